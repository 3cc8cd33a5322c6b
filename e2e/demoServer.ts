import { type ChildProcess, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));

/** A demo server of a test's own; it keeps its port and its folder when it is stopped and started again. */
export class DemoServer {
  #child: ChildProcess | null = null;
  #port = 0;
  #output = "";
  #errors = "";

  constructor(private readonly options: readonly string[]) {}

  /** The address of the host page, without a slash at its end. */
  get url(): string {
    if (this.#port === 0) throw new Error("The demo was not started.");
    return `http://127.0.0.1:${this.#port}`;
  }

  /**
   * What it wrote to its error output, over all its starts: an entry for each line with the indented ones that belong to it,
   * such as a stack.
   */
  get complaints(): string[] {
    return this.#errors.split(/\n(?![\s})\]])/).filter((entry) => entry.trim() !== "");
  }

  async start(): Promise<void> {
    const args = ["--import", "tsx", "packages/demo/server.ts", "--port", String(this.#port), ...this.options];
    // Playwright wants colours of its workers; beside a wish for none, Node would complain of the two.
    const { FORCE_COLOR: _, ...env } = process.env;
    const child = spawn(process.execPath, args, { cwd: root, env, stdio: ["ignore", "pipe", "pipe"] });
    this.#child = child;
    this.#output = "";
    const listening = new Promise<string>((resolve, reject) => {
      const read = (chunk: Buffer): void => {
        this.#output += chunk.toString();
        const port = /http:\/\/127\.0\.0\.1:(\d+)/.exec(this.#output)?.[1];
        if (port !== undefined) resolve(port);
      };
      child.stdout.on("data", read);
      child.stderr.on("data", (chunk: Buffer) => {
        this.#errors += chunk.toString();
        read(chunk);
      });
      child.on("exit", (code) => reject(new Error(`The demo ended with ${code} before it listened:\n${this.#output}`)));
    });
    this.#port = Number(await listening);
  }

  /** Ends the process, which has to end well. */
  async stop(): Promise<void> {
    const child = this.#child;
    this.#child = null;
    if (child === null || child.exitCode !== null) return;
    const ended = new Promise<number | null>((resolve) => void child.on("exit", resolve));
    child.kill("SIGTERM");
    const code = await ended;
    if (code !== 0) throw new Error(`The demo did not end cleanly (${code}):\n${this.#output}`);
  }
}
