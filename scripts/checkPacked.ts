// Packs each public package as it would be published, and has publint or attw look at the tarball.
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { argv, exit, stdout } from "node:process";
import { runCommand } from "./runCommand.ts";
import { manifestOf, pnpm, publicFolders } from "./workspace.ts";

const tools: Record<string, (tarball: string) => string[]> = {
  publint: (tarball) => ["publint", "run", tarball, "--strict"],
  attw: (tarball) => ["attw", tarball, "--profile", "esm-only", "--no-emoji", "--format", "ascii"],
};

const tool = tools[argv[2] ?? ""];
if (tool === undefined) throw new Error(`Which of ${Object.keys(tools).join(", ")}?`);

let broken = 0;
for (const folder of publicFolders()) {
  const to = mkdtempSync(join(tmpdir(), "packed-"));
  try {
    const packed = await runCommand(pnpm("--dir", folder, "pack", "--pack-destination", to), { show: false });
    const tarball = readdirSync(to).find((name) => name.endsWith(".tgz"));
    if (packed.code !== 0 || tarball === undefined) throw new Error(`${folder} could not be packed:\n${packed.output}`);
    const { code, output } = await runCommand(tool(join(to, tarball)), { show: false });
    stdout.write(`${manifestOf(folder).name}\n${output.trim()}\n\n`);
    // attw calls a package without any types a success.
    if (code !== 0 || output.includes("does not contain types")) broken += 1;
  } finally {
    rmSync(to, { recursive: true });
  }
}
exit(broken > 0 ? 1 : 0);
