// Vitest reads this file; the projects stand in the workspace file.
export { default } from "./vitest.workspace.ts";
