import { chromium } from "playwright";
import { argv, exit, stdout } from "node:process";
import { chromiumLaunch } from "../../scripts/chromium.ts";
import { type FormMeasurement, type Measurement, measureForm, measureHeap, measurePlain } from "./measurePage.ts";
import { isKept, mean, median, type Verdict, verdictLine } from "../results.ts";
import { servePage } from "./servePage.ts";
import { type SizeName, sizes } from "./sizes.ts";

const MiB = 1024 * 1024;
const rounds = Number(argv[2] ?? 5);
const server = await servePage();
const { args, ...launch } = chromiumLaunch();
// Draws frames at once. With a frame every 16 ms, half of the keys narrowly miss one, and the median of the same page
// varied by a fifth.
const browser = await chromium.launch({
  ...launch,
  args: [...args, "--disable-frame-rate-limit", "--disable-gpu-vsync"],
});

/** Runs each measurement in a browser context of its own. */
async function inNewPage<Result>(measure: (page: Awaited<ReturnType<typeof browser.newPage>>) => Promise<Result>) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  try {
    const page = await context.newPage();
    const broken = new Promise<never>((_, reject) => page.once("pageerror", reject));
    return await Promise.race([measure(page), broken]);
  } finally {
    await context.close();
  }
}

/** Returns the median of a property over the rounds. */
function middle<Kind>(all: readonly Kind[], of: (one: Kind) => number): number {
  return median(all.map(of));
}

/** Returns the results of a page over all rounds: the median and mean of all keys. */
function summary(all: readonly Measurement[], heaps: readonly number[]) {
  const titleKeys = all.flatMap((one) => one.titleKeys);
  const referenceKeys = all.flatMap((one) => one.referenceKeys);
  return {
    interactive: middle(all, (one) => one.interactive),
    titleKey: median(titleKeys),
    titleMean: mean(titleKeys),
    referenceKey: median(referenceKeys),
    referenceMean: mean(referenceKeys),
    heap: median(heaps),
  };
}

const plain: Measurement[] = [];
const forms: Record<SizeName, FormMeasurement[]> = { small: [], medium: [], large: [] };
const heaps: Record<"page" | SizeName, number[]> = { page: [], small: [], medium: [], large: [] };
const measureHeapOf = async (name: keyof typeof heaps) =>
  heaps[name].push(await inNewPage((page) => measureHeap(page, `${server.url}${name}.html`)));
try {
  for (let round = 0; round < rounds; round += 1) {
    await measureHeapOf("page");
    for (const name of Object.keys(sizes).filter((key): key is SizeName => key in sizes)) {
      // Measuring the baseline before each form exposes both to the same load.
      plain.push(await inNewPage((page) => measurePlain(page, server.url)));
      forms[name].push(await inNewPage((page) => measureForm(page, server.url, name)));
      await measureHeapOf(name);
    }
  }
} finally {
  await browser.close();
  await server.stop();
}

const floor = summary(plain, heaps.page);
const measured = {
  small: summary(forms.small, heaps.small),
  medium: summary(forms.medium, heaps.medium),
  large: summary(forms.large, heaps.large),
};
const { small, large } = measured;

const verdicts: Verdict[] = [];
for (const [name, form] of Object.entries(measured)) {
  verdicts.push({
    what: `${name}: key to paint in the title / floor`,
    value: form.titleKey / floor.titleKey,
    rule: "at-most",
    limit: 1.3,
    unit: "×",
  });
  verdicts.push({
    what: `${name}: key to paint in the last reference / floor`,
    value: form.referenceKey / floor.referenceKey,
    rule: "at-most",
    limit: 1.3,
    unit: "×",
  });
}
verdicts.push({
  what: "large: interactive / small",
  value: large.interactive / small.interactive,
  rule: "at-most",
  limit: 1.5,
  unit: "×",
});
verdicts.push({
  what: "large: author dialog open",
  value: middle(forms.large, (one) => one.dialog),
  rule: "at-most",
  limit: 50,
  unit: "ms",
});
verdicts.push({
  what: "large: save click to request",
  value: middle(forms.large, (one) => one.save),
  rule: "at-most",
  limit: 2 * middle(forms.large, (one) => one.stringify) + 10,
  unit: "ms",
});
verdicts.push({ what: "large: heap", value: large.heap / MiB, rule: "at-most", limit: 12, unit: "MiB" });

const rows = Object.entries({ plain: floor, ...measured }).map(([name, page]) =>
  [
    name.padEnd(8),
    `${page.interactive.toFixed(0)} ms`.padStart(11),
    `${page.titleKey.toFixed(1)} (${page.titleMean.toFixed(1)}) ms`.padStart(16),
    `${page.referenceKey.toFixed(1)} (${page.referenceMean.toFixed(1)}) ms`.padStart(16),
    `${(page.heap / MiB).toFixed(1)} MiB`.padStart(9),
  ].join("  "),
);
const heading = ["".padEnd(8), "interactive", "title key (mean)", "last ref. (mean)", "heap".padStart(9)].join("  ");
stdout.write(`${heading}\n${rows.join("\n")}\n\n`);
for (const verdict of verdicts) stdout.write(verdictLine(verdict));
exit(verdicts.every(isKept) ? 0 : 1);
