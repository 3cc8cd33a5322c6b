import { render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

/** The modules as a page has them before any late part has arrived. */
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

describe("what only late parts say", () => {
  let page: Awaited<ReturnType<typeof freshPage>>;
  beforeEach(async () => {
    page = await freshPage();
  });

  it("is not there at first, and comes with the first of them", async () => {
    const { say } = page.createI18n("en_US", page.english, {});
    expect(page.english).not.toHaveProperty([id]);
    expect(say(id)).toBe(id);
    expect(await page.withLazyMessages(Promise.resolve("a part"))).toBe("a part");
    expect(say(id)).toBe("Save and add another");
  });

  it("is said in a language that was loaded before, by forms that are drawn already", async () => {
    const german = await page.loadLocale("de_DE");
    const { say, spokenTag } = page.createI18n("de_DE", german, {});
    expect([say("actions.save"), spokenTag]).toEqual(["Speichern", "de-DE"]);
    await page.loadLazyMessages();
    expect(say(id)).toBe("Übernehmen und weitere hinzufügen");
  });

  it("is said in a language that is loaded after", async () => {
    await page.loadLazyMessages();
    const german = await page.loadLocale("de_DE");
    expect(page.createI18n("de_DE", german, {}).say(id)).toBe("Übernehmen und weitere hinzufügen");
  });

  it("is said in English where it is not translated, and in the host's words before all others", async () => {
    const french = await page.loadLocale("fr_FR");
    const { say } = page.createI18n("fr_FR", french, { "creators.added": "Ajouté" });
    await page.loadLazyMessages();
    expect([say(id), say("creators.added")]).toEqual(["Save and add another", "Ajouté"]);
  });

  it("is English where the words of a language do not arrive, and asked for again with the next part", async () => {
    const loadLate = vi.fn().mockRejectedValueOnce(new Error("offline"));
    loadLate.mockImplementation((await page.lazyCatalogues()).lazyCatalogueLoaders.de_DE ?? vi.fn());
    const catalogue = {};
    const { say } = page.createI18n("de_DE", catalogue, {});
    await page.addLazyMessages({ catalogue, loadLate });
    await page.withLazyMessages(Promise.resolve());
    expect(say("creators.added")).toBe("Added");
    await page.withLazyMessages(Promise.resolve());
    expect(say(id)).toBe("Übernehmen und weitere hinzufügen");
  });

  it("is asked for again when the next late part opens, though none is left to be fetched, and its failure is told once", async () => {
    const lost = new Error("offline");
    const loadLate = vi.fn().mockRejectedValueOnce(lost).mockRejectedValueOnce(lost);
    loadLate.mockImplementation((await page.lazyCatalogues()).lazyCatalogueLoaders.de_DE ?? vi.fn());
    const told = vi.fn();
    const stop = page.subscribeToLazyFailures(told);
    const catalogue = {};
    const { say } = page.createI18n("de_DE", catalogue, {});
    await page.addLazyMessages({ catalogue, loadLate });
    await page.withLazyMessages(Promise.resolve());
    page.retryLazyMessages();
    await vi.waitFor(() => expect(loadLate).toHaveBeenCalledTimes(2));
    await Promise.resolve();
    page.retryLazyMessages();
    await vi.waitFor(() => expect(say(id)).toBe("Übernehmen und weitere hinzufügen"));
    expect(page.lazyRecoveries()).toBe(1);
    expect(told.mock.calls).toEqual([[lost]]);
    page.retryLazyMessages();
    expect(loadLate).toHaveBeenCalledTimes(3);
    stop();
  });

  it("is there in every language that a page speaks", async () => {
    const [{ localeLoaders }, { lazyCatalogueLoaders }] = await Promise.all([
      import("./localeLoaders.ts"),
      page.lazyCatalogues(),
    ]);
    expect(Object.keys(lazyCatalogueLoaders)).toEqual(Object.keys(localeLoaders));
  });

  it("is not waited for when the part itself does not arrive", async () => {
    await expect(page.withLazyMessages(Promise.reject(new Error("offline")))).rejects.toThrow("offline");
  });
});

describe("a language that did not arrive", () => {
  afterEach(() => {
    vi.doUnmock("./localeLoaders.ts");
    vi.resetModules();
  });

  /** A form in German whose sentences fail to arrive once. */
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

  it("is asked for again when the next late part opens, and the form that spoke English meanwhile speaks it", async () => {
    const { retryLocales, loadOnce, onError } = await germanMissed();
    expect(screen.getByText("Save draft")).toBeInTheDocument();
    retryLocales();
    expect(await screen.findByText("Speichern")).toBeInTheDocument();
    retryLocales();
    expect(loadOnce).toHaveBeenCalledTimes(2);
    expect(onError).toHaveBeenCalledTimes(1);
  });
});
