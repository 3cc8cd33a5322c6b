import { describe, expect, it } from "vitest";
import { cleanHtml, stripHtml } from "./text.ts";

describe("a description on its way in", () => {
  it.each([
    ["keeps plain formatting", "<p>One <em>two</em></p>", "<p>One <em>two</em></p>"],
    ["loses scripts but not their text", "<p>a <script>alert(1)</script></p>", "<p>a alert(1)</p>"],
    [
      "loses handlers, styles and targets",
      '<p onclick="x()" style="color:red" class="y">a</p><a href="https://x.org" target="_blank" rel="noopener">m</a>',
      '<p class="y">a</p><a href="https://x.org" rel="noopener">m</a>',
    ],
    ["loses an address that would run a script", '<a href="javascript:alert(1)">l</a>', "<a>l</a>"],
    [
      "loses it in disguise, too",
      '<a href="java&#x09;script:alert(1)">l</a><a href=" JavaScript:x">m</a>',
      "<a>l</a><a>m</a>",
    ],
    ["keeps an address of the site", '<a href="/records/1?a=b:c">l</a>', '<a href="/records/1?a=b:c">l</a>'],
    ["loses images, frames and comments", '<img src=x onerror=1><iframe src="x">in</iframe><!-- c -->', "in"],
    ["writes a line break one way", "a<BR/>b", "a<br>b"],
    ["keeps a bare less-than as text", "a &amp; b < c", "a &amp; b &lt; c"],
    ["keeps a bare ampersand as text", "a & b &amp; AT&T &#169;", "a &amp; b &amp; AT&amp;T &#169;"],
  ])("%s", (_what, sent, kept) => {
    expect(cleanHtml(sent)).toBe(kept);
  });

  it("is also had as plain text", () => {
    expect(stripHtml("<p>One <em>two</em> &amp; three</p>")).toBe("One two & three");
  });
});
