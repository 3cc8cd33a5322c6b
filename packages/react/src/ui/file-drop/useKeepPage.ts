import { useEffect } from "react";
import { carriesFiles } from "./carriesFiles.ts";

/**
 * While the caller is drawn, a file that is dropped where nothing takes it does nothing: the browser would otherwise open
 * it and leave the page with everything typed.
 */
export function useKeepPage(): void {
  useEffect(() => {
    const keepPage = (event: DragEvent): void => {
      if (!carriesFiles(event.dataTransfer) || event.defaultPrevented) return;
      event.preventDefault();
      if (event.dataTransfer !== null) event.dataTransfer.dropEffect = "none";
    };
    window.addEventListener("dragover", keepPage);
    window.addEventListener("drop", keepPage);
    return () => {
      window.removeEventListener("dragover", keepPage);
      window.removeEventListener("drop", keepPage);
    };
  }, []);
}
