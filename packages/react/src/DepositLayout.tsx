import { pathsOfSection, sectionIds } from "@deposit/core";
import { useContext, type ReactNode } from "react";
import { type DepositComponents, DepositComponentsContext } from "./components/DepositComponents.ts";
import { OverrideBoundary } from "./components/OverrideBoundary.tsx";
import { Slot } from "./components/Slot.tsx";
import { useFocusAcrossLayouts } from "./components/useFocusAcrossLayouts.ts";
import { useIsNarrow } from "./components/useIsNarrow.ts";
import { useDepositContext } from "./form/useDepositContext.ts";
import { useIsHidden } from "./form/useIsHidden.ts";
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

// Each stays where it is not drawn, too, and takes what the host's part throws as it goes from there to the other layout.
const actionBar = (here: boolean) => (
  <Slot name="ActionBar" here={here}>
    <ActionBarSection />
  </Slot>
);
const feedbackBanner = (here: boolean) => (
  <Slot name="FeedbackBanner" here={here}>
    <FeedbackBannerSection />
  </Slot>
);
const statusBanner = (here: boolean) => (
  <Slot name="StatusBanner" here={here}>
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
        {statusBanner(narrow)}
        <div className="deposit-layout__top">
          <Slot name="CommunityHeader">
            <CommunityHeaderSection />
          </Slot>
        </div>
        <div className="deposit-layout__main">
          <Sections />
          <AccessCard here={narrow} beside={false} />
        </div>
        <div
          className="deposit-layout__aside"
          role="region"
          aria-label={t("layout.side")}
          id={narrow ? undefined : actionsId}
          tabIndex={-1}
        >
          {statusBanner(!narrow)}
          {actionBar(!narrow)}
          {/* Comes and goes with every save: under the buttons, it moves none of them from under the pointer. */}
          {feedbackBanner(!narrow)}
          <AccessCard here={!narrow} beside />
          <Slot name="Outline">
            <OutlineSection />
          </Slot>
        </div>
      </div>
      <div className={narrow ? "deposit-layout__bottom" : undefined} id={narrow ? actionsId : undefined} tabIndex={-1}>
        {feedbackBanner(narrow)}
        {actionBar(narrow)}
      </div>
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

function AccessCard({ here, beside }: { readonly here: boolean; readonly beside: boolean }) {
  const t = useMessage();
  const components = useContext(DepositComponentsContext);
  const heading = t("section.access");
  const section = (
    <Slot name="Access">
      <AccessSection />
    </Slot>
  );
  return (
    <OverrideBoundary name="Access">
      {!here || components.Access === null ? null : beside ? (
        <AsideCard variant="aside">
          <h2 className="deposit-aside-heading">{heading}</h2>
          {section}
        </AsideCard>
      ) : (
        <Section heading={heading}>{section}</Section>
      )}
    </OverrideBoundary>
  );
}

/** The names of the fields of a part, which is called as its section is (`RelatedWorks`, `related-works`). */
function fieldsOf(part: string): string[] {
  const own = sectionIds.filter((section) => section.replace("-", "") === part.toLowerCase());
  return own.flatMap((section) => pathsOfSection(section).map((path) => path.join(".")));
}

interface CardProps {
  /** What stands on it; when all of it was removed, or has only fields that are hidden, the card goes, too. */
  readonly parts: readonly (keyof DepositComponents)[];
  readonly heading: string;
  readonly children: ReactNode;
}

function Card({ parts, heading, children }: CardProps) {
  const components = useContext(DepositComponentsContext);
  const isHidden = useIsHidden();
  const isGone = parts.every((part) => {
    const component = components[part];
    return component === undefined ? fieldsOf(part).every(isHidden) : component === null;
  });
  return (
    <OverrideBoundary name={parts.join()}>
      {isGone ? null : <Section heading={heading}>{children}</Section>}
    </OverrideBoundary>
  );
}
