import { expect, test } from "vitest";
import { bareDoi, readDoi } from "./doi.ts";

test.each([
  "10.1234/foo.bar",
  "doi:10.1234/foo.bar",
  "DOI: 10.1234/foo.bar",
  "https://doi.org/10.1234/foo.bar",
  "http://dx.doi.org/10.1234/foo.bar",
  " doi.org/10.1234/foo.bar ",
])("%s is a DOI", (text) => {
  expect(bareDoi(text)).toBe("10.1234/foo.bar");
});

test.each([
  "",
  "hello",
  "10.1234",
  "10.1234/",
  "11.1234/foo",
  "10./foo",
  "10.1234/foo bar",
  "https://example.org/10.1/x",
])("%s is none", (text) => {
  expect(bareDoi(text)).toBeNull();
});

test("a DOI of a provider other than external is the platform's, whatever its name", () => {
  expect(readDoi({ doi: { identifier: "10.1/x", provider: "crossref" } })).toEqual({
    identifier: "10.1/x",
    isManaged: true,
  });
  expect(readDoi({ doi: { identifier: "10.1/x", provider: "external" } })).toEqual({
    identifier: "10.1/x",
    isManaged: false,
  });
});

test("an external one that is still empty is one; one of the platform's without identifier is none", () => {
  expect(readDoi({ doi: { provider: "external" } })).toEqual({ identifier: "", isManaged: false });
  expect(readDoi({ doi: { identifier: "", provider: "datacite" } })).toBeNull();
  expect(readDoi({ oai: { identifier: "oai:x", provider: "oai" } })).toBeNull();
});
