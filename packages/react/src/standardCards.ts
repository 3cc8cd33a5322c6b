import type { ComponentType } from "react";
import type { DepositComponents } from "./components/overrides/DepositComponents.ts";
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

/** A card of the standard layout: its heading and its parts in page order. */
export interface StandardCard {
  readonly heading: MessageId;
  readonly sections: readonly (readonly [part: keyof DepositComponents, Standard: ComponentType])[];
}

/**
 * The cards of the standard layout in page order (docs/platform/product.md 2.2). The custom fields follow as separate
 * cards.
 */
export const standardCards: readonly StandardCard[] = [
  { heading: "section.files", sections: [["Files", FilesSection]] },
  {
    heading: "layout.basicInformation",
    sections: [
      ["Doi", DoiSection],
      ["ResourceType", ResourceTypeSection],
      ["Titles", TitlesSection],
      ["PublicationDate", PublicationDateSection],
      ["Creators", CreatorsSection],
      ["Descriptions", DescriptionsSection],
      ["Licenses", LicensesSection],
      ["Copyright", CopyrightSection],
    ],
  },
  {
    heading: "layout.recommendedInformation",
    sections: [
      ["Contributors", ContributorsSection],
      ["Subjects", SubjectsSection],
      ["Languages", LanguagesSection],
      ["Dates", DatesSection],
      ["Version", VersionSection],
      ["Publisher", PublisherSection],
    ],
  },
  { heading: "section.funding", sections: [["Funding", FundingSection]] },
  { heading: "section.identifiers", sections: [["Identifiers", IdentifiersSection]] },
  { heading: "section.related-works", sections: [["RelatedWorks", RelatedWorksSection]] },
  { heading: "section.references", sections: [["References", ReferencesSection]] },
];
