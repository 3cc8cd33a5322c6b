import { type ComponentType, createElement, type FunctionComponent, type ReactNode, useRef } from "react";
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
  return (
    <HostPart key={usePartNumber(component)} name={name} fallback={children}>
      {isMadeByReact(component) ? createElement(component, props) : <Call render={component} props={props} />}
    </HostPart>
  );
}

/** Another component is another part, with its own state and its own chance: the number of parts that were given before it. */
export function usePartNumber<Props extends object>(component: ComponentType<Props> | undefined): number {
  const drawn = useRef({ component, count: 0 });
  const { component: last, count } = drawn.current;
  if (component !== last) drawn.current = { component, count: isWrittenAnew(last, component) ? count : count + 1 };
  return drawn.current.count;
}

/**
 * Calls the function where an element would name it as a type: React then sees this component, always the same. A host
 * without types may give what is no component; most often a function that imports one.
 */
function Call<Props extends object>({
  render,
  props,
}: {
  readonly render: ComponentType<Props>;
  readonly props: Props;
}) {
  const drawn = isPlainFunction(render) ? render(props) : undefined;
  if (drawn instanceof Promise || !isPlainFunction(render))
    throw new TypeError(
      `@deposit/react: ${String(render)} is no component. Give one; one that is imported late, by React.lazy.`,
    );
  return drawn;
}

/** Whether one is the other made again: the same words of the same name. */
function isWrittenAnew<Props>(one?: ComponentType<Props>, other?: ComponentType<Props>): boolean {
  if (!isPlainFunction(one) || !isPlainFunction(other)) return false;
  return one.name === other.name && one.displayName === other.displayName && String(one) === String(other);
}

/** Classes, `memo`, `forwardRef` and `lazy` are no functions to call; they are constants of a module anyway. */
function isMadeByReact(given: unknown): boolean {
  return typeof given === "object" && given !== null ? "$$typeof" in given : isClass(given);
}

const isClass = (given: unknown): boolean =>
  typeof given === "function" && given.prototype?.isReactComponent !== undefined;

function isPlainFunction<Props>(component?: ComponentType<Props>): component is FunctionComponent<Props> {
  return typeof component === "function" && !isClass(component);
}
