import { spawn } from "node:child_process";
import { delimiter, join } from "node:path";
import { env, platform, stdout } from "node:process";
import { root } from "./workspace.ts";

export interface CommandResult {
  code: number;
  /** What it wrote, where it was collected; of what was passed on the end; nothing where it wrote to a terminal itself. */
  output: string;
  seconds: number;
}

/** The environment of every step: our tools first on the path, colours as the terminal has them, no telemetry. */
function environment(): NodeJS.ProcessEnv {
  return {
    ...env,
    PATH: `${join(root, "node_modules", ".bin")}${delimiter}${env["PATH"] ?? ""}`,
    STORYBOOK_DISABLE_TELEMETRY: "1",
    npm_config_update_notifier: "false",
    ...(stdout.isTTY ? { FORCE_COLOR: "1" } : {}),
  };
}

/** Characters that are kept of what is passed on. */
const KEPT = 10_000;
/** Milliseconds for which a process that has ended is listened to: what it left running may hold its output for ever. */
const DRAIN = 2000;

/**
 * Runs a command in the root of the repository and waits for its end. `show: true` lets it write to the terminal at
 * once, or passes on what it writes where there is none; otherwise its output is collected. A signal that ends us ends it.
 */
export function runCommand(
  [command = "", ...args]: string[],
  { show, env: added = {} }: { show: boolean; env?: Record<string, string> | undefined },
): Promise<CommandResult> {
  const start = performance.now();
  const inherits = show && stdout.isTTY;
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...environment(), ...added },
      shell: platform === "win32",
      stdio: ["ignore", inherits ? "inherit" : "pipe", inherits ? "inherit" : "pipe"],
    });
    let output = "";
    const collect = (chunk: string): void => {
      output = show ? (output + chunk).slice(-KEPT) : output + chunk;
      if (show) stdout.write(chunk);
    };
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding("utf8").on("data", collect);
    const pass = (signal: NodeJS.Signals): void => void child.kill(signal);
    process.on("SIGTERM", pass).on("SIGINT", pass);
    const end = (code: number): void => {
      process.off("SIGTERM", pass).off("SIGINT", pass);
      resolve({ code, output, seconds: (performance.now() - start) / 1000 });
    };
    child.on("error", (error) => {
      collect(`${command} could not be run: ${error.message}\n`);
      end(127);
    });
    const ended = (code: number | null, signal: NodeJS.Signals | null): void =>
      end(code ?? (signal === null ? 1 : 143));
    child.on("close", ended);
    child.on("exit", (code, signal) => void setTimeout(ended, DRAIN, code, signal).unref());
  });
}
