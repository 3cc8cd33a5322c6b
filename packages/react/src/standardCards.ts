import type { ComponentType } from "react";
import type { DepositComponents } from "./components/DepositComponents.ts";
import type { MessageId } from "./i18n/messages.ts";
import { CopyrightSection } from "./sections/copyright/CopyrightSection.tsx";
import { ContributorsSection } from "./sections/creators/ContributorsSection.tsx";
import { CreatorsSection } from "./sections/creators/CreatorsSection.tsx";
import { DatesSection } from "./sections/dates/DatesSection.tsx";
import { DescriptionsSection } from "./sections/descriptions/DescriptionsSection.tsx";
import { DoiSection } from "./sections/doi/DoiSection.tsx";
import { FilesSection } from "./sections/files/FilesSection.tsx";
import { FundingSection } from "./sections/funding/FundingSection.tsx";
import { IdentifiersSection } from "./sections/identifiers/IdentifiersSection.tsx";
import { LanguagesSection } from "./sections/languages/LanguagesSection.tsx";
import { LicensesSection } from "./sections/licenses/LicensesSection.tsx";
import { PublicationDateSection } from "./sections/publication-date/PublicationDateSection.tsx";
import { PublisherSection } from "./sections/publisher/PublisherSection.tsx";
import { ReferencesSection } from "./sections/references/ReferencesSection.tsx";
import { RelatedWorksSection } from "./sections/related-works/RelatedWorksSection.tsx";
import { ResourceTypeSection } from "./sections/resource-type/ResourceTypeSection.tsx";
import { SubjectsSection } from "./sections/subjects/SubjectsSection.tsx";
import { TitlesSection } from "./sections/titles/TitlesSection.tsx";
import { VersionSection } from "./sections/version/VersionSection.tsx";

/** One card of the standard layout: its heading, and the parts on it in page order. */
interface StandardCard {
  readonly heading: MessageId;
  readonly sections: readonly { readonly part: keyof DepositComponents; readonly Standard: ComponentType }[];
}

/** The cards of the standard layout in page order (behaviour 3.3); the custom fields follow as cards of their own. */
export const standardCards: readonly StandardCard[] = [
  { heading: "section.files", sections: [{ part: "Files", Standard: FilesSection }] },
  {
    heading: "layout.basicInformation",
    sections: [
      { part: "Doi", Standard: DoiSection },
      { part: "ResourceType", Standard: ResourceTypeSection },
      { part: "Titles", Standard: TitlesSection },
      { part: "PublicationDate", Standard: PublicationDateSection },
      { part: "Creators", Standard: CreatorsSection },
      { part: "Descriptions", Standard: DescriptionsSection },
      { part: "Licenses", Standard: LicensesSection },
      { part: "Copyright", Standard: CopyrightSection },
    ],
  },
  {
    heading: "layout.recommendedInformation",
    sections: [
      { part: "Contributors", Standard: ContributorsSection },
      { part: "Subjects", Standard: SubjectsSection },
      { part: "Languages", Standard: LanguagesSection },
      { part: "Dates", Standard: DatesSection },
      { part: "Version", Standard: VersionSection },
      { part: "Publisher", Standard: PublisherSection },
    ],
  },
  { heading: "section.funding", sections: [{ part: "Funding", Standard: FundingSection }] },
  { heading: "section.identifiers", sections: [{ part: "Identifiers", Standard: IdentifiersSection }] },
  { heading: "section.related-works", sections: [{ part: "RelatedWorks", Standard: RelatedWorksSection }] },
  { heading: "section.references", sections: [{ part: "References", Standard: ReferencesSection }] },
];
