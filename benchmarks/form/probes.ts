/** What is measured from inside the page, where its clock is. All times in milliseconds. */
export interface Probes {
  /** Resolves, with the time since the navigation began, once the title can be typed in and is painted. */
  whenInteractive(): Promise<number>;
  /** From each key so far to the paint that followed it. */
  readonly keys: number[];
  /** Clicks the element and resolves once what `appears` names is there and painted. */
  click(element: Element, appears: string): Promise<number>;
  /** When the last request left, and its body. */
  lastRequest?: { readonly at: number; readonly body: string };
}

declare global {
  interface Window {
    probes: Probes;
  }
}

const painted = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

async function seen(isThere: () => boolean): Promise<void> {
  while (!isThere()) await new Promise((resolve) => requestAnimationFrame(resolve));
  await new Promise((resolve) => setTimeout(resolve));
}

/** Puts the probes where the measuring process finds them. */
export function installProbes(): void {
  const keys: number[] = [];
  document.addEventListener(
    "keydown",
    async (event) => {
      await painted();
      keys.push(performance.now() - event.timeStamp);
    },
    { capture: true },
  );
  window.probes = {
    keys,
    async whenInteractive() {
      await seen(() => document.querySelector('[name="metadata.title"]:not(:disabled)') !== null);
      return performance.now();
    },
    async click(element, appears) {
      const began = performance.now();
      if (element instanceof HTMLElement) element.click();
      await seen(() => document.querySelector(appears) !== null);
      return performance.now() - began;
    },
  };
}
