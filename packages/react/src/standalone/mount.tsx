import { createRoot } from "react-dom/client";
import { DepositForm, type DepositFormProps } from "../DepositForm.tsx";

/** A mounted form. */
export interface MountedForm {
  /** Renders it with other props. What is typed stays. */
  update(props: DepositFormProps): void;
  /** Removes it from the page and stops its uploads. */
  unmount(): void;
}

/**
 * Mounts the deposit editor into an element of a page without React, or with an old version of it.
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
