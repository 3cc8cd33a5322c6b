import { isElement } from "./isElement.ts";

let forms = 0;

/** Fields that are typed in; buttons to choose among are told apart by the form that they are in, and stay in theirs. */
const TYPED_IN = "textarea, input:not([type=radio], [type=checkbox], [type=file])";

/**
 * Puts the text field of `root` that has the focus into a form of its own, one that is not drawn and sends nothing. At every
 * key a browser looks through all fields of the form for those that it could fill in, and, where there is no form, through
 * all of the page: among hundreds of fields typing would lag behind. Answers the function that ends it.
 */
export function watchFocusedField(root: HTMLElement): () => void {
  const form = root.ownerDocument.createElement("form");
  form.id = `deposit-focused-field-${(forms += 1)}`;
  form.hidden = true;
  form.noValidate = true;
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    event.stopPropagation();
  });
  root.append(form);
  const enter = (element: EventTarget | null): void => {
    const isTypedIn = isElement(element) && element.matches(TYPED_IN);
    if (isTypedIn && Reflect.get(element, "form") === null) element.setAttribute("form", form.id);
  };
  const leave = (element: EventTarget | null): void => {
    if (isElement(element) && element.getAttribute("form") === form.id) element.removeAttribute("form");
  };
  const take = (event: FocusEvent): void => enter(event.target);
  const release = (event: FocusEvent): void => leave(event.target);
  root.addEventListener("focusin", take);
  root.addEventListener("focusout", release);
  const focused = root.querySelector(":focus");
  enter(focused);
  return () => {
    root.removeEventListener("focusin", take);
    root.removeEventListener("focusout", release);
    leave(root.querySelector(":focus"));
    form.remove();
  };
}
