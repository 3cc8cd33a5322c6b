import type { FileEntry } from "@deposit/core";

/** A file's name, a link to its bytes once the server has them. */
export function FileName({ entry: { key, phase, links } }: { entry: FileEntry }) {
  return (
    <span className="deposit-file__name">
      {phase.kind === "finished" && links.content !== undefined ? (
        <a className="deposit-link" href={links.content} target="_blank" rel="noopener noreferrer">
          <bdi>{key}</bdi>
        </a>
      ) : (
        <bdi>{key}</bdi>
      )}
    </span>
  );
}
