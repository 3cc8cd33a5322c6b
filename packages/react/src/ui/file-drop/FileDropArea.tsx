import { useRef, type ReactNode, type RefObject } from "react";
import { Button } from "../controls/Button.tsx";
import { classNames } from "../dom/classNames.ts";
import { FileInput } from "./FileInput.tsx";
import { Icon } from "../display/Icon.tsx";
import { Spinner } from "../display/Spinner.tsx";
import { type TakeFiles, useFileDrop } from "./useFileDrop.ts";
import { useKeepPage } from "./useKeepPage.ts";
import { usePastedFiles } from "./usePastedFiles.ts";

/** The words of a {@link FileDropArea}. */
export interface FileDropLabels {
  /** Invitation: "Drag and drop files here". */
  title: ReactNode;
  /** The button: "Choose files". */
  browse: string;
  /** A second button, for all files of a folder; absent where folders are not asked for. */
  browseFolder?: string | undefined;
  /** Limits, such as how many and how large. */
  hint?: ReactNode;
  /** Shown while files hover over it. */
  dropping: ReactNode;
  /** Shown while dropped folders are read. @default the title */
  reading?: ReactNode;
}

/** Props of {@link FileDropArea}. */
export interface FileDropAreaProps {
  /** Chosen, dropped or pasted files, those of folders among them, and the names of what could not be read. */
  onFiles: TakeFiles;
  labels: FileDropLabels;
  /** Takes drops and pastes on all of this element, which shows a veil then. @default the area itself */
  zone?: RefObject<HTMLElement | null> | undefined;
  /** @default true */
  multiple?: boolean | undefined;
  disabled?: boolean | undefined;
  /** Id of what describes the area further, such as a message. */
  describedBy?: string | undefined;
  /** Smaller, for under a list that has files already. @default false */
  compact?: boolean | undefined;
  className?: string | undefined;
}

/**
 * Takes files by drop, by paste or by the browser's own picker. While it stands, a file dropped beside it does nothing:
 * the browser would otherwise open it and leave the page with everything typed.
 */
export function FileDropArea({
  onFiles,
  labels,
  zone,
  multiple = true,
  disabled = false,
  describedBy,
  compact = false,
  className,
}: FileDropAreaProps) {
  const area = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  const take: TakeFiles = (files, unreadable) => onFiles(multiple ? files : files.slice(0, 1), unreadable);
  const takeChosen = (files: File[]): void => take(files, []);
  useKeepPage();
  const { isOver, isReading } = useFileDrop(zone ?? area, disabled, take);
  usePastedFiles(zone ?? area, disabled, takeChosen);
  const size = compact ? "sm" : "md";
  return (
    <div
      ref={area}
      className={classNames("deposit-drop", className)}
      data-state={isOver ? "over" : "idle"}
      data-disabled={disabled || undefined}
      data-compact={compact || undefined}
    >
      {isReading ? (
        <Spinner size={compact ? 16 : 24} />
      ) : (
        <Icon name="upload" size={compact ? 16 : 24} className="deposit-drop__icon" />
      )}
      <div className="deposit-drop__words">
        <p className="deposit-drop__title">
          {isOver ? labels.dropping : isReading ? (labels.reading ?? labels.title) : labels.title}
        </p>
        {labels.hint === undefined ? null : <p className="deposit-drop__hint">{labels.hint}</p>}
      </div>
      <div className="deposit-drop__buttons">
        <Button
          onClick={() => input.current?.click()}
          disabled={disabled}
          aria-describedby={describedBy}
          size={size}
          icon="file"
        >
          {labels.browse}
        </Button>
        {labels.browseFolder === undefined ? null : (
          <Button onClick={() => folder.current?.click()} disabled={disabled} size={size} icon="folder">
            {labels.browseFolder}
          </Button>
        )}
      </div>
      <FileInput ref={input} label={labels.browse} multiple={multiple} disabled={disabled} onFiles={takeChosen} />
      {labels.browseFolder === undefined ? null : (
        <FileInput ref={folder} label={labels.browseFolder} folder disabled={disabled} onFiles={takeChosen} />
      )}
      {isOver && zone !== undefined ? (
        <div className="deposit-drop-veil" aria-hidden="true">
          <p className="deposit-drop-veil__words">
            <Icon name="upload" />
            {labels.dropping}
          </p>
        </div>
      ) : null}
    </div>
  );
}
