import type { ComponentType } from "react";
import type { DepositComponents } from "./components/DepositComponents.ts";
import type { MessageId } from "./i18n/messages.ts";
import { CreatorsSection } from "./sections/creators/CreatorsSection.tsx";
import { DescriptionsSection } from "./sections/descriptions/DescriptionsSection.tsx";
import { FilesSection } from "./sections/files/FilesSection.tsx";
import { LicensesSection } from "./sections/licenses/LicensesSection.tsx";
import { PublicationDateSection } from "./sections/publication-date/PublicationDateSection.tsx";
import { PublisherSection } from "./sections/publisher/PublisherSection.tsx";
import { ResourceTypeSection } from "./sections/resource-type/ResourceTypeSection.tsx";
import { TitlesSection } from "./sections/titles/TitlesSection.tsx";

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
      { part: "ResourceType", Standard: ResourceTypeSection },
      { part: "Titles", Standard: TitlesSection },
      { part: "PublicationDate", Standard: PublicationDateSection },
      { part: "Creators", Standard: CreatorsSection },
      { part: "Descriptions", Standard: DescriptionsSection },
      { part: "Licenses", Standard: LicensesSection },
    ],
  },
  {
    heading: "layout.recommendedInformation",
    sections: [{ part: "Publisher", Standard: PublisherSection }],
  },
];
