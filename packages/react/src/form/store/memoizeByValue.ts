import { isEqual } from "@deposit/core/internal";

/** The same question, whose answer keeps its identity as long as it says the same: for selectors that build objects. */
export function memoizeByValue<Asked, Answer>(ask: (asked: Asked) => Answer): (asked: Asked) => Answer {
  let last: { readonly answer: Answer } | undefined;
  return (asked) => {
    const answer = ask(asked);
    if (last !== undefined && isEqual(last.answer, answer)) return last.answer;
    last = { answer };
    return answer;
  };
}
