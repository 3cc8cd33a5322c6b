import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { bannerSaying, driveDeposit } from "../../../test/driveDeposit.tsx";
import { benchSection } from "../../../test/sectionBench.tsx";
import { LanguagesSection } from "./LanguagesSection.tsx";

const box = () => screen.getByRole("combobox", { name: "Languages" });

describe("the languages", () => {
  it("are searched with exact and prefix matches first, and selected as removable chips", async () => {
    const user = userEvent.setup();
    const bench = benchSection(<LanguagesSection />);
    await user.type(box(), "swedish");
    await waitFor(() => expect(screen.getAllByRole("option")[0]).toHaveTextContent(/^Swedish$/));
    await user.keyboard("{ArrowDown}{Enter}");
    expect(bench.form().values.read().metadata.languages).toEqual([{ id: "swe", title: "Swedish" }]);
    await user.click(screen.getByRole("button", { name: "Remove Swedish" }));
    expect(bench.form().values.read().metadata.languages).toEqual([]);
    expect(box()).toHaveFocus();
  });

  it("of a record are shown by name, or by id without a name", () => {
    benchSection(<LanguagesSection />, {
      metadata: { languages: [{ id: "deu", title: { en: "German" } }, { id: "swe" }] },
    });
    expect(screen.getByRole("button", { name: "Remove German" })).toBeVisible();
    expect(screen.getByRole("button", { name: "Remove swe" })).toBeVisible();
  });

  it("that the server does not know are reported beside the field until they are removed", async () => {
    const { user, repository } = await driveDeposit();
    const hits = [{ id: "klingon", title: { en: "Klingon" } }];
    repository.faults.add({
      path: "/api/vocabularies/languages",
      fault: { kind: "answer", status: 200, body: { hits: { hits, total: 1 } } },
    });
    await user.type(box(), "kling");
    await screen.findByRole("option", { name: "Klingon" });
    await user.keyboard("{ArrowDown}{Enter}");
    await user.click(screen.getByRole("button", { name: "Save draft" }));
    await waitFor(() => expect(box()).toHaveAccessibleDescription(/Invalid value klingon\./));
    expect(box()).toBeInvalid();
    await user.click(screen.getByRole("button", { name: "Remove Klingon" }));
    expect(box()).not.toBeInvalid();
    await user.click(screen.getByRole("button", { name: "Save draft" }));
    await bannerSaying(/Record saved with validation feedback in/);
    expect(box()).not.toBeInvalid();
  });

  it("show a failed search, and retry it", async () => {
    const user = userEvent.setup();
    const bench = benchSection(<LanguagesSection />);
    bench.repository.faults.add({
      path: "/api/vocabularies/languages",
      fault: { kind: "answer", status: 500, body: "<h1>Oh</h1>" },
    });
    await user.type(box(), "swe");
    await waitFor(() =>
      expect(
        screen.getAllByText(/The languages could not be searched. Wait a moment or check your network/).length,
      ).toBeGreaterThan(0),
    );
    expect(screen.getByRole("option", { name: "Try again" })).toBeVisible();
  });
});
