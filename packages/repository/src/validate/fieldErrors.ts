/** One refused value, as the platform reports it: a dotted path and its messages. */
export interface FieldError {
  readonly field: string;
  readonly messages: readonly string[];
}

/** Messages nested like the value they speak of; a list of texts is a leaf. */
export type ErrorTree = readonly string[] | { readonly [key: string]: ErrorTree };

/** Lays a tree of messages flat, in the order the platform lists them: `metadata.creators.0.role`. */
export function flattenErrors(tree: ErrorTree, path = ""): FieldError[] {
  if (isMessages(tree)) return [{ field: path, messages: tree }];
  return Object.entries(tree).flatMap(([key, below]) => flattenErrors(below, path === "" ? key : `${path}.${key}`));
}

const isMessages = (tree: ErrorTree): tree is readonly string[] => Array.isArray(tree);

/** Joins two trees; messages of one place follow each other. */
export function mergeErrors(first: ErrorTree | undefined, second: ErrorTree): ErrorTree {
  if (first === undefined) return second;
  if (isMessages(first)) return isMessages(second) ? [...first, ...second] : { _schema: first, ...second };
  if (isMessages(second)) return mergeErrors(first, { _schema: second });
  const joined: Record<string, ErrorTree> = { ...first };
  for (const [key, below] of Object.entries(second)) joined[key] = mergeErrors(joined[key], below);
  return joined;
}
