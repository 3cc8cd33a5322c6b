import { act, screen, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { type ComponentType, useState } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { DepositComponents } from "../src/components/overrides/DepositComponents.ts";
import type { DepositFormProps } from "../src/DepositForm.tsx";
import type { MessageId } from "../src/i18n/messages.ts";
import { driveDeposit, titleField } from "./driveDeposit.tsx";

/** What the contract asks of a dialog of the form. */
export interface DialogContract {
  /** The part that opens it, by its name among those that a host can replace. */
  readonly part: keyof DepositComponents;
  readonly Standard: ComponentType;
  /** The name of the button that opens it. */
  readonly opener: string;
  /** The id of its heading. */
  readonly title: MessageId;
  /** Finds the field that is typed in. */
  readonly field: (dialog: HTMLElement) => HTMLElement;
  /** What else the form has to be given for it to be there. */
  readonly props?: Partial<DepositFormProps>;
}

/**
 * What holds for every dialog (docs/platform/product.md 11): a host changes its words, and it is opened from the part
 * around it whatever the host does with that part: draws it anew, fails in it, or takes it away.
 */
export function describeDialog(name: string, contract: DialogContract): void {
  const { part, Standard, opener, title, field, props = {} } = contract;
  const words = { [title]: "The host's heading" };
  const open = async (user: UserEvent): Promise<HTMLElement> => {
    await user.click(await screen.findByRole("button", { name: opener }));
    return await screen.findByRole("dialog", { name: "The host's heading" });
  };
  const leave = async (user: UserEvent, dialog: HTMLElement): Promise<void> => {
    await user.keyboard("{Escape}");
    const question = screen.queryByRole("alertdialog", { name: /^Discard / });
    if (question !== null) await user.click(within(question).getByRole("button", { name: /^Discard / }));
    expect(dialog).not.toBeInTheDocument();
  };
  describe(`the dialog ${name}`, () => {
    afterEach(() => vi.restoreAllMocks());

    it("keeps the focus and what is typed in it, under the host's heading, while the host draws its part anew", async () => {
      const wrapped = () => ({
        ...props,
        messages: words,
        components: {
          [part]: () => (
            <section>
              <Standard />
            </section>
          ),
        },
      });
      const { user, redraw } = await driveDeposit(wrapped());
      const box = field(await open(user));
      await user.type(box, "ab");
      redraw(wrapped());
      await user.keyboard("c");
      expect(box).toBeInTheDocument();
      expect(box).toHaveValue("abc");
      expect(box).toHaveFocus();
    });

    it("stays with what is typed in it, and the focus, when the host's part around it throws, and closes to the standard part", async () => {
      vi.spyOn(console, "error").mockImplementation(() => undefined);
      const onError = vi.fn<NonNullable<DepositFormProps["onError"]>>();
      let fail = (): void => undefined;
      const Wrapped = () => {
        const [isBroken, setBroken] = useState(false);
        fail = () => setBroken(true);
        if (isBroken) throw new Error("the host's fault");
        return <Standard />;
      };
      const wrapped = { ...props, messages: words, onError, components: { [part]: Wrapped } };
      const { user } = await driveDeposit(wrapped);
      await user.type(titleField(), "Tides");
      const dialog = await open(user);
      const box = field(dialog);
      await user.type(box, "ab");
      act(fail);
      expect(onError).toHaveBeenCalledOnce();
      await user.keyboard("c");
      expect(dialog).toBeVisible();
      expect(box).toHaveValue("abc");
      expect(box).toHaveFocus();
      await leave(user, dialog);
      expect(titleField()).toHaveValue("Tides");
      const again = field(await open(user));
      expect(again).not.toBe(box);
      expect(again).toHaveValue("");
    });

    it("stays with what is typed in it when its part is taken away meanwhile, and can be left", async () => {
      const { user, redraw } = await driveDeposit({ ...props, messages: words });
      const dialog = await open(user);
      const box = field(dialog);
      await user.type(box, "ab");
      redraw({ ...props, messages: words, components: { [part]: null } });
      await user.keyboard("c");
      expect(box).toHaveValue("abc");
      await leave(user, dialog);
      expect(screen.queryByRole("button", { name: opener })).not.toBeInTheDocument();
    });

    it("cannot be opened where its part is taken away", async () => {
      await driveDeposit({ ...props, components: { [part]: null } });
      expect(screen.queryByRole("button", { name: opener })).not.toBeInTheDocument();
    });
  });
}
