import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { benchSection } from "../../../test/sectionBench.tsx";
import { Dialog } from "../../ui/dialog/Dialog.tsx";
import { DialogRows } from "./DialogRows.tsx";

it("A dialog that opens and closes draws nothing of its list anew, which may have thousands of rows", async () => {
  const user = userEvent.setup();
  const note = vi.fn((count: number) => `${count} creators`);
  const preloading = { onPointerEnter: () => undefined, onFocus: () => undefined };
  benchSection(
    <DialogRows
      name="metadata.creators"
      label="Creators"
      help="Who made it."
      listName="creators"
      empty={{ icon: "person", title: "None yet", text: "Add one." }}
      note={note}
      nameOf={({ person_or_org }) => person_or_org.family_name}
      renderRow={(_, { name, onEdit }) => (
        <button type="button" onClick={onEdit}>
          Edit {name}
        </button>
      )}
      dialogs={{
        plain: {
          addLabel: "Add creator",
          preloading,
          renderDialog: ({ entry, onClose }) => (
            <Dialog open onClose={onClose} title={entry?.person_or_org.given_name ?? "New"} closeLabel="Close" />
          ),
        },
      }}
      dialogOf={() => "plain"}
    />,
    { metadata: { creators: [{ person_or_org: { type: "personal", family_name: "Lovelace", given_name: "Ada" } }] } },
  );
  note.mockClear();
  await user.click(screen.getByRole("button", { name: "Edit Lovelace" }));
  expect(screen.getByRole("dialog", { name: "Ada" })).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Close" }));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Add creator" }));
  expect(screen.getByRole("dialog", { name: "New" })).toBeVisible();
  expect(note).not.toHaveBeenCalled();
});
