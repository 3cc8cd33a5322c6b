import { createRoot } from "react-dom/client";
import { DepositForm, type DepositFormProps } from "../DepositForm.tsx";

/** A form that was mounted in a page. */
export interface MountedForm {
  /** Draws it with other props; what is typed stays. */
  update(props: DepositFormProps): void;
  /** Takes it out of the page; its uploads end. */
  unmount(): void;
}

/**
 * Draws the deposit editor into an element of a page that has no React, or an old one.
 *
 * @example
 * const form = mount(element, { client: createClient({ createUrl: "/api/records" }) });
 */
export function mount(element: Element, props: DepositFormProps): MountedForm {
  const root = createRoot(element);
  const update = (next: DepositFormProps): void => root.render(<DepositForm {...next} />);
  update(props);
  return { update, unmount: () => root.unmount() };
}
