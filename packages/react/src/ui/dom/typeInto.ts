/** Puts a text into a field as if it were typed: React sees it, which compares with what it has put in last itself. */
export function typeInto(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  Reflect.set(Reflect.getPrototypeOf(field) ?? field, "value", text, field);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
