import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { benchSection } from "../sections/sectionBench.tsx";
import { propsOf } from "../testing/propsOf.ts";
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
