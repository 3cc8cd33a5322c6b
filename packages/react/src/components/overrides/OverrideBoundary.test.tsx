import { act, screen } from "@testing-library/react";
import { type ComponentType, type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { DepositFormProps } from "../../DepositForm.tsx";
import { DepositLayout } from "../../DepositLayout.tsx";
import type { FieldWidgetProps } from "../../form/field/fieldOverrides.ts";
import { useField } from "../../form/field/useField.ts";
import { TitlesSection } from "../../sections/titles/TitlesSection.tsx";
import { bannerSaying, driveDeposit, titleField } from "../../../test/driveDeposit.tsx";
import { DepositField } from "../fields/DepositField.tsx";

/** React writes what a boundary caught to the console; here that is expected. */
let isOver = false;
beforeEach(() => {
  isOver = false;
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});

afterEach(() => {
  isOver = true;
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Cleans up what is gone by then, as parts that are not cleaned up under test do: the `ref` is empty when the effect ends. */
function useCareless(): { readonly ref: RefObject<HTMLInputElement | null> } {
  const ref = useRef<HTMLInputElement | null>(null);
  useEffect(() => {
    const press = (): void => undefined;
    ref.current?.addEventListener("click", press);
    // As it is written without types.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the carelessness that is tested
    return () => isOver || Reflect.get(Object(ref.current), "removeEventListener").call(null, "click", press);
  }, []);
  return { ref };
}

function CarelessWidget({ value, setValue, inputProps }: FieldWidgetProps<string>) {
  return <input {...inputProps} {...useCareless()} value={value} onChange={(event) => setValue(event.target.value)} />;
}

function OtherWidget({ value, setValue, inputProps }: FieldWidgetProps<string>) {
  return <input {...inputProps} value={value} onChange={(event) => setValue(event.target.value)} />;
}

function CarelessPart() {
  return <input aria-label="The host's" {...useCareless()} />;
}

function CarelessAtOnce() {
  useLayoutEffect(
    () => () => {
      if (!isOver) throw new Error("at once");
    },
    [],
  );
  return <p>at once</p>;
}

const told = (onError: ReturnType<typeof vi.fn>) =>
  onError.mock.calls.map(([error]: { kind?: string; name?: string }[]) => [error?.kind, error?.name]);

describe("a part that throws as it goes", () => {
  it.each<[string, ComponentType]>([
    ["late", CarelessPart],
    ["at once", CarelessAtOnce],
  ])("takes nothing with it (%s) when the page becomes narrow, and the host is told its name", async (_, ActionBar) => {
    const listeners = new Set<() => void>();
    let matches = true;
    vi.stubGlobal("matchMedia", () => ({
      get matches() {
        return matches;
      },
      addEventListener: (_type: string, listener: () => void) => listeners.add(listener),
      removeEventListener: (_type: string, listener: () => void) => listeners.delete(listener),
    }));
    const onError = vi.fn();
    const { user } = await driveDeposit({
      onError,
      components: { ActionBar, Access: ActionBar, FeedbackBanner: ActionBar },
    });
    await user.type(titleField(), "Tides{ArrowLeft}");
    const before = titleField();
    matches = false;
    act(() => {
      for (const listener of listeners) listener();
    });
    await user.keyboard("!");
    expect(titleField()).toBe(before);
    expect(titleField()).toHaveValue("Tide!s");
    expect(told(onError)).toEqual([
      ["component", "ActionBar"],
      ["component", "FeedbackBanner"],
      ["component", "Access"],
    ]);
    matches = true;
    act(() => {
      for (const listener of listeners) listener();
    });
    expect(titleField()).toHaveValue("Tide!s");
    expect(onError).toHaveBeenCalledTimes(6);
  });

  it("takes nothing with it when a field is hidden by the first save", async () => {
    const onError = vi.fn();
    const { user } = await driveDeposit({
      onError,
      fields: { "metadata.version": { widget: CarelessWidget, hidden: ({ id }) => id != null } },
    });
    await user.type(screen.getByRole("textbox", { name: /^Version/ }), "2");
    await user.type(titleField(), "Tides");
    await user.click(screen.getByRole("button", { name: "Save draft" }));
    await bannerSaying(/Record saved/);
    expect(screen.queryByRole("textbox", { name: /^Version/ })).not.toBeInTheDocument();
    expect(titleField()).toHaveValue("Tides");
    expect(told(onError)).toEqual([["component", "metadata.version"]]);
  });

  it("gives its place, its letters and the focus to another widget, and to none", async () => {
    const onError = vi.fn();
    const { user, redraw } = await driveDeposit({ fields: { "metadata.title": { widget: CarelessWidget } }, onError });
    await user.type(titleField(), "Tds{ArrowLeft}{ArrowLeft}");
    redraw({ onError, fields: { "metadata.title": { widget: OtherWidget } } });
    await user.keyboard("i");
    redraw({ onError, fields: { "metadata.title": { widget: CarelessWidget } } });
    await user.keyboard("d");
    redraw({ onError, fields: {} });
    await user.keyboard("e");
    expect(titleField()).toHaveFocus();
    expect(titleField()).toHaveValue("Tideds");
    expect(told(onError)).toEqual([
      ["component", "metadata.title"],
      ["component", "Titles"],
    ]);
  });

  it.each<[string, Partial<DepositFormProps>]>([
    ["another", { components: { Titles: () => <p>another</p>, Files: () => null, ActionBar: () => null } }],
    ["null", { components: { Titles: null, Files: null, ActionBar: null } }],
    ["nothing", { components: {} }],
  ])("takes nothing with it when the host gives %s in its place", async (_, other) => {
    const onError = vi.fn();
    const given = { onError, components: { Titles: CarelessPart, Files: CarelessPart, ActionBar: CarelessAtOnce } };
    const { user, redraw } = await driveDeposit(given);
    const publisher = screen.getByRole("textbox", { name: /^Publisher/ });
    await user.type(publisher, "!");
    redraw({ onError, ...other });
    expect(publisher).toBeInTheDocument();
    expect(publisher).toHaveFocus();
    expect(told(onError).toSorted()).toEqual([
      ["component", "ActionBar"],
      ["component", "Files"],
      ["component", "Titles"],
    ]);
  });

  it("leaves the focus in what stands in its place when it throws in both ways", async () => {
    const Part = () => {
      const [letters, setLetters] = useState("");
      const careless = useCareless();
      if (letters.length > 1) throw new Error("no second letter");
      return (
        <input aria-label="The host's" {...careless} value={letters} onChange={(e) => setLetters(e.target.value)} />
      );
    };
    const { user } = await driveDeposit({ components: { Publisher: Part } });
    await user.type(screen.getByRole("textbox", { name: "The host's" }), "ab");
    await user.tab();
    expect(screen.getByRole("textbox", { name: /^Publisher/ })).toHaveFocus();
  });

  it("is given up where it did not go but throws whenever it is drawn", async () => {
    const onError = vi.fn();
    const Broken = () => {
      useEffect(() => {
        throw new Error("always");
      }, []);
      return <p>broken</p>;
    };
    await driveDeposit({
      onError,
      children: (
        <DepositField name="metadata.publisher" label="Publisher">
          {() => <Broken />}
        </DepositField>
      ),
    });
    expect(screen.queryByText("broken")).not.toBeInTheDocument();
    expect(titleField()).toBeInTheDocument();
    expect(told(onError)).toEqual([
      ["component", "metadata.publisher"],
      ["component", "metadata.publisher"],
      ["component", "children"],
    ]);
  });
});

describe("children", () => {
  const Letters = () => {
    const [letters, setLetters] = useState("");
    if (letters.length > 2) throw new Error("no third letter");
    return <input aria-label="Letters" value={letters} onChange={(event) => setLetters(event.target.value)} />;
  };

  it("make way for the standard layout when they throw, with all that was typed, and the host is told", async () => {
    const onError = vi.fn();
    const children = (
      <>
        <DepositLayout />
        <Letters />
      </>
    );
    const { user } = await driveDeposit({ onError, children });
    await user.type(titleField(), "Tides");
    await user.type(screen.getByRole("textbox", { name: "Letters" }), "abc");
    expect(screen.queryByRole("textbox", { name: "Letters" })).not.toBeInTheDocument();
    expect(titleField()).toHaveValue("Tides");
    expect(told(onError)).toEqual([["component", "children"]]);
    expect(document.body).not.toHaveFocus();
    await user.click(screen.getByRole("button", { name: "Save draft" }));
    await bannerSaying(/Record saved/);
  });

  it("leave the caret in the field that is typed in when they throw", async () => {
    const Titles = () => {
      const { value } = useField("metadata.title");
      if (value.includes("!")) throw new Error("no exclamation marks");
      return <TitlesSection />;
    };
    const { user } = await driveDeposit({ children: <Titles /> });
    await user.type(titleField(), "Tides{ArrowLeft}!?");
    expect(titleField()).toHaveFocus();
    expect(titleField()).toHaveValue("Tide!?s");
    expect(screen.getByRole("textbox", { name: /^Publisher/ })).toBeInTheDocument();
  });

  it("that are taken away and throw as they go leave the standard layout", async () => {
    const onError = vi.fn();
    const { redraw } = await driveDeposit({ onError, children: <CarelessPart /> });
    redraw({ onError, children: undefined });
    expect(titleField()).toBeInTheDocument();
    expect(told(onError)).toEqual([["component", "children"]]);
  });
});
