import ignore, { type Ignore } from "ignore";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Every file under `folder`, from the root, but what is ignored; an ignored folder is not even opened. */
function walk(root: string, folder: string, ignored: Ignore): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}${entry.name}`;
    if (entry.isDirectory()) return ignored.ignores(`${path}/`) ? [] : walk(root, `${path}/`, ignored);
    return entry.isFile() && !ignored.ignores(path) ? [path] : [];
  });
}

/**
 * The files that are in the repository or are about to be, as sorted paths from its root: all in the tree but what the root's
 * `.gitignore` names, and git's own folder. Git is not asked, so that an unpacked archive, a machine without git and a tree
 * that belongs to somebody else are judged alike.
 */
export function listFiles(root: string): string[] {
  const list = join(root, ".gitignore");
  const ignored = ignore()
    .add(".git")
    .add(existsSync(list) ? readFileSync(list, "utf8") : "");
  return walk(root, "", ignored).toSorted();
}
