import { identifierAddress, schemeName, type SchemedIdentifier } from "@deposit/core";
import { useMessage } from "../../i18n/useMessage.ts";

/**
 * The mark of an ORCID, ROR, GND or ISNI after a name, a link to its page; nothing for other schemes
 * (docs/platform/product.md 2.2).
 */
export function IdentifierBadge({ identifier, name }: { identifier: SchemedIdentifier; name: string }) {
  const t = useMessage();
  const address = identifierAddress(identifier);
  if (address === null) return null;
  const scheme = schemeName(identifier.scheme);
  return (
    <a
      className="deposit-identifier"
      data-scheme={identifier.scheme}
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={t("creators.identifier", { scheme, name, identifier: identifier.identifier })}
    >
      {/* Of the link itself it would be the description, and the digits be read twice. */}
      <span title={identifier.identifier}>{scheme}</span>
    </a>
  );
}
