/** A checkbox that the host adds to the publish dialog; it has to be ticked (docs/platform/product.md 5.6). */
export interface ExtraCheckbox {
  readonly fieldPath: string;
  readonly id: string;
  readonly text: string;
}

/** Ids that the dialogs themselves use (docs/platform/product.md 10.10). */
const reservedIds = ["accept-access-checkbox", "accept-after-publish-checkbox"];

function firstDouble(names: readonly string[]): string | undefined {
  return names.find((name, index) => names.indexOf(name) !== index);
}

/**
 * The host's checkboxes, checked once when they are given.
 * @throws Error when two share a `fieldPath` or an `id`, or one has an id that the dialogs use themselves: ticking one
 * would then tick another.
 */
export function checkExtraCheckboxes(extras: readonly ExtraCheckbox[]): readonly ExtraCheckbox[] {
  const path = firstDouble(extras.map((extra) => extra.fieldPath));
  if (path !== undefined) {
    throw new Error(`@deposit/core: two extra checkboxes have the fieldPath "${path}". Give each one of its own.`);
  }
  const id = firstDouble([...reservedIds, ...extras.map((extra) => extra.id)]);
  if (id !== undefined) {
    throw new Error(
      `@deposit/core: the id "${id}" of an extra checkbox is taken. Give each checkbox an id of its own.`,
    );
  }
  return extras;
}
