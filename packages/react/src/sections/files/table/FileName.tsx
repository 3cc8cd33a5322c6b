import type { FileEntry } from "@deposit/core";
import { withoutOverrides } from "../../../i18n/withoutOverrides.ts";

/** A file's name as it is spelled, a link to its bytes once the server has them. */
export function FileName({
  entry: { key, phase, links },
  describedBy,
}: {
  entry: FileEntry;
  /** Ids of what is said of the file. */
  describedBy: string | undefined;
}) {
  // A long one breaks after the marks that stand for spaces before it breaks within a word.
  const parts = withoutOverrides(key).split(/(?<=_)/);
  const name = <bdi>{parts.flatMap((part, at) => (at === 0 ? part : [<wbr key={at} />, part]))}</bdi>;
  return (
    <span className="deposit-file__name">
      {phase.kind === "finished" && links.content !== undefined ? (
        <a
          className="deposit-link"
          href={links.content}
          target="_blank"
          rel="noopener noreferrer"
          aria-describedby={describedBy}
        >
          {name}
        </a>
      ) : (
        name
      )}
    </span>
  );
}
