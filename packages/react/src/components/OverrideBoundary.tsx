import { Component, type ReactNode, type RefObject } from "react";
import { focusedField, type FocusedField, giveFocusBack } from "./keptFocus.ts";

/** Props of {@link OverrideBoundary}. */
export interface OverrideBoundaryProps {
  /** What stands in place of a part that threw. */
  readonly fallback: ReactNode;
  readonly onError: (error: unknown) => void;
  /** Stands on the page that the part is drawn on. */
  readonly root: RefObject<Element | null>;
  readonly children: ReactNode;
}

interface OverrideBoundaryState {
  readonly failed: boolean;
}

/** Keeps what a host's part throws from taking the form with it; values live outside of it and are not lost, nor is the focus. */
export class OverrideBoundary extends Component<OverrideBoundaryProps, OverrideBoundaryState> {
  override state = { failed: false };

  static getDerivedStateFromError(): OverrideBoundaryState {
    return { failed: true };
  }

  override getSnapshotBeforeUpdate(_: OverrideBoundaryProps, before: OverrideBoundaryState): FocusedField | null {
    return before.failed === this.state.failed ? null : focusedField(this.props.root.current);
  }

  /** The field that somebody was typing in may have gone with the part. */
  override componentDidUpdate(_: OverrideBoundaryProps, __: OverrideBoundaryState, was: FocusedField | null): void {
    giveFocusBack(was, this.props.root.current, true);
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
