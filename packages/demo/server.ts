// Starts the demo: the host page and a repository on one origin of this machine. `--help` lists the options.
import { argv, exit } from "node:process";
import { readOptions, usage } from "./src/server/options.ts";
import { type RunningDemo, startDemo } from "./src/server/startDemo.ts";

if (argv.includes("--help")) {
  console.log(usage);
  exit(0);
}

let demo: RunningDemo;
try {
  const options = readOptions(argv.slice(2));
  demo = await startDemo(options);
  console.log(`\n  Example Repository  ${demo.url}\n`);
  const keeps = options.data === null ? "nothing is kept when it stops" : `records are kept in ${options.data}`;
  console.log(
    options.proxy === null
      ? `  A development server for this machine only; ${keeps}.\n`
      : `  A development server for this machine only; calls go to the platform of ${options.proxy} as ${options.as}.\n`,
  );
} catch (error) {
  console.error(`The demo could not start: ${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  exit(1);
}

async function stop(): Promise<void> {
  const forwardedCalls = demo.forwardedCalls();
  if (forwardedCalls !== null) console.log(`Requests forwarded to the platform: ${forwardedCalls}`);
  await demo.close();
  exit(0);
}
process.once("SIGTERM", () => void stop()).once("SIGINT", () => void stop());
