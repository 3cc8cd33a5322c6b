import type { FileEntry } from "@deposit/core";
import { useEffect, useRef } from "react";
import { useMessage } from "../../i18n/useMessage.ts";
import { useAnnounce } from "../../ui/useAnnounce.ts";
import { uploadNews } from "./uploadNews.ts";

/** Says politely when uploads start, are done or fail: once each, never their progress. */
export function useUploadAnnouncements(files: readonly FileEntry[]): void {
  const t = useMessage();
  const announce = useAnnounce();
  const before = useRef(files);
  useEffect(() => {
    const said = uploadNews(before.current, files).map(({ kind, count, filename }) =>
      t(`files.news.${kind}`, { count, name: filename }),
    );
    before.current = files;
    if (said.length > 0) announce(said.join(" "));
  }, [announce, files, t]);
}
