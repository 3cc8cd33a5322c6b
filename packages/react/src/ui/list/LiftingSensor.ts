import { KeyboardSensor, type KeyboardSensorProps } from "@dnd-kit/core";
import { isActive } from "../dom/isActive.ts";

/**
 * Moves a row by keys, as long as its handle has the focus. When that goes elsewhere the row is back where it was: the keys
 * are of another field then, and what is scrolled to show that moves no row.
 */
export class LiftingSensor extends KeyboardSensor {
  constructor(props: KeyboardSensorProps) {
    const handle = props.activeNode.activatorNode.current;
    const forget = (): void => handle?.removeEventListener("focusout", leave);
    super({
      ...props,
      onEnd: () => {
        forget();
        props.onEnd();
      },
      onCancel: () => {
        forget();
        props.onCancel();
      },
    });
    const leave = (event: Event): void => {
      // Of a window that is no more in front: the handle has the focus again when it is.
      if (handle !== null && !isActive(handle)) this["handleCancel"](event);
    };
    handle?.addEventListener("focusout", leave);
  }
}
