import type { Phase } from "@deposit/core";
import { act, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { DepositI18n } from "../../i18n/DepositI18n.tsx";
import { UiRoot } from "../../ui/root/UiRoot.tsx";
import { PauseLeft } from "./PauseLeft.tsx";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const asked = (seconds: number): Phase => ({
  kind: "failed",
  action: "save",
  during: "saving",
  failure: { kind: "rate-limited", request: { method: "PUT", url: "" }, message: "", retryAfter: seconds * 1000 },
});

const drawn = (phase: Phase) => (
  <DepositI18n>
    <UiRoot>
      <p data-testid="pause">
        <PauseLeft phase={phase} />
      </p>
    </UiRoot>
  </DepositI18n>
);
const pass = (milliseconds: number): Promise<unknown> => act(() => vi.advanceTimersByTimeAsync(milliseconds));

it("a pause counts down, announces its end once, and makes room for the next", async () => {
  const phase = asked(3);
  const { getByTestId, getAllByText, queryAllByText, rerender } = render(drawn(phase));
  expect(getByTestId("pause")).toHaveTextContent("a pause of 3 seconds.");
  await pass(1000);
  expect(getByTestId("pause")).toHaveTextContent("a pause of 2 seconds.");
  expect(queryAllByText(/pause/, { ignore: "[data-testid=pause]" })).toEqual([]);
  await pass(1000);
  expect(getByTestId("pause")).toHaveTextContent("a pause of one second.");
  await pass(1000);
  expect(getByTestId("pause")).toHaveTextContent("The pause that the server asked for is over.");
  expect(getAllByText(/is over/, { ignore: "[data-testid=pause]" })).toHaveLength(1);
  await pass(10_000);
  expect(vi.getTimerCount()).toBe(0);
  rerender(drawn(asked(60)));
  expect(getByTestId("pause")).toHaveTextContent("a pause of 60 seconds.");
});

it("a pause continues in another layout", async () => {
  const phase = asked(30);
  const { unmount } = render(drawn(phase));
  await pass(10_000);
  unmount();
  const { getByTestId } = render(drawn(phase));
  expect(getByTestId("pause")).toHaveTextContent("a pause of 20 seconds.");
});
