import { createClient, type JsonObject, readConfig } from "@deposit/core";
import { createRepository, memoryStorage } from "@deposit/repository";
import { act, render, waitFor } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import { beforeAll, expect, it } from "vitest";
import { DepositForm } from "./DepositForm.tsx";
import { loadLocale } from "./i18n/loadLocale.ts";

const origin = "http://localhost:3000";
const spokenAttributes = [
  "aria-label",
  "aria-description",
  "aria-roledescription",
  "aria-valuetext",
  "placeholder",
  "title",
  "alt",
];

/** Texts from the platform: what users typed and vocabulary titles, in any language. */
class Heard {
  readonly #values = new Set<string>();

  add(json: unknown): void {
    if (typeof json === "string") this.#values.add(json);
    else if (typeof json === "object" && json !== null) for (const value of Object.values(json)) this.add(value);
  }

  /** Returns the text without them. Shortened texts count as well. */
  leaveOut(text: string): string {
    const start = text.endsWith("…") ? text.slice(0, -1) : undefined;
    if (start !== undefined && [...this.#values].some((value) => value.startsWith(start))) return "";
    const longestFirst = [...this.#values].filter((value) => value.length > 1).toSorted((a, b) => b.length - a.length);
    return longestFirst.reduce((rest, value) => rest.replaceAll(value, ""), text);
  }
}

/** Returns every visible text and every text for screen readers on the page. */
function textsOnThePage(): string[] {
  const texts: string[] = [];
  for (const element of document.body.querySelectorAll("*")) {
    if (element.closest("script, style") !== null) continue;
    for (const name of spokenAttributes) texts.push(element.getAttribute(name) ?? "");
    for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) texts.push(node.textContent ?? "");
  }
  return texts;
}

/** Texts that are the same in every language, or come from `Intl`, which falls back to English. */
const notation = /\b(ORCID|ISNI|GND|ROR|DOI|bytes?|[KMGT]i?B|[AP]M)\b/g;

const englishWord = /[A-Za-z]{2,}/;

function plainEnglish(heard: Heard): string[] {
  const suspects = new Set(textsOnThePage().filter((text) => englishWord.test(text)));
  return [...suspects].filter((text) => englishWord.test(heard.leaveOut(text).replaceAll(notation, "")));
}

async function openFilledForm(): Promise<{ heard: Heard; user: UserEvent }> {
  const repository = createRepository({ storage: memoryStorage(), trust: "everyone", development: true });
  const heard = new Heard();
  const client = createClient({
    baseUrl: origin,
    async fetch(request) {
      const answer = await repository.fetch(request);
      if (answer.headers.get("Content-Type")?.includes("json") === true) heard.add(await answer.clone().json());
      return answer;
    },
  });
  const { record } = await client.drafts.create({ metadata, custom_fields: {}, pids: {} });
  const page: unknown = await (await repository.fetch(new Request(`${origin}/__page/deposit`))).json();
  const config = typeof page === "object" && page !== null && "config" in page ? page.config : {};
  heard.add(config);
  render(
    <DepositForm
      client={client}
      record={record}
      config={readConfig(config)}
      locale="en_XA"
      onNavigate={() => undefined}
    />,
  );
  return { heard, user: userEvent.setup({ pointerEventsCheck: 0 }) };
}

const metadata: JsonObject = {
  title: "潮",
  additional_titles: [{ title: "汐", type: { id: "subtitle" }, lang: { id: "jpn" } }],
  description: "<p>海</p>",
  additional_descriptions: [{ description: "<p>波</p>", type: { id: "methods" }, lang: { id: "jpn" } }],
  creators: [
    {
      person_or_org: { type: "personal", family_name: "林", given_name: "泉" },
      affiliations: [{ name: "海洋" }],
      role: { id: "datacollector" },
    },
    { person_or_org: { type: "organizational", name: "港" }, affiliations: [] },
  ],
  contributors: [
    { person_or_org: { type: "personal", family_name: "森", given_name: "岬" }, role: { id: "datacollector" } },
  ],
  resource_type: { id: "dataset" },
  publication_date: "2026-02",
  publisher: "島",
  dates: [{ date: "2025", type: { id: "collected" }, description: "冬" }],
  languages: [{ id: "jpn" }],
  identifiers: [{ scheme: "doi", identifier: "10.1234/5" }],
  related_identifiers: [
    {
      scheme: "doi",
      identifier: "10.1234/6",
      relation_type: { id: "cites" },
      resource_type: { id: "dataset" },
    },
  ],
  references: [{ reference: "書" }],
  subjects: [{ subject: "潮流" }],
  rights: [{ id: "cc-by-4.0" }, { title: { en: "約" }, description: { en: "款" }, link: "https://1.2/3" }],
  funding: [{ funder: { name: "基" }, award: { title: { en: "賞" }, number: "1" } }],
  version: "1.0",
  copyright: "© 2026",
};

beforeAll(async () => {
  await loadLocale("en_XA");
});

it("shows only messages, in the filled form and in all that its buttons open", async () => {
  const { heard, user } = await openFilledForm();
  await waitFor(() => expect(document.body.textContent).toContain("⟦"));
  const found = new Map<string, string>();
  const note = (where: string): void => {
    for (const text of plainEnglish(heard)) if (!found.has(text)) found.set(text, where);
  };
  await act(async () => undefined);
  note("the form");

  const pressed = new Set<string>();
  const nameOf = (button: Element): string => button.getAttribute("aria-label") ?? button.textContent ?? "";
  // One button of each kind. Buttons of other rows differ only in the row's name.
  const kindOf = (button: Element): string => nameOf(button).replaceAll(/[^\p{Script=Latin}]/gu, "");
  for (;;) {
    const buttons = [...document.body.querySelectorAll<HTMLElement>("button:not([disabled])")];
    // The buttons of the text editor scroll by layout, which jsdom does not have.
    const button = buttons.find((one) => one.closest("[role=toolbar]") === null && !pressed.has(kindOf(one)));
    if (button === undefined) break;
    pressed.add(kindOf(button));
    await user.click(button);
    note(`after ${nameOf(button)}`);
    await user.keyboard("{Escape}{Escape}");
  }
  expect(pressed.size).toBeGreaterThan(10);
  expect(Object.fromEntries(found)).toEqual({});
}, 300_000);
