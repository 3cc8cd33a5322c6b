import { render, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";

/** Returns fresh modules, as before any lazy part has loaded, with a host's part that uses lazy messages. */
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

describe("the messages that a host's part uses", () => {
  let page: Awaited<ReturnType<typeof freshPage>>;
  beforeEach(async () => {
    page = await freshPage();
  });

  it.each([
    ["en", "Save draft, Save and add another"],
    ["de", "Speichern, Übernehmen und weitere hinzufügen"],
  ])("are complete in the language %s, and never an id, although no lazy part was rendered", async (locale, words) => {
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

  it("are empty while they fail to load, and appear with the next lazy part", async () => {
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
