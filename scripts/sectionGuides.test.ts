import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { messages } from "../packages/react/src/i18n/messages.ts";
import { sectionGuides } from "../stories/guide/sectionGuides.ts";
import { root } from "./workspace.ts";

const sources = readdirSync(join(root, "packages/react/src"), { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".tsx") && !path.endsWith(".test.tsx"))
  .map((path) => readFileSync(join(root, "packages/react/src", path), "utf8"));
const guides = Object.entries(sectionGuides);

describe("the guide of a section in Storybook", () => {
  it.each(guides)("names parts that %s draws", (_, { anatomy }) => {
    const named = anatomy.flatMap(({ part }) => (part === undefined ? [] : [part]));
    expect(named.filter((part) => !sources.some((text) => text.includes(`part="${part}"`)))).toEqual([]);
  });

  it.each(guides)("lists messages that %s can say", (_, { messages: beginnings }) => {
    expect(beginnings).not.toEqual([]);
    expect(beginnings.filter((beginning) => !Object.keys(messages).some((id) => id.startsWith(beginning)))).toEqual([]);
  });
});
