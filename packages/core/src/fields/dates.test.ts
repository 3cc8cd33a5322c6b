import { expect, test } from "vitest";
import { writeDate, writePublicationDate, writeThesisDate } from "./dates.ts";

test.each([
  "0000",
  "0000-01",
  "0000/2020",
  "-0044",
  " -0044-03-15",
  "?-0044",
  "2004/..",
  "../2004-06",
  "../..",
  "2004-21",
  "2004-41",
  "20X0",
  "XXXX-12",
  "000X",
  "2004-1X",
  "2004-01-X1",
  "20X0/2004",
  "2004/20X0",
  "2004-XX/2005",
  "2004 / 2004-XX",
])("a date over which the platform fails goes as none, to be refused at its field alone: %s", (date) => {
  expect(writeDate(date)).toBe(`!${date}`);
});

test.each([
  "2004",
  "2004-06-11",
  "2004/2005-06",
  "2020-01-31T12:00:00Z",
  "200X",
  "19XX",
  "5X5X",
  "200X-01",
  "2004-XX",
  "2004-06-XX",
  "2004-06-XX/2005-XX-XX",
  "2004-XX-01/2005",
  "X004-06",
  "2004-061X",
  "2004/",
  "200X/2004",
  "2004-21/2005",
  "?2004",
  "1960S2",
  "tomorrow",
  "2004-42",
  "0001-01",
  "-1",
  "x-0044",
])("a date that the platform takes or refuses by itself goes as it is: %s", (date) => {
  expect(writeDate(date)).toBe(date);
});

test.each(["2004/..", "../2004", "[..2004]", "2004-21", "2004-33", "20X0", "X004", "2004-06-1X", "20X0/2010"])(
  "so does one of a thesis: %s",
  (date) => {
    expect(writeThesisDate(date)).toBe(`!${date}`);
  },
);

test.each(["-0005", "0000", "0000/2000", "2004/", "200X", "2004~", "2003/2004-21", "[2004,2005]"])(
  "a thesis may be as early as it likes, and uncertain: %s goes as it is",
  (date) => {
    expect(writeThesisDate(date)).toBe(date);
  },
);

test.each([
  "2020/",
  "2004-06-11/",
  "/2020",
  "202X",
  " 19XX ",
  "199X/200X",
  "2020?/2021",
  "2020-05~/2021",
  "2020/2021%",
  "2004-21/2005",
  "2003/2004-41",
  "1960S2/",
  "2004/..",
  "0000",
])("a publication date that the platform stores and cannot read again goes as none: %s", (date) => {
  expect(writePublicationDate(date)).toBe(`!${date}`);
});

test.each([
  "2020",
  "2004-06-25",
  "2004/2005-06",
  "2004-06-21/2004-06-30",
  "200X-01",
  "2004-XX",
  "2004-06-XX",
  "200X/2004",
  "2004/200X",
  "?2004",
  "2004?-06",
  "1960S2",
  "tomorrow",
  "2004/ soon",
  "04/",
  "2003/2004-3x",
])("a publication date that it takes, or refuses by itself, goes as it is: %s", (date) => {
  expect(writePublicationDate(date)).toBe(date);
});
