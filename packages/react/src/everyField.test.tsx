import { pathKey, pathsOfSection, sectionIds } from "@deposit/core/internal";
import { expect, it } from "vitest";
import { driveDeposit } from "../test/driveDeposit.tsx";

/** Sections whose fields are not on every page: hosts define custom fields, and the page draws the community otherwise. */
const others: readonly string[] = ["community", "custom-fields", "record"];
/** Paths that server errors name and no widget shows. */
const places: readonly string[] = ["media_files", "doi"];

it("every field of the form is on the page", async () => {
  const { page } = await driveDeposit();
  const paths = sectionIds
    .filter((section) => !others.includes(section))
    .flatMap(pathsOfSection)
    .map(pathKey)
    .filter((path) => !places.includes(path));
  const isDrawn = (path: string): boolean =>
    page.container.querySelector(`[id*="-${path}"], [data-deposit-anchor*="-${path}"]`) !== null;
  expect(paths.length).toBeGreaterThan(20);
  expect(paths.filter((path) => !isDrawn(path))).toEqual([]);
});
