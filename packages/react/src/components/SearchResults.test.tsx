import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { driveDeposit, openRepository } from "../testing/driveDeposit.tsx";

it("says of a search that is not there that it failed, and nothing of a draft that is gone", async () => {
  const { client, repository } = openRepository();
  repository.faults.add({ path: "/api/communities", fault: { kind: "answer", status: 404, body: {} } });
  const { user } = await driveDeposit({ client });
  await user.click(screen.getByRole("button", { name: "Select a community" }));
  const dialog = within(await screen.findByRole("dialog"));
  await dialog.findByText(/^The server had a problem of its own \(error 404\)/);
  expect(dialog.queryByText(/no longer on the server/)).not.toBeInTheDocument();
});
