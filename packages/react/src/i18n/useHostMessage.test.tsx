import { render, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";

/** The modules as a page has them before any late part has arrived, with a part of a host that uses the words of dialogs. */
async function freshPage() {
  vi.resetModules();
  const [{ DepositI18n }, { useMessage }, { loadLocale }, { loadLazyMessages }] = await Promise.all([
    import("./DepositI18n.tsx"),
    import("./useHostMessage.ts"),
    import("./loadLocale.ts"),
    import("./lazyMessages.ts"),
  ]);
  const seen: string[] = [];
  function HostPart() {
    const t = useMessage();
    const said = t("creators.saveAndAdd");
    seen.push(said);
    return (
      <button type="button">
        {t("actions.save")}, {said}
      </button>
    );
  }
  return { DepositI18n, HostPart, loadLazyMessages, loadLocale, seen };
}

describe("the words that a part of the host uses", () => {
  let page: Awaited<ReturnType<typeof freshPage>>;
  beforeEach(async () => {
    page = await freshPage();
  });

  it.each([
    ["en", "Save draft, Save and add another"],
    ["de", "Speichern, Übernehmen und weitere hinzufügen"],
  ])("are all there in the language %s, and never an id, though no late part was drawn", async (locale, words) => {
    const { DepositI18n, HostPart, seen } = page;
    await page.loadLocale(locale);
    render(
      <DepositI18n locale={locale}>
        <HostPart />
      </DepositI18n>,
    );
    expect(await screen.findByText(words)).toBeVisible();
    expect(seen).not.toContain("creators.saveAndAdd");
  });

  it("are left out while they do not arrive, and there when a late part has brought them after all", async () => {
    const fetchWords = vi.fn(() => {
      throw new Error("offline");
    });
    vi.doMock("./lazyCatalogues.ts", fetchWords);
    const { HostPart } = page;
    render(<HostPart />);
    await vi.waitFor(() => expect(fetchWords).toHaveBeenCalled());
    expect(screen.getByRole("button")).toHaveTextContent(/^Save draft,$/);
    vi.doUnmock("./lazyCatalogues.ts");
    await page.loadLazyMessages();
    expect(await screen.findByText("Save draft, Save and add another")).toBeVisible();
  });
});
