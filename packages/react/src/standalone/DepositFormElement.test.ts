import { createClient } from "@deposit/core";
import { createRepository, memoryStorage } from "@deposit/repository";
import { waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { DepositFormElement, defineDepositForm } from "./DepositFormElement.ts";

const messages = { "titles.label": "Name of the dataset" };

/** Waits for the form in an element. */
async function drawn(element: Element): Promise<HTMLElement> {
  return await waitFor(() => {
    const form = element.shadowRoot?.querySelector<HTMLElement>(".deposit");
    if (form === null || form === undefined) throw new Error("It has not drawn its form.");
    return form;
  });
}

function client() {
  const repository = createRepository({ storage: memoryStorage(), trust: "everyone" });
  return createClient({ baseUrl: "http://repository.test", fetch: repository.fetch });
}

beforeEach(() => {
  // The page notifies the element without React, and jsdom has no `CSS.escape`.
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
  vi.stubGlobal("CSS", { escape: (name: string) => name });
});
afterEach(async () => {
  const roots = [...document.body.children].flatMap(({ shadowRoot }) => shadowRoot ?? []);
  document.body.replaceChildren();
  await waitFor(() => expect(roots.filter((root) => root.querySelector(".deposit") !== null)).toEqual([]));
  vi.unstubAllGlobals();
});

describe("<deposit-form>", () => {
  it("uses the props that a page set before it was defined", async () => {
    const element = document.createElement("early-deposit-form");
    Object.assign(element, { props: { client: client(), messages } });
    document.body.append(element);
    customElements.define("early-deposit-form", class extends DepositFormElement {});
    expect((await drawn(element)).textContent).toContain("Name of the dataset");
  });

  it("follows its locale and theme, and keeps what is typed", async () => {
    defineDepositForm();
    const element = document.createElement("deposit-form");
    if (!(element instanceof DepositFormElement)) throw new Error("It is not defined.");
    element.props = { client: client() };
    document.body.append(element);
    const form = await drawn(element);
    expect(form).toHaveAttribute("data-deposit-theme", "light");
    element.setAttribute("theme", "dark");
    element.setAttribute("locale", "de_DE");
    await waitFor(() => expect(form).toHaveAttribute("data-deposit-theme", "dark"));
    await waitFor(() => expect(form).toHaveAttribute("lang", "de-DE"));
    expect(await drawn(element)).toBe(form);
  });
});
