import { useContext, type ReactNode } from "react";
import { type DepositComponents, DepositComponentsContext } from "./components/DepositComponents.ts";
import { Slot } from "./components/Slot.tsx";
import { useIsNarrow } from "./components/useIsNarrow.ts";
import { useDepositContext } from "./form/useDepositContext.ts";
import { useMessage } from "./i18n/useMessage.ts";
import { ActionBarSection } from "./sections/actions/ActionBarSection.tsx";
import { CreatorsSection } from "./sections/creators/CreatorsSection.tsx";
import { CustomFieldsSection } from "./sections/custom-fields/CustomFieldsSection.tsx";
import { DescriptionsSection } from "./sections/descriptions/DescriptionsSection.tsx";
import { FeedbackBannerSection } from "./sections/feedback-banner/FeedbackBannerSection.tsx";
import { FilesSection } from "./sections/files/FilesSection.tsx";
import { LicensesSection } from "./sections/licenses/LicensesSection.tsx";
import { OutlineSection } from "./sections/outline/OutlineSection.tsx";
import { PublicationDateSection } from "./sections/publication-date/PublicationDateSection.tsx";
import { PublisherSection } from "./sections/publisher/PublisherSection.tsx";
import { ResourceTypeSection } from "./sections/resource-type/ResourceTypeSection.tsx";
import { StatusBannerSection } from "./sections/status-banner/StatusBannerSection.tsx";
import { TitlesSection } from "./sections/titles/TitlesSection.tsx";
import { Section } from "./ui/Section.tsx";

const actionBar = (
  <Slot name="ActionBar">
    <ActionBarSection />
  </Slot>
);
const feedbackBanner = (
  <Slot name="FeedbackBanner">
    <FeedbackBannerSection />
  </Slot>
);
const statusBanner = (
  <Slot name="StatusBanner">
    <StatusBannerSection />
  </Slot>
);

/**
 * The standard layout: the sections, and beside them a column that stays in view with what became of the last action,
 * the status, the actions and the outline. On a phone one column, with message and actions in a bar at the bottom.
 */
export function DepositLayout() {
  const t = useMessage();
  const { idPrefix } = useDepositContext();
  const narrow = useIsNarrow();
  const actionsId = `${idPrefix}-actions`;
  return (
    <>
      <a className="deposit-skip-link" href={`#${actionsId}`}>
        {t("layout.skipToActions")}
      </a>
      <div className="deposit-layout">
        {narrow ? statusBanner : null}
        <div className="deposit-layout__main">
          <Sections />
        </div>
        <div
          className="deposit-layout__aside"
          role="region"
          aria-label={t("layout.side")}
          id={narrow ? undefined : actionsId}
          tabIndex={-1}
        >
          {narrow ? null : (
            <>
              {feedbackBanner}
              {statusBanner}
              {actionBar}
            </>
          )}
          <Slot name="Outline">
            <OutlineSection />
          </Slot>
        </div>
      </div>
      {narrow ? (
        <div className="deposit-layout__bottom" id={actionsId} tabIndex={-1}>
          {feedbackBanner}
          {actionBar}
        </div>
      ) : null}
    </>
  );
}

function Sections() {
  const t = useMessage();
  return (
    <>
      <Card parts={["Files"]} heading={t("section.files")}>
        <Slot name="Files">
          <FilesSection />
        </Slot>
      </Card>
      <Card parts={basicInformation} heading={t("layout.basicInformation")}>
        <Slot name="ResourceType">
          <ResourceTypeSection />
        </Slot>
        <Slot name="Titles">
          <TitlesSection />
        </Slot>
        <Slot name="PublicationDate">
          <PublicationDateSection />
        </Slot>
        <Slot name="Creators">
          <CreatorsSection />
        </Slot>
        <Slot name="Descriptions">
          <DescriptionsSection />
        </Slot>
        <Slot name="Licenses">
          <LicensesSection />
        </Slot>
        <Slot name="Publisher">
          <PublisherSection />
        </Slot>
      </Card>
      <Slot name="CustomFields">
        <CustomFieldsSection />
      </Slot>
    </>
  );
}

const basicInformation = [
  "ResourceType",
  "Titles",
  "PublicationDate",
  "Creators",
  "Descriptions",
  "Licenses",
  "Publisher",
] as const;

interface CardProps {
  /** What stands on it; when all of it was removed, the card goes, too. */
  readonly parts: readonly (keyof DepositComponents)[];
  readonly heading: string;
  readonly children: ReactNode;
}

function Card({ parts, heading, children }: CardProps) {
  const components = useContext(DepositComponentsContext);
  if (parts.every((part) => components[part] === null)) return null;
  return <Section heading={heading}>{children}</Section>;
}
