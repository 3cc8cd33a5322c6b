import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { benchSection } from "../../../test/sectionBench.tsx";
import { FilesSection } from "./FilesSection.tsx";

describe("that a record has no files", () => {
  it("is declared in the host's words", async () => {
    const user = userEvent.setup();
    const bench = benchSection(<FilesSection />, { fields: { "files.enabled": { label: "Nothing to upload" } } });
    await user.click(screen.getByRole("checkbox", { name: "Nothing to upload" }));
    expect(bench.form().values.read().files.enabled).toBe(false);
  });

  it("cannot be declared where the host hides the field, and files are still chosen", () => {
    benchSection(<FilesSection />, { fields: { "files.enabled": { hidden: true } } });
    expect(screen.queryByRole("checkbox")).not.toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Choose files" })).toBeVisible();
  });

  it("cannot be declared where the host has it fixed", () => {
    benchSection(<FilesSection />, { fields: { "files.enabled": { disabled: true } } });
    expect(screen.getByRole("checkbox", { name: "Metadata-only record" })).toBeDisabled();
  });

  it("is declared by the host's widget, under its label, and frees files that were restricted", async () => {
    const user = userEvent.setup();
    const bench = benchSection(<FilesSection />, {
      record: { access: { record: "public", files: "restricted" } },
      fields: {
        "files.enabled": {
          widget: ({ value, setValue, inputProps }) => (
            <button type="button" {...inputProps} onClick={() => setValue(!value)}>
              {value ? "Has some" : "Has none"}
            </button>
          ),
        },
      },
    });
    expect(bench.form().values.read().access.files).toBe("restricted");
    const widget = screen.getByLabelText("Metadata-only record");
    await user.click(widget);
    expect(widget).toHaveTextContent("Has none");
    expect(widget).toHaveFocus();
    const { files, access } = bench.form().values.read();
    expect(files.enabled).toBe(false);
    expect(access.files).toBe("public");
  });

  it("turns the embargo of the files off, and a slip is taken back with all that was said of them", async () => {
    const user = userEvent.setup();
    const access = {
      record: "public",
      files: "restricted",
      embargo: { active: true, until: "2031-01-01", reason: "Paper pending" },
    } as const;
    const bench = benchSection(<FilesSection />, { record: { access } });
    const toggle = screen.getByRole("checkbox", { name: "Metadata-only record" });
    await user.click(toggle);
    expect(bench.form().values.read().access).toEqual({
      record: "public",
      files: "public",
      embargo: { active: false, until: "", reason: "" },
    });
    await user.click(toggle);
    expect(bench.form().values.read().access).toEqual(access);
  });

  it("leaves alone what was chosen since, where the host's widget says once more what holds already", async () => {
    const user = userEvent.setup();
    const bench = benchSection(<FilesSection />, {
      record: { access: { record: "public", files: "restricted" } },
      fields: {
        "files.enabled": {
          widget: ({ setValue }) => (
            <>
              <button type="button" onClick={() => setValue(false)}>
                None
              </button>
              <button type="button" onClick={() => setValue(true)}>
                Some
              </button>
            </>
          ),
        },
      },
    });
    await user.click(screen.getByRole("button", { name: "None" }));
    await user.click(screen.getByRole("button", { name: "None" }));
    await user.click(screen.getByRole("button", { name: "Some" }));
    expect(bench.form().values.read().access.files).toBe("restricted");
    bench.form().values.write("access.files", "public");
    await user.click(screen.getByRole("button", { name: "Some" }));
    expect(bench.form().values.read().access.files).toBe("public");
  });

  it("frees no files that come back after the record itself was put under an embargo", async () => {
    const user = userEvent.setup();
    const bench = benchSection(<FilesSection />, { record: { access: { record: "public", files: "restricted" } } });
    const toggle = screen.getByRole("checkbox", { name: "Metadata-only record" });
    await user.click(toggle);
    const { values } = bench.form();
    const embargo = { active: true, until: "2031-01-01", reason: "" };
    values.write("access.record", "restricted");
    values.write("access.embargo", embargo);
    await user.click(toggle);
    expect(values.read().access).toEqual({ record: "restricted", files: "restricted", embargo });
  });
});
