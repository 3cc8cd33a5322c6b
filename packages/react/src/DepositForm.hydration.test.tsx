import { createClient, type DepositRecord, readRecord } from "@deposit/core";
import { act, screen } from "@testing-library/react";
import { StrictMode } from "react";
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
  access: { record: "public", files: "public", embargo: { active: true, until: "2099-01-01", reason: "Exams" } },
});

it("a page that was rendered on a server after other pages is hydrated without changes", async () => {
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

/** Writes into a field before the script of the page has loaded. */
function write(label: string, text: string): HTMLInputElement | HTMLTextAreaElement {
  const field = screen.getByLabelText<HTMLInputElement | HTMLTextAreaElement>(label);
  field.focus();
  field.value = text;
  field.setSelectionRange(2, 3);
  return field;
}

it("values typed and chosen before hydration count as unsaved, and the caret stays", async () => {
  if (record === null) throw new Error("It is no record.");
  const form = (
    <StrictMode>
      <DepositForm client={client} record={record} />
    </StrictMode>
  );
  const page = document.createElement("div");
  page.innerHTML = renderToString(form);
  document.body.append(page);
  const complained = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const title = write("Title", "Tides of the North Sea");
  const date = write("Publication date", "2024-05");
  const reason = write("Embargo reason", "Exams in May");
  const description = write("Description", "Measured.");
  write("Keywords and subjects", "sea level");
  const restricted = screen.getAllByRole<HTMLInputElement>("radio", { name: /^Restricted/ })[0];
  if (restricted === undefined) throw new Error("There is no such choice.");
  restricted.checked = true;
  const metadataOnly = screen.getByRole<HTMLInputElement>("checkbox", { name: /^Metadata-only/ });
  metadataOnly.checked = true;
  const reference = write("Reference", "Tidal friction, 1920");
  let root: Root | undefined;
  await act(async () => {
    root = hydrateRoot(page, form);
  });
  await act(async () => undefined);
  expect(reference).toHaveFocus();
  expect([reference.selectionStart, reference.selectionEnd]).toEqual([2, 3]);
  // After another render the fields show the values of the form.
  await act(async () => root?.render(form));
  expect(title).toHaveValue("Tides of the North Sea");
  expect(date).toHaveValue("2024-05");
  expect(reason).toHaveValue("Exams in May");
  expect(description).toHaveValue("Measured.");
  expect(reference).toHaveValue("Tidal friction, 1920");
  expect(restricted).toBeChecked();
  expect(metadataOnly).toBeChecked();
  expect(screen.getByText("sea level")).toBeInTheDocument();
  expect(screen.getByText("Unsaved changes")).toBeInTheDocument();
  expect(complained.mock.calls).toEqual([]);
  await act(async () => root?.unmount());
  page.remove();
  vi.restoreAllMocks();
});
