import { expect, waitFor } from "storybook/test";
import { wordsOutOfFrame } from "../scripts/wordsOutOfFrame.ts";

const rightToLeft = /[\u0590-\u08ff]/;

/** What can be read in the story's window: text and the values of its fields. */
function readable(): string {
  const values = [...document.querySelectorAll<HTMLInputElement>(".deposit :is(input, textarea)")].map(
    ({ value }) => value,
  );
  const texts = [...document.querySelectorAll(".deposit")].map(({ textContent }) => textContent);
  return [...values, ...texts].join(" ");
}

/**
 * A story called Dark, RightToLeft or Phone is that, or it fails: dark colours, an editor that is written from the right
 * and shows words of such a script (unless its parameter `wordless` says that it has none), a window of 390 pixels. No word
 * of any story leaves what is drawn around it.
 */
export async function checkLook({
  name,
  parameters,
  viewMode,
}: {
  readonly name: string;
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly viewMode?: string;
}): Promise<void> {
  if (viewMode === "docs") return;
  const themed = document.querySelectorAll<HTMLElement>(".deposit[data-deposit-theme]");
  if (name === "Dark") {
    for (const element of themed) await expect(element).toHaveAttribute("data-deposit-theme", "dark");
  }
  if (name === "Right To Left") {
    // The messages of the language are loaded first.
    for (const element of themed) await waitFor(() => expect(element).toHaveAttribute("dir", "rtl"));
    if (parameters["wordless"] !== true) await waitFor(() => expect(readable()).toMatch(rightToLeft));
  }
  if (name === "Phone") await expect(window.innerWidth).toBe(390);
  await expect(wordsOutOfFrame()).toEqual([]);
}
