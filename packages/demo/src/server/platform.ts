import { readFile } from "node:fs/promises";
import * as z from "zod";

/** A running platform and the person whose token opens it. */
export interface Platform {
  /** Origin, without a slash at its end. */
  readonly web: string;
  readonly token: string;
}

const peopleFile = z.object({ web: z.url(), people: z.record(z.string(), z.object({ token: z.string().min(1) })) });

/** Reads where the platform is and the token of one person from a people.json. */
export async function readPlatform(file: string, as: string): Promise<Platform> {
  const { web, people } = peopleFile.parse(JSON.parse(await readFile(file, "utf8")));
  const person = people[as];
  if (person === undefined) throw new Error(`${file} knows no "${as}", only ${Object.keys(people).join(", ")}.`);
  return { web: new URL(web).origin, token: person.token };
}
