import { fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, it } from "vitest";
import { latinDigits } from "./latinDigits.ts";
import { TextField } from "../controls/TextField.tsx";

it.each([
  ["۲۰۲۶-۰۵-۰۹", "2026-05-09"],
  ["٢٠٢٦/٠١", "2026/01"],
  ["2026", "2026"],
  ["2026\u201005\u201309", "2026-05-09"],
  ["\u22121.5", "-1.5"],
  ["２０２６－０５／２０２６ー０６", "2026-05/2026-06"],
  ["مايو", "مايو"],
])("writes %s as %s", (typed, written) => {
  expect(latinDigits(typed)).toBe(written);
});

function Year() {
  const [text, setText] = useState("20-05");
  return <TextField aria-label="Year" value={text} latinDigits onValueChange={setText} />;
}

it("leaves the caret where a digit was typed", () => {
  render(<Year />);
  const field = screen.getByRole<HTMLInputElement>("textbox", { name: "Year" });
  fireEvent.change(field, { target: { value: "20۲-05", selectionStart: 3, selectionEnd: 3 } });
  expect(field).toHaveValue("202-05");
  expect(field.selectionStart).toBe(3);
});

it("lets an input method compose them in its own digits, and writes them once it is done", () => {
  render(<Year />);
  const field = screen.getByRole<HTMLInputElement>("textbox", { name: "Year" });
  fireEvent.compositionStart(field);
  fireEvent.input(field, { target: { value: "２０２６" }, isComposing: true });
  expect(field).toHaveValue("２０２６");
  fireEvent.compositionEnd(field);
  expect(field).toHaveValue("2026");
  fireEvent.blur(field);
  expect(field).toHaveValue("2026");
});
