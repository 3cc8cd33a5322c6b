import { expect, type Locator, type Page } from "@playwright/test";

/** What a depositor does and sees in fields that search a vocabulary while one types. */
export class SearchModel {
  constructor(private readonly page: Page) {}

  /** What is offered now, and, under it, how the search stands. */
  get suggestions(): Locator {
    return this.page.getByRole("listbox", { name: "Suggestions" }).getByRole("option");
  }

  /** Types, sees that entry offered first, and chooses it. */
  async chooses(box: Locator, text: string, first: string | RegExp): Promise<void> {
    await box.fill(text);
    await expect(this.suggestions.first()).toHaveText(first);
    // As a hand does: press and release are moments apart.
    await this.suggestions.first().click({ delay: 60 });
    // Where any number can be chosen the list stays open until the field is left.
    await box.press("Tab");
  }

  /** Lets each answer of a search in a vocabulary hold one more entry at its head, which the platform does not know. */
  async alsoOffers(vocabulary: string, entry: { readonly id: string; readonly title: object }): Promise<void> {
    await this.page.route(
      (url) => decodeURIComponent(url.pathname).endsWith(`/api/vocabularies/${vocabulary}`),
      async (route) => {
        const response = await route.fetch();
        const answer = (await response.json()) as { hits: { hits: object[]; total: number } };
        answer.hits.hits.unshift({ type: vocabulary, links: {}, ...entry });
        await route.fulfill({ response, json: answer });
      },
    );
  }
}
