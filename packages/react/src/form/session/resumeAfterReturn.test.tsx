import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { driveDeposit, openRepository, titleField } from "../../../test/driveDeposit.tsx";

/** What a browser tells a page that it shows again as it was left. */
const comeBack = (): void =>
  act(() => void window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));

it("lets a submitted upload be edited on the page that the browser's back button shows again as it was left", async () => {
  const { client } = openRepository();
  const { record: draft } = await client.drafts.create({
    metadata: {
      title: "Sea ice",
      resource_type: { id: "dataset" },
      publication_date: "2026",
      publisher: "House",
      creators: [{ person_or_org: { type: "personal", family_name: "Lindqvist" } }],
    },
    files: { enabled: false },
    custom_fields: {},
    pids: {},
  });
  await client.reviews.update(draft.links, (await client.communities.read("open-lab")).id);
  const { record } = await client.drafts.read(draft.links);
  const { user } = await driveDeposit({ client, record });
  await user.click(screen.getByRole("button", { name: "Submit for review" }));
  const question = within(await screen.findByRole("dialog"));
  for (const box of question.getAllByRole("checkbox")) await user.click(box);
  await user.click(question.getByRole("button", { name: "Submit for review" }));
  await screen.findByRole("button", { name: "Submitted for review" });
  await waitFor(() => expect(titleField()).toBeDisabled());
  comeBack();
  await waitFor(() => expect(titleField()).toBeEnabled());
});
