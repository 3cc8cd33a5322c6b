import { readFileSync } from "node:fs";
import { inject } from "vitest";
import { isObject, type Json, objectAt, textAt } from "../../json.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The address of an instance in the setting of a scenario, or why there is none. */
    instances: Readonly<Record<string, { readonly web: string } | { readonly missing: string }>>;
  }
}

/** Who may use a running platform, and how. */
export interface LivePerson {
  readonly token: string;
  readonly email: string;
  readonly password: string;
}

/** A running platform, as the file tells that `up` writes: where it is, its people, its communities. */
export interface LivePlatform {
  readonly web: string;
  person(name: string): LivePerson;
  /** The bearer token of a person of the recordings; for anybody else, the name. */
  tokenOf(name: string): string;
  /** The ids of communities, by slug. */
  readonly communities: Readonly<Record<string, string>>;
}

/** Reads that file. */
export function readPlatform(path: string): LivePlatform {
  const json: Json = JSON.parse(readFileSync(path, "utf8"));
  const file = isObject(json) ? json : {};
  const people = objectAt(file, "people");
  const said = (name: string, key: string): string | undefined => textAt(objectAt(people, name), key);
  return {
    web: textAt(file, "web") ?? "",
    person: (name) => ({
      token: said(name, "token") ?? "",
      email: said(name, "email") ?? "",
      password: said(name, "password") ?? "",
    }),
    tokenOf: (name) => said(name, "token") ?? name,
    communities: Object.fromEntries(
      Object.entries(objectAt(file, "communities")).map(([slug, id]) => [slug, String(id)]),
    ),
  };
}

/** The address of an instance in the setting of a scenario, that of the platform where it needs none, or why there is none. */
export function instanceFor(scenario: string, { web }: LivePlatform): { web: string; missing?: string } {
  const instance = inject("instances")[scenario] ?? { web };
  return "missing" in instance ? { web: "", missing: instance.missing } : instance;
}

/** What a variable of the environment names; undefined where it is not set. */
export const named = (variable: string): string | undefined => process.env[variable] || undefined;

/** The first of these variables that names nothing, as the reason for which something is not run. */
export function missingOf(meanings: Readonly<Record<string, string>>): string | undefined {
  const missing = Object.entries(meanings).find(([variable]) => named(variable) === undefined);
  return missing === undefined ? undefined : `${missing[0]} names no ${missing[1]}`;
}

/** A title that says why something is not run, where it is not. */
export const toldWith = (title: string, reason: string | undefined): string =>
  reason === undefined ? title : `${title} (not run: ${reason})`;
