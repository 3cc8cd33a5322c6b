import { useEffect, useRef, useState, type DragEvent, type ReactNode } from "react";
import { Button } from "./Button.tsx";
import { classNames } from "./classNames.ts";
import { Icon } from "./Icon.tsx";
import { readDroppedFiles } from "./readDroppedFiles.ts";

/** The words of a {@link FileDropArea}. */
export interface FileDropLabels {
  /** Invitation: "Drag and drop files here". */
  title: ReactNode;
  /** The button: "Choose files". */
  browse: string;
  /** Limits, such as how many and how large. */
  hint?: ReactNode;
  /** Shown while files hover over it. */
  dropping: ReactNode;
}

/** Props of {@link FileDropArea}. */
export interface FileDropAreaProps {
  /** Chosen or dropped files, those of dropped folders among them. */
  onFiles: (files: File[]) => void;
  /** Names of dropped things the browser would not read. */
  onUnreadable?: ((names: string[]) => void) | undefined;
  labels: FileDropLabels;
  /** @default true */
  multiple?: boolean | undefined;
  disabled?: boolean | undefined;
  /** Id of what describes the area further, such as a message. */
  describedBy?: string | undefined;
  /** Smaller, for under a list that has files already. @default false */
  compact?: boolean | undefined;
  className?: string | undefined;
}

const carriesFiles = (transfer: DataTransfer | null): boolean => transfer?.types.includes("Files") ?? false;

/**
 * Takes files by drop or by the browser's own picker. While it stands, a file dropped beside it does nothing:
 * the browser would otherwise open it and leave the page with everything typed.
 */
export function FileDropArea({
  onFiles,
  onUnreadable,
  labels,
  multiple = true,
  disabled = false,
  describedBy,
  compact = false,
  className,
}: FileDropAreaProps) {
  const input = useRef<HTMLInputElement>(null);
  const depth = useRef(0);
  const [over, setOver] = useState(false);
  useEffect(() => {
    const keepPage = (event: globalThis.DragEvent) => {
      if (!carriesFiles(event.dataTransfer) || event.defaultPrevented) return;
      event.preventDefault();
      if (event.dataTransfer) event.dataTransfer.dropEffect = "none";
    };
    window.addEventListener("dragover", keepPage);
    window.addEventListener("drop", keepPage);
    return () => {
      window.removeEventListener("dragover", keepPage);
      window.removeEventListener("drop", keepPage);
    };
  }, []);

  const take = (files: File[]) => {
    if (files.length > 0) onFiles(multiple ? files : files.slice(0, 1));
  };
  const drop = async (event: DragEvent) => {
    if (!carriesFiles(event.dataTransfer)) return;
    event.preventDefault();
    depth.current = 0;
    setOver(false);
    if (disabled) return;
    const { files, unreadable } = await readDroppedFiles(event.dataTransfer);
    take(files);
    if (unreadable.length > 0) onUnreadable?.(unreadable);
  };
  return (
    <div
      className={classNames("deposit-drop", className)}
      data-state={over ? "over" : "idle"}
      data-disabled={disabled || undefined}
      data-compact={compact || undefined}
      onDragEnter={(event) => {
        if (disabled || !carriesFiles(event.dataTransfer)) return;
        depth.current += 1;
        setOver(true);
      }}
      onDragLeave={() => {
        depth.current = Math.max(0, depth.current - 1);
        if (depth.current === 0) setOver(false);
      }}
      onDragOver={(event) => {
        if (disabled || !carriesFiles(event.dataTransfer)) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = "copy";
      }}
      onDrop={(event) => void drop(event)}
    >
      <Icon name="upload" size={compact ? 16 : 24} className="deposit-drop__icon" />
      <div className="deposit-drop__words">
        <p className="deposit-drop__title">{over ? labels.dropping : labels.title}</p>
        {labels.hint === undefined ? null : <p className="deposit-drop__hint">{labels.hint}</p>}
      </div>
      <Button
        onClick={() => input.current?.click()}
        disabled={disabled}
        aria-describedby={describedBy}
        size={compact ? "sm" : "md"}
      >
        {labels.browse}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        multiple={multiple}
        disabled={disabled}
        aria-label={labels.browse}
        onChange={(event) => {
          take(Array.from(event.target.files ?? []));
          // Choosing the same file again must count as a choice.
          event.target.value = "";
        }}
      />
    </div>
  );
}
