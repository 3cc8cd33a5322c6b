// On a machine that has Node and npm only: brings the package manager that package.json names, installs what the lockfile
// says, then runs the file of this folder that the first argument names, with the arguments after it.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const fromHere = (path) => fileURLToPath(new URL(path, import.meta.url));
const manager = JSON.parse(readFileSync(fromHere("../package.json"), "utf8")).packageManager;
const shell = process.platform === "win32";
const env = {
  npm_config_fetch_retry_mintimeout: "2000", // without a network, say so in seconds rather than in minutes
  ...process.env,
  STORYBOOK_DISABLE_TELEMETRY: "1",
  npm_config_update_notifier: "false",
};

/** Runs a command whose output is ours; a signal that reaches us reaches it. */
function run(command, args, options) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: "inherit", env, ...options });
    const pass = (signal) => child.kill(signal);
    const signals = ["SIGINT", "SIGTERM"];
    for (const signal of signals) process.on(signal, pass);
    child.on("error", () => resolve(1));
    child.on("exit", (code, signal) => {
      for (const each of signals) process.off(each, pass);
      resolve(code ?? (signal === "SIGINT" ? 130 : 143));
    });
  });
}

function registryAnswers() {
  const question = ["view", manager, "version", "--prefer-online", "--fetch-retries=0", "--fetch-timeout=10000"];
  return spawnSync("npm", question, { env, shell, stdio: "ignore" }).status === 0;
}

const [name, ...rest] = process.argv.slice(2);
const script = fromHere(`./${name}.ts`);
if (name === undefined || !existsSync(script)) {
  console.error(`There is no scripts/${name}.ts to run. For instance: node scripts/run.mjs check`);
  process.exit(1);
}

console.error(`Installing with ${manager} …`);
const installed = await run("npx", ["--yes", manager, "install", "--frozen-lockfile", "--prefer-offline"], { shell });
if (installed !== 0) {
  if (installed < 128) {
    console.error(
      registryAnswers()
        ? "\nThe packages could not be installed; the reason stands above. If pnpm-lock.yaml is older than a package.json,\n" +
            `bring it up to date with \`npx ${manager} install\`.`
        : "\nThe packages could not be installed: the npm registry does not answer, and the first run downloads them from it.\n" +
            "Check the network (and the proxy, and `npm config get registry`), then run the command again.",
    );
  }
  process.exit(installed);
}
process.exit(await run(process.execPath, ["--import", "tsx", script, ...rest]));
