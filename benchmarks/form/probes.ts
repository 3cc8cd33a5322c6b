/** Measurements inside the page, in milliseconds. */
export interface Probes {
  /** Resolves when the title is painted and accepts typing, with the time since the navigation began. */
  whenInteractive(): Promise<number>;
  /** From each key so far to the next paint. */
  readonly keys: number[];
  /** Clicks an element and resolves when the element `appears` is painted. */
  click(element: Element, appears: string): Promise<number>;
  /** When the last request was sent, and its body. */
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

/** Installs the probes in the page. */
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
