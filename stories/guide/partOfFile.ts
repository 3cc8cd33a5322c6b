import type { DepositComponents } from "@deposit/react";
import { sectionGuides } from "./sectionGuides.ts";

const isPart = (name: string): name is keyof DepositComponents => name in sectionGuides;

/** Returns the name in `components` of the section that a story file is named after. */
export function partOfFile(fileName: unknown): keyof DepositComponents | undefined {
  const name = /stories\/sections\/(\w+)\.stories\.tsx$/.exec(String(fileName))?.[1] ?? "";
  return isPart(name) ? name : undefined;
}
