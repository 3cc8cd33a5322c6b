import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { driveDeposit, openRepository } from "../../../test/driveDeposit.tsx";

it.each([404, 410])(
  "says of a search that is not there (%i) that it failed, and nothing of a draft that is gone",
  async (status) => {
    const { client, repository } = openRepository();
    repository.faults.add({ path: "/api/communities", fault: { kind: "answer", status, body: {} } });
    const { user } = await driveDeposit({ client });
    await user.click(screen.getByRole("button", { name: "Select a community" }));
    const dialog = within(await screen.findByRole("dialog"));
    await dialog.findByText(new RegExp(`^The server had a problem of its own \\(error ${status}\\)`));
    expect(dialog.queryByText(/no longer on the server/)).not.toBeInTheDocument();
  },
);
