import { isEqual } from "../shared/equal.ts";
import type { Json, JsonObject } from "../shared/json.ts";

/** Whose version of a conflict is taken; `both` keeps both rows of a list. */
export type Resolution = "mine" | "theirs" | "both";

/** The side that changed something; `both` made the same change. */
export type Author = "mine" | "theirs" | "both";

/** One thing in the three versions that are compared; `undefined` where a version does not have it. */
export interface Versions<Value> {
  readonly base: Value;
  readonly mine: Value;
  readonly theirs: Value;
}

/** An item of a list that is compared: its key in this page, what names it, and its content in normal form. */
export interface ComparedItem<Item> {
  readonly item: Item;
  readonly key: string;
  readonly identity: string;
  readonly content: JsonObject;
  /** The content as one text, by which items are found. */
  readonly text: string;
}

/** Receives what a comparison of lists finds, and decides its conflicts. */
export interface ListReview<Item> {
  /** Is called with an item that one side changed, or both alike. */
  onMerged(item: Versions<Item | undefined>, by: Author): void;
  /** Is called when one side reordered the list, or both alike. */
  onReordered(by: Author): void;
  /** Decides an item that both sides changed differently. */
  decide(item: Versions<Item | undefined>): Resolution;
  /** Decides the order of a list that both sides reordered differently. */
  decideOrder(): Resolution;
  /** Returns their version of an item in the place of mine, such as under its key. */
  replace(mine: Item, theirs: Item): Item;
}

/** Pairs of two unpaired lists that are compared by likeness. Where there are more, likeness pairs none. */
const MOST_COMPARISONS = 100_000;

/** The share of equal values from which on two items count as versions of one. */
const LEAST_LIKENESS = 0.5;

/** Returns the values of an object at every depth, each with its path. */
function valuesIn(json: Json | undefined, path = ""): readonly string[] {
  if (typeof json !== "object" || json === null) return [`${path} ${JSON.stringify(json)}`];
  return Object.entries(json).flatMap(([name, value]) => valuesIn(value, `${path}.${name}`));
}

function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let equal = 0;
  for (const value of one) if (other.has(value)) equal += 1;
  return equal / Math.max(one.size, other.size, 1);
}

type Compared<Item> = ComparedItem<Item>;
type Criterion = "text" | "key" | "identity" | "likeness";

/**
 * Pairs the items of two versions of a list by each criterion in turn. An item is in one pair at most. Returns the
 * counterparts of `items` among `others`.
 */
function matchItems<Item>(
  items: readonly Compared<Item>[],
  others: readonly Compared<Item>[],
  criteria: readonly Criterion[],
): ReadonlyMap<Compared<Item>, Compared<Item>> {
  const pairs = new Map<Compared<Item>, Compared<Item>>();
  const free = new Set(others);
  const pair = (item: Compared<Item>, other: Compared<Item>): void => {
    pairs.set(item, other);
    free.delete(other);
  };

  function pairByName(nameOf: (item: Compared<Item>) => string): void {
    const named = new Map<string, Compared<Item>[]>();
    for (const other of free) {
      const name = nameOf(other);
      const known = named.get(name);
      if (known === undefined) named.set(name, [other]);
      else known.push(other);
    }
    for (const item of items) {
      const name = nameOf(item);
      const found = name === "" || pairs.has(item) ? undefined : named.get(name)?.shift();
      if (found !== undefined) pair(item, found);
    }
  }

  function pairByLikeness(): void {
    const left = items.filter((item) => !pairs.has(item));
    if (left.length * free.size > MOST_COMPARISONS) return;
    const values = new Map([...left, ...free].map((item) => [item, new Set(valuesIn(item.content))]));
    const valuesOf = (item: Compared<Item>): ReadonlySet<string> => values.get(item) ?? new Set();
    for (const item of left) {
      const candidates = [...free].map((other) => ({ other, alike: likeness(valuesOf(item), valuesOf(other)) }));
      const [best] = candidates.toSorted((one, other) => other.alike - one.alike);
      if (best !== undefined && best.alike >= LEAST_LIKENESS) pair(item, best.other);
    }
  }

  for (const criterion of criteria) {
    if (criterion === "likeness") pairByLikeness();
    else pairByName((item) => item[criterion]);
  }
  return pairs;
}

/** One item of a list through its versions. */
interface Thread<Item> {
  readonly base: Compared<Item> | undefined;
  readonly mine: Compared<Item> | undefined;
  theirs: Compared<Item> | undefined;
}

/**
 * Returns the items of three versions as threads. Keys are compared between base and mine only: what was read from the
 * server has keys of its own.
 */
function threadsOf<Item>({ base, mine, theirs }: Versions<readonly Compared<Item>[]>): readonly Thread<Item>[] {
  const mineOf = matchItems(base, mine, ["text", "key", "identity", "likeness"]);
  const kept = new Set(mineOf.values());
  const added = mine.filter((item) => !kept.has(item));
  const threads: Thread<Item>[] = [
    ...base.map((item) => ({ base: item, mine: mineOf.get(item), theirs: undefined })),
    ...added.map((item) => ({ base: undefined, mine: item, theirs: undefined })),
  ];
  const free = new Set(theirs);

  /** Gives the threads that have no version of theirs one that matches their version of `side`. */
  function matchTheirs(side: "base" | "mine", criteria: readonly Criterion[]): void {
    const threadOf = new Map<Compared<Item>, Thread<Item>>();
    for (const thread of threads) {
      const item = thread[side];
      if (item !== undefined && thread.theirs === undefined) threadOf.set(item, thread);
    }
    for (const [item, found] of matchItems([...threadOf.keys()], [...free], criteria)) {
      const thread = threadOf.get(item);
      if (thread !== undefined) thread.theirs = found;
      free.delete(found);
    }
  }

  matchTheirs("base", ["text"]);
  matchTheirs("mine", ["text"]);
  matchTheirs("base", ["identity", "likeness"]);
  matchTheirs("mine", ["identity"]);
  return [...threads, ...[...free].map((item) => ({ base: undefined, mine: undefined, theirs: item }))];
}

type Side = "mine" | "theirs";

/** Returns the threads of one version in its order. */
function inOrderOf<Item>(
  threads: readonly Thread<Item>[],
  side: Side,
  items: readonly Compared<Item>[],
): readonly Thread<Item>[] {
  const threadOf = new Map(threads.map((thread) => [thread[side], thread]));
  return items.flatMap((item) => threadOf.get(item) ?? []);
}

/** Returns the items of both lists in one order: that of `first`, with the others after what they follow in `second`. */
function interleave<Item>(first: readonly Item[], second: readonly Item[]): readonly Item[] {
  const known = new Set(first);
  const followers = new Map<Item | undefined, Item[]>();
  let anchor: Item | undefined;
  for (const item of second) {
    if (known.has(item)) {
      anchor = item;
      continue;
    }
    const behind = followers.get(anchor) ?? [];
    behind.push(item);
    followers.set(anchor, behind);
  }
  return [undefined, ...first].flatMap((item) => [
    ...(item === undefined ? [] : [item]),
    ...(followers.get(item) ?? []),
  ]);
}

function orderOf<Item>(
  threads: readonly Thread<Item>[],
  { mine, theirs }: Versions<readonly Compared<Item>[]>,
  review: ListReview<Item>,
): readonly Thread<Item>[] {
  const [mineOrder, theirOrder] = [inOrderOf(threads, "mine", mine), inOrderOf(threads, "theirs", theirs)];
  // Only what all versions have was moved; the rest was added or removed.
  const common = threads.filter(
    (thread) => thread.base !== undefined && thread.mine !== undefined && thread.theirs !== undefined,
  );
  const isCommon = new Set(common);
  const [mineCommon, theirCommon] = [mineOrder, theirOrder].map((order) => order.filter((one) => isCommon.has(one)));
  const isSameOrder = (one: readonly Thread<Item>[] = [], other: readonly Thread<Item>[] = []): boolean =>
    one.every((thread, index) => thread === other[index]);
  const isMovedHere = !isSameOrder(mineCommon, common);
  const isMovedThere = !isSameOrder(theirCommon, common);
  let first: Side = "mine";
  if (isMovedHere && isMovedThere && !isSameOrder(mineCommon, theirCommon)) {
    if (review.decideOrder() === "theirs") first = "theirs";
  } else if (isMovedHere || isMovedThere) {
    review.onReordered(isMovedHere && isMovedThere ? "both" : isMovedHere ? "mine" : "theirs");
    if (!isMovedHere) first = "theirs";
  }
  return first === "mine" ? interleave(mineOrder, theirOrder) : interleave(theirOrder, mineOrder);
}

const isSameContent = <Item>(one: Compared<Item> | undefined, other: Compared<Item> | undefined): boolean =>
  one === other ||
  (one !== undefined && other !== undefined && (one.text === other.text || isEqual(one.content, other.content)));

/** Returns the items that a thread leaves in the merged list. */
function itemsOf<Item>(thread: Thread<Item>, review: ListReview<Item>): readonly Item[] {
  const { base, mine, theirs } = thread;
  const items = { base: base?.item, mine: mine?.item, theirs: theirs?.item };
  const myItems = mine === undefined ? [] : [mine.item];
  const theirItems = theirs === undefined ? [] : [theirs.item];
  const replaced = mine === undefined ? theirItems : theirItems.map((item) => review.replace(mine.item, item));
  if (isSameContent(mine, theirs)) {
    if (!isSameContent(mine, base)) review.onMerged(items, "both");
    return myItems;
  }
  if (isSameContent(mine, base)) {
    review.onMerged(items, "theirs");
    return replaced;
  }
  if (isSameContent(theirs, base)) {
    review.onMerged(items, "mine");
    return myItems;
  }
  switch (review.decide(items)) {
    case "mine":
      return myItems;
    case "theirs":
      return replaced;
    case "both":
      return [...myItems, ...theirItems];
  }
}

/**
 * Merges three versions of a list. What one side changed is merged; what both changed differently is decided by `review`.
 * The order is that of the side that moved items, and what the other side added stays after what it followed.
 */
export function mergeLists<Item>(
  versions: Versions<readonly Compared<Item>[]>,
  review: ListReview<Item>,
): readonly Item[] {
  const threads = threadsOf(versions);
  return orderOf(threads, versions, review).flatMap((thread) => itemsOf(thread, review));
}
