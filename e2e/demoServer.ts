import { type ChildProcess, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));

/** A demo server of a test's own; it keeps its port and its folder when it is stopped and started again. */
export class DemoServer {
  #child: ChildProcess | null = null;
  #port = 0;
  #output = "";

  constructor(private readonly options: readonly string[]) {}

  /** The address of the host page, without a slash at its end. */
  get url(): string {
    if (this.#port === 0) throw new Error("The demo was not started.");
    return `http://127.0.0.1:${this.#port}`;
  }

  async start(): Promise<void> {
    const args = ["--import", "tsx", "packages/demo/server.ts", "--port", String(this.#port), ...this.options];
    const child = spawn(process.execPath, args, { cwd: root, stdio: ["ignore", "pipe", "pipe"] });
    this.#child = child;
    this.#output = "";
    const listening = new Promise<string>((resolve, reject) => {
      const read = (chunk: Buffer): void => {
        this.#output += chunk.toString();
        const port = /http:\/\/127\.0\.0\.1:(\d+)/.exec(this.#output)?.[1];
        if (port !== undefined) resolve(port);
      };
      child.stdout.on("data", read);
      child.stderr.on("data", read);
      child.on("exit", (code) => reject(new Error(`The demo ended with ${code} before it listened:\n${this.#output}`)));
    });
    this.#port = Number(await listening);
  }

  /** Ends the process and answers with what it wrote. */
  async stop(): Promise<string> {
    const child = this.#child;
    this.#child = null;
    if (child === null || child.exitCode !== null) return this.#output;
    const ended = new Promise<number | null>((resolve) => void child.on("exit", resolve));
    child.kill("SIGTERM");
    const code = await ended;
    if (code !== 0) throw new Error(`The demo did not end cleanly (${code}):\n${this.#output}`);
    return this.#output;
  }
}
