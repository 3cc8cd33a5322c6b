import { fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, it } from "vitest";
import { latinDigits, writeLatinDigits } from "./latinDigits.ts";
import { TextField } from "./TextField.tsx";

it.each([
  ["۲۰۲۶-۰۵-۰۹", "2026-05-09"],
  ["٢٠٢٦/٠١", "2026/01"],
  ["2026", "2026"],
  ["2026\u201005\u201309", "2026-05-09"],
  ["\u22121.5", "-1.5"],
  ["مايو", "مايو"],
])("writes %s as %s", (typed, written) => {
  expect(latinDigits(typed)).toBe(written);
});

function Year() {
  const [text, setText] = useState("20-05");
  return <TextField aria-label="Year" value={text} onChange={writeLatinDigits} onValueChange={setText} />;
}

it("leaves the caret where a digit was typed", () => {
  render(<Year />);
  const field = screen.getByRole<HTMLInputElement>("textbox", { name: "Year" });
  fireEvent.change(field, { target: { value: "20۲-05", selectionStart: 3, selectionEnd: 3 } });
  expect(field).toHaveValue("202-05");
  expect(field.selectionStart).toBe(3);
});
