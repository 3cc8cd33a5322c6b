import type { FieldPath, SectionId } from "@deposit/core";
import { fieldId } from "../../form/store/fieldName.ts";
import { useDepositContext } from "../../form/session/useDepositContext.ts";
import { useFocusField } from "../../form/focus/useFocusField.ts";
import { useMessage } from "../../i18n/useMessage.ts";
import { OutlineMark } from "./OutlineMark.tsx";
import type { SectionState } from "./outlineOf.ts";

interface OutlineLinkProps {
  readonly section: SectionId;
  /** The field that it leads to. */
  readonly path: FieldPath;
  /** Nothing is said of it before it was judged. */
  readonly state: SectionState | undefined;
}

/** One line of the outline: the section's name, how it stands, and the way there. */
export function OutlineLink({ section, path, state }: OutlineLinkProps) {
  const t = useMessage();
  const { idPrefix } = useDepositContext();
  const focusField = useFocusField();
  return (
    <a
      className="deposit-outline__link"
      href={`#${fieldId(idPrefix, path)}`}
      data-state={state?.kind}
      onClick={(event) => {
        event.preventDefault();
        void focusField(path);
      }}
    >
      <span className="deposit-outline__name">{t(`section.${section}`)}</span>{" "}
      {state === undefined ? <span className="deposit-outline__mark" /> : <OutlineMark state={state} />}
    </a>
  );
}
