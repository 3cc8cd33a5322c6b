import { afterEach, describe, expect, test } from "vitest";
import { disposeDeposits, driveDeposit } from "../../test/drivers/driveDeposit.ts";
import { readCopyright } from "./text.ts";

afterEach(disposeDeposits);

describe("a copyright, which the platform keeps as HTML", () => {
  // Each as 14.0.5 keeps what was typed, and what it keeps again when that is sent.
  test.each([
    ["&copy; no entity of ours", "&copy; no entity of ours"],
    ["Smith &amp; Sons", "Smith & Sons"],
    ["AT&amp;T", "AT&T"],
    ["A &amp;copy 2026", "A &copy 2026"],
    ["x &lt; y &gt; z", "x < y > z"],
    ["1&lt;2, &lt;3", "1<2, <3"],
    ["© <b>me</b> &amp; <i>you</i>", "© <b>me</b> & <i>you</i>"],
    ["&amp;lt;b&amp;gt; &amp;#169; &lt;b&gt; &lt;/b&gt;", "&amp;lt;b&amp;gt; &amp;#169; &lt;b> &lt;/b>"],
  ])("%s is read as %s", (html, text) => expect(readCopyright(html)).toBe(text));

  test("stands in its field as it was typed after it was saved, and after that again", async () => {
    const { deposit, read, type } = driveDeposit();
    const copyright = "© 2026 Smith & Sons, 1 < 2";
    type({ copyright });
    for (let save = 0; save < 2; save += 1) {
      await deposit.save(read);
      expect(deposit.getState().record.metadata["copyright"]).toBe("© 2026 Smith &amp; Sons, 1 &lt; 2");
      expect(read().metadata.copyright).toBe(copyright);
    }
  });
});
