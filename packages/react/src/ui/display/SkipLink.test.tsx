import { fireEvent, render, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { SkipLink } from "./SkipLink.tsx";

function open(container: HTMLElement, targetId: string): HTMLElement {
  render(
    <>
      <SkipLink targetId={targetId}>Skip to the actions</SkipLink>
      <div id="actions" tabIndex={-1} />
    </>,
    { container },
  );
  return within(container).getByRole("link", { name: "Skip to the actions" });
}
const inDocument = (): HTMLElement => document.body.appendChild(document.createElement("div"));
const inShadow = (): HTMLElement => {
  const root = inDocument().attachShadow({ mode: "open" });
  return root.appendChild(document.createElement("div"));
};

describe("a link past the form", () => {
  it.each([
    ["a document", inDocument],
    ["a shadow root", inShadow],
  ])("gives the focus to what it leads to in %s, and leaves the page's address alone", (_, where) => {
    const link = open(where(), "actions");
    expect(fireEvent.click(link), "the browser follows it").toBe(false);
    const root = link.getRootNode();
    expect(root instanceof Document || root instanceof ShadowRoot ? root.activeElement?.id : "").toBe("actions");
  });

  it("is left to the browser where what it leads to is not there", () => {
    const link = open(inShadow(), "elsewhere");
    expect(fireEvent.click(link), "the browser follows it").toBe(true);
  });
});
