import type { FileEntry } from "@deposit/core";
import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, it, vi } from "vitest";
import { DepositI18n } from "../../../i18n/DepositI18n.tsx";
import { UiContext } from "../../../ui/root/UiContext.ts";
import { useUi } from "../../../ui/root/useUi.ts";
import { UploadAnnouncements } from "./UploadAnnouncements.tsx";
import { createUploadMeter } from "./uploadTotals.ts";

const file = (key: string, phase: FileEntry["phase"]): FileEntry => ({
  key,
  size: 100,
  checksum: "",
  mimetype: "text/csv",
  links: {},
  phase,
});
const failed = { kind: "error", failure: { kind: "stalled" }, retryable: true } as const;
const uploading = { kind: "uploading", sent: 1, bytesPerSecond: null } as const;

it("announces each failure once, even when a failed file is removed", () => {
  vi.useFakeTimers();
  const announce = vi.fn();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <DepositI18n>
      <UiContext value={{ ...useUi(), announce }}>{children}</UiContext>
    </DepositI18n>
  );
  const measure = createUploadMeter(() => 0);
  const announcements = (...files: readonly FileEntry[]) => <UploadAnnouncements totals={measure(files)} />;
  const { rerender } = render(announcements(file("a", uploading), file("b", uploading), file("c", uploading)), {
    wrapper,
  });
  rerender(announcements(file("a", failed), file("b", failed), file("c", uploading)));
  expect(announce).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("2 uploads failed"));
  vi.advanceTimersByTime(5000);
  rerender(announcements(file("b", failed), file("c", uploading)));
  expect(announce).toHaveBeenCalledOnce();
  rerender(announcements(file("b", failed), file("c", failed)));
  expect(announce).toHaveBeenLastCalledWith(expect.stringContaining("The upload of c failed"));
  vi.useRealTimers();
});
