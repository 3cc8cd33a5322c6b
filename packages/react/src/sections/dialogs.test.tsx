import { type DepositRecord, readConfig, readRecord } from "@deposit/core";
import { within } from "@testing-library/react";
import { describeDialog } from "../../test/describeDialog.tsx";
import { ActionBarSection } from "./actions/ActionBarSection.tsx";
import { CommunityHeaderSection } from "./community/CommunityHeaderSection.tsx";
import { ContributorsSection } from "./creators/ContributorsSection.tsx";
import { CreatorsSection } from "./creators/CreatorsSection.tsx";
import { CustomFieldsSection } from "./custom-fields/CustomFieldsSection.tsx";
import { FundingSection } from "./funding/FundingSection.tsx";
import { LicensesSection } from "./licenses/LicensesSection.tsx";

const box = (name: RegExp) => (dialog: HTMLElement) => within(dialog).getByRole("textbox", { name });
const search = (name: RegExp) => (dialog: HTMLElement) => within(dialog).getByRole("searchbox", { name });
const withReview = (status: string): DepositRecord | undefined =>
  readRecord({
    id: "a",
    status,
    links: { self: "/api/records/a/draft", review: "/api/records/a/draft/review" },
    parent: { review: { id: "r", type: "community-submission", receiver: { community: "c" } } },
    files: { enabled: false },
  }) ?? undefined;

describeDialog("of a creator", {
  part: "Creators",
  Standard: CreatorsSection,
  opener: "Add creator",
  title: "creators.dialog.add",
  field: box(/^Family name/),
});
describeDialog("of a contributor", {
  part: "Contributors",
  Standard: ContributorsSection,
  opener: "Add contributor",
  title: "contributors.dialog.add",
  field: box(/^Family name/),
});
describeDialog("of standard licenses", {
  part: "Licenses",
  Standard: LicensesSection,
  opener: "Add standard",
  title: "licenses.standard.add",
  field: search(/^Search/),
});
describeDialog("of a custom license", {
  part: "Licenses",
  Standard: LicensesSection,
  opener: "Add custom",
  title: "licenses.custom.add",
  field: box(/^Title/),
});
describeDialog("of awards", {
  part: "Funding",
  Standard: FundingSection,
  opener: "Add award",
  title: "funding.standard.add",
  field: search(/^Search/),
});
describeDialog("of a custom award", {
  part: "Funding",
  Standard: FundingSection,
  opener: "Add custom award",
  title: "funding.custom.add",
  field: box(/^Number/),
});
describeDialog("of communities", {
  part: "CommunityHeader",
  Standard: CommunityHeaderSection,
  opener: "Select a community",
  title: "community.dialog",
  field: search(/^Search/),
});
describeDialog("that takes an upload out of review", {
  part: "ActionBar",
  Standard: ActionBarSection,
  opener: "Cancel review",
  title: "cancelReview.title",
  field: box(/^Comment/),
  props: { record: withReview("in_review") },
});
describeDialog("that submits an upload for review", {
  part: "ActionBar",
  Standard: ActionBarSection,
  opener: "Submit for review",
  title: "submit.review.title",
  field: box(/^Comment/),
  props: { record: withReview("draft_with_review") },
});
describeDialog("of fields on request", {
  part: "CustomFields",
  Standard: CustomFieldsSection,
  opener: "Add field",
  title: "customFields.domain.dialog",
  field: search(/^Search/),
  props: {
    config: readConfig({
      custom_fields: {
        ui: [
          {
            section: "Biodiversity",
            discoverable_fields: true,
            fields: [{ field: "dwc:order", ui_widget: "Input", props: { label: "Order" } }],
          },
        ],
      },
    }),
  },
});
