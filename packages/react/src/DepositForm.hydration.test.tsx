import { createClient, type DepositRecord, readRecord } from "@deposit/core";
import { act } from "@testing-library/react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { DepositForm } from "./DepositForm.tsx";

const client = createClient({ baseUrl: "https://repository.example" });
const record: DepositRecord | null = readRecord({
  id: "abcde-12345",
  is_draft: true,
  status: "draft",
  links: {},
  metadata: {
    title: "Tides",
    creators: [{ person_or_org: { type: "personal", family_name: "Lovelace", given_name: "Ada" } }],
    references: [{ reference: "Tidal friction" }],
  },
});

it("A page that was drawn on a server which had drawn others is taken over as it is", async () => {
  if (record === null) throw new Error("It is no record.");
  const form = <DepositForm client={client} record={record} />;
  renderToString(form);
  const page = document.createElement("div");
  page.innerHTML = renderToString(form);
  document.body.append(page);
  const complained = vi.spyOn(console, "error").mockImplementation(() => undefined);
  let root: Root | undefined;
  const recovered: unknown[] = [];
  await act(async () => {
    root = hydrateRoot(page, form, { onRecoverableError: (error) => recovered.push(error) });
  });
  expect(recovered).toEqual([]);
  expect(complained.mock.calls).toEqual([]);
  await act(async () => root?.unmount());
  page.remove();
  vi.restoreAllMocks();
});
