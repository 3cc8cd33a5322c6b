import { expect, it } from "vitest";
import { internalImports } from "./internalImports.ts";

const text = 'import { can } from "@deposit/core/internal";';

it("allows the internal entry point of core to its sister packages", () => {
  expect(internalImports([{ path: "packages/react/src/form/a.ts", text }])).toEqual([]);
});

it.each(["e2e/node/a.e2e.ts", "stories/a.stories.tsx", "benchmarks/form/page.tsx", "packages/core/examples/a.ts"])(
  "refuses it to %s",
  (path) => {
    expect(internalImports([{ path, text: `\n${text}` }])).toMatchObject([{ path, line: 2 }]);
    expect(internalImports([{ path, text: text.replace("/internal", "/schema") }])).toEqual([]);
  },
);
