import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { PersonName, Platform, Setting } from "./node/platform.ts";

const script = fileURLToPath(new URL("node/embeddedProcess.ts", import.meta.url));

/** What the process says once it answers calls. */
interface Started {
  readonly web: string;
  readonly tokens: Readonly<Record<PersonName, string>>;
}

/** The next message for which that is so. */
function hears<Message>(child: ChildProcess, isIt: (message: unknown) => message is Message): Promise<Message> {
  return new Promise((resolve, reject) => {
    const listen = (message: unknown): void => {
      if (!isIt(message)) return;
      child.off("message", listen);
      resolve(message);
    };
    child.on("message", listen);
    child.once("exit", (code) => reject(new Error(`The embedded repository ended with ${code}.`)));
  });
}

const isStarted = (message: unknown): message is Started => typeof message === "object";

/** The embedded repository in a setting, in a process of its own, since Playwright does not load its vocabularies. */
export async function spawnEmbedded(setting: Setting): Promise<Platform> {
  // Playwright wants colours of its workers; beside a wish for none, Node would complain of the two.
  const { FORCE_COLOR: _, ...env } = process.env;
  const child = fork(script, [setting], { execArgv: ["--import", "tsx"], env });
  const { web, tokens } = await hears(child, isStarted);
  const does = (act: string) => async (): Promise<void> => {
    const isDone = hears(child, (message): message is string => message === act);
    child.send(act);
    await isDone;
  };
  return {
    kind: "embedded",
    web,
    tokenOf: (person) => tokens[person],
    cut: does("cut"),
    cutAtWork: does("cutAtWork"),
    start: does("start"),
    async close() {
      const isGone = new Promise((resolve) => child.once("exit", resolve));
      await does("close")();
      child.disconnect();
      await isGone;
    },
  };
}
