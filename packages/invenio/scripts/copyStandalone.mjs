// Puts the standalone build of the deposit editor, its style sheet and the page's own into static/deposit-editor.
// Run in packages/invenio, after @deposit/react was built: node scripts/copyStandalone.mjs
import { copyFileSync, cpSync, mkdirSync, rmSync } from "node:fs";

const built = new URL("../../react/dist/", import.meta.url);
const target = new URL("../static/deposit-editor/", import.meta.url);
rmSync(target, { recursive: true, force: true });
mkdirSync(target, { recursive: true });
cpSync(new URL("standalone/", built), target, {
  recursive: true,
  filter: (path) => !path.endsWith(".d.ts") && !path.endsWith(".map"),
});
copyFileSync(new URL("styles.shadow.css", built), new URL("styles.css", target));
copyFileSync(new URL("../page.css", import.meta.url), new URL("page.css", target));
