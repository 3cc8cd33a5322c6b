import { expect, test, vi } from "vitest";
import { watchDrawnSections } from "./watchDrawnSections.ts";

const told = () => new Promise((resolve) => setTimeout(resolve));

/** A page with one section that is written in, and how often it was looked through. */
async function watchPage() {
  const page = document.createElement("div");
  page.innerHTML = `
    <section>
      <h2>Basics</h2>
      <input id="a-metadata.title">
      <textarea id="a-metadata.references">Ice</textarea>
      <div id="a-metadata.description" contenteditable="true"><p>Ice</p></div>
      <p class="count">1</p>
    </section>`;
  const look = vi.spyOn(page, "querySelectorAll");
  const listener = vi.fn<() => void>();
  const view = watchDrawnSections({ current: page }, "a");
  const stop = view.subscribe(listener);
  look.mockClear();
  listener.mockClear();
  const part = (selector: string): Element => {
    const found = page.querySelector(selector);
    if (found === null) throw new Error(`There is no ${selector}.`);
    return found;
  };
  return { page, look, listener, view, stop, part };
}

test("the sections of the page are told by card", async () => {
  const { view } = await watchPage();
  expect(view.read().map(({ heading, sections }) => [heading, ...sections.map(({ section }) => section)])).toEqual([
    ["Basics", "titles", "references", "descriptions"],
  ]);
});

test("what is written is no reason to look through the page again", async () => {
  const { look, part } = await watchPage();
  part("textarea").textContent = "Ice cores";
  part("[contenteditable]").append(document.createElement("p"));
  part(".count").textContent = "9";
  await told();
  expect(look).not.toHaveBeenCalled();
});

test("a heading in another language, and a part that comes or goes, are seen", async () => {
  const { listener, part, view, page } = await watchPage();
  part("h2").textContent = "Grundlagen";
  await told();
  expect(view.read()).toMatchObject([{ heading: "Grundlagen" }]);
  part("input").remove();
  await told();
  expect(view.read()[0]?.sections.map(({ section }) => section)).not.toContain("titles");
  page.append(Object.assign(document.createElement("input"), { id: "a-metadata.version" }));
  await told();
  expect(view.read().flatMap(({ sections }) => sections)).toContainEqual(
    expect.objectContaining({ section: "version" }),
  );
  expect(listener).toHaveBeenCalledTimes(3);
});
