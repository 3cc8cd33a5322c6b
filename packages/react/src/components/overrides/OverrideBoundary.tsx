import { DepositContext, type DepositContextValue } from "../../form/session/DepositContext.ts";
import { FallbackBoundary, type FallbackBoundaryProps } from "../../ui/display/FallbackBoundary.tsx";
import { focusedField, type FocusedField, giveFocusBack } from "./keptFocus.ts";

/** Props of {@link OverrideBoundary}. */
export interface OverrideBoundaryProps extends FallbackBoundaryProps {
  /** The part it stands for, for the report of a fault. */
  readonly name: string;
}

type State = FallbackBoundary["state"];

/**
 * Keeps what a host's part throws from taking the form with it; values live outside of it and are not lost, nor is the focus.
 * What a part throws as it goes comes to the boundary that stays around its place, which has no fallback.
 */
export class OverrideBoundary extends FallbackBoundary<OverrideBoundaryProps> {
  static override contextType = DepositContext;
  declare context: DepositContextValue;
  /** How often in a row what is drawn was drawn anew. */
  redrawn = 0;

  override getSnapshotBeforeUpdate(_: OverrideBoundaryProps, before: State): FocusedField | null {
    return before.failed === this.state.failed ? null : focusedField(this.context.root.current);
  }

  /** The field that somebody was typing in may have gone with the part. */
  override componentDidUpdate(_: OverrideBoundaryProps, __: State, was: FocusedField | null): void {
    if (was === null) return;
    giveFocusBack(was, this.context.root.current, true);
    this.redrawn += 1;
    setTimeout(() => (this.redrawn = 0));
  }

  override componentDidCatch(error: unknown): void {
    const { name } = this.props;
    this.context.reportError({ kind: "component", name, error });
    // It did not go: drawn once more it would throw for ever.
    if (this.redrawn > 1 && !("fallback" in this.props))
      this.setState(() => {
        throw error;
      });
  }
}
