import { useMessage } from "../../i18n/useMessage.ts";
import { Badge } from "../../ui/Badge.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import type { SectionState } from "./outlineOf.ts";

/** How a section stands: a shape and a count for the eye, the same in words for everybody else. */
export function OutlineMark({ state }: { readonly state: SectionState }) {
  const t = useMessage();
  switch (state.kind) {
    case "faulty": {
      const { errors, warnings, notes } = state;
      if (errors > 0) return <Count tone="error" count={errors} words={t("feedback.errors", { count: errors })} />;
      if (warnings > 0)
        return <Count tone="warning" count={warnings} words={t("feedback.warnings", { count: warnings })} />;
      return <Count tone="info" count={notes} words={t("feedback.notes", { count: notes })} />;
    }
    case "missing":
      return <Mark icon="circle" words={t("outline.missing", { count: state.count })} />;
    case "complete":
      return <Mark icon="checkCircle" words={t("outline.complete")} />;
    case "optional":
      return <VisuallyHidden>{t("outline.optional")}</VisuallyHidden>;
    default:
      return state satisfies never;
  }
}

function Count({
  tone,
  count,
  words,
}: {
  readonly tone: "error" | "warning" | "info";
  readonly count: number;
  readonly words: string;
}) {
  return (
    <Badge tone={tone} icon={tone} title={words}>
      <span aria-hidden="true">{count}</span>
      <VisuallyHidden>{words}</VisuallyHidden>
    </Badge>
  );
}

function Mark({ icon, words }: { readonly icon: "circle" | "checkCircle"; readonly words: string }) {
  return (
    <span className="deposit-outline__mark" data-mark={icon} title={words}>
      <Icon name={icon} size={14} />
      <VisuallyHidden>{words}</VisuallyHidden>
    </span>
  );
}
