import { render, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { DepositI18n } from "./DepositI18n.tsx";
import { directionOf, findLocale, languageTag } from "./findLocale.ts";
import { loadLocale, LocaleNotFoundError } from "./loadLocale.ts";
import { useLocale } from "./useLocale.ts";
import { useMessage } from "./useMessage.ts";

function Words() {
  const t = useMessage();
  const { tag, dir } = useLocale();
  return (
    <p lang={tag} dir={dir}>
      {t("actions.save")} / {t("feedback.notes", { count: 2 })}
    </p>
  );
}

describe("the words of the form", () => {
  it("are English without a provider, with plurals", () => {
    render(<Words />);
    expect(screen.getByText("Save draft / 2 hints")).toHaveAttribute("lang", "en-US");
  });

  it("show in the wanted language as soon as its catalogue is there", async () => {
    render(
      <DepositI18n locale="de">
        <Words />
      </DepositI18n>,
    );
    expect(await screen.findByText("Entwurf speichern / 2 Hinweise")).toHaveAttribute("lang", "de-DE");
  });

  it("are in that language from the first drawing on, when it was loaded before", async () => {
    await loadLocale("de_DE");
    render(
      <DepositI18n locale="de_DE">
        <Words />
      </DepositI18n>,
    );
    expect(screen.getByText("Entwurf speichern / 2 Hinweise")).toBeInTheDocument();
  });

  it("stay English for a language that has no catalogue, and the host is told", async () => {
    const onError = vi.fn();
    render(
      <DepositI18n locale="tlh_QO" onError={onError}>
        <Words />
      </DepositI18n>,
    );
    await vi.waitFor(() => expect(onError).toHaveBeenCalledWith(expect.any(LocaleNotFoundError)));
    expect(screen.getByText("Save draft / 2 hints")).toBeInTheDocument();
  });

  it("are replaced by id, plain ones at once and ones with gaps when they are compiled", async () => {
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
  it("that has no file is a module-not-found error that names it", async () => {
    const error: unknown = await loadLocale("xx_YY").catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ name: "LocaleNotFoundError", code: "MODULE_NOT_FOUND", locale: "xx_YY" });
    expect(String(error)).toContain("./locales/xx_YY");
  });

  it("is found as the platform writes it, as browsers do, and by its language alone", () => {
    expect(["de_DE", "de-DE", "de", "en", "en_US", "fr"].map(findLocale)).toEqual([
      "de_DE",
      "de_DE",
      "de_DE",
      "en_US",
      "en_US",
      undefined,
    ]);
  });

  it("becomes a language tag, and says which way it is written", () => {
    expect(["de_DE", "sr_RS_Latin", "zh_TW"].map(languageTag)).toEqual(["de-DE", "sr-Latn-RS", "zh-TW"]);
    expect(["ar_SA", "fa-IR", "he_IL", "de_DE"].map(directionOf)).toEqual(["rtl", "rtl", "rtl", "ltr"]);
  });
});
