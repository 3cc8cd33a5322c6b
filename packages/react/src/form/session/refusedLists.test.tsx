import { createClient, type JsonObject } from "@deposit/core";
import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { completeDraft, driveDeposit, openRepository, titleField } from "../../../test/driveDeposit.tsx";

const isObject = (value: unknown): value is JsonObject => typeof value === "object" && value !== null;

/** A client of a platform that throws a whole list away, with or without a word about it. */
function openForgetful(errors: readonly unknown[]) {
  const { repository } = openRepository();
  return createClient({
    baseUrl: "http://localhost:3000",
    async fetch(request) {
      const response = await repository.fetch(request);
      if (request.method !== "PUT" || !/\/draft\?/.test(request.url)) return response;
      const answer: unknown = await response.json();
      if (!isObject(answer) || !isObject(answer["metadata"])) throw new Error("The repository answered no record.");
      const { identifiers: _identifiers, ...metadata } = answer["metadata"];
      return Response.json({ ...answer, metadata, errors }, { headers: response.headers });
    },
  });
}

const refusal = {
  field: "metadata.identifiers",
  messages: ["Duplicated identifier entry is not allowed."],
  severity: "error",
};

it.each([
  ["and says so", [refusal]],
  ["and says nothing", []],
] as const)("keeps a list that the server throws away %s, and calls it unsaved", async (_name, errors) => {
  const client = openForgetful(errors);
  const { record } = await client.drafts.create({
    ...completeDraft,
    metadata: { ...completeDraft.metadata, identifiers: [{ identifier: "10.1234/keep-me", scheme: "doi" }] },
  });
  const { user } = await driveDeposit({ client, record });
  await user.type(titleField(), " of Crete");
  await user.click(screen.getByRole("button", { name: "Save draft" }));
  expect(await screen.findByText("The server did not take everything.", { exact: false })).toBeInTheDocument();
  expect(screen.getByDisplayValue("10.1234/keep-me")).toBeInTheDocument();
  const leaving = new Event("beforeunload", { cancelable: true });
  window.dispatchEvent(leaving);
  expect(leaving.defaultPrevented).toBe(true);
  await user.click(screen.getByRole("button", { name: "Show the first" }));
  await waitFor(() =>
    expect(document.activeElement?.closest(".deposit-section")).toHaveTextContent("Alternate identifiers"),
  );
  await expect
    .poll(() => document.activeElement?.closest("[data-deposit-part=identifiers]") ?? document.activeElement)
    .toBeTruthy();
});
