import { useEffect, useState, type RefObject } from "react";
import { carriesFiles } from "./carriesFiles.ts";
import { readDroppedFiles } from "./readDroppedFiles.ts";
import { useLatest } from "../hooks/useLatest.ts";

/** Told of files, those of folders among them, and of the names of what the browser would not read. */
export type TakeFiles = (files: File[], unreadable: string[]) => void;

/** Where a drag over an element stands. */
export interface FileDrop {
  /** Files hover over it. */
  readonly isOver: boolean;
  /** What was dropped is being read; large folders take a while. */
  readonly isReading: boolean;
}

/**
 * Takes files that are dropped anywhere on an element, which has to be drawn before. Listens to the browser's own events:
 * a dialog that is drawn elsewhere is not part of the element, though React would send its events here.
 */
export function useFileDrop(zone: RefObject<HTMLElement | null>, disabled: boolean, onFiles: TakeFiles): FileDrop {
  const latest = useLatest(onFiles);
  const [isOver, setOver] = useState(false);
  const [reading, setReading] = useState(0);
  useEffect(() => {
    const element = zone.current;
    if (disabled || element === null) return;
    let isMounted = true;
    const over = (event: DragEvent): void => {
      if (!carriesFiles(event.dataTransfer) || event.defaultPrevented) return;
      event.preventDefault();
      if (event.dataTransfer !== null) event.dataTransfer.dropEffect = "copy";
      setOver(true);
    };
    const leave = ({ relatedTarget }: DragEvent): void => {
      // The next drag over the element shows it again where a browser does not say what was entered.
      if (!(relatedTarget instanceof Node && element.contains(relatedTarget))) setOver(false);
    };
    const drop = async (event: DragEvent): Promise<void> => {
      setOver(false);
      const { dataTransfer } = event;
      if (dataTransfer === null || !carriesFiles(dataTransfer) || event.defaultPrevented) return;
      event.preventDefault();
      setReading((count) => count + 1);
      const { files, unreadable } = await readDroppedFiles(dataTransfer);
      if (!isMounted) return;
      setReading((count) => count - 1);
      if (files.length + unreadable.length > 0) latest.current(files, unreadable);
    };
    const onDrop = (event: DragEvent): void => void drop(event);
    element.addEventListener("dragenter", over);
    element.addEventListener("dragover", over);
    element.addEventListener("dragleave", leave);
    element.addEventListener("drop", onDrop);
    return () => {
      isMounted = false;
      setOver(false);
      setReading(0);
      element.removeEventListener("dragenter", over);
      element.removeEventListener("dragover", over);
      element.removeEventListener("dragleave", leave);
      element.removeEventListener("drop", onDrop);
    };
  }, [zone, disabled, latest]);
  return { isOver, isReading: reading > 0 };
}
