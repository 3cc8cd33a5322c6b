import { createClient, type DepositPage, readDepositPage } from "@deposit/core";
import type { DepositFormProps } from "../DepositForm.tsx";
import { hostEvents } from "./hostEvents.ts";
import { type MountedForm, mount } from "./mount.tsx";

/** Allows importing this module on a server, where there are no elements. */
const Base: typeof HTMLElement = globalThis.HTMLElement ?? (Object as unknown as typeof HTMLElement);

/**
 * The deposit editor as a custom element: `<deposit-form stylesheet="/static/deposit/styles.shadow.css">`. It renders
 * in a shadow root, so that styles stay separate. It reads what it opens from the hidden inputs of the platform's
 * deposit page (docs/platform/page.md 2). With `inputs="id"` it reads them from that element. Custom properties
 * (`--deposit-accent` …) inherit colours and sizes from the page.
 *
 * Events: `deposit:saved`, `deposit:published`, `deposit:submitted`, `deposit:review-cancelled`, `deposit:deleted`,
 * `deposit:error` and `deposit:navigate`. They bubble through the shadow root and have their data in `detail`.
 * - `deposit:error` without a failed action is also logged to the console, unless the page cancels it.
 * - `deposit:navigate` precedes a navigation. A page that cancels it navigates itself.
 *
 * Attributes: `stylesheet` (address of `styles.shadow.css`), `locale`, `theme` (`light`, `dark`, `auto`; default
 * `light`) and `inputs`. `locale` and `theme` may change, but the titles in search results stay in the first `locale`.
 * Set `props` for all other {@link DepositFormProps}.
 */
export class DepositFormElement extends Base {
  static readonly observedAttributes: readonly string[] = ["locale", "theme"];

  /** More props of the form, such as `fields` and `components`. Set them before or after the element is in the page. */
  get props(): Partial<DepositFormProps> {
    return this.#props;
  }
  set props(props: Partial<DepositFormProps>) {
    this.#props = props;
    this.#draw();
  }

  #props: Partial<DepositFormProps> = {};
  #mounted: MountedForm | null = null;
  #page: DepositPage | null = null;
  #leaving: number | undefined;
  readonly #events: ReturnType<typeof hostEvents> = hostEvents(this);

  attributeChangedCallback(): void {
    this.#draw();
  }

  connectedCallback(): void {
    clearTimeout(this.#leaving);
    // Props that a page set before the class was defined hide the accessor.
    const early = Object.getOwnPropertyDescriptor(this, "props");
    if (early !== undefined && Reflect.deleteProperty(this, "props")) this.props = early.value;
    if (this.#mounted !== null) return;
    const root = this.shadowRoot ?? this.attachShadow({ mode: "open" });
    const overlays = document.createElement("div");
    const form = document.createElement("div");
    const address = this.getAttribute("stylesheet");
    this.#page = readDepositPage((name) => this.#input(name));
    const draw = (): void => {
      this.#mounted = mount(form, this.#formProps(overlays));
    };
    if (address === null) {
      root.replaceChildren(form, overlays);
      draw();
      return;
    }
    const sheet = document.createElement("link");
    sheet.rel = "stylesheet";
    sheet.href = address;
    // A form without styles is better than none.
    sheet.addEventListener("load", draw, { once: true });
    sheet.addEventListener("error", draw, { once: true });
    root.replaceChildren(sheet, form, overlays);
  }

  /** An element that is moved is disconnected and connected again. It must keep what is typed. */
  disconnectedCallback(): void {
    this.#leaving = window.setTimeout(() => {
      this.#mounted?.unmount();
      this.#mounted = null;
    });
  }

  #input(name: string): string | null {
    const id = this.getAttribute("inputs");
    const within = id === null ? document : document.getElementById(id);
    const input = within?.querySelector(`input[name="${CSS.escape(name)}"]`);
    return input instanceof HTMLInputElement ? input.value : null;
  }

  #formProps(overlayContainer: HTMLElement): DepositFormProps {
    const page = this.#page ?? readDepositPage(() => null);
    const { createUrl, ...start } = page;
    const locale = this.getAttribute("locale") ?? page.config.current_locale;
    const theme = this.getAttribute("theme");
    return {
      client: createClient({ createUrl, locale }),
      ...start,
      locale,
      theme: theme === "dark" || theme === "auto" ? theme : "light",
      overlayContainer,
      ...this.#events,
      ...this.#props,
    };
  }

  #draw(): void {
    const overlays = this.shadowRoot?.lastElementChild;
    if (overlays instanceof HTMLElement) this.#mounted?.update(this.#formProps(overlays));
  }
}

/** Defines `<deposit-form>`. A second call changes nothing. */
export function defineDepositForm(name = "deposit-form"): void {
  if (customElements.get(name) === undefined) customElements.define(name, DepositFormElement);
}
