import { render, renderHook, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { createI18n } from "./createI18n.ts";
import { DepositI18n } from "./DepositI18n.tsx";
import { english } from "./english.ts";
import { directionOf, findLocale, knownLocales, languageTag } from "./findLocale.ts";
import { I18nContext } from "./I18nContext.ts";
import { loadLocale, LocaleNotFoundError } from "./loadLocale.ts";
import { useLocale } from "./useLocale.ts";
import { useMessage } from "./useMessage.ts";

function Words() {
  const t = useMessage();
  const { spokenTag, dir } = useLocale();
  return (
    <p lang={spokenTag} dir={dir}>
      {t("actions.save")} / {t("feedback.notes", { count: 2 })}
    </p>
  );
}

function Count({ of = 1 }: { readonly of?: number }) {
  const t = useMessage();
  const { spokenTag } = useLocale();
  return (
    <div lang={spokenTag}>
      <p>{t("feedback.notes", { count: of })}</p>
    </div>
  );
}

describe("the messages of the form", () => {
  it("are English without a provider, with plurals", () => {
    render(<Words />);
    expect(screen.getByText("Save draft / 2 hints")).toHaveAttribute("lang", "en-US");
  });

  it("are shown in a language as soon as its catalogue is loaded", async () => {
    render(
      <DepositI18n locale="de">
        <Words />
      </DepositI18n>,
    );
    expect(await screen.findByText("Speichern / 2 Hinweise")).toHaveAttribute("lang", "de-DE");
  });

  it("are in a loaded language from the first render on", async () => {
    await loadLocale("de_DE");
    render(
      <DepositI18n locale="de_DE">
        <Words />
      </DepositI18n>,
    );
    expect(screen.getByText("Speichern / 2 Hinweise")).toBeInTheDocument();
  });

  it("stay English for a language without a catalogue, and the host is notified", async () => {
    const onError = vi.fn();
    render(
      <DepositI18n locale="tlh_QO" onError={onError}>
        <Words />
      </DepositI18n>,
    );
    await vi.waitFor(() => expect(onError).toHaveBeenCalledWith(expect.any(LocaleNotFoundError)));
    expect(screen.getByText("Save draft / 2 hints")).toBeInTheDocument();
  });

  it("are overridden by id, plain ones at once and ones with placeholders after they are compiled", async () => {
    render(
      <DepositI18n messages={{ "actions.save": "Keep", "feedback.notes": "{count, plural, other {# remarks}}" }}>
        <Words />
      </DepositI18n>,
    );
    expect(screen.getByText(/^Keep/)).toBeInTheDocument();
    expect(await screen.findByText("Keep / 2 remarks")).toBeInTheDocument();
  });
});

describe("a locale", () => {
  it("without a file results in a module-not-found error that names it", async () => {
    const error: unknown = await loadLocale("xx_YY").catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ name: "LocaleNotFoundError", code: "MODULE_NOT_FOUND", locale: "xx_YY" });
    expect(String(error)).toContain("./locales/xx_YY");
  });

  it("of docs/platform/product.md 9.5 is loaded by its name, and has only known messages", async () => {
    const named =
      "ar_SA bg_BG ca_ES cs_CZ da_DK de_DE el_GR en_US es_ES es_MX fa_IR fi_FI fr_FR gl_ES he_IL hi_IN hr_HR hu_HU " +
      "id_ID is_IS it_IT ja_JP ko_KR nb_NO nl_NL pl_PL pt_BR pt_PT ro_RO ru_RU sk_SK sr_RS_Cyrillic sr_RS_Latin sv_SE " +
      "th_TH tr_TR uk_UA uz_UZ vi_VN zh_CN zh_TW";
    expect([...knownLocales()].toSorted()).toEqual(named.split(" "));
    for (const locale of knownLocales()) {
      const catalogue = await loadLocale(locale);
      expect(Object.keys(catalogue).filter((id) => !(id in english))).toEqual([]);
    }
  });

  it("has each message at its own id when it is loaded", async () => {
    const german = await loadLocale("de_DE");
    expect(german["actions.save"]).toBe("Speichern");
    expect(german["titles.label"]).toBe("Titel");
    expect(Object.keys(german).filter((id) => !(id in english))).toEqual([]);
  });

  it("is found in the formats of the platform and of browsers, and by its language alone", () => {
    const names = ["de_DE", "de-DE", "de", "en", "en_US", "pt", "es", "sr", "zh", "zh-Hant", "sr-Latn", "sr-Cyrl-RS"];
    expect(names.map(findLocale)).toEqual([
      "de_DE",
      "de_DE",
      "de_DE",
      "en_US",
      "en_US",
      "pt_BR",
      "es_ES",
      "sr_RS_Cyrillic",
      "zh_CN",
      "zh_TW",
      "sr_RS_Latin",
      "sr_RS_Cyrillic",
    ]);
    expect(["no", "nb", "iw"].map(findLocale)).toEqual(["nb_NO", "nb_NO", "he_IL"]);
  });

  it.each([
    ["ar", "ar_SA"],
    ["fr", "fr_FR"],
    ["fr-CA", "fr_FR"],
    ["pt", "pt_BR"],
    ["pt-PT", "pt_PT"],
    ["es-AR", "es_ES"],
    ["es-MX", "es_MX"],
    ["en-GB", "en_US"],
    ["de_AT", "de_DE"],
    ["zh", "zh_CN"],
    ["zh-Hans", "zh_CN"],
    ["zh-Hant-HK", "zh_TW"],
    ["zh-HK", "zh_TW"],
    ["sr-Cyrl", "sr_RS_Cyrillic"],
    ["sr-ME", "sr_RS_Latin"],
    ["no", "nb_NO"],
    ["nb", "nb_NO"],
    ["fa-AF", "fa_IR"],
  ])("of another country is that of its language, in the same script: %s", (name, found) => {
    expect(findLocale(name)).toBe(found);
  });

  it("is not replaced by that of another language or script, nor by one for an invalid name", () => {
    expect(["tlh", "uz-Arab", "", "_", "a/b"].map(findLocale)).toEqual(Array(5).fill(undefined));
  });

  it("becomes a language tag that Intl knows, with its writing direction", () => {
    expect(["de_DE", "sr_RS_Latin", "sr_RS_Cyrillic", "zh_TW"].map(languageTag)).toEqual([
      "de-DE",
      "sr-Latn-RS",
      "sr-Cyrl-RS",
      "zh-TW",
    ]);
    const tags = knownLocales().map(languageTag);
    expect(Intl.getCanonicalLocales([...tags])).toEqual(tags);
    expect(["ar_SA", "fa-IR", "he_IL", "de_DE"].map(directionOf)).toEqual(["rtl", "rtl", "rtl", "ltr"]);
  });

  it("without a translation of a message shows it in English with English plurals", async () => {
    render(
      <I18nContext.Provider value={createI18n("ja_JP", {}, {})}>
        <Count />
      </I18nContext.Provider>,
    );
    expect(screen.getByText("1 hint").parentElement).toHaveAttribute("lang", "en-US");
  });

  it.each(["ar_SA", "fa_IR", "he_IL"])("that is written from the right mirrors what is drawn: %s", async (locale) => {
    await loadLocale(locale);
    render(
      <DepositI18n locale={locale}>
        <Words />
      </DepositI18n>,
    );
    expect(screen.getByText(/ \/ /)).toHaveAttribute("dir", "rtl");
    expect(screen.queryByText(/Save draft/)).not.toBeInTheDocument();
  });

  it("without translations is marked as English for screen readers, and formats dates in its own way", () => {
    const untranslated = createI18n("fr_FR", {}, {});
    const { result } = renderHook(useLocale, {
      wrapper: ({ children }) => <I18nContext.Provider value={untranslated}>{children}</I18nContext.Provider>,
    });
    expect(result.current).toEqual({ tag: "fr-FR", spokenTag: "en-US", dir: "ltr" });
  });

  it("translated by the host is marked as that language", () => {
    const messages = Object.fromEntries(Object.keys(english).map((id) => [id, "Traduit"]));
    const { result } = renderHook(useLocale, {
      wrapper: ({ children }) => (
        <DepositI18n locale="fr_FR" messages={messages}>
          {children}
        </DepositI18n>
      ),
    });
    expect(result.current.spokenTag).toBe("fr-FR");
  });

  it("uses its own plurals if the host has translated a message", async () => {
    await loadLocale("pl_PL");
    const notes = "{count, plural, one {# uwaga} few {# uwagi} many {# uwag} other {# uwagi}}";
    render(
      <DepositI18n locale="pl_PL" messages={{ "feedback.notes": notes }}>
        <Count of={5} />
      </DepositI18n>,
    );
    expect(await screen.findByText("5 uwag")).toBeInTheDocument();
  });

  it("for disguised messages changes every message and its plurals, but not its placeholders", async () => {
    await loadLocale("en_XA");
    render(
      <DepositI18n locale="en_XA">
        <Words />
      </DepositI18n>,
    );
    const said = screen.getByText(/⟦Šåṽé ðŕåƒţ·+⟧ \/ ⟦2 ĥîñţš··⟧/);
    expect(said).toHaveAttribute("lang", "en-XA");
    expect(knownLocales()).not.toContain("en_XA");
  });
});
