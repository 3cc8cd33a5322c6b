import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { argv, env, exit, getuid, platform, stderr } from "node:process";
import { pathToFileURL } from "node:url";
import { chromium } from "playwright";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];
const folders = [...(env["PATH"] ?? "").split(delimiter), "/usr/bin", "/usr/local/bin", "/snap/bin"];
const elsewhere = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** Flags for a Chromium that tests drive: no sandbox (root in a container) and no calls of its own to the network. */
export const chromiumArgs: string[] = [
  "--no-sandbox",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];

/**
 * The path of a Chromium on this machine, or undefined: `CHROMIUM_PATH`, then one installed in the system, then the one
 * that Playwright downloaded. Installs nothing.
 */
export function findChromium(): string | undefined {
  const given = env["CHROMIUM_PATH"];
  if (given !== undefined && given !== "") {
    if (!existsSync(given)) throw new Error(`CHROMIUM_PATH names ${given}, and there is no such file.`);
    return given;
  }
  const installed = folders.filter(Boolean).flatMap((folder) => names.map((name) => join(folder, name)));
  return [...installed, ...elsewhere, chromium.executablePath()].find((path) => existsSync(path));
}

/** What Playwright and Vitest are given to launch it with; `executablePath` is absent where none is found. */
export function chromiumLaunch(): { executablePath?: string; args: string[] } {
  const executablePath = findChromium();
  return executablePath === undefined ? { args: chromiumArgs } : { executablePath, args: chromiumArgs };
}

function isDebian(): boolean {
  return existsSync("/etc/debian_version") && !readFileSync("/etc/os-release", "utf8").includes("ID=ubuntu");
}

function run(command: string, args: string[]): boolean {
  stderr.write(`$ ${command} ${args.join(" ")}\n`);
  const { status } = spawnSync(command, args, {
    stdio: "inherit",
    shell: platform === "win32",
    env: { ...env, DEBIAN_FRONTEND: "noninteractive" },
  });
  return status === 0;
}

/** Finds a Chromium, or installs one: Debian's package when root on Debian, else Playwright's own download. */
export function ensureChromium(): string {
  const found = findChromium();
  if (found !== undefined) return found;
  stderr.write("No Chromium on this machine, and the tests need one: installing it (about 150 MB).\n");
  if (isDebian() && getuid?.() === 0 && run("apt-get", ["update", "-qq"])) {
    run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium"]);
  }
  if (findChromium() === undefined) run("npx", ["playwright", "install", "chromium"]);
  const now = findChromium();
  if (now === undefined) {
    throw new Error(
      "Chromium could not be installed: neither Debian's package nor Playwright's download could be had (see above). " +
        "Install Chromium or Google Chrome by hand and run again; if it is in an unusual place, set CHROMIUM_PATH to its path.",
    );
  }
  return now;
}

if (argv[1] !== undefined && import.meta.url === pathToFileURL(argv[1]).href) {
  try {
    stderr.write(`Chromium: ${ensureChromium()}\n`);
  } catch (error) {
    stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    exit(1);
  }
}
