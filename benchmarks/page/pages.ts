import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { env } from "node:process";
import { fileURLToPath } from "node:url";

/** Somebody who signs in on the pages, and whose token the API takes. */
interface Depositor {
  readonly email: string;
  readonly password: string;
  readonly token: string;
}

/** The platform's own pages with either form, and who signs in there. */
export interface Pages {
  /** Addresses, without a slash at the end. */
  readonly builtIn: string;
  readonly ours: string;
  readonly depositor: Depositor;
}

const pathOf = (relative: string): string => fileURLToPath(new URL(`../../${relative}`, import.meta.url));
const starter = pathOf("../shared/invenio/up");
const added = pathOf("packages/invenio");

function depositorOf(text: string): Depositor {
  const { people }: { people: { depositor: Depositor } } = JSON.parse(text);
  return people.depositor;
}

/** What the starter writes: the people, as JSON; its other words go to the console. */
function runStarter(): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(starter, ["page", added], { stdio: ["ignore", "pipe", "inherit"] });
    let output = "";
    child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
    child.on("error", reject);
    child.on("close", (code) =>
      code === 0 ? resolve(output.slice(output.indexOf("{"))) : reject(new Error(`${starter} ended with ${code}.`)),
    );
  });
}

/**
 * The pages that `INVENIO_BUILT_IN_PAGE`, `INVENIO_PAGE` and `INVENIO_PEOPLE` name; without them those of the instance beside the
 * repository, started with the build of `packages/invenio` as it is now.
 */
export async function startPages(): Promise<Pages> {
  const { INVENIO_BUILT_IN_PAGE: builtIn, INVENIO_PAGE: ours, INVENIO_PEOPLE: file } = env;
  if (builtIn && ours && file) {
    return { builtIn, ours, depositor: depositorOf(readFileSync(file, "utf8")) };
  }
  if (!existsSync(starter))
    throw new Error(
      "INVENIO_BUILT_IN_PAGE, INVENIO_PAGE and INVENIO_PEOPLE have to name the pages and who may use them.",
    );
  if (!existsSync(`${added}/static/deposit-editor/deposit-form.js`))
    throw new Error("packages/invenio is not built: run `npx pnpm -r run build` first.");
  // A server that is still ending when the next one is looked for keeps it from starting: a second call finds it gone.
  const printed = await runStarter().catch(runStarter);
  const port = env["INVENIO_LINE"] === "13" ? 56020 : 55020;
  return {
    builtIn: `http://127.0.0.1:${port}`,
    ours: `http://127.0.0.1:${port + 1}`,
    depositor: depositorOf(printed),
  };
}
