import type { FileEntry } from "@deposit/core";
import { withoutOverrides } from "../../../i18n/withoutOverrides.ts";

/** The exact name of a file. It links to the content once the server has it. */
export function FileName({
  entry: { key, phase, links },
  describedBy,
}: {
  entry: FileEntry;
  /** Ids of the messages of the file. */
  describedBy: string | undefined;
}) {
  // A long name breaks after underscores, before it breaks within a word.
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
