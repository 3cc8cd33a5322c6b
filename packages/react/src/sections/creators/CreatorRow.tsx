import type { CreatorValue, FieldPath, VocabularyOption } from "@deposit/core";
import { fieldId } from "../../form/fieldName.ts";
import { useDepositContext } from "../../form/useDepositContext.ts";
import { useFieldMessages } from "../../form/useFieldMessages.tsx";
import { useShownFeedback } from "../../form/useShownFeedback.ts";
import { useMessage } from "../../i18n/useMessage.ts";
import { Badge } from "../../ui/Badge.tsx";
import { EntryRow } from "../../ui/EntryRow.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import type { SortableRowParts } from "../../ui/list/SortableRow.tsx";
import { IdentifierBadge } from "./IdentifierBadge.tsx";

interface CreatorRowProps {
  /** Path of the list. */
  path: FieldPath;
  creator: CreatorValue;
  name: string;
  parts: SortableRowParts;
  roles: readonly VocabularyOption[];
  disabled: boolean;
  onEdit: () => void;
  onRemove: () => void;
}

/** One creator in the list: name, identifiers, role, affiliations, and what the server said of this row. */
export function CreatorRow({ path, creator, name, parts, roles, disabled, onEdit, onRemove }: CreatorRowProps) {
  const t = useMessage();
  const { idPrefix } = useDepositContext();
  const rowPath = [...path, creator.key];
  const messages = useFieldMessages(useShownFeedback(rowPath, "within"));
  const id = fieldId(idPrefix, rowPath);
  const { person_or_org: person, affiliations } = creator;
  const role = roles.find(({ value }) => value === creator.role)?.text ?? creator.role;
  const places = affiliations.map((affiliation) => affiliation.name || affiliation.id).filter(Boolean);
  return (
    <div data-deposit-anchor={id}>
      <EntryRow
        id={id}
        part="creator"
        handle={parts.handle}
        leading={<Icon name={person.type === "personal" ? "person" : "organization"} />}
        title={<bdi>{name}</bdi>}
        badges={
          <>
            {person.identifiers.map((identifier) => (
              <IdentifierBadge
                key={`${identifier.scheme} ${identifier.identifier}`}
                identifier={identifier}
                name={name}
              />
            ))}
            {role === "" ? null : <Badge>{role}</Badge>}
          </>
        }
        details={places.length === 0 ? undefined : places.join("; ")}
        messages={messages}
        actions={
          disabled ? undefined : (
            <>
              <IconButton id={id} icon="edit" label={t("creators.edit", { name })} onClick={onEdit} />
              {parts.menu}
              <IconButton icon="trash" label={t("creators.remove", { name })} onClick={onRemove} />
            </>
          )
        }
      />
    </div>
  );
}
