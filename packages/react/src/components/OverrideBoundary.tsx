import { Component, type ReactNode } from "react";
import { DepositContext, type DepositContextValue } from "../form/DepositContext.ts";
import { focusedField, type FocusedField, giveFocusBack } from "./keptFocus.ts";

/** Props of {@link OverrideBoundary}. */
export interface OverrideBoundaryProps {
  /** The part it stands for, for the report of a fault. */
  readonly name: string;
  /** What stands in place of a part that threw. @default the children once more: what threw was taken from among them */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

interface OverrideBoundaryState {
  /** Another object for each fault. */
  readonly failed: object | null;
}

/**
 * Keeps what a host's part throws from taking the form with it; values live outside of it and are not lost, nor is the focus.
 * What a part throws as it goes comes to the boundary that stays around its place, which has no fallback.
 */
export class OverrideBoundary extends Component<OverrideBoundaryProps, OverrideBoundaryState> {
  static override contextType = DepositContext;
  declare context: DepositContextValue;
  override state: OverrideBoundaryState = { failed: null };
  /** How often in a row what is drawn was drawn anew. */
  redrawn = 0;

  static getDerivedStateFromError(): OverrideBoundaryState {
    return { failed: {} };
  }

  override getSnapshotBeforeUpdate(_: OverrideBoundaryProps, before: OverrideBoundaryState): FocusedField | null {
    return before.failed === this.state.failed ? null : focusedField(this.context.root.current);
  }

  /** The field that somebody was typing in may have gone with the part. */
  override componentDidUpdate(_: OverrideBoundaryProps, __: OverrideBoundaryState, was: FocusedField | null): void {
    if (was === null) return;
    giveFocusBack(was, this.context.root.current, true);
    this.redrawn += 1;
    setTimeout(() => (this.redrawn = 0));
  }

  override componentDidCatch(error: unknown): void {
    const { name } = this.props;
    this.context.reportError({ kind: "component", name, error });
    // It did not go: drawn once more it would throw for ever.
    if (this.redrawn > 1 && !this.hasFallback())
      this.setState(() => {
        throw error;
      });
  }

  override render(): ReactNode {
    return this.state.failed && this.hasFallback() ? this.props.fallback : this.props.children;
  }

  hasFallback(): boolean {
    return "fallback" in this.props;
  }
}
