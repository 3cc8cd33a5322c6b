import { describe, expect, it } from "vitest";
import { keyboardOnly } from "./keyboardOnly.ts";

const path = "e2e/publish.keyboard.spec.ts";
function faults(text: string, others: Record<string, string> = {}): string[] {
  const files = Object.entries({ [path]: text, ...others });
  return keyboardOnly(files.map(([name, content]) => ({ path: name, text: content }))).map(
    (fault) => `${fault.path}:${fault.line} ${/use (\S+): /.exec(fault.message)?.[1]}`,
  );
}

describe("a keyboard end-to-end test", () => {
  it("presses keys on the page's keyboard, loads pages and looks", () => {
    const text = `await page.goto(url); await page.keyboard.press("Tab"); await page.keyboard.type("Data");
      await expect(page.getByRole("button")).toBeFocused(); await (await page.waitForEvent("filechooser")).setFiles(file);
      page.on("console", (message) => message.type());`;
    expect(faults(text)).toEqual([]);
  });

  it.each(["click()", "focus()", 'fill("a")', "check()", "tap()", 'dispatchEvent("click")', "evaluate(() => 1)"])(
    "does not call %s",
    (call) => {
      expect(faults(`\nawait page.getByRole("button").${call};`)).toEqual([`${path}:2 ${call.split("(")[0]}`]);
    },
  );

  it("does not press keys on a locator, which focuses it first", () => {
    expect(faults('await page.getByLabel("Title").press("a");')).toEqual([`${path}:1 press`]);
  });

  it("does not move the mouse", () => {
    expect(faults("await page.mouse.move(1, 1);")).toEqual([`${path}:1 mouse`]);
  });

  it.each([
    ["const { click } = locator;", "click"],
    ["const { click: go } = locator;", "click"],
    ['const { "focus": go } = locator;', "focus"],
    ['const { ["fill"]: go } = locator;', "fill"],
    ["const { press } = locator;", "press"],
    ["const { page: { mouse } } = fixtures;", "mouse"],
    ["const go = ({ tap }) => tap();", "tap"],
    ["let go; ({ click: go } = locator);", "click"],
    ["let click; ({ click } = locator);", "click"],
    ["let go; ({ page: { mouse: go } } = fixtures);", "mouse"],
  ])("does not take it apart: %s", (text, name) => {
    expect(faults(text)).toEqual([`${path}:1 ${name}`]);
  });

  it("has the debugger slow the network down, and neither press, focus nor run a script", () => {
    expect(faults('await session.send("Network.emulateNetworkConditions", { latency: 0 });')).toEqual([]);
    const by = (command: string): string[] => faults(`\nawait session.send(${command}, { x: 1 });`);
    expect(by('"Input.dispatchMouseEvent"')).toEqual([`${path}:2 Input.dispatchMouseEvent`]);
    expect(by("`Input.${what}`")).toEqual([`${path}:2 Input.`]);
    expect(by('"DOM.focus"')).toEqual([`${path}:2 DOM.focus`]);
    expect(by('"Runtime.evaluate"')).toEqual([`${path}:2 Runtime.evaluate`]);
    expect(faults('const how = "Input.insertText";\nawait session.send(how);')).toEqual([`${path}:1 Input.insertText`]);
  });

  it("does not hide a click behind brackets, a name of its own or another file", () => {
    expect(faults('await page.locator("a")["click"]();')).toEqual([`${path}:1 click`]);
    expect(faults('const { go } = { go: page.locator("a").click };')).toEqual([`${path}:1 click`]);
    expect(
      faults('import { open } from "./deposit.ts";', { "e2e/deposit.ts": "export const open = (p) => p.click();" }),
    ).toEqual(["e2e/deposit.ts:1 click"]);
  });
});

describe("another end-to-end test", () => {
  it("may click", () => {
    expect(keyboardOnly([{ path: "e2e/publish.spec.ts", text: "await page.click();" }])).toEqual([]);
  });
});
