import { useContext, type ReactNode } from "react";
import { type DepositComponents, DepositComponentsContext } from "./components/DepositComponents.ts";
import { Slot } from "./components/Slot.tsx";
import { useFocusAcrossLayouts } from "./components/useFocusAcrossLayouts.ts";
import { useIsNarrow } from "./components/useIsNarrow.ts";
import { useDepositContext } from "./form/useDepositContext.ts";
import { useMessage } from "./i18n/useMessage.ts";
import { AccessSection } from "./sections/access/AccessSection.tsx";
import { ActionBarSection } from "./sections/actions/ActionBarSection.tsx";
import { CommunityHeaderSection } from "./sections/community/CommunityHeaderSection.tsx";
import { CustomFieldsSection } from "./sections/custom-fields/CustomFieldsSection.tsx";
import { FeedbackBannerSection } from "./sections/feedback-banner/FeedbackBannerSection.tsx";
import { OutlineSection } from "./sections/outline/OutlineSection.tsx";
import { StatusBannerSection } from "./sections/status-banner/StatusBannerSection.tsx";
import { standardCards } from "./standardCards.ts";
import { Card as AsideCard } from "./ui/Card.tsx";
import { Section } from "./ui/Section.tsx";
import { SkipLink } from "./ui/SkipLink.tsx";

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
 * The standard layout: the community, the sections, and beside them a column that stays in view with the status, the
 * actions, what became of the last one, who may see it, and the outline. On a phone one column, with message and actions
 * in a bar at the bottom.
 */
export function DepositLayout() {
  const t = useMessage();
  const { idPrefix } = useDepositContext();
  const narrow = useIsNarrow();
  const actionsId = `${idPrefix}-actions`;
  useFocusAcrossLayouts(narrow, actionsId);
  return (
    <>
      <SkipLink targetId={actionsId}>{t("layout.skipToActions")}</SkipLink>
      <div className="deposit-layout">
        {narrow ? statusBanner : null}
        <div className="deposit-layout__top">
          <Slot name="CommunityHeader">
            <CommunityHeaderSection />
          </Slot>
        </div>
        <div className="deposit-layout__main">
          <Sections />
          {narrow ? <AccessCard beside={false} /> : null}
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
              {statusBanner}
              {actionBar}
              {/* Comes and goes with every save: under the buttons, it moves none of them from under the pointer. */}
              {feedbackBanner}
            </>
          )}
          {narrow ? null : <AccessCard beside />}
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
      {standardCards.map(({ heading, sections }) => (
        <Card key={heading} parts={sections.map(({ part }) => part)} heading={t(heading)}>
          {sections.map(({ part, Standard }) => (
            <Slot key={part} name={part}>
              <Standard />
            </Slot>
          ))}
        </Card>
      ))}
      <Slot name="CustomFields">
        <CustomFieldsSection />
      </Slot>
    </>
  );
}

function AccessCard({ beside }: { readonly beside: boolean }) {
  const t = useMessage();
  const components = useContext(DepositComponentsContext);
  if (components.Access === null) return null;
  const heading = t("section.access");
  const section = (
    <Slot name="Access">
      <AccessSection />
    </Slot>
  );
  if (!beside) return <Section heading={heading}>{section}</Section>;
  return (
    <AsideCard variant="aside">
      <h2 className="deposit-aside-heading">{heading}</h2>
      {section}
    </AsideCard>
  );
}

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
