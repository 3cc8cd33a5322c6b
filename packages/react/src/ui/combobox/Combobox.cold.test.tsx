import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { comboboxWords } from "../../../test/comboboxWords.ts";
import type * as comboboxPopup from "./ComboboxPopup.tsx";
import type * as lazyParts from "../lazy/lazyPart.ts";

// A combobox whose suggestions, a chunk of its own, have not arrived.
type Popup = typeof comboboxPopup;
let arrive: () => Promise<Popup>;
const popup = (): Promise<Popup> => vi.importActual<Popup>("./ComboboxPopup.tsx");

beforeEach(() => {
  vi.resetModules();
  vi.doMock("../lazy/lazyPart.ts", async () => {
    const { lazyPart, ...others } = await vi.importActual<typeof lazyParts>("../lazy/lazyPart.ts");
    return { ...others, lazyPart: () => lazyPart(async () => (await arrive()).ComboboxPopup) };
  });
});
afterEach(() => vi.doUnmock("../lazy/lazyPart.ts"));

const late = {
  loading: "Loading…",
  failed: "This part of the page did not arrive.",
  failedText: "Nothing that you typed is lost.",
  retry: "Try again",
  giveUp: "Not now",
};
const funders = ["European Research Council", "Swiss National Science Foundation"];

async function renderFunder(createItem?: (text: string) => string): Promise<HTMLElement> {
  const [{ Combobox }, { UiRoot }] = await Promise.all([import("./Combobox.tsx"), import("../root/UiRoot.tsx")]);
  function Funder() {
    const [value, setValue] = useState<string | null>(null);
    return (
      <UiRoot late={late}>
        <label htmlFor="funder">Funder</label>
        <Combobox
          id="funder"
          load={async (query) => funders.filter((name) => name.toLowerCase().includes(query))}
          getKey={(name: string) => name}
          getLabel={(name: string) => name}
          labels={comboboxWords}
          debounceMs={0}
          value={value}
          onValueChange={setValue}
          createItem={createItem}
        />
        <output>{value}</output>
      </UiRoot>
    );
  }
  render(<Funder />);
  return screen.getByRole("combobox", { name: "Funder" });
}

test("what is typed before the suggestions arrive is searched for, and the input keeps text, caret and focus", async () => {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  arrive = () => opened.then(popup);
  const input = await renderFunder();
  await userEvent.type(input, "swis");
  await userEvent.keyboard("{ArrowLeft}");
  expect(screen.queryByRole("listbox")).toBeNull();
  open();
  expect(await screen.findByRole("option", { name: funders[1] ?? "" })).toBeVisible();
  await waitFor(() =>
    expect(document.querySelector(".deposit-visually-hidden[role=log]")).toHaveTextContent("1 found"),
  );
  expect(screen.getByRole("combobox")).toBe(input);
  expect(input).toHaveFocus();
  expect(input).toHaveValue("swis");
  await userEvent.keyboard("s");
  expect(input).toHaveValue("swiss");
  await userEvent.keyboard("{ArrowDown}{Enter}");
  expect(screen.getByRole("combobox")).toHaveValue(funders[1]);
});

test("free text is taken on leaving, though the suggestions never arrived", async () => {
  arrive = () => new Promise(() => undefined);
  const input = await renderFunder((text) => text);
  await userEvent.type(input, "My aunt");
  expect(input).toHaveAttribute("aria-expanded", "true");
  await userEvent.tab();
  expect(input).toHaveValue("My aunt");
  expect(input).toHaveAttribute("aria-expanded", "false");
});

test("suggestions that do not arrive say so beside the input, keep what was typed and can be tried again", async () => {
  let isOnline = false;
  arrive = () => (isOnline ? popup() : Promise.reject(new TypeError("offline")));
  const input = await renderFunder();
  await userEvent.type(input, "swiss");
  expect(await screen.findByRole("alert")).toHaveTextContent("This part of the page did not arrive.");
  isOnline = true;
  await userEvent.tab();
  expect(screen.getByRole("button", { name: "Try again" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  expect(await screen.findByRole("option", { name: funders[1] ?? "" })).toBeVisible();
  expect(screen.queryByRole("alert")).toBeNull();
  expect(input).toHaveFocus();
  expect(input).toHaveValue("swiss");
});
