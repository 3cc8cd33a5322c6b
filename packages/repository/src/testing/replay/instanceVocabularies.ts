import { readFileSync } from "node:fs";
import { isObject, type Json, type JsonObject, listAt, objectAt } from "../../json.ts";
import { catalogue } from "../../vocabularies/catalogue.ts";

/** The entries that the recorded instance had and the example data has not: its languages and licences are those of older lists. */
export async function instanceVocabularies(): Promise<Readonly<Record<string, readonly unknown[]>>> {
  const data: Json = JSON.parse(
    readFileSync(new URL("../../../recordings/vocabularies.json", import.meta.url), "utf8"),
  );
  const instance: JsonObject = isObject(data) ? data : {};
  const { languages: _languages, licenses: _licenses, ...others } = instance;
  return {
    ...Object.fromEntries(Object.keys(others).map((name) => [name, listAt(others, name)])),
    languages: await changed("languages", objectAt(instance, "languages")),
    licenses: await changed("licenses", objectAt(instance, "licenses")),
  };
}

/** The example entries of a vocabulary without those that the instance had not, and with those that it had otherwise. */
async function changed(name: string, changes: JsonObject): Promise<readonly unknown[]> {
  const gone = new Set(listAt(changes, "gone"));
  const other = new Map(listAt(changes, "other").map((entry) => [idOf(entry), entry]));
  const known = (await catalogue.collection(name))?.entries ?? [];
  const kept = known.filter(({ id }) => !gone.has(id) && !other.has(id));
  return [...kept, ...other.values()].toSorted((a, b) => (idOf(a) < idOf(b) ? -1 : 1));
}

const idOf = (entry: Json): string => (isObject(entry) ? String(entry["id"]) : "");
