import { type ComponentType, createContext } from "react";

/**
 * The parts of the form that a host can replace. A component replaces, `null` removes, absence keeps
 * (docs/platform/product.md 11). Every standard part is exported, to be wrapped.
 *
 * @example components={{ Outline: null, Publisher: () => <><PublisherSection /><House /></> }}
 */
export interface DepositComponents {
  readonly StatusBanner?: ComponentType | null | undefined;
  readonly FeedbackBanner?: ComponentType | null | undefined;
  readonly ActionBar?: ComponentType | null | undefined;
  readonly Outline?: ComponentType | null | undefined;
  readonly CommunityHeader?: ComponentType | null | undefined;
  readonly Access?: ComponentType | null | undefined;
  readonly Files?: ComponentType | null | undefined;
  readonly Doi?: ComponentType | null | undefined;
  readonly ResourceType?: ComponentType | null | undefined;
  readonly Titles?: ComponentType | null | undefined;
  readonly PublicationDate?: ComponentType | null | undefined;
  readonly Creators?: ComponentType | null | undefined;
  readonly Descriptions?: ComponentType | null | undefined;
  readonly Licenses?: ComponentType | null | undefined;
  readonly Copyright?: ComponentType | null | undefined;
  readonly Contributors?: ComponentType | null | undefined;
  readonly Subjects?: ComponentType | null | undefined;
  readonly Languages?: ComponentType | null | undefined;
  readonly Dates?: ComponentType | null | undefined;
  readonly Version?: ComponentType | null | undefined;
  readonly Publisher?: ComponentType | null | undefined;
  readonly Funding?: ComponentType | null | undefined;
  readonly Identifiers?: ComponentType | null | undefined;
  readonly RelatedWorks?: ComponentType | null | undefined;
  readonly References?: ComponentType | null | undefined;
  readonly CustomFields?: ComponentType | null | undefined;
}

/** Which parts the host replaced or removed. */
export const DepositComponentsContext = createContext<DepositComponents>({});
