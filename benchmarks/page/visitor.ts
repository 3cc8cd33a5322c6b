import { build } from "esbuild";
import type { Browser, BrowserContextOptions, Page } from "playwright";
import { fileURLToPath } from "node:url";
import type { Pages } from "./pages.ts";

/** Bundles the probes into one script. */
export async function bundleProbes(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL("probes.ts", import.meta.url))],
    bundle: true,
    write: false,
    format: "iife",
    target: "es2022",
  });
  const [script] = outputFiles;
  if (script === undefined) throw new Error("The probes were not bundled.");
  return script.text;
}

/** Signs in on a page and returns the browser's storage state. */
export async function signIn(
  browser: Browser,
  address: string,
  { email, password }: Pages["depositor"],
): Promise<NonNullable<BrowserContextOptions["storageState"]>> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${address}/login/`);
  await page.locator("input[name=email]").fill(email);
  await page.locator("input[name=password]").fill(password);
  await page.locator("form[name=login_user_form] button[type=submit]").click();
  await page.waitForURL((url) => !url.pathname.startsWith("/login"));
  const state = await context.storageState();
  await context.close();
  return state;
}

/** A signed-in person in a browser with an empty cache. */
export interface Visitor {
  readonly storageState: NonNullable<BrowserContextOptions["storageState"]>;
  readonly probes: string;
}

/** Runs a task in a new page with an empty cache. */
export async function asVisitor<Result>(
  browser: Browser,
  { storageState, probes }: Visitor,
  act: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, storageState });
  try {
    await context.addInitScript({ content: probes });
    return await act(await context.newPage());
  } finally {
    await context.close();
  }
}
