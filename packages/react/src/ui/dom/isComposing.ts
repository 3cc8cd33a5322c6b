/** Whether a key belongs to the input method with which a word is being composed: it picks or drops the word, and nothing else. */
export function isComposing(event: KeyboardEvent): boolean {
  // Safari says that the composition has ended before it tells of the key that ended it.
  return event.isComposing || event.keyCode === 229;
}
