import { createClient, type JsonObject, readConfig, readRecord } from "@deposit/core";
import { DepositForm } from "@deposit/react";
import { createRepository, memoryStorage } from "@deposit/repository";
import { repositoryHandlers } from "@deposit/repository/handlers";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { phone } from "../looks.ts";

const repository = createRepository({ storage: memoryStorage(), trust: "everyone", development: true });
const client = createClient({ createUrl: "/api/records" });

const meta: Meta = {
  title: "Form/Focus",
  parameters: { bringsUiRoot: true, msw: { handlers: repositoryHandlers(repository) } },
  loaders: [
    async () => {
      const page: JsonObject = await (await fetch("/__page/deposit")).json();
      return { page };
    },
  ],
  render: (_, { loaded }) => {
    const page: JsonObject = loaded["page"];
    return (
      <DepositForm
        client={client}
        record={readRecord(page["record"]) ?? undefined}
        config={readConfig(page["config"])}
        onNavigate={() => undefined}
      />
    );
  },
};
export default meta;
type Story = StoryObj;

/** Elements that Tab can reach. */
const stopping = "a[href], button:not(:disabled), summary, input, select, textarea, [contenteditable=true]";

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

/** Returns how many pixels of the focused element are below the bottom bar or above the window. */
function covered(focused: Element, bar: Element): number {
  const { top, bottom, height } = focused.getBoundingClientRect();
  const edge = bar.getBoundingClientRect().top;
  // Such an element is taller than the free space, so only its start or its end can be visible.
  if (height > edge) return 0;
  return Math.max(0, bottom - edge, -top);
}

/** The bottom bar never covers the focused element (WCAG 2.4.11), even with the banner in it. */
export const NeverCovered: Story = {
  globals: phone,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("button", { name: "Save draft" }));
    await page.findByText("Record saved with validation feedback in");
    const bar = canvasElement.querySelector(".deposit-layout__bottom");
    const layout = canvasElement.querySelector(".deposit-layout");
    if (bar === null || layout === null) throw new Error("The page is not narrow.");
    await waitFor(() => expect(canvasElement.querySelector("[data-editor-pending]")).toBeNull());
    window.scrollTo(0, 0);
    const stops = [...layout.querySelectorAll<HTMLElement>(stopping)].filter(
      (element) => element.checkVisibility() && element.tabIndex >= 0 && element.clientHeight > 1,
    );
    await expect(stops.length).toBeGreaterThan(40);
    for (const stop of stops) {
      stop.focus();
      await nextFrame();
      const name = stop.getAttribute("aria-label") ?? stop.id ?? stop.textContent;
      await expect(`${name} ${Math.round(covered(stop, bar))}`).toBe(`${name} 0`);
    }
  },
};
