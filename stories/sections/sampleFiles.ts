import type { ServerFile } from "@deposit/core";
import { userEvent, within } from "storybook/test";

/** Returns a file of the repository. `size` is in bytes. */
export function storedFile(key: string, size: number): ServerFile {
  return {
    key,
    size,
    checksum: "md5:d41d8cd98f00b204e9800998ecf8427e",
    mimetype: "text/csv",
    status: "completed",
    links: {
      self: `https://repository.example/files/${key}`,
      content: `https://repository.example/files/${key}/content`,
    },
  };
}

/** Returns a file on the depositor's disk. */
export const fileOfSize = (name: string, bytes: number): File =>
  new File([new Uint8Array(bytes)], name, { type: "text/csv" });

/** Chooses files in the section of a story. */
export async function chooseFiles(canvasElement: HTMLElement, ...chosen: File[]): Promise<void> {
  await within(canvasElement).findByRole("button", { name: "Choose files" });
  const input = canvasElement.querySelector<HTMLInputElement>("input[type=file]");
  if (input === null) throw new Error("There is no file input.");
  await userEvent.upload(input, chosen);
}
