// An embedded repository in a setting, in a process of its own: `e2e/spawnEmbedded.ts` starts it and tells it what to do.
import { embeddedPlatform } from "./embeddedPlatform.ts";
import type { Platform, Setting } from "./platform.ts";

const settings: readonly Setting[] = ["usual", "own", "optional-doi", "small-quota", "rate-limit"];
const setting = settings.find((known) => known === process.argv[2]);
if (setting === undefined) throw new Error(`There is no setting "${process.argv[2]}".`);

const platform = await embeddedPlatform(setting);
const acts: Readonly<Record<string, () => Promise<void>>> = {
  cut: platform.cut,
  cutAtWork: platform.cutAtWork,
  start: platform.start,
  close: platform.close,
} satisfies Partial<Platform>;

process.on("message", (act: string) => {
  void acts[act]?.().then(() => process.send?.(act));
});
// Whoever started it is gone.
process.on("disconnect", () => process.exit());
process.send?.({
  web: platform.web,
  tokens: {
    depositor: platform.tokenOf("depositor"),
    curator: platform.tokenOf("curator"),
    colleague: platform.tokenOf("colleague"),
    stranger: platform.tokenOf("stranger"),
  },
});
