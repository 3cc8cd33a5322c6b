import type { AffiliationEntry, DepositClient, NameEntry } from "@deposit/core";
import { useState } from "react";
import { useMessage } from "../../i18n/useMessage.ts";
import { Combobox } from "../../ui/combobox/Combobox.tsx";
import { Field } from "../../ui/field/Field.tsx";
import type { FieldMessage } from "../../ui/field/fieldMessage.ts";
import { useUi } from "../../ui/root/useUi.ts";
import { useComboboxLabels } from "../../components/search/useComboboxLabels.ts";
import type { CreatorFields } from "./creatorForm.ts";
import { fieldsOfOrganization, fieldsOfPerson } from "./suggestedFields.ts";

/** Suggestions shown at a time (docs/platform/search.md 5). */
const SUGGESTIONS = 20;

/** A search result: its name, details that distinguish it, and the fields that it fills in. */
interface Suggestion {
  readonly key: string;
  readonly name: string;
  readonly detail: string;
  readonly fill: (before: CreatorFields) => CreatorFields;
}

interface NameSearchProps {
  type: CreatorFields["person_or_org"]["type"];
  client: DepositClient;
  /** Called when a suggestion is chosen. */
  onFill: (fill: (before: CreatorFields) => CreatorFields) => void;
  /** Called when the search fails, so that the fields can be typed in. */
  onFailed: () => void;
}

/**
 * Searches for a person or an organization and fills in the fields. A failed search shows a message and does not block.
 */
export function NameSearch({ type, client, onFill, onFailed }: NameSearchProps) {
  const t = useMessage();
  const { announce } = useUi();
  const [failed, setFailed] = useState<unknown>(null);
  const kind = type === "personal" ? "person" : "organization";
  const labels = useComboboxLabels({
    noResults: t("creators.search.none"),
    failed: t("creators.search.failed"),
  });
  const load = async (text: string, signal: AbortSignal): Promise<readonly Suggestion[]> => {
    try {
      const query = { text, size: SUGGESTIONS, signal };
      const found =
        type === "personal"
          ? (await client.vocabularies.names(query)).hits.map(personSuggestion)
          : (await client.vocabularies.affiliations(query)).hits.map(organizationSuggestion);
      setFailed(null);
      return found;
    } catch (error) {
      if (!signal.aborted) {
        setFailed(error);
        onFailed();
      }
      throw error;
    }
  };
  const messages: readonly FieldMessage[] =
    failed === null ? [] : [{ severity: "warning", text: labels.failed(failed) }];
  return (
    <Field label={t(`creators.search.${kind}`)} help={t(`creators.search.${kind}.help`)} messages={messages}>
      {(inputProps) => (
        <Combobox<Suggestion>
          {...inputProps}
          value={null}
          onValueChange={(suggestion) => {
            if (suggestion === null) return;
            onFill(suggestion.fill);
            announce(t("creators.search.filled", { name: suggestion.name }));
          }}
          load={load}
          getKey={({ key }) => key}
          getLabel={({ name }) => name}
          renderOption={({ name, detail }) => (
            <span className="deposit-option">
              <span className="deposit-option__line">{name}</span>
              {detail === "" ? null : <span className="deposit-option__details">{detail}</span>}
            </span>
          )}
          labels={labels}
          placeholder={t("creators.search.placeholder")}
          minLength={1}
        />
      )}
    </Field>
  );
}

function personSuggestion(entry: NameEntry): Suggestion {
  const orcid = entry.identifiers.find(({ scheme }) => scheme === "orcid")?.identifier;
  const affiliations = entry.affiliations.map(({ id, name }) => name || id).join("; ");
  return {
    key: entry.id,
    name: entry.name,
    detail: [affiliations, orcid].filter(Boolean).join(" · "),
    fill: (before) => fieldsOfPerson(entry, before),
  };
}

function organizationSuggestion(entry: AffiliationEntry): Suggestion {
  return {
    key: entry.id,
    name: entry.name,
    detail: [entry.acronym, entry.country].filter(Boolean).join(" · "),
    fill: (before) => fieldsOfOrganization(entry, before),
  };
}
