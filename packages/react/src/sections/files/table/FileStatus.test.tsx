import { coreMessages, type FileEntry } from "@deposit/core";
import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { FileStatus } from "./FileStatus.tsx";
import { DepositI18n } from "../../../i18n/DepositI18n.tsx";

const delay = { kind: "stalled" } as const;
const show = (phase: FileEntry["phase"], verification?: FileEntry["verification"]) => {
  const entry: FileEntry = { key: "a.csv", size: 10, checksum: "", mimetype: "", links: {}, phase, verification };
  render(
    <DepositI18n>
      <FileStatus entry={entry} decimal />
    </DepositI18n>,
  );
};

describe("a file that waits for a retry", () => {
  it.each<FileEntry["phase"]>([
    { kind: "pending", delay },
    { kind: "uploading", sent: 3, bytesPerSecond: null, delay },
    { kind: "finishing", delay },
  ])("shows it while it is $kind", (phase) => {
    show(phase);
    expect(screen.getByText("Trying again")).toBeVisible();
    expect(screen.getByText(/^The last try did not work\./)).toBeVisible();
  });

  it.each<FileEntry["phase"]>([{ kind: "pending" }, { kind: "finishing" }])(
    "shows nothing about it otherwise, $kind",
    (phase) => {
      show(phase);
      expect(screen.queryByText("Trying again")).not.toBeInTheDocument();
    },
  );
});

describe("a stored file", () => {
  it.each([
    ["pending", coreMessages["upload.verification.pending"]],
    ["unknown", coreMessages["upload.verification.unknown"]],
  ] as const)("says what is not known of its checksum: %s", (verification, sentence) => {
    show({ kind: "finished" }, verification);
    expect(screen.getByText(sentence)).toBeVisible();
  });

  it("shows nothing about a checksum that matches", () => {
    show({ kind: "finished" }, "same");
    expect(screen.queryByText(/checksum/)).not.toBeInTheDocument();
  });
});
