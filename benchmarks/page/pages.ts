import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { env } from "node:process";
import { fileURLToPath } from "node:url";

/** A person with a password for the pages and a token for the API. */
interface Depositor {
  readonly email: string;
  readonly password: string;
  readonly token: string;
}

/** The platform's pages with each form, and who signs in. */
export interface Pages {
  /** URLs without a trailing slash. */
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

/** Runs the starter and returns its output, the people as JSON. */
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
 * Returns the pages of `INVENIO_BUILT_IN_PAGE`, `INVENIO_PAGE` and `INVENIO_PEOPLE`. Without them, starts the instance
 * beside the repository with the current build of `packages/invenio`.
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
  // A server that is still stopping makes the first start fail.
  const printed = await runStarter().catch(runStarter);
  const port = env["INVENIO_LINE"] === "13" ? 56020 : 55020;
  return {
    builtIn: `http://127.0.0.1:${port}`,
    ours: `http://127.0.0.1:${port + 1}`,
    depositor: depositorOf(printed),
  };
}
