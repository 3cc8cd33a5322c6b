import { createClient, type DepositPage, readDepositPage } from "@deposit/core";
import type { DepositFormProps } from "../DepositForm.tsx";
import { hostEvents } from "./hostEvents.ts";
import { type MountedForm, mount } from "./mount.tsx";

/** Where a classless import would touch the page: on a server there are no elements to extend. */
const Base: typeof HTMLElement = globalThis.HTMLElement ?? (Object as unknown as typeof HTMLElement);

/**
 * The deposit editor as an element of a page: `<deposit-form stylesheet="/static/deposit/styles.shadow.css">`. It draws
 * in a shadow root, so that neither the page's styles nor its own reach across. What it opens it takes from the hidden
 * inputs of the records platform's deposit page (docs/platform/page.md 2), or, with `inputs="id"`, from those inside
 * that element. Colours and sizes follow the page through custom properties (`--deposit-accent` …).
 *
 * It fires `deposit:saved`, `deposit:published`, `deposit:submitted`, `deposit:review-cancelled`, `deposit:deleted`,
 * `deposit:error` (which is written to the console, too, where no action failed, unless the page cancels it) and, before the
 * depositor is taken elsewhere, `deposit:navigate`, which the page may cancel to go there by itself. All of them bubble and
 * cross the shadow root; what is told is their `detail`.
 *
 * Attributes: `stylesheet` (address of `styles.shadow.css`), `locale`, `theme` (`light`, `dark`, `auto`; default `light`, as a
 * page that says nothing is), `inputs`; `locale` and `theme` may change, though titles that are searched for stay in the first
 * `locale`. Set `props` for everything else that {@link DepositFormProps} can say.
 */
export class DepositFormElement extends Base {
  static readonly observedAttributes: readonly string[] = ["locale", "theme"];

  /** More props of the form, such as `fields` and `components`; set it before or after the element is in the page. */
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
    // Props that a page set before this class was known stand in the way of the accessor.
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
    // A form without its looks is better than none.
    sheet.addEventListener("load", draw, { once: true });
    sheet.addEventListener("error", draw, { once: true });
    root.replaceChildren(sheet, form, overlays);
  }

  /** An element that is only moved is taken out and put in again at once: what is typed must survive that. */
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

/** Makes `<deposit-form>` known to the page; a second call changes nothing. */
export function defineDepositForm(name = "deposit-form"): void {
  if (customElements.get(name) === undefined) customElements.define(name, DepositFormElement);
}
