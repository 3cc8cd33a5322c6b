import * as RadixDialog from "@radix-ui/react-dialog";
import { useRef, useState, type ReactNode, type RefObject } from "react";
import { classNames } from "../dom/classNames.ts";
import { focusFirst, focusNear, keepTabWithin, letFocusPass } from "./dialogFocus.ts";
import { focusedElement } from "../dom/focusedElement.ts";
import { holdWhilePressed } from "./holdWhilePressed.ts";
import { IconButton } from "../controls/IconButton.tsx";
import { isComposing } from "../dom/isComposing.ts";
import { isElement } from "../dom/isElement.ts";
import { OverlayRoot } from "./OverlayRoot.tsx";
import { useScrollLock } from "./useScrollLock.ts";
import { useUi } from "../root/useUi.ts";

/** How a person asked to close a dialog. */
export type DialogCloseReason = "escape" | "outside" | "button";

/** Props of {@link Dialog}. */
export interface DialogProps {
  open: boolean;
  /** The person asked to close it; the owner decides (see {@link useDirtyGuard}). */
  onClose: (reason: DialogCloseReason) => void;
  title: ReactNode;
  /** A sentence under the title. */
  description?: ReactNode;
  /** Keeps the description for assistive technology only. */
  hideDescription?: boolean | undefined;
  /** Widest it gets: 420, 600, 760 or 960 pixels; on a phone it fills the screen. @default "md" */
  size?: "sm" | "md" | "lg" | "xl" | undefined;
  closeLabel: string;
  /** The buttons; the last is the main one. */
  footer?: ReactNode;
  children?: ReactNode;
  /** Whether a press outside asks to close; off, since most dialogs hold typed text. @default false */
  closeOnOutside?: boolean | undefined;
  /** Sees Escape first; calling `preventDefault` on the event keeps the dialog from asking to close. */
  onEscape?: ((event: KeyboardEvent) => void) | undefined;
  /** Takes the focus on opening. @default the first field or button */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** Takes the focus on closing when the element that had it before is gone. @default the first stop where that was */
  returnFocus?: RefObject<HTMLElement | null> | undefined;
  /** Where it opens. @default the container of the {@link UiRoot}, else the body */
  container?: HTMLElement | undefined;
  /** `alertdialog` for questions that must be answered. @default "dialog" */
  role?: "dialog" | "alertdialog" | undefined;
  className?: string | undefined;
  /** Name of the part, for hosts that style it (`data-deposit-part`). */
  part?: string | undefined;
}

/**
 * A modal dialog: traps the focus, gives it back on closing, and fills the screen on a phone.
 * An open listbox, menu or drag inside takes Escape for itself first.
 */
export function Dialog({
  open,
  onClose,
  title,
  description,
  hideDescription = false,
  size = "md",
  closeLabel,
  footer,
  children,
  closeOnOutside = false,
  onEscape,
  initialFocus,
  returnFocus,
  container,
  role = "dialog",
  className,
  part,
}: DialogProps) {
  const ui = useUi();
  /** What had the focus before, and all that it stands in. */
  const cameFrom = useRef<readonly Element[]>([]);
  const wanted = container ?? ui.container;
  const [opensIn, setOpensIn] = useState(wanted);
  // In another place it would be drawn anew, without what was typed in it: while it is open it stays where it is.
  if (opensIn !== wanted && !(open && opensIn?.isConnected === true)) setOpensIn(wanted);
  useScrollLock(open);
  const giveFocusBack = (event: Event) => {
    event.preventDefault();
    const [before, ...around] = cameFrom.current;
    if (isElement(before) && before.isConnected) return before.focus();
    // It was given to something already, such as what stands for that button now.
    if (focusedPlace(event) !== null) return;
    if (returnFocus?.current) returnFocus.current.focus();
    else focusNear(around);
  };
  const describe = description === undefined ? { "aria-describedby": undefined } : {};
  return (
    <RadixDialog.Root open={open} onOpenChange={() => undefined}>
      <RadixDialog.Portal container={opensIn}>
        <OverlayRoot>
          <div
            className="deposit-dialog__backdrop"
            role="presentation"
            // A press beside the dialog, such as the second of a double click that opened it, leaves the focus where it is.
            onMouseDown={(event) => event.preventDefault()}
          />
          <div className="deposit-dialog__frame">
            <RadixDialog.Content
              {...describe}
              role={role}
              // Radix hides the rest of the page; tools that look at the dialog alone need to be told.
              aria-modal
              className={classNames("deposit-dialog", className)}
              data-size={size}
              data-deposit-part={part}
              onOpenAutoFocus={(event) => {
                cameFrom.current = withAncestors(focusedPlace(event));
                event.preventDefault();
                if (initialFocus?.current) initialFocus.current.focus();
                else if (isElement(event.currentTarget)) focusFirst(event.currentTarget);
              }}
              onKeyDown={keepTabWithin}
              onBlurCapture={letFocusPass}
              onMouseDownCapture={holdWhilePressed}
              onCloseAutoFocus={giveFocusBack}
              onEscapeKeyDown={(event) => {
                onEscape?.(event);
                const claimed = event.defaultPrevented || isComposing(event) || ownsEscape(event);
                event.preventDefault();
                if (!claimed) onClose("escape");
              }}
              onInteractOutside={(event) => {
                event.preventDefault();
                if (closeOnOutside && event.type === "dismissableLayer.pointerDownOutside") onClose("outside");
              }}
            >
              <header className="deposit-dialog__header">
                <div className="deposit-dialog__titles">
                  <RadixDialog.Title className="deposit-dialog__title">{title}</RadixDialog.Title>
                  {description === undefined ? null : (
                    <RadixDialog.Description
                      className={hideDescription ? "deposit-visually-hidden" : "deposit-dialog__description"}
                    >
                      {description}
                    </RadixDialog.Description>
                  )}
                </div>
              </header>
              {children == null ? null : <div className="deposit-dialog__body">{children}</div>}
              {footer === undefined ? null : <footer className="deposit-dialog__footer">{footer}</footer>}
              {/* Last, so that opening puts the focus on the first field; drawn in the corner. */}
              <IconButton
                icon="close"
                label={closeLabel}
                className="deposit-dialog__close"
                onClick={() => onClose("button")}
              />
            </RadixDialog.Content>
          </div>
        </OverlayRoot>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

/** What has the focus on the page of a dialog that tells of itself; the body has it when nothing has, such as when the pressed button went away. */
function focusedPlace({ target }: Event): HTMLElement | null {
  const page = isElement(target) ? target.ownerDocument : document;
  const element = focusedElement(page);
  return isElement(element) && element !== page.body ? element : null;
}

/**
 * No further than the dialog that it is in, for one that is closed as well gives the focus back itself, nor than the editor,
 * without which the focus is the host's.
 */
function withAncestors(element: Element | null): readonly Element[] {
  if (element === null || element.matches("[aria-modal], .deposit")) return [];
  return [element, ...withAncestors(element.parentElement)];
}

/** Whether the element the key was pressed in uses Escape itself right now (`data-owns-escape`). */
function ownsEscape(event: KeyboardEvent): boolean {
  const target = event.composedPath()[0];
  return isElement(target) && target.closest("[data-owns-escape]") !== null;
}
