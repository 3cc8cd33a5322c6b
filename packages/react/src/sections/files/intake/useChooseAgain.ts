import { formatFileSize } from "@deposit/core";
import { normalizedFileName } from "@deposit/core/internal";
import { type RefObject, useCallback, useRef, useState } from "react";
import { useDepositContext } from "../../../form/session/useDepositContext.ts";
import { useLocale } from "../../../i18n/useLocale.ts";
import { useMessage } from "../../../i18n/useMessage.ts";
import { useUi } from "../../../ui/root/useUi.ts";
import { useLatest } from "../../../ui/hooks/useLatest.ts";

/** Choosing the file of an upload again after the page lost its bytes. */
export interface FileChoice {
  /** Ref for the file input that `ask` opens. */
  readonly input: RefObject<HTMLInputElement | null>;
  readonly ask: (key: string) => void;
  /** Accepts or refuses the chosen file. */
  readonly take: (files: readonly File[]) => void;
  /** The upload and the reason why its last chosen file was refused. `null` if it was accepted. */
  readonly refused: { readonly key: string; readonly reason: string } | null;
}

/**
 * Continues an upload that lost its file, for example after a reload. If the browser has a handle and the depositor
 * allows access, the file is reopened. Otherwise the depositor chooses it. A file with another name or size is refused.
 * Only name and size are compared here. The uploader compares the content, part by part.
 */
export function useChooseAgain(add: (files: File[]) => void): FileChoice {
  const t = useMessage();
  const { tag } = useLocale();
  const { announce } = useUi();
  const { deposit } = useDepositContext();
  const input = useRef<HTMLInputElement>(null);
  const wanted = useRef("");
  const [refused, setRefused] = useState<FileChoice["refused"]>(null);

  const reasonAgainst = (file: File): string | null => {
    const key = wanted.current;
    const { files, config } = deposit.getState();
    if (normalizedFileName(file.name) !== normalizedFileName(key))
      return t("files.again.otherName", { name: key, chosen: file.name });
    const expected = files.find((entry) => entry.key === key)?.size ?? 0;
    // The server knows no size of a file that was to be sent in one request.
    if (expected === 0 || expected === file.size) return null;
    const inWords = (bytes: number): string => formatFileSize(bytes, config.decimal_size_display, tag);
    return t("files.again.otherSize", { size: inWords(file.size), expected: inWords(expected) });
  };
  const take = ([file]: readonly File[]): void => {
    if (file === undefined) return;
    const reason = reasonAgainst(file);
    setRefused(reason === null ? null : { key: wanted.current, reason });
    if (reason === null) add([file]);
    else announce(reason);
  };
  const latest = useLatest(take);
  const ask = useCallback(
    async (key: string): Promise<void> => {
      wanted.current = key;
      const file = mayReopen() ? await deposit.reopenFile(key) : null;
      // The depositor has asked for another file meanwhile.
      if (wanted.current !== key) return;
      if (file === null) input.current?.click();
      else latest.current([file]);
    },
    [deposit, latest],
  );
  return { input, ask: useCallback((key: string) => void ask(key), [ask]), take, refused };
}

/**
 * Returns whether the browser can reopen files. Elsewhere, waiting for `reopenFile` would let the user activation
 * expire, which the file picker needs.
 */
const mayReopen = (): boolean => "FileSystemFileHandle" in globalThis && "showOpenFilePicker" in globalThis;
