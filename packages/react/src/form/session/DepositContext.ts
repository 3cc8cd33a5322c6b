import type { Connectivity, FieldPath } from "@deposit/core";
import { createContext, type RefObject } from "react";
import type { DepositSession } from "./createDepositSession.ts";
import type { KeepDraftJournalOptions } from "../journal/createJournalState.ts";
import type { DepositFormError } from "./DepositFormError.ts";
import type { FieldOverrides } from "../field/fieldOverrides.ts";

/** Opens what hides a field (a folded part, another tab) before it is given the focus. */
export interface Revealer {
  readonly path: FieldPath;
  readonly open: (path: FieldPath) => void;
}

/** What every part of the form shares. Nothing in it changes while somebody types. */
export interface DepositContextValue extends DepositSession {
  readonly fields: FieldOverrides;
  /** Begins the id of every field, so that two forms on a page do not meet. */
  readonly idPrefix: string;
  /** The element that holds the whole form. */
  readonly root: RefObject<HTMLElement | null>;
  readonly revealers: Set<Revealer>;
  readonly reportError: (error: DepositFormError) => void;
  /** Whether a draft that exists is saved by itself. */
  readonly autosave: boolean;
  /** Whether there is a network, as the form is told. */
  readonly connectivity: Connectivity;
  /** How what is typed is kept on this computer; `null` where the host wants none of it kept. */
  readonly draftJournal: KeepDraftJournalOptions | null;
}

/** Carries the deposit and what is fixed about it, never its values. */
export const DepositContext = createContext<DepositContextValue | null>(null);
