import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import { watchFocusedField } from "./watchFocusedField.ts";

const ends: (() => void)[] = [];

/** A page with that in its editor, watched until the test is over. */
function watch(html: string): HTMLElement {
  document.body.innerHTML = `<div id="editor">${html}</div>`;
  const root = document.querySelector<HTMLElement>("#editor");
  if (root === null) throw new Error("There is no editor.");
  ends.push(watchFocusedField(root));
  return root;
}
const field = (name: string): HTMLInputElement => {
  const found = document.querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (found === null) throw new Error(`There is no field ${name}.`);
  return found;
};

afterEach(() => {
  for (const end of ends.splice(0)) end();
  document.body.innerHTML = "";
});

describe("The field that has the focus", () => {
  test("is alone in a form also in another window that the host has opened", () => {
    const frame = document.body.appendChild(document.createElement("iframe"));
    const root = frame.contentDocument?.body;
    if (root === undefined) throw new Error("There is no other window.");
    root.innerHTML = `<input name="title"><input name="version">`;
    ends.push(watchFocusedField(root));
    const title = root.querySelector("input");
    title?.focus();
    expect([...(title?.form?.elements ?? [])]).toEqual([title]);
    title?.blur();
    expect(title?.form).toBeNull();
  });

  test("is alone in a form, and in none again when it is left", () => {
    watch(`<input name="title"><textarea name="copyright"></textarea>`);
    field("title").focus();
    expect([...(field("title").form?.elements ?? [])]).toEqual([field("title")]);
    field("copyright").focus();
    expect(field("title").form).toBeNull();
    expect([...(field("copyright").form?.elements ?? [])]).toEqual([field("copyright")]);
  });

  test("has it also when it had the focus before", () => {
    document.body.innerHTML = `<div id="editor"><input name="title"></div>`;
    field("title").focus();
    const root = document.querySelector<HTMLElement>("#editor");
    if (root !== null) ends.push(watchFocusedField(root));
    expect(field("title").form).not.toBeNull();
  });

  test("stays in the form of the page around it, where there is one", () => {
    watch(`<form id="own"><input name="title"></form>`);
    field("title").focus();
    expect(field("title").form?.id).toBe("own");
  });

  test("stays with those it belongs to when it is one to choose among", async () => {
    watch(
      `<input type="radio" name="access" value="public" checked><input type="radio" name="access" value="restricted">`,
    );
    const [open, closed] = document.querySelectorAll<HTMLInputElement>("[name=access]");
    closed?.focus();
    await userEvent.keyboard(" ");
    expect([open?.checked, closed?.checked]).toEqual([false, true]);
    expect(closed?.form).toBeNull();
  });

  test("sends nothing, and tells no one outside", () => {
    const submitted = vi.fn<(event: Event) => void>();
    const root = watch(`<input name="title">`);
    root.addEventListener("submit", submitted);
    field("title").focus();
    const sent = vi.fn<(event: Event) => void>();
    field("title").form?.addEventListener("submit", sent);
    field("title").form?.requestSubmit();
    expect(sent.mock.calls.map(([event]) => event.defaultPrevented)).toEqual([true]);
    expect(submitted).not.toHaveBeenCalled();
  });

  test("is as it was when nobody watches any more", () => {
    watch(`<input name="title">`);
    field("title").focus();
    for (const end of ends.splice(0)) end();
    expect(field("title").hasAttribute("form")).toBe(false);
    expect(document.querySelector("form")).toBeNull();
  });
});
