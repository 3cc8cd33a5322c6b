import { readFile } from "node:fs/promises";
import * as z from "zod";

/** A running platform and the people whose tokens open it. */
export interface Platform {
  /** Origin, without a slash at its end. */
  readonly web: string;
  /** Of the person that is meant where a call does not say. */
  readonly token: string;
  /** Of all people, by name. */
  readonly tokens: Readonly<Record<string, string>>;
}

const peopleFile = z.object({ web: z.url(), people: z.record(z.string(), z.object({ token: z.string().min(1) })) });

/** Reads where the platform is and the tokens of its people from a people.json; `as` is the person meant by default. */
export async function readPlatform(file: string, as: string): Promise<Platform> {
  const { web, people } = peopleFile.parse(JSON.parse(await readFile(file, "utf8")));
  const person = people[as];
  if (person === undefined) throw new Error(`${file} knows no "${as}", only ${Object.keys(people).join(", ")}.`);
  const tokens = Object.fromEntries(Object.entries(people).map(([name, { token }]) => [name, token]));
  return { web: new URL(web).origin, token: person.token, tokens };
}
