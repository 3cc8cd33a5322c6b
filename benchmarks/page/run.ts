import { chromium } from "playwright";
import { loadavg } from "node:os";
import { argv, exit, stdout } from "node:process";
import { chromiumLaunch } from "../../scripts/chromium.ts";
import { median } from "../results.ts";
import { type Comparison, comparisonTable, isAhead } from "./comparison.ts";
import { draftOfManyCreators } from "./draftOfManyCreators.ts";
import { addedBy, type LoadedFile } from "./loadedFiles.ts";
import { faultsIn, filesOf, measurePage, type PageMeasurement } from "./measurePage.ts";
import { startPages } from "./pages.ts";
import { asVisitor, bundleProbes, signIn, type Visitor } from "./visitor.ts";

const rounds = Number(argv[2] ?? 5);
const pages = await startPages();
const probes = await bundleProbes();
const browser = await chromium.launch(chromiumLaunch());
const draft = await draftOfManyCreators(pages, 500);
const places = { empty: "/uploads/new", "500 creators": `/uploads/${draft.id}` };
type Place = keyof typeof places;
const forms = { builtIn: "#deposit-form", ours: ".deposit-editor-page" };
type Form = keyof typeof forms;
const all: Record<Form, Record<Place, PageMeasurement[]>> = {
  builtIn: { empty: [], "500 creators": [] },
  ours: { empty: [], "500 creators": [] },
};

/** Measurements that do not depend on the machine's load. */
interface Once {
  readonly files: readonly LoadedFile[];
  readonly faults: Record<Place, number>;
}

async function askOnce(form: Form, visitor: Visitor): Promise<Once> {
  const url = (place: Place): string => pages[form] + places[place];
  const faults = (place: Place) => asVisitor(browser, visitor, (page) => faultsIn(page, url(place), forms[form]));
  return {
    files: await asVisitor(browser, visitor, (page) => filesOf(page, url("empty"))),
    faults: { empty: await faults("empty"), "500 creators": await faults("500 creators") },
  };
}

async function compare(): Promise<readonly Comparison[]> {
  const visitors = {
    builtIn: { probes, storageState: await signIn(browser, pages.builtIn, pages.depositor) },
    ours: { probes, storageState: await signIn(browser, pages.ours, pages.depositor) },
  };
  // These measurements come first and warm up the servers.
  const once = { builtIn: await askOnce("builtIn", visitors.builtIn), ours: await askOnce("ours", visitors.ours) };
  for (let round = 0; round < rounds; round += 1) {
    for (const place of ["empty", "500 creators"] as const) {
      // The forms take turns in going first.
      for (const form of round % 2 === 0 ? (["builtIn", "ours"] as const) : (["ours", "builtIn"] as const)) {
        const url = pages[form] + places[place];
        all[form][place].push(await asVisitor(browser, visitors[form], (page) => measurePage(page, url)));
      }
    }
  }

  const added = {
    builtIn: addedBy(once.builtIn.files, once.ours.files),
    ours: addedBy(once.ours.files, once.builtIn.files),
  };
  const both = (what: string, unit: Comparison["unit"], ask: (form: Form) => number): Comparison => ({
    what,
    unit,
    builtIn: ask("builtIn"),
    ours: ask("ours"),
  });
  const time = (what: string, place: Place, ask: (one: PageMeasurement) => number): Comparison =>
    both(`${what}, ${place}`, "ms", (form) => median(all[form][place].map(ask)));
  const weight = (what: string, counts: (file: LoadedFile) => boolean): Comparison =>
    both(what, "kB", (form) => added[form].filter(counts).reduce((total, { gzipped }) => total + gzipped, 0) / 1000);
  const sent = (form: Form): string =>
    `${Math.round(added[form].reduce((total, file) => total + file.sent, 0) / 1000)} kB`;
  stdout.write(
    `JavaScript and CSS are counted gzipped (level 6); these servers send them as they are: ${sent("builtIn")} of the ` +
      `built-in form, ${sent("ours")} of this one.\n`,
  );
  return [
    time("navigation to title, first visit", "empty", ({ first }) => first),
    time("navigation to title, first visit", "500 creators", ({ first }) => first),
    time("navigation to title, second visit", "empty", ({ again }) => again),
    time("navigation to title, second visit", "500 creators", ({ again }) => again),
    time("key to paint", "empty", ({ key }) => key),
    time("key to paint", "500 creators", ({ key }) => key),
    weight("JavaScript and CSS added, until the title can be typed in", ({ early }) => early),
    weight("JavaScript and CSS added, in all", () => true),
    both("axe nodes, empty", "", (form) => once[form].faults.empty),
    both("axe nodes, 500 creators", "", (form) => once[form].faults["500 creators"]),
  ];
}

let status = 0;
try {
  stdout.write(
    `${new Date().toISOString().slice(0, 10)}, Chromium ${browser.version()}, the median of ${rounds} rounds; `,
  );
  stdout.write(`load of the machine at the start ${loadavg()[0]?.toFixed(1)}.\n`);
  const comparisons = await compare();
  stdout.write(`\n${comparisonTable(comparisons)}\n\nload of the machine at the end ${loadavg()[0]?.toFixed(1)}.\n`);
  if (!comparisons.every(isAhead)) status = 1;
} finally {
  await browser.close();
  await draft.remove();
}
exit(status);
