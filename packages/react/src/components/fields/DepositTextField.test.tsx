import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { benchSection } from "../../../test/sectionBench.tsx";
import { propsOf } from "../../../test/propsOf.ts";
import { DepositTextField } from "./DepositTextField.tsx";

const field = () => screen.getByRole("textbox", { name: /^Title/ });
const title = <DepositTextField name="metadata.title" label="Title" required />;

describe("a field of one line of text", () => {
  it("draws nothing for a letter", async () => {
    const user = userEvent.setup();
    const bench = benchSection(title, { metadata: { title: "Tides" } });
    const before = propsOf(field());
    await user.type(field(), " of Brest");
    expect(field()).toHaveValue("Tides of Brest");
    expect(bench.form().values.read().metadata.title).toBe("Tides of Brest");
    expect(propsOf(field())).toBe(before);
  });

  it("shows at once what the form comes to hold otherwise, also after it was typed in", async () => {
    const user = userEvent.setup();
    const bench = benchSection(title, { metadata: { title: "Tides" } });
    await user.type(field(), "!");
    act(() => bench.form().values.write("metadata.title", "Tides of Brest"));
    expect(field()).toHaveValue("Tides of Brest");
  });

  it("keeps the blank after a word, and the caret, when a save answers between two words", async () => {
    const user = userEvent.setup();
    const bench = benchSection(title, { metadata: { title: "" } });
    await user.type(field(), "The sea’s tides of ");
    await act(() => bench.form().deposit.save(bench.form().values.read));
    expect(bench.form().deposit.getState().record.metadata["title"]).toBe("The sea's tides of");
    expect(bench.form().unsaved.exist()).toBe(false);
    await user.keyboard("Brest");
    expect(field()).toHaveValue("The sea's tides of Brest");

    await user.keyboard(" ’ ");
    await user.pointer({ target: field(), offset: 4, keys: "[MouseLeft]" });
    await act(() => bench.form().deposit.save(bench.form().values.read));
    expect(field()).toHaveValue("The sea's tides of Brest ' ");
    expect(field()).toHaveProperty("selectionStart", 4);
    await user.tab();
    expect(field()).toHaveValue("The sea's tides of Brest '");
  });

  it("keeps what was typed while a message comes and goes beside it", async () => {
    const user = userEvent.setup();
    benchSection(title, { metadata: { title: "Tides" } });
    await user.clear(field());
    await user.tab();
    expect(await screen.findByText("Title is a required field.")).toBeVisible();
    await user.type(field(), "Waves");
    expect(screen.queryByText("Title is a required field.")).not.toBeInTheDocument();
    expect(field()).toHaveValue("Waves");
  });

  it("gives a host's widget in its place every letter, and stands in for one that fails", async () => {
    const said = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const user = userEvent.setup();
    const bench = benchSection(title, {
      metadata: { title: "Tides" },
      fields: {
        "metadata.title": {
          widget: ({ value, setValue, inputProps }) => {
            if (value === "Tides??") throw new Error("No questions, please.");
            return <textarea {...inputProps} value={value} onChange={({ target }) => setValue(target.value)} />;
          },
        },
      },
    });
    await user.type(field(), "?");
    expect(field()).toHaveValue("Tides?");
    expect(field().tagName).toBe("TEXTAREA");
    await user.type(field(), "?");
    expect(field().tagName).toBe("INPUT");
    expect(said).toHaveBeenCalled();
    expect(field()).toHaveValue("Tides??");
    await user.type(field(), "!");
    expect(bench.form().values.read().metadata.title).toBe("Tides??!");
  });
});
