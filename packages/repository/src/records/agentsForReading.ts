import { isObject, type Json, type JsonObject, listAt, objectAt } from "../json.ts";
import { translation } from "./localise.ts";

/** Creators or contributors with their affiliations numbered, as a byline shows them (wire 1.2). */
export function agentsForReading(agents: readonly Json[], key: string, locale: string): JsonObject {
  const numbers = new Map<string, number>();
  const legend: Json[] = [];
  const numberOf = (affiliation: JsonObject): Json => {
    const name = String(affiliation["name"] ?? affiliation["id"] ?? "");
    const known = numbers.get(name);
    if (known !== undefined) return [known, name];
    const number = numbers.size + 1;
    numbers.set(name, number);
    const ror = listAt(affiliation, "identifiers")
      .filter(isObject)
      .find(({ scheme }) => scheme === "ror");
    legend.push([number, name, ror?.["identifier"] ?? null]);
    return [number, name];
  };
  const list = agents.filter(isObject).map((agent): JsonObject => {
    const role = objectAt(agent, "role");
    return {
      ...agent,
      ...(agent["role"] === undefined
        ? {}
        : { role: { id: role["id"] ?? null, title: translation(objectAt(role, "title"), locale) } }),
      ...(agent["affiliations"] === undefined
        ? {}
        : { affiliations: listAt(agent, "affiliations").filter(isObject).map(numberOf) }),
    };
  });
  return { [key]: list, affiliations: legend };
}
