import funders from "./data/funders.json";
import { type Entry, toEntries } from "./catalogue.ts";
import { createRandom } from "./random.ts";

const COUNT = 400;

const TOPICS: readonly [string, ...string[]] = [
  "Baltic observation",
  "Arctic methane",
  "Endangered languages of the Caucasus",
  "Quantum sensing",
  "Coral reef memory",
  "Medieval trade letters",
  "Peatland carbon",
  "Urban noise",
  "Pollinator networks",
  "Machine reading of handwriting",
  "Deep-sea vents",
  "Dürre und Böden",
  "Santé et territoires",
  "Océans et côtes",
];
const PHASES: readonly [string, ...string[]] = ["phase 1", "phase 2", "pilot", "network", "doctoral school"];

/** Generates fictional awards of real funders. */
export async function loadAwards(): Promise<readonly Entry[]> {
  const random = createRandom(755);
  const [first, ...more] = toEntries(funders);
  if (first === undefined) return [];
  return Array.from({ length: COUNT }, (_, index) => {
    const funder = random.pick([first, ...more]);
    const number = String(755001 + index);
    const title = `${random.pick(TOPICS)}, ${random.pick(PHASES)}`;
    return {
      id: `${funder.id}::${number}`,
      number,
      title: { en: title },
      acronym: `${title
        .replace(/[^\p{L}]/gu, "")
        .slice(0, 4)
        .toUpperCase()}${index}`,
      funder: { id: funder.id, name: funder["name"] ?? "" },
      identifiers: [{ identifier: `https://example.org/award/${number}`, scheme: "url" }],
    };
  });
}
