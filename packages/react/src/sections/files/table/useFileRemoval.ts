import type { FileEntry } from "@deposit/core";
import { hasForeignAddress } from "@deposit/core/internal";
import { useCallback, useState } from "react";
import { useDepositContext } from "../../../form/session/useDepositContext.ts";
import { type Translate, useMessage } from "../../../i18n/useMessage.ts";
import { useUi } from "../../../ui/root/useUi.ts";

/** Removal of files from the record. */
export interface FileRemoval {
  /** Names of the files that stayed because another tab had completed them, until they are removed again. */
  readonly kept: ReadonlySet<string>;
  /** Names of the files in the open confirmation. */
  readonly asked: readonly string[];
  /** Asks before files on the server are deleted. Other files are removed at once. */
  readonly ask: (...keys: readonly string[]) => void;
  readonly confirm: () => void;
  readonly dismiss: () => void;
  /** Cancels an active upload at once. */
  readonly cancel: (key: string) => void;
}

const nobody: readonly string[] = [];
const nothing: ReadonlySet<string> = new Set();

/**
 * Removes files and announces the outcome. A removed file is also cleared as the preview (docs/platform/product.md
 * 10.11).
 */
export function useFileRemoval(): FileRemoval {
  const t = useMessage();
  const { announce } = useUi();
  const { deposit, values } = useDepositContext();
  const [asked, setAsked] = useState(nobody);
  const [kept, setKept] = useState(nothing);

  const settle = useCallback(
    (keys: readonly string[], outcome: "files.removed" | "files.cancelled") => {
      const there = new Map(deposit.getState().files.map((entry) => [entry.key, entry]));
      const stayed = keys.filter((key) => there.has(key));
      const gone = keys.filter((key) => !there.has(key));
      if (gone.includes(values.read().files.default_preview)) values.write("files.default_preview", "");
      const complete = stayed.filter((key) => isComplete(there.get(key)));
      setKept((before) => new Set([...before].filter((key) => !keys.includes(key)).concat(complete)));
      const sentences: string[] = [];
      if (gone.length > 0) sentences.push(t(outcome, { count: gone.length, name: gone[0] ?? "" }));
      const alone = keys.length === 1 ? there.get(keys[0] ?? "") : undefined;
      if (alone !== undefined) sentences.push(whyItStayed(alone, t));
      else if (stayed.length > 0) sentences.push(t("files.notRemoved.many", { count: stayed.length }));
      if (sentences.length > 0) announce(sentences.join(" "));
    },
    [announce, deposit, t, values],
  );
  const cancel = useCallback(
    (key: string) => void deposit.cancelFile(key).then(() => settle([key], "files.cancelled")),
    [deposit, settle],
  );
  const remove = useCallback(
    (keys: readonly string[]) => void deposit.removeFile(...keys).then(() => settle(keys, "files.removed")),
    [deposit, settle],
  );
  const confirm = useCallback(() => {
    setAsked(nobody);
    remove(asked);
  }, [asked, remove]);
  const ask = useCallback(
    (...keys: readonly string[]) => {
      const meant = new Set(keys);
      const { files } = deposit.getState();
      const isOnServer = files.some(({ key, links }) => links.self !== undefined && meant.has(key));
      if (isOnServer) setAsked(keys);
      else remove(keys);
    },
    [deposit, remove],
  );
  const dismiss = useCallback(() => setAsked(nobody), []);
  return { kept, asked, ask, confirm, dismiss, cancel };
}

const isComplete = (entry: FileEntry | undefined): boolean =>
  entry?.phase.kind === "finished" && entry.removalFailure === undefined;

function whyItStayed(entry: FileEntry, t: Translate): string {
  if (hasForeignAddress(entry)) return t("failure.foreign-address");
  return t(isComplete(entry) ? "files.notRemoved.complete" : "files.notRemoved", { name: entry.key });
}
