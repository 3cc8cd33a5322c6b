import { describe, expect, it } from "vitest";
import { recordedForms } from "../../test/recordedIdentifiers.ts";
import { AWARD_SCHEMES, detectScheme, PERSON_SCHEMES, PLACE_SCHEMES, WORK_SCHEMES } from "./identifiers.ts";

describe.each([
  ["works", WORK_SCHEMES],
  ["people", PERSON_SCHEMES],
  ["places", PLACE_SCHEMES],
  ["awards", AWARD_SCHEMES],
] as const)("a recorded identifier of %s", (kind, schemes) => {
  it.each(recordedForms(kind).map(({ text, scheme, stored }) => [text, scheme, stored] as const))(
    "%s has the scheme %s and is stored as %s",
    (text, scheme, stored) => {
      expect(detectScheme(text, schemes)).toBe(scheme);
      if (scheme === undefined) return;
      const known = schemes[scheme];
      expect(known?.fits(text)).toBe(true);
      expect(known?.normalize?.(text) ?? text).toBe(stored);
    },
  );
});

describe("an identifier without a scheme", () => {
  it.each([
    ["10.1234/abc", "doi"],
    ["https://doi.org/10.1234/abc", "doi"],
    ["978-3-16-148410-0", "isbn"],
    ["ISBN 978-3-16-148410-0", "isbn"],
    ["arXiv:1501.00001", "arxiv"],
    ["https://example.org/a", "url"],
    ["https://hdl.handle.net/2027/x", "handle"],
    ["2027/x", "handle"],
    ["ark:/12148/btv1b8449691v", "ark"],
    ["urn:nbn:de:101:1-201102033592", "urn"],
    ["pmid:12345", "pmid"],
    ["Q42", "wikidata"],
    ["2016ApJ...817...61A", "ads"],
    ["???", undefined],
  ])("%s is detected as %s", (text, scheme) => expect(detectScheme(text, WORK_SCHEMES)).toBe(scheme));

  it.each([
    ["0000-0002-1825-0097", "orcid"],
    ["https://orcid.org/0000-0002-1825-0097", "orcid"],
    ["0000-0002-1825-0098", undefined],
    ["https://ror.org/01ggx4157", "ror"],
    ["gnd:118540238", "gnd"],
  ])("of a person or organisation, %s is detected as %s", (text, scheme) =>
    expect(detectScheme(text, PERSON_SCHEMES)).toBe(scheme),
  );
});

describe("the stored form of an identifier", () => {
  it.each([
    ["orcid", "https://orcid.org/0000-0002-1825-0097", "0000-0002-1825-0097"],
    ["orcid", "0000000218250097", "0000-0002-1825-0097"],
    ["ror", "https://ror.org/01ggx4157", "01ggx4157"],
    ["gnd", "118540238", "gnd:118540238"],
  ])("%s: %s", (scheme, sent, kept) => expect(PERSON_SCHEMES[scheme]?.normalize?.(sent)).toBe(kept));
  it.each([
    ["doi", "https://dx.doi.org/10.1234/Ab", "10.1234/Ab"],
    ["issn", "03785955", "0378-5955"],
    ["arxiv", "1501.00001v2", "arXiv:1501.00001v2"],
    ["isbn", "9783161484100", "978-3-16-148410-0"],
    ["isbn", "isbn:0306406152", "978-0-306-40615-7"],
    ["isbn", "ISBN 978-3-16-148410-0", "978-3-16-148410-0"],
    ["isbn", "99921-58-10-7", "978-99921-58-10-4"],
    ["isbn", "9789999999991", ""],
  ])("%s: %s", (scheme, sent, kept) => expect(WORK_SCHEMES[scheme]?.normalize?.(sent)).toBe(kept));
});
