import { createContext } from "react";

/** Which additional description is written in now; the editor is large, so that one at a time has it. */
export interface OpenDescription {
  /** Key of the row; `null` while all are only shown. */
  readonly key: string | null;
  readonly open: (key: string) => void;
}

/** Tells the rows which of them has the editor. */
export const OpenDescriptionContext = createContext<OpenDescription>({ key: null, open: () => undefined });
