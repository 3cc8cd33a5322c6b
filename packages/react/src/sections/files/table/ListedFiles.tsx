import type { FileEntry } from "@deposit/core";
import { FileTable } from "./FileTable.tsx";
import { UploadOverview } from "../progress/UploadOverview.tsx";
import type { UploadTotals } from "../progress/uploadTotals.ts";
import type { FileChoice } from "../intake/useChooseAgain.ts";

interface ListedFilesProps {
  files: readonly FileEntry[];
  /** `null` where nothing was uploaded since the page was opened. */
  totals: UploadTotals | null;
  locked: boolean;
  again: FileChoice;
}

/** The files that there are: how far their uploads are together, while some are under way, and each in the table. */
export function ListedFiles({ files, totals, locked, again }: ListedFilesProps) {
  return (
    <>
      {totals === null || totals.active === 0 ? null : <UploadOverview totals={totals} />}
      <FileTable files={files} locked={locked} again={again} />
    </>
  );
}
