import { readConfig } from "@deposit/core";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { parts } from "../components/overrides/faultyOverrides.ts";
import { describedParts, describePart, describeSection } from "../../test/describeSection.tsx";
import { findTitleField } from "../../test/driveDeposit.tsx";

const textbox = (name: RegExp) => () => screen.queryByRole("textbox", { name });
const button = (name: string) => () => screen.queryByRole("button", { name });

describeSection("resource type", {
  part: "ResourceType",
  control: () => screen.queryByRole("combobox", { name: /^Resource type/ }),
  serverField: "metadata.resource_type",
});
describeSection("titles", { part: "Titles", control: findTitleField, serverField: "metadata.title" });
describeSection("publication date", {
  part: "PublicationDate",
  control: textbox(/^Publication date/),
  serverField: "metadata.publication_date",
});
describeSection("creators", {
  part: "Creators",
  control: () => screen.queryByRole("button", { name: "Add creator" }),
  serverField: "metadata.creators",
});
describeSection("description", {
  part: "Descriptions",
  control: textbox(/^Description/),
  serverField: "metadata.description",
});
describeSection("licences", {
  part: "Licenses",
  control: () => screen.queryByRole("button", { name: "Add standard" }),
  serverField: "metadata.rights",
});
describeSection("publisher", { part: "Publisher", control: textbox(/^Publisher/), serverField: "metadata.publisher" });
describeSection("files", {
  part: "Files",
  control: () => screen.queryByRole("button", { name: "Choose files" }),
  serverField: "files.enabled",
});
describeSection("access", {
  part: "Access",
  control: () => screen.queryAllByRole("radio", { name: "Public" })[0] ?? null,
  serverField: "access.record",
  place: ".deposit-layout__aside",
});
describeSection("community", {
  part: "CommunityHeader",
  control: () => screen.queryByRole("button", { name: "Select a community" }),
  serverField: "parent.review.receiver",
  place: ".deposit-layout__top",
});
describeSection("DOI", {
  part: "Doi",
  control: () => screen.queryByRole("button", { name: "Get a DOI now!" }),
  serverField: "pids.doi",
});
describeSection("copyright", { part: "Copyright", control: textbox(/^Copyright/), serverField: "metadata.copyright" });
describeSection("contributors", {
  part: "Contributors",
  control: button("Add contributor"),
  serverField: "metadata.contributors",
});
describeSection("subjects", {
  part: "Subjects",
  control: () => screen.queryByRole("combobox", { name: "Keywords and subjects" }),
  serverField: "metadata.subjects",
});
describeSection("languages", {
  part: "Languages",
  control: () => screen.queryByRole("combobox", { name: "Languages" }),
  serverField: "metadata.languages",
});
describeSection("dates", { part: "Dates", control: button("Add date"), serverField: "metadata.dates" });
describeSection("version", { part: "Version", control: textbox(/^Version/), serverField: "metadata.version" });
describeSection("funding", {
  part: "Funding",
  control: button("Add award"),
  serverField: "metadata.funding",
});
describeSection("alternate identifiers", {
  part: "Identifiers",
  control: button("Add identifier"),
  serverField: "metadata.identifiers",
});
describeSection("related works", {
  part: "RelatedWorks",
  control: button("Add related work"),
  serverField: "metadata.related_identifiers",
});
describeSection("references", {
  part: "References",
  control: button("Add reference"),
  serverField: "metadata.references",
});
describeSection("custom fields", {
  part: "CustomFields",
  control: textbox(/^Repository URL/),
  serverField: "custom_fields.code:codeRepository",
  props: {
    config: readConfig({
      custom_fields: {
        ui: [
          {
            section: "Software",
            fields: [{ field: "code:codeRepository", ui_widget: "Input", props: { label: "Repository URL" } }],
          },
        ],
      },
    }),
  },
});
describePart("status", {
  part: "StatusBanner",
  control: () => screen.queryByText("Draft", { selector: ".deposit-status *" }),
});
describePart("feedback", {
  part: "FeedbackBanner",
  control: () => screen.queryByText(/feedback/, { selector: ".deposit-banner__heading" }),
  props: { errors: [{ field: "metadata.title", messages: ["Said by the server."], severity: "error" }] },
});
describePart("actions", { part: "ActionBar", control: button("Save draft") });
describePart("outline", { part: "Outline", control: () => screen.queryByRole("navigation") });

it("tests the contract of every part that a host can replace", () => {
  expect([...describedParts].toSorted()).toEqual(Object.keys(parts).toSorted());
});
