import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { comboboxWords } from "../../../test/comboboxWords.ts";
import { Combobox } from "./Combobox.tsx";
import { Dialog } from "../dialog/Dialog.tsx";
import { Field } from "../field/Field.tsx";
import { MultiCombobox } from "./MultiCombobox.tsx";
import { UiRoot } from "../root/UiRoot.tsx";

const funders = ["European Research Council", "Swiss National Science Foundation"];
const load = (query: string) => Promise.resolve(funders.filter((name) => name.toLowerCase().includes(query)));
const shared = {
  load,
  getKey: (name: string) => name,
  getLabel: (name: string) => name,
  labels: comboboxWords,
  debounceMs: 0,
};

function One({ free = false, onChange }: { free?: boolean; onChange?: (value: string | null) => void }) {
  const [value, setValue] = useState<string | null>(null);
  const change = (next: string | null) => {
    onChange?.(next);
    setValue(next);
  };
  return (
    <UiRoot>
      <Field label="Funder" help="By name">
        {(inputProps) => (
          <Combobox
            {...inputProps}
            {...shared}
            value={value}
            onValueChange={change}
            createItem={free ? (text) => text : undefined}
          />
        )}
      </Field>
    </UiRoot>
  );
}

const input = () => screen.getByRole("combobox", { name: "Funder" });

describe("a combobox of one", () => {
  it("is named and described by its field, and announces how many it found", async () => {
    render(<One />);
    expect(input()).toHaveAccessibleDescription("By name");
    await userEvent.type(input(), "swiss");
    await waitFor(() => expect(screen.getByRole("log")).toHaveTextContent("1 found"));
    expect(screen.getByRole("listbox", { name: "Suggestions" })).toBeVisible();
  });

  it("is chosen by keyboard, and cleared by emptying the text", async () => {
    const change = vi.fn();
    render(<One onChange={change} />);
    await userEvent.type(input(), "swiss");
    await screen.findByRole("option");
    await userEvent.keyboard("{ArrowDown}{Enter}");
    expect(change).toHaveBeenLastCalledWith(funders[1]);
    expect(input()).toHaveValue(funders[1]);
    await userEvent.clear(input());
    await userEvent.tab();
    expect(change).toHaveBeenLastCalledWith(null);
  });

  it("falls back to what is chosen when other text is left behind, unless free text counts", async () => {
    const change = vi.fn();
    const { unmount } = render(<One onChange={change} />);
    await userEvent.type(input(), "my aunt");
    await userEvent.tab();
    expect(input()).toHaveValue("");
    expect(change).not.toHaveBeenCalled();
    unmount();
    render(<One onChange={change} free />);
    await userEvent.type(input(), "my aunt");
    await userEvent.tab();
    expect(change).toHaveBeenCalledExactlyOnceWith("my aunt");
    expect(input()).toHaveValue("my aunt");
  });

  it("does not choose what the mouse rested on when Tab leaves it", async () => {
    const change = vi.fn();
    render(<One onChange={change} />);
    await userEvent.type(input(), "swiss");
    await userEvent.hover(await screen.findByRole("option"));
    await userEvent.tab();
    expect(change).not.toHaveBeenCalled();
  });

  it("keeps the suggestion that is highlighted under the key when an answer puts it elsewhere, and none when it is gone", async () => {
    const answers = new Map<string, (names: string[]) => void>();
    const change = vi.fn();
    render(
      <UiRoot>
        <Field label="Funder">
          {(inputProps) => (
            <Combobox
              {...inputProps}
              {...shared}
              load={(query) => new Promise<string[]>((resolve) => answers.set(query, resolve))}
              value={null}
              onValueChange={change}
            />
          )}
        </Field>
      </UiRoot>,
    );
    const answer = async (query: string, names: string[]) => {
      await waitFor(() => expect(answers.has(query)).toBe(true));
      act(() => answers.get(query)?.(names));
      await screen.findByRole("option", { name: names[0] ?? "" });
    };
    await userEvent.type(input(), "s");
    await answer("s", ["Soil", "Snow"]);
    await userEvent.type(input(), "n");
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    await answer("sn", ["Snail", "Snake", "Snow"]);
    expect(screen.getByRole("option", { selected: true })).toHaveTextContent("Snow");
    await userEvent.type(input(), "a");
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowDown}");
    await answer("sna", ["Snack", "Snail", "Snake"]);
    expect(screen.queryByRole("option", { selected: true })).toBeNull();
    await userEvent.keyboard("{Enter}");
    expect(change).not.toHaveBeenCalled();
  });

  it("closes its list by Escape before the dialog around it closes", async () => {
    const close = vi.fn();
    render(
      <Dialog open onClose={close} title="Award" closeLabel="Close">
        <One />
      </Dialog>,
    );
    await userEvent.type(input(), "swiss");
    await screen.findByRole("option");
    await userEvent.keyboard("{Escape}");
    expect(screen.queryByRole("option")).toBeNull();
    expect(close).not.toHaveBeenCalled();
    await userEvent.keyboard("{Escape}");
    expect(close).toHaveBeenCalledExactlyOnceWith("escape");
  });
});

function Several() {
  const [value, setValue] = useState(["soil", "water"]);
  return (
    <UiRoot>
      <Field label="Funder">
        {(inputProps) => (
          <MultiCombobox
            {...inputProps}
            {...shared}
            value={value}
            onValueChange={setValue}
            createItem={(text) => text}
          />
        )}
      </Field>
    </UiRoot>
  );
}

describe("a combobox of several", () => {
  it("adds free text by Enter and on leaving, once", async () => {
    render(<Several />);
    await userEvent.type(input(), "ice");
    await screen.findByRole("option", { name: "Add ice" });
    await userEvent.keyboard("{ArrowDown}{Enter}");
    expect(screen.getByRole("button", { name: "Remove ice" })).toBeVisible();
    expect(screen.getByRole("log")).toHaveTextContent("ice added");
    await userEvent.type(input(), "ice");
    await userEvent.tab();
    expect(screen.getAllByRole("button", { name: "Remove ice" })).toHaveLength(1);
  });

  it("takes what was typed by Enter alone, and never twice", async () => {
    render(<Several />);
    await userEvent.type(input(), "snow{Enter}");
    expect(screen.getByRole("button", { name: "Remove snow" })).toBeVisible();
    expect(input()).toHaveValue("");
    await userEvent.type(input(), "soil{Enter}");
    await userEvent.tab();
    expect(screen.getAllByRole("button", { name: "Remove soil" })).toHaveLength(1);
  });

  it("leaves the keys of an input method to it: the Enter that ends a word being composed takes none", async () => {
    render(<Several />);
    await userEvent.type(input(), "ちきゅう");
    await screen.findByRole("option", { name: "Add ちきゅう" });
    fireEvent.keyDown(input(), { key: "Enter", isComposing: true });
    fireEvent.keyDown(input(), { key: "Escape", isComposing: true });
    fireEvent.keyDown(input(), { key: "Enter", keyCode: 229 });
    expect(input()).toHaveValue("ちきゅう");
    expect(screen.getByRole("option")).toBeVisible();
    await userEvent.keyboard("{Enter}");
    expect(screen.getByRole("button", { name: "Remove ちきゅう" })).toBeVisible();
  });

  it("does not lose what was typed when the list was closed by Escape first", async () => {
    render(<Several />);
    await userEvent.type(input(), "frost{Escape}");
    await userEvent.tab();
    expect(screen.getByRole("button", { name: "Remove frost" })).toBeVisible();
  });

  it("takes what was typed by the Escape after the one that closed its list, so that a dialog can ask about it", async () => {
    const close = vi.fn();
    render(
      <Dialog open onClose={close} title="Award" closeLabel="Close">
        <Several />
      </Dialog>,
    );
    await userEvent.type(input(), "frost");
    await screen.findByRole("option", { name: "Add frost" });
    await userEvent.keyboard("{Escape}");
    expect(input()).toHaveValue("frost");
    await userEvent.keyboard("{Escape}");
    expect(screen.getByRole("button", { name: "Remove frost" })).toBeVisible();
    expect(close).not.toHaveBeenCalled();
    await userEvent.keyboard("{Escape}");
    expect(close).toHaveBeenCalledExactlyOnceWith("escape");
  });

  it("takes the suggestion of exactly that name rather than free text", async () => {
    render(<Several />);
    await userEvent.type(input(), "european research council");
    await screen.findByRole("option", { name: funders[0] ?? "" });
    await userEvent.tab();
    expect(screen.getByRole("button", { name: `Remove ${funders[0]}` })).toBeVisible();
  });

  it("goes to the last chip by Backspace once nothing is typed, and removes none by it", async () => {
    render(<Several />);
    await userEvent.type(input(), "i{Backspace}");
    expect(input()).toHaveFocus();
    await userEvent.keyboard("{Backspace}");
    expect(screen.getByRole("button", { name: "Remove water" })).toHaveFocus();
    expect(screen.getAllByRole("button", { name: /^Remove/ })).toHaveLength(2);
  });

  it("keeps what is typed while another window is in front", async () => {
    render(<Several />);
    await userEvent.type(input(), "half a wo");
    fireEvent.blur(input());
    expect(input()).toHaveValue("half a wo");
    expect(screen.queryByRole("button", { name: "Remove half a wo" })).not.toBeInTheDocument();
  });

  it("has the browser ask before the page is left while free text is typed that is not taken yet", async () => {
    const isAsked = (): boolean => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
    render(<Several />);
    await userEvent.type(input(), "half a wo");
    expect(isAsked()).toBe(true);
    await userEvent.keyboard("{Enter}");
    expect(isAsked()).toBe(false);
  });

  it("hands the focus to the next chip, then to the input", async () => {
    render(<Several />);
    await userEvent.click(screen.getByRole("button", { name: "Remove soil" }));
    expect(screen.getByRole("button", { name: "Remove water" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    expect(input()).toHaveFocus();
    expect(screen.getByRole("log")).toHaveTextContent("water removed");
  });
});
