import { pathsOfSection, sectionIds } from "@deposit/core/internal";
import { useContext } from "react";
import { DepositComponentsContext } from "./components/overrides/DepositComponents.ts";
import { OverrideBoundary } from "./components/overrides/OverrideBoundary.tsx";
import { Slot } from "./components/overrides/Slot.tsx";
import { useFocusAcrossLayouts } from "./components/layout/useFocusAcrossLayouts.ts";
import { useIsNarrow } from "./components/layout/useIsNarrow.ts";
import { useDepositContext } from "./form/session/useDepositContext.ts";
import { useIsHidden } from "./form/field/useIsHidden.ts";
import { useMessage } from "./i18n/useMessage.ts";
import { AccessSection } from "./sections/access/AccessSection.tsx";
import { ActionBarSection } from "./sections/actions/ActionBarSection.tsx";
import { CommunityHeaderSection } from "./sections/community/CommunityHeaderSection.tsx";
import { CustomFieldsSection } from "./sections/custom-fields/CustomFieldsSection.tsx";
import { FeedbackBannerSection } from "./sections/feedback-banner/FeedbackBannerSection.tsx";
import { OutlineSection } from "./sections/outline/OutlineSection.tsx";
import { StatusBannerSection } from "./sections/status-banner/StatusBannerSection.tsx";
import { type StandardCard, standardCards } from "./standardCards.ts";
import { Card as AsideCard } from "./ui/display/Card.tsx";
import { Section } from "./ui/display/Section.tsx";
import { SkipLink } from "./ui/display/SkipLink.tsx";

const accessCard: StandardCard = {
  heading: "section.access",
  sections: [["Access", AccessSection]],
};

/**
 * The standard layout: the community and the sections, with a sticky side column. That column has the status, the
 * actions, their outcome, the access summary and the outline. On a phone there is one column, with outcome and actions
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
        <Slot name="StatusBanner" here={narrow} Standard={StatusBannerSection} />
        <div className="deposit-layout__top">
          <Slot name="CommunityHeader" Standard={CommunityHeaderSection} />
        </div>
        <div className="deposit-layout__main">
          {standardCards.map((card) => (
            <Card key={card.heading} {...card} />
          ))}
          <Slot name="CustomFields" Standard={CustomFieldsSection} />
          <Card {...accessCard} here={narrow} />
        </div>
        <div
          className="deposit-layout__aside"
          role="region"
          aria-label={t("layout.side")}
          id={narrow ? undefined : actionsId}
          tabIndex={-1}
        >
          <Slot name="StatusBanner" here={!narrow} Standard={StatusBannerSection} />
          <Slot name="ActionBar" here={!narrow} Standard={ActionBarSection} />
          {/* Below the buttons, so that it does not move them when it appears and disappears with every save. */}
          <Slot name="FeedbackBanner" here={!narrow} Standard={FeedbackBannerSection} />
          <Card {...accessCard} here={!narrow} beside />
          <Slot name="Outline" Standard={OutlineSection} />
        </div>
      </div>
      <div className={narrow ? "deposit-layout__bottom" : undefined} id={narrow ? actionsId : undefined} tabIndex={-1}>
        <Slot name="FeedbackBanner" here={narrow} Standard={FeedbackBannerSection} />
        <Slot name="ActionBar" here={narrow} Standard={ActionBarSection} />
      </div>
    </>
  );
}

/** Returns the fields of a part. A part has the name of its section (`RelatedWorks`, `related-works`). */
function fieldsOf(part: string): string[] {
  const own = sectionIds.filter((section) => section.replace("-", "") === part.toLowerCase());
  return own.flatMap((section) => pathsOfSection(section)).map((path) => path.join("."));
}

interface CardProps extends StandardCard {
  /** Whether it is rendered in this place, if it has several. @default true */
  readonly here?: boolean;
  /** Whether it is in the side column. @default false */
  readonly beside?: boolean;
}

/** A card disappears when all its parts are removed or have only hidden fields. */
function Card({ heading, sections, here = true, beside = false }: CardProps) {
  const t = useMessage();
  const components = useContext(DepositComponentsContext);
  const isHidden = useIsHidden();
  const isEmpty = sections.every(([part]) => {
    const component = components[part];
    return component === undefined ? fieldsOf(part).every(isHidden) : component === null;
  });
  const parts = sections.map(([part, Standard]) => <Slot key={part} name={part} Standard={Standard} />);
  return (
    <OverrideBoundary name={sections.map(([part]) => part).join()}>
      {!here || isEmpty ? null : beside ? (
        <AsideCard variant="aside">
          <h2 className="deposit-aside-heading">{t(heading)}</h2>
          {parts}
        </AsideCard>
      ) : (
        <Section heading={t(heading)}>{parts}</Section>
      )}
    </OverrideBoundary>
  );
}
