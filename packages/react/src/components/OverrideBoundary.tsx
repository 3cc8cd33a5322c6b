import { Component, type ReactNode } from "react";

/** Props of {@link OverrideBoundary}. */
export interface OverrideBoundaryProps {
  /** What stands in place of a part that threw. */
  readonly fallback: ReactNode;
  readonly onError: (error: unknown) => void;
  readonly children: ReactNode;
}

/** Keeps what a host's part throws from taking the form with it; values live outside of it and are not lost. */
export class OverrideBoundary extends Component<OverrideBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
