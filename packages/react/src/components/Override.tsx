import { type ComponentType, createElement, type FunctionComponent, type ReactNode } from "react";
import { HostPart } from "./HostPart.tsx";

/** Props of {@link Override}. */
export interface OverrideProps<Props extends object> {
  /** The part it stands for, for the report of a fault. */
  readonly name: string;
  readonly component: ComponentType<Props>;
  readonly props: Props;
  /** The standard part, drawn when the host's throws. */
  readonly children: ReactNode;
}

/**
 * Draws a host's component in a stable place: one written inline is a new function at every drawing, and still keeps
 * its state and the focus. When it throws, the standard part takes its place and the host is told.
 */
export function Override<Props extends object>({ name, component, props, children }: OverrideProps<Props>) {
  // Another component of another name is another part, with its own state and its own chance.
  const identity = component.displayName ?? component.name;
  return (
    <HostPart key={identity} name={name} fallback={children}>
      {isPlainFunction(component) ? <Call render={component} props={props} /> : createElement(component, props)}
    </HostPart>
  );
}

/** Calls the function where an element would name it as a type: React then sees this component, always the same. */
function Call<Props extends object>({
  render,
  props,
}: {
  readonly render: FunctionComponent<Props>;
  readonly props: Props;
}) {
  return render(props);
}

/** Classes, `memo` and `forwardRef` are no functions to call; they are constants of a module anyway. */
function isPlainFunction<Props>(component: ComponentType<Props>): component is FunctionComponent<Props> {
  return typeof component === "function" && component.prototype?.isReactComponent === undefined;
}
