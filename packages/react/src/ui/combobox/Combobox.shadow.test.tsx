import { fireEvent, render, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ReactElement, useState } from "react";
import { createPortal } from "react-dom";
import { expect, test } from "vitest";
import { comboboxWords } from "../../../test/comboboxWords.ts";
import { Combobox } from "./Combobox.tsx";
import { Field } from "../field/Field.tsx";
import { MultiCombobox } from "./MultiCombobox.tsx";
import { UiRoot } from "../root/UiRoot.tsx";

// In a shadow root the window names its host as the target of all that happens inside.
const languages = ["Swedish", "Swahili"];
const shared = {
  load: (query: string) => Promise.resolve(languages.filter((name) => name.toLowerCase().startsWith(query))),
  getKey: (name: string) => name,
  getLabel: (name: string) => name,
  labels: comboboxWords,
  debounceMs: 0,
};

function Several() {
  const [value, setValue] = useState<string[]>([]);
  return (
    <Field label="Languages">
      {(inputProps) => <MultiCombobox {...inputProps} {...shared} value={value} onValueChange={setValue} />}
    </Field>
  );
}

function One() {
  const [value, setValue] = useState<string | null>(null);
  return (
    <Field label="Languages">
      {(inputProps) => <Combobox {...inputProps} {...shared} value={value} onValueChange={setValue} />}
    </Field>
  );
}

function renderInShadow(field: ReactElement) {
  const host = document.body.appendChild(document.createElement("div"));
  const place = document.createElement("div");
  host.attachShadow({ mode: "open" }).append(place);
  render(createPortal(<UiRoot>{field}</UiRoot>, place));
  return { inside: within(place), outside: document.body.appendChild(document.createElement("p")) };
}

test("in a shadow root a suggestion is chosen with the mouse, and the list stays open for another", async () => {
  const { inside } = renderInShadow(<Several />);
  const input = inside.getByRole("combobox");
  input.focus();
  fireEvent.change(input, { target: { value: "sw" } });
  await userEvent.click(await inside.findByRole("option", { name: "Swedish" }));
  expect(inside.getByRole("button", { name: "Remove Swedish" })).toBeInTheDocument();
  expect(input).toHaveAttribute("aria-expanded", "true");
});

test("in a shadow root a suggestion is chosen by touch", async () => {
  const { inside } = renderInShadow(<One />);
  const input = inside.getByRole("combobox");
  input.focus();
  fireEvent.change(input, { target: { value: "swe" } });
  const option = await inside.findByRole("option");
  await userEvent.pointer({ keys: "[TouchA]", target: option });
  expect(input).toHaveValue("Swedish");
});

test("in a shadow root the button of the list opens and closes it, and a press elsewhere closes it", async () => {
  const { inside, outside } = renderInShadow(<One />);
  const input = inside.getByRole("combobox");
  input.focus();
  fireEvent.change(input, { target: { value: "sw" } });
  await inside.findAllByRole("option");
  const toggle = inside.getByRole("button", { name: comboboxWords.toggle });
  await userEvent.click(toggle);
  expect(input).toHaveAttribute("aria-expanded", "false");
  await userEvent.click(toggle);
  expect(input).toHaveAttribute("aria-expanded", "true");
  await userEvent.click(outside);
  await waitFor(() => expect(input).toHaveAttribute("aria-expanded", "false"));
});
