import { Component, type ReactNode } from "react";

/** Props of {@link FallbackBoundary}. */
export interface FallbackBoundaryProps {
  /** What stands in place of a part that threw. @default the children once more: what threw was taken from among them */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

interface FallbackBoundaryState {
  /** Another object for each fault. */
  readonly failed: object | null;
}

/** Draws the fallback in place of a part that cannot be fetched or throws. */
export class FallbackBoundary<Props extends FallbackBoundaryProps = FallbackBoundaryProps> extends Component<
  Props,
  FallbackBoundaryState
> {
  override state: FallbackBoundaryState = { failed: null };

  static getDerivedStateFromError(): FallbackBoundaryState {
    return { failed: {} };
  }

  override render(): ReactNode {
    return this.state.failed && "fallback" in this.props ? this.props.fallback : this.props.children;
  }
}
