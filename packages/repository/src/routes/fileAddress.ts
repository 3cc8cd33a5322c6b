/** What an address below `…/files/` names: a file, its content, or its commit. */
export interface FileAddress {
  readonly key: string;
  readonly part: "entry" | "content" | "commit";
  /** Which of its parts, where one is sent: `…/content/1`. */
  readonly number?: number;
}

/** Reads a key out of an address; keys may hold slashes, and whatever is percent-encoded. */
export function readFileAddress(request: Request, recordId: string, isDraft: boolean): FileAddress {
  const prefix = `/api/records/${recordId}${isDraft ? "/draft" : ""}/files/`;
  const rest = new URL(request.url).pathname.slice(prefix.length);
  const piece = request.method === "PUT" ? /^(.+)\/content\/(\d+)$/.exec(rest) : null;
  if (piece !== null) return { key: decodeKey(piece[1] ?? ""), part: "content", number: Number(piece[2]) };
  const last = rest.slice(rest.lastIndexOf("/") + 1);
  const part = rest.includes("/") && (last === "content" || last === "commit") ? last : "entry";
  const key = part === "entry" ? rest : rest.slice(0, -part.length - 1);
  return { key: decodeKey(key), part };
}

function decodeKey(key: string): string {
  try {
    return decodeURIComponent(key);
  } catch {
    return key;
  }
}
