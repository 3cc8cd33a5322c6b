import { PLACES, type Place } from "./places.ts";
import { type Entry, toEntries } from "./catalogue.ts";
import knownAffiliations from "./data/knownaffiliations.json";
import { createRandom, type Random } from "./random.ts";

const COUNT = 3000;

const KINDS: readonly [readonly [string, string], ...ReadonlyArray<readonly [string, string]>] = [
  ["Institute of %", "facility"],
  ["% Research Centre", "facility"],
  ["Museum of %", "archive"],
  ["% Society", "nonprofit"],
  ["% Foundation", "funder"],
  ["Agency for %", "government"],
  ["% Laboratory", "facility"],
  ["% Hospital", "healthcare"],
];

const FIELDS: readonly [string, ...string[]] = [
  "Marine Sciences",
  "Meteorology",
  "Polar Research",
  "Linguistics",
  "Archaeology",
  "Neuroscience",
  "Photonics",
  "Hydrology",
  "Botany",
  "Public Health",
  "Materials Research",
  "Astronomy",
  "Economics",
  "Social History",
  "Entomology",
  "Folk Music",
  "Oceanography",
  "Data Science",
  "Seismology",
  "Forest Ecology",
  "Musicology",
];

/** Loads well-known organisations and generates fictional ones in many scripts, the same on every machine. */
export async function loadAffiliations(): Promise<readonly Entry[]> {
  const random = createRandom(1907);
  const known = toEntries(knownAffiliations);
  const taken = new Set(known.map(({ id }) => id));
  const made: Entry[] = [];
  const names = new Set<string>();
  while (made.length < COUNT) {
    const entry = makeOrganisation(random);
    const name = String(entry["name"]);
    if (taken.has(entry.id) || names.has(name)) continue;
    taken.add(entry.id);
    names.add(name);
    made.push(entry);
  }
  return [...known, ...made];
}

function makeOrganisation(random: Random): Entry {
  const place = random.pick(PLACES);
  const id = rorId(random.number(32 ** 6));
  const [name, english, type] = random.number(4) === 0 ? university(place, random) : institute(place, random);
  return {
    id,
    name,
    acronym: initials(english),
    title: { en: english },
    country: place.country,
    country_name: place.countryName,
    location_name: place.city,
    status: "active",
    types: [type],
    identifiers: [{ identifier: id, scheme: "ror" }],
    ...(name === english ? {} : { aliases: [english] }),
  };
}

function university(place: Place, random: Random): [string, string, string] {
  const local = place.university.replace("%", place.city);
  const field = random.pick(FIELDS);
  return random.number(3) === 0
    ? [local, `University of ${place.city}`, "education"]
    : [`${local}, ${field}`, `University of ${place.city}, School of ${field}`, "education"];
}

function institute(place: Place, random: Random): [string, string, string] {
  const [pattern, type] = random.pick(KINDS);
  const name = `${place.city} ${pattern.replace("%", random.pick(FIELDS))}`;
  return [name, name, type];
}

const initials = (name: string): string =>
  name
    .split(/[\s,]+/)
    .filter((word) => /^\p{Lu}/u.test(word))
    .map((word) => [...word][0] ?? "")
    .join("")
    .slice(0, 6);

const LETTERS = "0123456789abcdefghjkmnpqrstvwxyz";

/** Returns the ROR id of a number below 32^6: `0`, six base-32 characters, two check digits (ISO 7064 MOD 97-10). */
export function rorId(number: number): string {
  let rest = number;
  let letters = "";
  for (let count = 0; count < 6; count += 1) {
    letters = (LETTERS[rest % 32] ?? "0") + letters;
    rest = Math.floor(rest / 32);
  }
  return `0${letters}${String(98 - ((number * 100) % 97)).padStart(2, "0")}`;
}
