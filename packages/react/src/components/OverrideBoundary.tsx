import { Component, type ReactNode, type RefObject } from "react";

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

interface FocusedField {
  readonly field: Element;
  readonly caret: readonly [start: number | null, end: number | null] | null;
}

/** Keeps what a host's part throws from taking the form with it; values live outside of it and are not lost, nor is the focus. */
export class OverrideBoundary extends Component<OverrideBoundaryProps, OverrideBoundaryState> {
  override state = { failed: false };

  static getDerivedStateFromError(): OverrideBoundaryState {
    return { failed: true };
  }

  // A field that is gone tells no caret any more.
  override getSnapshotBeforeUpdate(): FocusedField | null {
    const field = pageOf(this.props.root)?.activeElement ?? null;
    if (field === null) return null;
    return { field, caret: isText(field) ? [field.selectionStart, field.selectionEnd] : null };
  }

  /** The field that somebody was typing in may have gone with the part: the one that stands for it is typed in from there. */
  override componentDidUpdate(_: OverrideBoundaryProps, before: OverrideBoundaryState, was: FocusedField | null): void {
    if (before.failed === this.state.failed || was === null || was.field.isConnected) return;
    const same = pageOf(this.props.root)?.getElementById(was.field.id);
    same?.focus();
    // Fields whose kind knows no caret answer with `null`, and take none.
    if (was.caret !== null && isText(same) && same.selectionStart !== null) same.setSelectionRange(...was.caret);
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}

function pageOf({ current }: RefObject<Element | null>): Document | ShadowRoot | null {
  const page = current?.getRootNode();
  return page instanceof Document || page instanceof ShadowRoot ? page : null;
}

function isText(element: Element | null | undefined): element is HTMLInputElement | HTMLTextAreaElement {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
}
