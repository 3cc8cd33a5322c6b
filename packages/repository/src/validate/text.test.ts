import { describe, expect, it } from "vitest";
import { cleanHtml, stripHtml } from "./text.ts";

describe("a sanitized description", () => {
  it.each([
    ["keeps plain formatting", "<p>One <em>two</em></p>", "<p>One <em>two</em></p>"],
    ["drops scripts but not their text", "<p>a <script>alert(1)</script></p>", "<p>a alert(1)</p>"],
    [
      "drops handlers, styles and targets",
      '<p onclick="x()" style="color:red" class="y">a</p><a href="https://x.org" target="_blank" rel="noopener">m</a>',
      '<p class="y">a</p><a href="https://x.org" rel="noopener">m</a>',
    ],
    ["drops an address that runs a script", '<a href="javascript:alert(1)">l</a>', "<a>l</a>"],
    [
      "drops an obfuscated address that runs a script",
      '<a href="java&#x09;script:alert(1)">l</a><a href=" JavaScript:x">m</a>',
      "<a>l</a><a>m</a>",
    ],
    ["keeps an address of the site", '<a href="/records/1?a=b:c">l</a>', '<a href="/records/1?a=b:c">l</a>'],
    ["drops images, frames and comments", '<img src=x onerror=1><iframe src="x">in</iframe><!-- c -->', "in"],
    ["normalizes line breaks", "a<BR/>b", "a<br>b"],
    ["escapes a less-than sign", "a &amp; b < c", "a &amp; b &lt; c"],
    ["escapes an ampersand", "a & b &amp; AT&T &#169;", "a &amp; b &amp; AT&amp;T &#169;"],
  ])("%s", (_what, sent, kept) => {
    expect(cleanHtml(sent)).toBe(kept);
  });

  it("converts to plain text", () => {
    expect(stripHtml("<p>One <em>two</em> &amp; three</p>")).toBe("One two & three");
  });
});
