import type { FileEntry } from "@deposit/core";
import { FileTable } from "./FileTable.tsx";
import { UploadOverview } from "../progress/UploadOverview.tsx";
import type { UploadTotals } from "../progress/uploadTotals.ts";
import type { FileChoice } from "../intake/useChooseAgain.ts";

interface ListedFilesProps {
  files: readonly FileEntry[];
  /** `null` if this page uploaded nothing. */
  totals: UploadTotals | null;
  locked: boolean;
  again: FileChoice;
}

/** The table of files, below the progress of all uploads while some are active. */
export function ListedFiles({ files, totals, locked, again }: ListedFilesProps) {
  return (
    <>
      {totals === null || totals.active === 0 ? null : <UploadOverview totals={totals} />}
      <FileTable files={files} locked={locked} again={again} />
    </>
  );
}
