import { screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { DepositComponents } from "../src/components/overrides/DepositComponents.ts";
import type { DepositFormProps } from "../src/DepositForm.tsx";
import { driveDeposit, openRepository, savedDraft, titleField } from "./driveDeposit.tsx";

/** What the contract has to know of a section. */
export interface SectionContract {
  /** Its name among the parts that a host can replace. */
  readonly part: keyof DepositComponents;
  /** Finds the control that a depositor would begin with, or what a part without one says; `null` where it is not offered. */
  readonly control: () => HTMLElement | null;
  /** A field of it, as the server names it. */
  readonly serverField: string;
  /** The part of the layout it stands in. @default ".deposit-layout__main" */
  readonly place?: string;
  /** What the form is given besides, for a section that shows nothing by itself. */
  readonly props?: Partial<DepositFormProps>;
}

/**
 * What holds for every section (docs/platform/product.md 14): it has a name, shows the server's words with their
 * severity beside itself, cannot be changed when nothing would come of it, and is a part as every other ({@link
 * describePart}).
 */
export function describeSection(
  name: string,
  { part, control, serverField, place = ".deposit-layout__main", props = {} }: SectionContract,
): void {
  describe(`the section ${name}`, () => {
    afterEach(() => vi.restoreAllMocks());

    it("has a control with a name", async () => {
      await driveDeposit(props);
      await waitFor(() => expect(control()).toHaveAccessibleName());
    });

    it.each(["error", "warning", "info"])(
      "shows a word of the server of severity %s beside itself",
      async (severity) => {
        const { client } = openRepository();
        const { record } = await savedDraft(client, {});
        await driveDeposit({
          ...props,
          client,
          record,
          errors: [{ field: serverField, messages: ["Said by the server."], severity }],
        });
        const said = await screen.findByText("Said by the server.");
        expect(said.closest("[data-severity]")).toHaveAttribute("data-severity", severity);
        expect(said.closest(".deposit-banner")).toBeNull();
        expect(said.closest(place)).not.toBeNull();
      },
    );

    it("cannot be changed while the deposit is being deleted", async () => {
      const { client, holdNextCall } = openRepository();
      const { record } = await savedDraft(client, {});
      const { user } = await driveDeposit({ ...props, client, record });
      await waitFor(() => expect(control()).toBeEnabled());
      const answer = holdNextCall();
      await user.click(screen.getByRole("button", { name: "Delete" }));
      await user.click(within(screen.getByRole("alertdialog")).getByRole("button", { name: "Delete" }));
      await waitFor(() => expect(isOffered(control())).toBe(false));
      answer();
    });
  });
  describePart(name, { part, control, props });
}

/** Of which parts the contract was asked. */
export const describedParts = new Set<string>();

/** What holds for every part of the form, also for one that has no field: it can be replaced, removed, and fail, alone. */
export function describePart(
  name: string,
  { part, control, props = {} }: Pick<SectionContract, "part" | "control" | "props">,
): void {
  describedParts.add(part);
  describe(`the part ${name}`, () => {
    afterEach(() => vi.restoreAllMocks());

    it("is there", async () => {
      await driveDeposit(props);
      await waitFor(() => expect(control()).not.toBeNull());
    });

    it("is replaced by a host's part", async () => {
      await driveDeposit({ ...props, components: { [part]: () => <p>the host&apos;s part</p> } });
      expect(screen.getByText("the host's part")).toBeInTheDocument();
      expect(control()).toBeNull();
    });

    it("keeps the focus and what is typed in a host's part that is a new function at every drawing", async () => {
      const inline = () => ({ ...props, components: { [part]: () => useLetters() } });
      const { user, redraw } = await driveDeposit(inline());
      await user.type(screen.getByRole("textbox", { name: "Letters" }), "ab");
      redraw(inline());
      await user.keyboard("c");
      expect(screen.getByRole("textbox", { name: "Letters" })).toHaveValue("abc");
      expect(screen.getByRole("textbox", { name: "Letters" })).toHaveFocus();
    });

    it("is removed by null, and the rest stays", async () => {
      await driveDeposit({ ...props, components: { [part]: null } });
      expect(control()).toBeNull();
      const rest = part === "ActionBar" ? titleField() : screen.getByRole("button", { name: "Save draft" });
      expect(rest).toBeInTheDocument();
    });

    it("stands in for a host's part that throws, and loses nothing typed elsewhere", async () => {
      vi.spyOn(console, "error").mockImplementation(() => undefined);
      const onError = vi.fn();
      const { user, redraw } = await driveDeposit({
        ...props,
        onError,
        components: { [part]: () => <p>the host&apos;s part</p> },
      });
      const isTitle = part === "Titles";
      if (!isTitle) await user.type(titleField(), "Tides");
      const broken = () => {
        throw new Error("broken");
      };
      redraw({ ...props, onError, components: { [part]: broken } });
      await waitFor(() => expect(control()).not.toBeNull());
      expect(onError).toHaveBeenCalledWith(expect.objectContaining({ kind: "component", name: part }));
      if (!isTitle) expect(titleField()).toHaveValue("Tides");
    });
  });
}

/** A host's part with a field of its own. */
function useLetters() {
  const [letters, setLetters] = useState("");
  return <input aria-label="Letters" value={letters} onChange={(event) => setLetters(event.target.value)} />;
}

/** Whether somebody could use it: there, and neither disabled nor said to be. */
function isOffered(control: HTMLElement | null): boolean {
  if (control === null) return false;
  const isDisabled = control.matches(":disabled, [aria-disabled=true], [contenteditable=false]");
  return !isDisabled;
}
