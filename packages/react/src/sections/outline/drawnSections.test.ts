import type { SectionId } from "@deposit/core/internal";
import { expect, test, vi } from "vitest";
import { groupCards, watchDrawnSections } from "./drawnSections.ts";

const notified = () => new Promise((resolve) => setTimeout(resolve));

/** Returns a page with one card, and a spy on the searches through it. */
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
  const search = vi.spyOn(page, "querySelectorAll");
  const listener = vi.fn<() => void>();
  const view = watchDrawnSections({ current: page }, "a");
  const stop = view.subscribe(listener);
  search.mockClear();
  listener.mockClear();
  const part = (selector: string): Element => {
    const found = page.querySelector(selector);
    if (found === null) throw new Error(`There is no ${selector}.`);
    return found;
  };
  return { page, search, listener, view, stop, part };
}

test("lists the sections by card", async () => {
  const { view } = await watchPage();
  expect(view.read().map(({ heading, sections }) => [heading, ...sections.map(({ section }) => section)])).toEqual([
    ["Basics", "titles", "references", "descriptions"],
  ]);
});

test("typing does not search the page again", async () => {
  const { search, part } = await watchPage();
  part("textarea").textContent = "Ice cores";
  part("[contenteditable]").append(document.createElement("p"));
  part(".count").textContent = "9";
  await notified();
  expect(search).not.toHaveBeenCalled();
});

test("notices a translated heading, and parts that are added or removed", async () => {
  const { listener, part, view, page } = await watchPage();
  part("h2").textContent = "Grundlagen";
  await notified();
  expect(view.read()).toMatchObject([{ heading: "Grundlagen" }]);
  part("input").remove();
  await notified();
  expect(view.read()[0]?.sections.map(({ section }) => section)).not.toContain("titles");
  page.append(Object.assign(document.createElement("input"), { id: "a-metadata.version" }));
  await notified();
  expect(view.read().flatMap(({ sections }) => sections)).toContainEqual(
    expect.objectContaining({ section: "version" }),
  );
  expect(listener).toHaveBeenCalledTimes(3);
});

const card = (heading: string, ...sections: SectionId[]) => ({
  heading,
  sections: sections.map((section) => ({ section, path: ["metadata", section] })),
});

test("a card with several sections keeps its heading, and cards with one section are grouped", () => {
  const basic = card("Basic information", "titles", "creators");
  const groups = groupCards([card("Files", "files"), basic, card("References", "references"), card("", "access")]);
  expect(groups).toEqual([card("", "files"), basic, card("", "references", "access")]);
});
