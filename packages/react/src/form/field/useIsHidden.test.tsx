import { readConfig } from "@deposit/core";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { GroupField } from "../../components/fields/GroupField.tsx";
import { bannerSaying, driveDeposit, titleField } from "../../../test/driveDeposit.tsx";
import type { FieldOverrides } from "./fieldOverrides.ts";

const headings = () => screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);

/** A host's group whose fields know nothing of what is hidden. */
const vessel = {
  field: "sea:vessel",
  title: () => "Vessel",
  Component: () => <GroupField group="sea:vessel" name="imo" label="IMO number" />,
};

const domain = (discoverable_fields: boolean, ...names: readonly string[]) =>
  readConfig({
    custom_fields: {
      ui: [
        {
          section: "Ours",
          discoverable_fields,
          fields: names.map((name) => ({ field: `x:${name}`, ui_widget: "Input", props: { label: name } })),
        },
      ],
    },
  });

describe("a card whose fields are all hidden", () => {
  it.each<[string, FieldOverrides]>([
    ["Awards/funding", { "metadata.funding": { hidden: true } }],
    ["Alternate identifiers", { "metadata.identifiers": { hidden: true } }],
    ["Related works", { "metadata.related_identifiers": { hidden: () => true } }],
    ["References", { "metadata.references": { hidden: true } }],
    [
      "Recommended information",
      {
        "metadata.contributors": { hidden: true },
        "metadata.subjects": { hidden: true },
        "metadata.languages": { hidden: true },
        "metadata.dates": { hidden: true },
        "metadata.version": { hidden: true },
        "metadata.publisher": { hidden: true },
      },
    ],
  ])("goes: %s", async (_, fields) => {
    const { redraw } = await driveDeposit();
    const before = headings();
    redraw({ fields });
    expect(headings()).toHaveLength(before.length - 1);
    redraw({});
    expect(headings()).toEqual(before);
  });

  it("comes and goes with the record, and nobody is asked for a key that is pressed", async () => {
    const isNew = vi.fn(({ id }: { id?: string | undefined }) => id === undefined);
    const { user } = await driveDeposit({
      fields: {
        "metadata.funding": { hidden: isNew },
        "metadata.references": { hidden: (record) => !isNew(record) },
      },
    });
    const references = screen.getByRole("heading", { name: "References" }).textContent;
    const before = headings();
    isNew.mockClear();
    for (const text of ["T", "Ti", "Tid"]) fireEvent.change(titleField(), { target: { value: text } });
    expect(isNew).not.toHaveBeenCalled();
    await user.click(screen.getByRole("button", { name: "Save draft" }));
    await bannerSaying(/Record saved/);
    expect(headings()).not.toContain(references);
    expect(headings()).toHaveLength(before.length);
  });

  it("stays while one of them is shown, or the host's own part stands in place of one", async () => {
    const { redraw } = await driveDeposit();
    const before = headings();
    const fields = { "metadata.references": { hidden: true }, "metadata.publisher": { hidden: true } };
    redraw({ fields, components: { References: () => <p>our own</p> } });
    expect(headings()).toEqual(before);
    expect(screen.getByText("our own")).toBeInTheDocument();
  });
});

describe("custom fields that are hidden", () => {
  const hidden = (field: string): FieldOverrides => ({ [`custom_fields.${field}`]: { hidden: true } });

  it("leave no card of the host's group", async () => {
    const { redraw } = await driveDeposit({ customFields: [vessel] });
    expect(await screen.findByRole("heading", { name: "Vessel" })).toBeInTheDocument();
    redraw({ fields: hidden("sea:vessel") });
    expect(screen.queryByRole("heading", { name: "Vessel" })).not.toBeInTheDocument();
    expect(screen.queryByRole("textbox", { name: "IMO number" })).not.toBeInTheDocument();
  });

  it("leave no card of a section that the page configures, once all of it is hidden", async () => {
    const { redraw } = await driveDeposit({ config: domain(false, "a", "b") });
    expect(await screen.findByRole("heading", { name: "Ours" })).toBeInTheDocument();
    redraw({ fields: hidden("x:a") });
    expect(screen.getByRole("heading", { name: "Ours" })).toBeInTheDocument();
    redraw({ fields: { ...hidden("x:a"), ...hidden("x:b") } });
    expect(screen.queryByRole("heading", { name: "Ours" })).not.toBeInTheDocument();
  });

  it("leave no heading of the host's group in such a section", async () => {
    const config = domain(false, "a", "b");
    const group = { ...vessel, field: "x:a" };
    const { redraw } = await driveDeposit({ config, customFields: [group] });
    expect(await screen.findByRole("heading", { name: "Vessel" })).toBeInTheDocument();
    redraw({ fields: hidden("x:a") });
    expect(screen.queryByRole("heading", { name: "Vessel" })).not.toBeInTheDocument();
    expect(screen.getByRole("textbox", { name: "b" })).toBeInTheDocument();
  });

  it("are not to be added where fields are shown on request", async () => {
    const { user, redraw } = await driveDeposit({ config: domain(true, "a", "b"), fields: hidden("x:a") });
    await user.click(await screen.findByRole("button", { name: /^Add field/ }));
    expect(await screen.findByText("b")).toBeInTheDocument();
    expect(screen.queryByText("a")).not.toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Cancel" }));
    redraw({ fields: { ...hidden("x:a"), ...hidden("x:b") } });
    await waitFor(() => expect(screen.queryByRole("button", { name: /^Add field/ })).not.toBeInTheDocument());
  });
});
