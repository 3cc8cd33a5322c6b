import { describe, expect, it } from "vitest";
import { recognizeIdentifier } from "./recognizeIdentifier.ts";

describe("an identifier pasted in any form is recognised", () => {
  it.each([
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
  ])("%s is of %s", (text, scheme, identifier) => {
    expect(recognizeIdentifier(text)).toEqual({ scheme, identifier });
  });

  it("recognises one with a wrong check digit, so that the check can say so", () => {
    expect(recognizeIdentifier("0000-0002-1825-0098")).toEqual({ scheme: "orcid", identifier: "0000-0002-1825-0098" });
  });

  it.each(["", "Ada", "https://example.org/0000-0002-1825-0097", "0000-0002-1825-009"])(
    "does not guess at %j",
    (text) => {
      expect(recognizeIdentifier(text)).toBeNull();
    },
  );
});
