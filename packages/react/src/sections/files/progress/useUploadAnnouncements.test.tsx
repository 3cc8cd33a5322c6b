import type { FileEntry } from "@deposit/core";
import { renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, it, vi } from "vitest";
import { DepositI18n } from "../../../i18n/DepositI18n.tsx";
import { UiContext } from "../../../ui/root/UiContext.ts";
import { useUi } from "../../../ui/root/useUi.ts";
import { createUploadMeter } from "./uploadMeter.ts";
import { useUploadAnnouncements } from "./useUploadAnnouncements.ts";

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

it("does not say again of those that failed that they did, when one of them is removed", () => {
  vi.useFakeTimers();
  const announce = vi.fn();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <DepositI18n>
      <UiContext value={{ ...useUi(), announce }}>{children}</UiContext>
    </DepositI18n>
  );
  const measure = createUploadMeter(() => 0);
  const look = (...files: readonly FileEntry[]) => measure(files);
  const { rerender } = renderHook(useUploadAnnouncements, {
    wrapper,
    initialProps: look(file("a", uploading), file("b", uploading), file("c", uploading)),
  });
  rerender(look(file("a", failed), file("b", failed), file("c", uploading)));
  expect(announce).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("2 uploads failed"));
  vi.advanceTimersByTime(5000);
  rerender(look(file("b", failed), file("c", uploading)));
  expect(announce).toHaveBeenCalledOnce();
  rerender(look(file("b", failed), file("c", failed)));
  expect(announce).toHaveBeenLastCalledWith(expect.stringContaining("The upload of c failed"));
  vi.useRealTimers();
});
