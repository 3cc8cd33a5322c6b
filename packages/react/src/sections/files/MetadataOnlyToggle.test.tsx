import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { benchSection } from "../../../test/sectionBench.tsx";
import { FilesSection } from "./FilesSection.tsx";

describe("the declaration that a record has no files", () => {
  it("uses the host's label", async () => {
    const user = userEvent.setup();
    const bench = benchSection(<FilesSection />, { fields: { "files.enabled": { label: "Nothing to upload" } } });
    await user.click(screen.getByRole("checkbox", { name: "Nothing to upload" }));
    expect(bench.form().values.read().files.enabled).toBe(false);
  });

  it("is not offered when the host hides the field, and files can still be added", () => {
    benchSection(<FilesSection />, { fields: { "files.enabled": { hidden: true } } });
    expect(screen.queryByRole("checkbox")).not.toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Choose files" })).toBeVisible();
  });

  it("cannot be changed when the host fixes its value", () => {
    benchSection(<FilesSection />, { fields: { "files.enabled": { disabled: true } } });
    expect(screen.getByRole("checkbox", { name: "Metadata-only record" })).toBeDisabled();
  });

  it("works in the host's widget with its label, and makes restricted files public", async () => {
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

  it("turns off the embargo of the files, and undoing it restores all settings", async () => {
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

  it("keeps a later choice when the host's widget sets the same value again", async () => {
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

  it("keeps returning files restricted after the record itself got an embargo", async () => {
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
