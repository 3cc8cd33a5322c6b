import { formatFileSize, normalizedFileName } from "@deposit/core";
import { type RefObject, useCallback, useRef, useState } from "react";
import { useDepositContext } from "../../../form/session/useDepositContext.ts";
import { useLocale } from "../../../i18n/useLocale.ts";
import { useMessage } from "../../../i18n/useMessage.ts";
import { useUi } from "../../../ui/root/useUi.ts";
import { useLatest } from "../../../ui/hooks/useLatest.ts";

/** Choosing the file of an upload once more, whose bytes the page has not any more. */
export interface FileChoice {
  /** For the picker that `ask` opens. */
  readonly input: RefObject<HTMLInputElement | null>;
  readonly ask: (key: string) => void;
  /** Takes what was chosen, or refuses it. */
  readonly take: (files: readonly File[]) => void;
  /** Why a file was not taken, and for which upload; `null` where the last one was. */
  readonly refused: { readonly key: string; readonly reason: string } | null;
}

/**
 * Lets an upload go on that lost its file, as by leaving the page: it is opened again where the browser knows where it is
 * and the depositor allows it, else it is chosen; the same file is taken, another refused with its reason.
 * Whether the content is the same is for the uploader to find out, part by part.
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
    // The server tells no size of a file that was to come whole.
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
      // Another was asked for meanwhile.
      if (wanted.current !== key) return;
      if (file === null) input.current?.click();
      else latest.current([file]);
    },
    [deposit, latest],
  );
  return { input, ask: useCallback((key: string) => void ask(key), [ask]), take, refused };
}

/** Whether a browser lets pages open files again: elsewhere it would only be too late for the press that opens the picker. */
const mayReopen = (): boolean => "FileSystemFileHandle" in globalThis && "showOpenFilePicker" in globalThis;
