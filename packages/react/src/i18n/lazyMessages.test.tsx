import { render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

/** Returns fresh modules, as before any lazy part has loaded. */
async function freshPage() {
  vi.resetModules();
  const [{ createI18n }, { english }, { loadLocale }, late] = await Promise.all([
    import("./createI18n.ts"),
    import("./english.ts"),
    import("./loadLocale.ts"),
    import("./lazyMessages.ts"),
  ]);
  return { ...late, createI18n, english, loadLocale };
}

const id = "creators.saveAndAdd";

describe("lazy messages", () => {
  let page: Awaited<ReturnType<typeof freshPage>>;
  beforeEach(async () => {
    page = await freshPage();
  });

  it("are missing at first, and arrive with the first lazy part", async () => {
    const { translate } = page.createI18n("en_US", page.english, {});
    expect(page.english).not.toHaveProperty([id]);
    expect(translate(id)).toBe(id);
    expect(await page.withLazyMessages(Promise.resolve("a part"))).toBe("a part");
    expect(translate(id)).toBe("Save and add another");
  });

  it("appear in a loaded language, also in rendered forms", async () => {
    const german = await page.loadLocale("de_DE");
    const { translate, spokenTag } = page.createI18n("de_DE", german, {});
    expect([translate("actions.save"), spokenTag]).toEqual(["Speichern", "de-DE"]);
    await page.loadLazyMessages();
    expect(translate(id)).toBe("Übernehmen und weitere hinzufügen");
  });

  it("appear in a language that is loaded later", async () => {
    await page.loadLazyMessages();
    const german = await page.loadLocale("de_DE");
    expect(page.createI18n("de_DE", german, {}).translate(id)).toBe("Übernehmen und weitere hinzufügen");
  });

  it("are English without a translation, and overridden by the host", async () => {
    const { translate } = page.createI18n("fr_FR", {}, { "creators.added": "Ajouté" });
    await page.loadLazyMessages();
    expect([translate(id), translate("creators.added")]).toEqual(["Save and add another", "Ajouté"]);
  });

  it("are English if their language fails to load, which the next lazy part retries", async () => {
    const loadLate = vi.fn().mockRejectedValueOnce(new Error("offline"));
    loadLate.mockImplementation((await page.lazyCatalogues()).lazyCatalogueLoaders.de_DE ?? vi.fn());
    const catalogue = {};
    const { translate } = page.createI18n("de_DE", catalogue, {});
    await page.addLazyMessages({ catalogue, loadLate });
    await page.withLazyMessages(Promise.resolve());
    expect(translate("creators.added")).toBe("Added");
    await page.withLazyMessages(Promise.resolve());
    expect(translate(id)).toBe("Übernehmen und weitere hinzufügen");
  });

  it("are retried when the next lazy part opens, even if it is already loaded, and the failure is reported once", async () => {
    const lost = new Error("offline");
    const loadLate = vi.fn().mockRejectedValueOnce(lost).mockRejectedValueOnce(lost);
    loadLate.mockImplementation((await page.lazyCatalogues()).lazyCatalogueLoaders.de_DE ?? vi.fn());
    const told = vi.fn();
    const stop = page.subscribeToLazyFailures(told);
    const catalogue = {};
    const { translate } = page.createI18n("de_DE", catalogue, {});
    await page.addLazyMessages({ catalogue, loadLate });
    await page.withLazyMessages(Promise.resolve());
    page.retryLazyMessages();
    await vi.waitFor(() => expect(loadLate).toHaveBeenCalledTimes(2));
    await Promise.resolve();
    page.retryLazyMessages();
    await vi.waitFor(() => expect(translate(id)).toBe("Übernehmen und weitere hinzufügen"));
    expect(page.lazyRecoveries()).toBe(1);
    expect(told.mock.calls).toEqual([[lost]]);
    page.retryLazyMessages();
    expect(loadLate).toHaveBeenCalledTimes(3);
    stop();
  });

  it("are loaded for every language on the page", async () => {
    const [{ localeLoaders }, { lazyCatalogueLoaders }] = await Promise.all([
      import("./localeLoaders.ts"),
      page.lazyCatalogues(),
    ]);
    expect(Object.keys(lazyCatalogueLoaders)).toEqual(Object.keys(localeLoaders));
  });

  it("are not awaited when the part itself fails to load", async () => {
    await expect(page.withLazyMessages(Promise.reject(new Error("offline")))).rejects.toThrow("offline");
  });
});

describe("a language that failed to load", () => {
  afterEach(() => {
    vi.doUnmock("./localeLoaders.ts");
    vi.resetModules();
  });

  /** Renders a German form whose messages fail to load once. */
  async function germanMissed() {
    vi.resetModules();
    const { localeLoaders } = await import("./localeLoaders.ts");
    const loadOnce = vi.fn(localeLoaders["de_DE"]).mockRejectedValueOnce(new Error("offline"));
    vi.resetModules();
    vi.doMock("./localeLoaders.ts", () => ({ localeLoaders: { ...localeLoaders, de_DE: loadOnce } }));
    const [{ DepositI18n }, { useMessage }, { retryLocales }] = await Promise.all([
      import("./DepositI18n.tsx"),
      import("./useMessage.ts"),
      import("./loadLocale.ts"),
    ]);
    const onError = vi.fn();
    const Words = () => useMessage()("actions.save");
    render(
      <DepositI18n locale="de_DE" onError={onError}>
        <Words />
      </DepositI18n>,
    );
    await vi.waitFor(() => expect(onError).toHaveBeenCalledTimes(1));
    return { retryLocales, loadOnce, onError };
  }

  it("is retried when the next lazy part opens, and then used by the form", async () => {
    const { retryLocales, loadOnce, onError } = await germanMissed();
    expect(screen.getByText("Save draft")).toBeInTheDocument();
    retryLocales();
    expect(await screen.findByText("Speichern")).toBeInTheDocument();
    retryLocales();
    expect(loadOnce).toHaveBeenCalledTimes(2);
    expect(onError).toHaveBeenCalledTimes(1);
  });
});
