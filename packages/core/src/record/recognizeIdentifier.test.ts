import { describe, expect, it } from "vitest";
import { identifierAddress, personSchemes, recognizeIdentifier, schemeName } from "./recognizeIdentifier.ts";

const sici = "10.1002/(SICI)1097-4636(1998)43:4<338::AID-JBM2>3.0.CO;2-#";

describe("an identifier pasted in any form is recognised", () => {
  it.each([
    ["https://doi.org/10.1234/foo.bar", "doi", "10.1234/foo.bar"],
    ["doi:10.1234/foo.bar", "doi", "10.1234/foo.bar"],
    [" 10.1234/foo.bar ", "doi", "10.1234/foo.bar"],
    ["https://orcid.org/0000-0002-1825-0097", "orcid", "0000-0002-1825-0097"],
    ["orcid.org/0000-0002-1694-233x", "orcid", "0000-0002-1694-233X"],
    ["ORCID: 0000 0002 1825 0097", "orcid", "0000-0002-1825-0097"],
    ["  0009-0005-1234-5678 ", "orcid", "0009-0005-1234-5678"],
    ["https://isni.org/isni/0000000121032683", "isni", "0000000121032683"],
    ["0000 0001 2103 2683", "isni", "0000000121032683"],
    ["https://ror.org/01GGX4157", "ror", "01ggx4157"],
    ["01ggx4157", "ror", "01ggx4157"],
    ["https://d-nb.info/gnd/118540238", "gnd", "118540238"],
    ["gnd:4079163-4", "gnd", "4079163-4"],
    ["118540238", "gnd", "118540238"],
    ["ISBN 978-0-306-40615-7", "isbn", "9780306406157"],
    ["978-0-306-40615-7", "isbn", "9780306406157"],
    ["0-306-40615-2", "isbn", "9780306406157"],
    ["urn:isbn:080442957X", "isbn", "9780804429573"],
    ["ISSN: 20779550", "issn", "2077-9550"],
    ["2434-561x", "issn", "2434-561X"],
    ["https://portal.issn.org/resource/ISSN/2077-9550", "issn", "2077-9550"],
    ["4006381333931", "ean13", "4006381333931"],
    ["EAN-13: 4006381333931", "ean13", "4006381333931"],
    ["arXiv:2101.00001v2", "arxiv", "arXiv:2101.00001v2"],
    ["https://arxiv.org/abs/2101.00001", "arxiv", "arXiv:2101.00001"],
    ["https://arxiv.org/pdf/2101.00001.pdf", "arxiv", "arXiv:2101.00001"],
    ["math.GT/0309136", "arxiv", "arXiv:math/0309136"],
    ["https://hdl.handle.net/2027/mdp.390150", "handle", "2027/mdp.390150"],
    ["hdl:20.500.12345/abc", "handle", "20.500.12345/abc"],
    ["20.500.12345/abc", "handle", "20.500.12345/abc"],
    ["PMID: 12345", "pmid", "12345"],
    ["PMID12345", "pmid", "12345"],
    ["ISBN9780306406157", "isbn", "9780306406157"],
    ["ISBN 978-0-306-40615-7 (print)", "isbn", "9780306406157"],
    ["ISBN (13): 978 0 306 40615 7", "isbn", "9780306406157"],
    ["e-ISBN: 978-0-306-40615-7", "isbn", "9780306406157"],
    ["eISBN 978-0-306-40615-7", "isbn", "9780306406157"],
    ["Print ISSN: 2077-9550", "issn", "2077-9550"],
    ["ISSN (online): 2077-9550", "issn", "2077-9550"],
    ["ROR ID: 01ggx4157", "ror", "01ggx4157"],
    ["GND ID: 118540238", "gnd", "118540238"],
    ["ORCID-iD: 0000-0002-1825-0097", "orcid", "0000-0002-1825-0097"],
    ["arXiv:2101.00001v1 [cs.LG] 1 Jan 2021", "arxiv", "arXiv:2101.00001v1"],
    ["Handle: https://hdl.handle.net/2027/mdp.390", "handle", "2027/mdp.390"],
    ["p-ISSN 2077-9550", "issn", "2077-9550"],
    ["https://doi.org/10.1234/foo).", "doi", "10.1234/foo"],
    ["https://doi.org/10.1234/foo(bar)", "doi", "10.1234/foo(bar)"],
    ["gnd:10000007x", "gnd", "10000007X"],
    ["ARK:/12148/btv1b8449691v", "ark", "ark:/12148/btv1b8449691v"],
    ["https://hdl.handle.net/20.500.12345%2Fabc", "handle", "20.500.12345/abc"],
    ["https://pubmed.ncbi.nlm.nih.gov/12345/", "pmid", "12345"],
    ["ark:/12148/btv1b8449691v", "ark", "ark:/12148/btv1b8449691v"],
    ["https://n2t.net/ark:/12148/btv1b8449691v", "ark", "ark:/12148/btv1b8449691v"],
    ["urn:nbn:de:101:1-201102033592", "urn", "urn:nbn:de:101:1-201102033592"],
    ["https://example.org/10.1234/x", "url", "https://example.org/10.1234/x"],
    ["DOI: https://doi.org/10.1234/foo.bar", "doi", "10.1234/foo.bar"],
    ["doi:https://doi.org/10.1234/foo.bar", "doi", "10.1234/foo.bar"],
    ["DOI 10.1234/foo.bar", "doi", "10.1234/foo.bar"],
    ["10.1234/foo\u200B.bar\u200E", "doi", "10.1234/foo.bar"],
    ["ORCID iD: https://orcid.org/0000-0002-1825-0097", "orcid", "0000-0002-1825-0097"],
    ["https://orcid.org/0000-0002-1825-0097?lang=en", "orcid", "0000-0002-1825-0097"],
    ["0000000218250097", "orcid", "0000-0002-1825-0097"],
    ["0000 0002 1825 0097", "orcid", "0000-0002-1825-0097"],
    ["0000\u20110002\u20111825\u20110097", "orcid", "0000-0002-1825-0097"],
    ["００００－０００２－１８２５－００９７", "orcid", "0000-0002-1825-0097"],
    ["0000-0001-2103-2683", "isni", "0000000121032683"],
    ["ROR: https://ror.org/01ggx4157", "ror", "01ggx4157"],
    ["(DE-588)118540238", "gnd", "118540238"],
    ["https://d-nb.info/gnd/118540238/about/lds", "gnd", "118540238"],
    ["978–0–306–40615–7", "isbn", "9780306406157"],
    ["2077–9550", "issn", "2077-9550"],
    ["arXiv:2101.00001v2 [cs.LG]", "arxiv", "arXiv:2101.00001v2"],
    ["https://arxiv.org/html/2101.00001v2#S1", "arxiv", "arXiv:2101.00001v2"],
    ["https://hdl.handle.net/2027/mdp.390150/", "handle", "2027/mdp.390150"],
    ["https://doi.org/10.1002/(SICI)1097-4636(1998)43:4%3C338::AID-JBM2%3E3.0.CO;2-%23", "doi", sici],
    ["https://doi.org/10.1002/(SICI)1097-4636(1998)43:4<338::AID-JBM2>3.0.CO;2-#", "doi", sici],
    ["https://doi.org/10.1234%2Ffoo.bar", "doi", "10.1234/foo.bar"],
    ["https://doi.org/10.1234/100%", "doi", "10.1234/100%"],
    ["https://doi.org/10.1234/foo/bar/?utm_source=letter", "doi", "10.1234/foo/bar"],
    ["http://dx.doi.org/10.1234/foo.bar#methods", "doi", "10.1234/foo.bar"],
    ["10.1234/foo?bar/", "doi", "10.1234/foo?bar/"],
    ["https://doi.org/10.1234/foo.bar.", "doi", "10.1234/foo.bar"],
    ["doi:10.1234/foo.bar,", "doi", "10.1234/foo.bar"],
    ["<https://doi.org/10.1234/foo.bar>", "doi", "10.1234/foo.bar"],
    ["(10.1234/foo.bar).", "doi", "10.1234/foo.bar"],
    ["10.1061/(ASCE)0733-9429(1998)124:2(170)", "doi", "10.1061/(ASCE)0733-9429(1998)124:2(170)"],
    ["“0000-0002-1694-233X”;", "orcid", "0000-0002-1694-233X"],
    ["<https://example.org/a>", "url", "https://example.org/a"],
    ["https://example.org/wiki/Inc.", "url", "https://example.org/wiki/Inc."],
    ["https://hdl.handle.net/2027/mdp/390150?locatt=x", "handle", "2027/mdp/390150?locatt=x"],
    ["handle: 20.500.12345/abc", "handle", "20.500.12345/abc"],
  ])("%s is of %s", (text, scheme, identifier) => {
    expect(recognizeIdentifier(text)).toEqual({ scheme, identifier });
  });

  it.each([
    ["0000-0002-1825-0098", "orcid"],
    ["978-0-306-40615-8", "isbn"],
    ["2077-9551", "issn"],
    ["4006381333932", "ean13"],
    ["01ggx4158", "ror"],
  ])("also with a wrong check digit, so that the check can say so: %s", (text, scheme) => {
    expect(recognizeIdentifier(text)?.scheme).toBe(scheme);
  });

  it("and by its check digits where it looks like two: ten digits are a GND number and an ISBN", () => {
    expect(recognizeIdentifier("1234567890")?.scheme).toBe("gnd");
    expect(recognizeIdentifier("1000000028")?.scheme).toBe("isbn");
    expect(recognizeIdentifier("118540238", ["isbn", "gnd"])?.scheme).toBe("gnd");
  });

  it("only as what is asked for", () => {
    expect(recognizeIdentifier("10.1234/x", personSchemes)).toBeNull();
    expect(recognizeIdentifier("https://example.org", personSchemes)).toBeNull();
    expect(recognizeIdentifier("0000-0002-1825-0097", ["isni", "doi"])).toEqual({
      scheme: "isni",
      identifier: "0000000218250097",
    });
  });

  it.each([
    "",
    "Ada",
    "12345",
    "and/or",
    "0000-0002-1825-009",
    "javascript:alert(1)",
    "mailto:a@example.org",
    "https://exa mple.org",
  ])("but nothing is guessed at %j", (text) => {
    expect(recognizeIdentifier(text)).toBeNull();
  });

  it.each([
    ["https://w3id.org/games/spec/coil", "w3id", "https://w3id.org/games/spec/coil"],
    ["w3id.org/games/spec/coil", "w3id", "https://w3id.org/games/spec/coil"],
    ["https://purl.org/dc/terms/", "purl", "https://purl.org/dc/terms/"],
    ["urn:lsid:ubio.org:namebank:11815", "lsid", "urn:lsid:ubio.org:namebank:11815"],
    ["rrid: SCR_012345", "rrid", "RRID:SCR_012345"],
    ["https://scicrunch.org/resolver/RRID:AB_90755", "rrid", "RRID:AB_90755"],
    ["IGSN: AU124", "igsn", "AU124"],
    ["https://igsn.org/AU124", "igsn", "AU124"],
    ["https://www.wikidata.org/wiki/Q42", "wikidata", "Q42"],
  ])(
    "a scheme that only the platform judges is told by its name or its address: %j is %s %j",
    (text, scheme, written) => {
      expect(recognizeIdentifier(text)).toEqual({ scheme, identifier: written });
    },
  );

  it("and is an address, where the site does not take that scheme", () => {
    const text = "https://w3id.org/games/spec/coil";
    expect(recognizeIdentifier(text, ["doi", "url"])).toEqual({ scheme: "url", identifier: text });
  });

  it("nor a person's in an address of another site", () => {
    expect(recognizeIdentifier("https://example.org/0000-0002-1825-0097", personSchemes)).toBeNull();
  });

  it("in no time, whatever was pasted", () => {
    for (const text of ["1 ".repeat(50_000), "-".repeat(100_000), "10.1.".repeat(30_000), "0".repeat(100_000)]) {
      expect(() => recognizeIdentifier(text)).not.toThrow();
    }
  });
});

it("a scheme is told by the name that people know", () => {
  expect(schemeName("orcid")).toBe("ORCID");
  expect(schemeName("eissn")).toBe("eISSN");
  expect(schemeName("bibcode")).toBe("bibcode");
  expect(schemeName("toString")).toBe("toString");
});

it("the schemes of people and organisations are those that the platform knows for them", () => {
  expect(personSchemes).toEqual(["orcid", "isni", "gnd", "ror"]);
});

it("space around what was pasted is no part of it", () => {
  expect(recognizeIdentifier(" 0000-0002-1825-0097\n")).toEqual({ scheme: "orcid", identifier: "0000-0002-1825-0097" });
});

describe("the page of an identifier", () => {
  it.each([
    ["url", "HTTP://example.org/x", "HTTP://example.org/x"],
    ["arxiv", "arXiv:math/0309136", "https://arxiv.org/abs/math/0309136"],
    ["url", "http://example.org", "http://example.org"],
    ["orcid", "0000-0002-1825-0097", "https://orcid.org/0000-0002-1825-0097"],
    ["gnd", "gnd:4079163-4", "https://d-nb.info/gnd/4079163-4"],
    ["doi", "10.1234/a b".replace(" ", "%"), "https://doi.org/10.1234/a%25b"],
    ["arxiv", "arXiv:2101.00001", "https://arxiv.org/abs/2101.00001"],
    ["handle", "2027/x", "https://hdl.handle.net/2027/x"],
    ["url", "https://example.org/x?y=1", "https://example.org/x?y=1"],
  ])("of %s %s is %s", (scheme, identifier, page) => {
    expect(identifierAddress({ scheme, identifier })).toBe(page);
  });

  it.each([
    ["isbn", "9780306406157"],
    ["other", "x"],
    ["orcid", "not an orcid"],
    ["url", "javascript://example.org/%0aalert(1)"],
    ["url", "ftp://example.org"],
  ])("is nowhere for %s %s", (scheme, identifier) => {
    expect(identifierAddress({ scheme, identifier })).toBeNull();
  });
});
