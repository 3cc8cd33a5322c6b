import { expect, test } from "vitest";
import { encodeCustomFields } from "./customFields.ts";

test("of a thesis the dates over which the platform fails go as none, to be refused at their fields alone; nothing else is touched", () => {
  const thesis = { university: "2004-21", type: "20X0", date_submitted: "2004/..", date_defended: "2004-06-11" };
  const defended = { date_submitted: "2004-06-11", date_defended: "2004-21" };
  const others = { "journal:journal": { title: "2004/.." }, "thesis:university": "2004/.." };
  expect(encodeCustomFields({ "thesis:thesis": thesis, ...others }, [])).toEqual({
    "thesis:thesis": { ...thesis, date_submitted: "!2004/.." },
    ...others,
  });
  expect(encodeCustomFields({ "thesis:thesis": defended }, [])).toEqual({
    "thesis:thesis": { ...defended, date_defended: "!2004-21" },
  });
});
