import { type Connectivity, createClient } from "@deposit/core";
import { act, screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { driveDeposit, openRepository, titleField } from "../../../test/driveDeposit.tsx";

/** A network that a test takes away and gives back, and a client that has no answer without it. */
function openNetwork() {
  const { repository } = openRepository();
  const listeners = new Set<(isOnline: boolean) => void>();
  let isOnline = true;
  const connectivity: Connectivity = {
    isOnline: () => isOnline,
    onChange(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  const client = createClient({
    baseUrl: "http://localhost:3000",
    fetch: (request) => (isOnline ? repository.fetch(request) : Promise.reject(new TypeError("Failed to fetch"))),
  });
  return {
    client,
    connectivity,
    go: (online: boolean) =>
      act(() => {
        isOnline = online;
        for (const listener of listeners) listener(online);
      }),
  };
}

const hidePage = (): void =>
  act(() => {
    Object.defineProperty(document, "visibilityState", { configurable: true, value: "hidden" });
    document.dispatchEvent(new Event("visibilitychange"));
    Reflect.deleteProperty(document, "visibilityState");
  });

it("saves a draft that exists when the page is hidden, and announces nothing", async () => {
  const { client, connectivity } = openNetwork();
  const { user } = await driveDeposit({ client, ports: { connectivity }, autosave: true });
  await user.type(titleField(), "Corals");
  await user.click(screen.getByRole("button", { name: "Save draft" }));
  await screen.findByText(/^Saved at /);
  await user.click(screen.getByRole("button", { name: "Dismiss this message" }));
  await user.type(titleField(), " of Crete");
  expect(screen.getByText("Unsaved changes")).toBeInTheDocument();
  await waitFor(() => {
    hidePage();
    expect(screen.getByText(/^Saved at /)).toBeInTheDocument();
  });
  expect(screen.queryByRole("button", { name: "Dismiss this message" })).not.toBeInTheDocument();
  expect(titleField()).toHaveValue("Corals of Crete");
});

it("says at once that there is no network, and does a Save that was pressed meanwhile once it is back", async () => {
  const { client, connectivity, go } = openNetwork();
  const { user } = await driveDeposit({ client, ports: { connectivity } });
  await user.type(titleField(), "Corals");
  go(false);
  expect(screen.getByText("Offline: kept on this computer")).toBeInTheDocument();
  // Autosave is fetched when the page rests, after which a failed save is remembered.
  await waitFor(
    async () => {
      await user.click(screen.getByRole("button", { name: "Save draft" }));
      await screen.findByText("Offline: kept on this computer");
      go(true);
      await screen.findByText(/^Saved at /, undefined, { timeout: 2000 }).catch((error: unknown) => {
        go(false);
        throw error;
      });
    },
    { timeout: 20_000 },
  );
});
