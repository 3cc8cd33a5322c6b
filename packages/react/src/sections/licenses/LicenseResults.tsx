import type { VocabularyEntry } from "@deposit/core";
import { ResultChoice, type ResultChoiceProps } from "../../components/search/ResultChoice.tsx";
import { cutDescription } from "./cutDescription.ts";
import { LicenseLink } from "./LicenseLink.tsx";
import { LICENSES_PER_PAGE } from "./useLicenseSearch.ts";

type LicenseResultsProps = Omit<ResultChoiceProps<VocabularyEntry>, "room" | "part" | "perPage" | "wordsOf">;

/** A page of licenses to choose from, each with the beginning of its description. */
export function LicenseResults(props: LicenseResultsProps) {
  return (
    <ResultChoice
      {...props}
      room="licenses"
      part="license-results"
      perPage={LICENSES_PER_PAGE}
      wordsOf={({ id, title, description, props: { url = "" } }) => ({
        name: title || id,
        details: cutDescription(description),
        more: <LicenseLink link={url} name={title || id} />,
      })}
    />
  );
}
