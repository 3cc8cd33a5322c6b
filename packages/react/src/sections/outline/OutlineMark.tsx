import { useLocale } from "../../i18n/useLocale.ts";
import { useMessage } from "../../i18n/useMessage.ts";
import { Icon } from "../../ui/display/Icon.tsx";
import type { IconName } from "../../ui/display/iconPaths.ts";
import { VisuallyHidden } from "../../ui/display/VisuallyHidden.tsx";
import type { SectionState } from "./outlineOf.ts";

/** How a section stands: a shape and a count for the eye, the same in words for everybody else. */
export function OutlineMark({ state }: { readonly state: SectionState }) {
  const t = useMessage();
  switch (state.kind) {
    case "faulty": {
      const { errors, warnings, notes } = state;
      if (errors > 0) return <Mark mark="error" count={errors} words={t("feedback.errors", { count: errors })} />;
      if (warnings > 0)
        return <Mark mark="warning" count={warnings} words={t("feedback.warnings", { count: warnings })} />;
      return <Mark mark="info" count={notes} words={t("feedback.notes", { count: notes })} />;
    }
    case "missing":
      return <Mark mark="circle" words={t("outline.missing", { count: state.count })} />;
    case "complete":
      return <Mark mark="checkCircle" words={t("outline.complete")} />;
    case "optional":
      return <Mark mark="optional" words={t("outline.optional")} />;
    default:
      return state satisfies never;
  }
}

/** Counts of more have no room beside the name; the words say them in full. */
const MOST = 99;

interface MarkProps {
  readonly mark: IconName | "optional";
  readonly count?: number | undefined;
  readonly words: string;
}

function Mark({ mark, count, words }: MarkProps) {
  const { tag } = useLocale();
  return (
    <>
      <span className="deposit-outline__mark" data-mark={mark} title={words}>
        {mark === "optional" ? null : <Icon name={mark} size={14} />}
      </span>
      <VisuallyHidden>{words}</VisuallyHidden>
      {count === undefined ? null : (
        <span className="deposit-outline__count" data-mark={mark} aria-hidden="true">
          {new Intl.NumberFormat(tag).format(Math.min(count, MOST))}
          {count > MOST ? "+" : null}
        </span>
      )}
    </>
  );
}
