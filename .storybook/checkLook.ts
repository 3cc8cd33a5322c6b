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

/** Marked with a severity, and what the server said of it. */
interface Told {
  readonly severity: string;
  readonly message: string;
}

const judged = new Set(["Invalid", "Warning", "Info"]);
const locked = ":is(:disabled, [readonly], [aria-disabled='true'], [aria-readonly='true'])";
const control = ":is(button, input, textarea, select, [contenteditable='true'])";

/** What the server of a story says of its record. */
function toldIn({ errors }: Readonly<Record<string, unknown>>): readonly Told[] {
  if (!Array.isArray(errors)) return [];
  return errors.flatMap(({ severity = "error", messages }: { severity?: string; messages: readonly string[] }) =>
    messages.map((message) => ({ severity, message })),
  );
}

/** What of it cannot be read where it is marked with its severity. */
function unread(told: readonly Told[]): readonly Told[] {
  return told.filter(({ severity, message }) => {
    const marked = [...document.querySelectorAll(`.deposit [data-severity="${severity}"]`)];
    return !marked.some(({ textContent }) => textContent.includes(message));
  });
}

/** Whether something is locked, or there is nothing at all to press or to type into. */
function isUnchangeable(): boolean {
  return (
    document.querySelector(`.deposit ${locked}`) !== null || document.querySelector(`.deposit ${control}`) === null
  );
}

/**
 * A story called Dark, RightToLeft or Phone is that, or it fails: dark colours, an editor that is written from the right
 * and shows words of such a script (unless its parameter `wordless` says that it has none), a window of 390 pixels. One
 * called Invalid, Warning or Info shows all that its server says, marked as that; one called Disabled has something that
 * cannot be changed. No word of any story leaves what is drawn around it.
 */
export async function checkLook({
  name,
  args,
  parameters,
  viewMode,
}: {
  readonly name: string;
  readonly args: Readonly<Record<string, unknown>>;
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
  if (judged.has(name)) await waitFor(() => expect(unread(toldIn(args))).toEqual([]));
  if (name === "Disabled") await waitFor(() => expect(isUnchangeable()).toBe(true));
  await expect(wordsOutOfFrame()).toEqual([]);
}
