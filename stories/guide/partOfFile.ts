import type { DepositComponents } from "@deposit/react";
import { sectionGuides } from "./sectionGuides.ts";

const isPart = (name: string): name is keyof DepositComponents => name in sectionGuides;

/** The name in `components` of the section that a file of stories shows, which the file is named after. */
export function partOfFile(fileName: unknown): keyof DepositComponents | undefined {
  const name = /stories\/sections\/(\w+)\.stories\.tsx$/.exec(String(fileName))?.[1] ?? "";
  return isPart(name) ? name : undefined;
}
