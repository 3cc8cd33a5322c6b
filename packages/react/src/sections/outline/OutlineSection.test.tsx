import { emptyRecord } from "@deposit/core";
import { act, cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { expect, it, onTestFinished, vi } from "vitest";
import { CustomFieldsSection } from "../custom-fields/CustomFieldsSection.tsx";
import { DoiSection } from "../doi/DoiSection.tsx";
import { FilesSection } from "../files/FilesSection.tsx";
import { DatesSection } from "../dates/DatesSection.tsx";
import { busyBrowser } from "../../../test/busyBrowser.ts";
import { bannerSaying, driveDeposit, titleField } from "../../../test/driveDeposit.tsx";
import { benchSection } from "../../../test/sectionBench.tsx";
import { DepositI18n } from "../../i18n/DepositI18n.tsx";
import { OutlineMark } from "./OutlineSection.tsx";
import { OutlineSection } from "./OutlineSection.tsx";

const WithFiles = () => (
  <>
    <OutlineSection />
    <FilesSection />
  </>
);
const outline = () => within(screen.getByRole("navigation", { name: "Outline" }));
const line = (name: RegExp) => outline().getByRole("link", { name });
const names = () =>
  outline()
    .getAllByRole("link")
    .map((link) => link.querySelector(".deposit-outline__name")?.textContent);

it("shows for each section what is missing, invalid or complete, as it changes", async () => {
  const { user } = await driveDeposit();
  await waitFor(() => expect(line(/^Title/)).toHaveAccessibleName("Title 1 thing is missing"));
  expect(line(/^Description/)).toHaveAccessibleName("Description empty, optional");
  await user.click(screen.getByRole("button", { name: "Save draft" }));
  await bannerSaying(/Record saved with validation feedback in/);
  expect(line(/^Title/)).toHaveAccessibleName("Title 1 error");
  await user.type(titleField(), "Tides");
  await waitFor(() => expect(line(/^Title/)).toHaveAccessibleName("Title complete"));
});

it("shows a field that the host requires as missing, until it is filled in", async () => {
  const fields = {
    "metadata.version": { required: true },
    "metadata.publisher": { required: true },
    "metadata.copyright": { required: () => false },
    "metadata.additional_titles": { required: true, hidden: true },
    "metadata.rights": {
      required: () => {
        throw new Error("not known");
      },
    },
  };
  const { user } = await driveDeposit({ fields, onError: () => undefined });
  await waitFor(() => expect(line(/^Version/)).toHaveAccessibleName("Version 1 thing is missing"));
  // A field that publishing requires as well counts once.
  expect(line(/^Publisher/)).toHaveAccessibleName("Publisher 1 thing is missing");
  expect(line(/^Copyright/)).toHaveAccessibleName("Copyright empty, optional");
  expect(line(/^Licenses/)).toHaveAccessibleName("Licenses empty, optional");
  await user.type(titleField(), "Tides");
  await waitFor(() => expect(line(/^Title/)).toHaveAccessibleName("Title complete"));
  await user.type(screen.getByRole("textbox", { name: "Version" }), "2");
  await waitFor(() => expect(line(/^Version/)).toHaveAccessibleName("Version complete"));
});

it("shows the state of the DOI like its field: a required DOI that the platform registers is complete", async () => {
  const user = userEvent.setup();
  const draw = (is_doi_required: boolean) => {
    const default_selected = is_doi_required ? "no" : "not_needed";
    const pids = [{ scheme: "doi", can_be_managed: true, can_be_unmanaged: true, default_selected }];
    benchSection(
      <>
        <OutlineSection />
        <DoiSection />
      </>,
      { config: { pids, is_doi_required } },
    );
  };
  draw(true);
  await waitFor(() => expect(line(/^Digital/)).toHaveAccessibleName("Digital Object Identifier complete"));
  cleanup();
  draw(false);
  await waitFor(() => expect(line(/^Digital/)).toHaveAccessibleName("Digital Object Identifier empty, optional"));
  await user.click(screen.getByRole("radio", { name: "No, I need one" }));
  await waitFor(() => expect(line(/^Digital/)).toHaveAccessibleName("Digital Object Identifier 1 thing is missing"));
});

it("shows no state of a section before it is derived", async () => {
  const { rest } = busyBrowser();
  onTestFinished(() => {
    cleanup();
    vi.unstubAllGlobals();
  });
  await driveDeposit();
  expect(line(/^Title/)).toHaveAccessibleName("Title");
  await rest(async (callback) => act(async () => callback()));
  await waitFor(() => expect(line(/^Title/)).toHaveAccessibleName("Title 1 thing is missing"));
});

it("shows every section of the page in order, grouped by card", async () => {
  await driveDeposit();
  const basic = within(outline().getByRole("list", { name: "Basic information" }));
  expect(basic.getAllByRole("link").map((link) => link.textContent)).toEqual(
    expect.arrayContaining([expect.stringMatching(/^Title/), expect.stringMatching(/^Copyright/)]),
  );
  expect(outline().getByRole("heading", { name: "Recommended information" })).toBeVisible();
  const shown = names();
  for (const [before, after] of [
    ["Files", "Resource type"],
    ["Resource type", "Title"],
    ["Copyright", "Contributors"],
    ["Contributors", "Languages"],
    ["Publisher", "Alternate identifiers"],
    ["Alternate identifiers", "Related works"],
    ["Related works", "References"],
  ] as const) {
    expect(shown).toContain(before);
    expect(shown.indexOf(before)).toBeLessThan(shown.indexOf(after));
  }
});

it("leaves out what a host removed, and follows a host's own layout", async () => {
  const { redraw } = await driveDeposit({ components: { Dates: null } });
  expect(names()).not.toContain("Dates");
  redraw({ components: {} });
  await waitFor(() => expect(names()).toContain("Dates"));
  redraw({
    children: (
      <>
        <OutlineSection />
        <DatesSection />
      </>
    ),
  });
  await waitFor(() => expect(names()).toEqual(["Dates"]));
});

it("uses the language of the page, also for headings", async () => {
  const { redraw } = await driveDeposit();
  expect(outline().getByRole("heading", { name: "Basic information" })).toBeVisible();
  redraw({ locale: "de_DE" });
  const german = within(await screen.findByRole("navigation", { name: "Gliederung" }));
  expect(await german.findByRole("list", { name: "Grundlegende Angaben" })).toBeVisible();
});

it("counts the files that are not stored yet, and requires none of a metadata-only record", async () => {
  const file = (key: string, status: "completed" | "pending") => ({ key, size: 3, status, links: {} });
  benchSection(<WithFiles />, {
    files: [file("a.csv", "completed"), file("b.csv", "pending"), file("c.csv", "pending")],
  });
  await waitFor(() => expect(line(/^Files/)).toHaveAccessibleName("Files 2 things are missing"));
  cleanup();
  benchSection(<WithFiles />);
  await waitFor(() => expect(line(/^Files/)).toHaveAccessibleName("Files 1 thing is missing"));
  cleanup();
  benchSection(<WithFiles />, { record: { files: { enabled: false } } });
  await waitFor(() => expect(line(/^Files/)).toHaveAccessibleName("Files complete"));
});

it("distinguishes a section with entries from one with only empty rows", async () => {
  const { user } = await driveDeposit({ record: emptyRecord });
  await user.click(screen.getByRole("button", { name: "Add reference" }));
  expect(line(/^References/)).toHaveAccessibleName("References empty, optional");
  await waitFor(() => expect(screen.getByRole("textbox", { name: "Reference" })).toHaveFocus());
  await user.keyboard("Airy 1845");
  await waitFor(() => expect(line(/^References/)).toHaveAccessibleName("References complete"));
});

it("focuses the first control of a section", async () => {
  const { user } = await driveDeposit();
  await user.click(line(/^Title/));
  await waitFor(() => expect(titleField()).toHaveFocus());
  await user.click(line(/^Creators/));
  await waitFor(() => expect(screen.getByRole("button", { name: "Add creator" })).toHaveFocus());
  await user.click(line(/^Visibility/));
  await waitFor(() => expect(document.activeElement?.closest("[data-deposit-part=access]")).not.toBeNull());
});

it("counts the issues that only the widget of a custom field finds", async () => {
  const user = userEvent.setup();
  benchSection(
    <>
      <OutlineSection />
      <CustomFieldsSection />
    </>,
    {
      config: {
        custom_fields: {
          ui: [
            { section: "Journal", fields: [{ field: "journal:journal", ui_widget: "Journal", props: { issn: {} } }] },
          ],
        },
      },
    },
  );
  await waitFor(() => expect(line(/^Further fields/)).toHaveAccessibleName("Further fields empty, optional"));
  await user.type(screen.getByRole("textbox", { name: /issn/ }), "2077-9551");
  await waitFor(() => expect(line(/^Further fields/)).toHaveAccessibleName("Further fields 1 thing is missing"));
  await user.tab();
  await waitFor(() => expect(line(/^Further fields/)).toHaveAccessibleName("Further fields 1 error"));
});

it("shows at most 99, and the full count as text", () => {
  render(<OutlineMark state={{ kind: "faulty", errors: 1500, warnings: 0, notes: 0 }} />, { wrapper: DepositI18n });
  expect(screen.getByText("99+")).toBeVisible();
  expect(screen.getByText("1,500 errors")).toBeInTheDocument();
});

it("formats counts in the reader's language", async () => {
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <DepositI18n locale="ar_SA">{children}</DepositI18n>
  );
  render(<OutlineMark state={{ kind: "faulty", errors: 3, warnings: 0, notes: 0 }} />, { wrapper });
  expect(await screen.findByText("٣")).toBeVisible();
});
