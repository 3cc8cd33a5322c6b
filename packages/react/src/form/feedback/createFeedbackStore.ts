import type { Deposit, DepositState, DepositValues, Feedback, FieldPath } from "@deposit/core";
import { isSamePath, isWithin, pathKey, isEqual } from "@deposit/core/internal";
import { validateDraft, type ValidationIssue } from "@deposit/core/schema";
import { deferUntilPointerUp, watchPresses } from "./deferUntilPointerUp.ts";
import type { FormValues } from "../store/createFormValues.ts";
import { pathAsTyped } from "./pathAsTyped.ts";
import { resolvePath } from "../store/resolvePath.ts";

/** A word that stands beside a field now: the server's, or the form's own check of what was typed. */
export type ShownFeedback =
  | (Feedback & { readonly source: "server" })
  | (ValidationIssue & { readonly severity: "error"; readonly source: "form" });

/** The values just before and just after a saved record was taken in. */
export interface Taking {
  readonly before: DepositValues;
  readonly after: DepositValues;
}

/** What is wrong with one field; `null` when nothing is. */
export type FieldCheck = (values: DepositValues) => ValidationIssue | null;

/** Which feedback is to be seen now. Answers keep their identity until they change, so that each field can subscribe. */
export interface FeedbackStore {
  /** All that is to be seen, the server's first. */
  shown(): readonly ShownFeedback[];
  /** What is to be seen at one field, and with `within` at everything below it. */
  at(path: FieldPath, depth?: "exactly" | "within"): readonly ShownFeedback[];
  /** All faults that the form itself finds, also those that are not to be seen yet. */
  faults(): readonly ValidationIssue[];
  /** The fields were left: from now on, or once a pointer that is down is up again, their faults are to be seen. */
  reveal(...paths: readonly FieldPath[]): void;
  /** This field is being filled in: what comes to be wrong with it is not to be seen before it is left. */
  enter(path: FieldPath): void;
  /** Has what only its widget knows judged with the rest, while the widget is drawn: the answer ends it. */
  addCheck(check: FieldCheck): () => void;
  /** A saved record came down. */
  taken(taking: Taking): void;
  /** Tells when what is to be seen changes. */
  subscribe(listener: () => void): () => void;
  /** Tells also of faults that are not to be seen yet, and those a moment later (`FormValues.subscribeDebounced`). */
  subscribeDebounced(listener: () => void): () => void;
}

/**
 * The server's words stay until the value they were said of changes, and come back when it is typed back: nothing is
 * stored about it, the value that was sent is compared with the value of now. The form's own faults show from the
 * moment the field was left, and go as soon as they are mended; in a field that is used again no new one comes up at a key.
 */
export function createFeedbackStore(deposit: Deposit, values: FormValues): FeedbackStore {
  watchPresses();
  const revealed = new Set<string>();
  let entered: FieldPath | undefined;
  const listeners = new Set<() => void>();
  const checks = new Set<FieldCheck>();
  let taking: (Taking & { readonly sequence: number }) | undefined;
  let seen: { readonly values: DepositValues; readonly state: DepositState; readonly revealed: number } | undefined;
  let judged: { readonly values: DepositValues; readonly community: DepositState["selectedCommunity"] } | undefined;
  let faults: readonly ValidationIssue[] = [];
  let shown: readonly ShownFeedback[] = [];
  let generation = 0;
  /** Which generation the listeners were told of. */
  let told = 0;
  let stops: readonly (() => void)[] = [];
  // Every field asks again at every key, with the same path.
  const answers = {
    exactly: new WeakMap<FieldPath, Answer>(),
    within: new WeakMap<FieldPath, Answer>(),
  };

  function valuesSaidOf(): DepositValues {
    const { snapshot, refused } = deposit.getState();
    return refused ?? snapshot.sent?.values ?? snapshot.saved;
  }

  const asTyped = once((entry: Feedback): Feedback => {
    const path = pathAsTyped(valuesSaidOf(), entry.path);
    return path === entry.path ? entry : { ...entry, path };
  });

  function isStillSaid({ path, own }: Feedback): boolean {
    // What we say of a DOI that is needed is answered by another choice, which changes no DOI.
    if (own !== undefined && path[0] === "pids" && !isEqual(valuesSaidOf().doi, values.read().doi)) return false;
    // What is said of an identifier is said of it in its scheme.
    return isAsSaid(path) && (path.at(-1) !== "identifier" || isAsSaid([...path.slice(0, -1), "scheme"]));
  }

  /** Whether the value at a path is the one that was sent, or what the server made of it. */
  function isAsSaid(path: FieldPath): boolean {
    const said = resolvePath(valuesSaidOf(), path);
    const now = resolvePath(values.read(), path);
    if (isEqual(said, now)) return true;
    if (taking?.sequence !== deposit.getState().snapshot.sequence) return false;
    const typedMeanwhile = !isEqual(said, resolvePath(taking.before, path));
    return !typedMeanwhile && isEqual(resolvePath(taking.after, path), now);
  }

  /** Whether the field was left, or anything around it. */
  function wasLeft(path: FieldPath): boolean {
    return placesOf(path).some((place) => revealed.has(place));
  }

  /** Whether the fault is of the field that is used, and did not stand there already, in these words. */
  function isBeingTyped({ path, message }: ValidationIssue): boolean {
    if (entered === undefined || !isWithin(path, entered)) return false;
    return !shown.some(
      (entry) => entry.source === "form" && isSamePath(entry.path, path) && isEqual(entry.message, message),
    );
  }

  /** Judges what is typed now. Of thousands of rows it takes a while: not before somebody asks, or a field was left. */
  function judge(): readonly ValidationIssue[] {
    const now = values.read();
    const { selectedCommunity: community } = deposit.getState();
    if (judged !== undefined && isSame(judged.values, now) && judged.community === community) return faults;
    faults = [...validateDraft(now, { community }), ...[...checks].flatMap((check) => check(now) ?? [])];
    judged = { values: now, community };
    return faults;
  }

  function refresh(): void {
    const state = deposit.getState();
    const now = values.read();
    if (seen !== undefined && isSame(seen.values, now) && seen.state === state && seen.revealed === revealed.size)
      return;
    seen = { values: now, state, revealed: revealed.size };
    const server = state.feedback.map(asTyped).filter(isStillSaid).map(saidByServer);
    const left = revealed.size === 0 ? [] : judge().filter((fault) => wasLeft(fault.path) && !isBeingTyped(fault));
    const own = left.length === 0 ? [] : withoutSaid(left, server).map(foundByForm);
    const next = keep(shown, [...server, ...own]);
    if (next === shown) return;
    shown = next;
    generation += 1;
  }

  function changed(): void {
    told = generation;
    for (const listener of listeners) listener();
  }

  /** Every field listens: at a key that changes nothing that is said, one question is asked for all of them. */
  function tellIfChanged(): void {
    refresh();
    if (generation !== told) changed();
  }

  function subscribe(listener: () => void): () => void {
    if (listeners.size === 0) stops = [values.subscribe(tellIfChanged), deposit.subscribe(tellIfChanged)];
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) for (const stop of stops) stop();
    };
  }

  return {
    shown() {
      refresh();
      return shown;
    },
    at(path, depth = "exactly") {
      refresh();
      const known = answers[depth].get(path);
      if (known?.generation === generation) return known.list;
      const belongs = depth === "within" ? isWithin : isSamePath;
      const list = keep(
        known?.list ?? none,
        shown.filter((entry) => belongs(entry.path, path)),
      );
      answers[depth].set(path, { generation, list });
      return list;
    },
    faults: judge,
    reveal(...paths) {
      const unseen = paths.map(pathKey).filter((key) => !revealed.has(key));
      const left = entered;
      const isLeft = left !== undefined && paths.some((path) => isWithin(left, path));
      if (unseen.length === 0 && !isLeft) return;
      deferUntilPointerUp(() => {
        for (const key of unseen) revealed.add(key);
        if (isLeft && entered === left) entered = undefined;
        seen = undefined;
        changed();
      });
    },
    enter(path) {
      refresh();
      entered = path;
    },
    addCheck(check) {
      checks.add(check);
      [seen, judged] = [undefined, undefined];
      changed();
      return () => {
        checks.delete(check);
        [seen, judged] = [undefined, undefined];
        changed();
      };
    },
    taken(next) {
      taking = { ...next, sequence: deposit.getState().snapshot.sequence };
      seen = undefined;
      changed();
    },
    subscribe,
    subscribeDebounced(listener) {
      const stopAll = [subscribe(listener), values.subscribeDebounced(listener), deposit.subscribe(listener)];
      return () => {
        for (const stop of stopAll) stop();
      };
    },
  };
}

// Thousands of rows may each have a fault, and all of them are looked through at every key: nothing is made twice.
/** The path's key, after those of all that lies above it. */
const placesOf = once((path: FieldPath) => path.map((_, index) => pathKey(path.slice(0, index + 1))));
const saidByServer = once((entry: Feedback): ShownFeedback => ({ ...entry, source: "server" }));
const foundByForm = once((fault: ValidationIssue): ShownFeedback => ({ ...fault, severity: "error", source: "form" }));

function once<Asked extends object, Made>(make: (asked: Asked) => Made): (asked: Asked) => Made {
  const made = new WeakMap<Asked, Made>();
  return (asked) => {
    const known = made.get(asked) ?? make(asked);
    made.set(asked, known);
    return known;
  };
}

/** The faults of fields of which the server does not say an error already. */
function withoutSaid(faults: readonly ValidationIssue[], server: readonly ShownFeedback[]): readonly ValidationIssue[] {
  const said = new Set(server.flatMap(({ severity, path }) => (severity === "error" ? placesOf(path).slice(-1) : [])));
  return faults.filter(({ path }) => !said.has(placesOf(path).at(-1) ?? ""));
}

/** What was last answered to one path, out of which generation of all that is to be seen. */
interface Answer {
  readonly generation: number;
  readonly list: readonly ShownFeedback[];
}

const none: readonly ShownFeedback[] = [];

/** The groups inside tell whether anything changed: taking in a record makes a new outermost object. */
function isSame(one: DepositValues, other: DepositValues): boolean {
  if (one === other) return true;
  return (
    one.metadata === other.metadata &&
    one.access === other.access &&
    one.files === other.files &&
    one.pids === other.pids &&
    one.custom_fields === other.custom_fields
  );
}

/** The list of before where the new one says the same. */
function keep(before: readonly ShownFeedback[], now: readonly ShownFeedback[]): readonly ShownFeedback[] {
  return isEqual(before, now) ? before : now;
}
