import type { Preview } from "@storybook/react-vite";
import { initialize, mswLoader } from "msw-storybook-addon";
import { lazy, Suspense } from "react";
import { configure } from "storybook/test";
import { knownLocales, PSEUDO_LOCALE } from "../packages/react/src/i18n/findLocale.ts";
import { loadLazyParts } from "../packages/react/src/ui/lazy/loadLazyParts.ts";
import "../packages/react/src/styles/index.css";
import "./preview.css";
import { designerControls } from "../stories/guide/designerControls.ts";
import { nodeControls } from "../stories/guide/nodeControls.ts";
import { checkLook } from "./checkLook.ts";
import { withUiRoot } from "./withUiRoot.tsx";

initialize({
  quiet: true,
  // A call to the platform that no handler of the story answers is a fault of the story; files and modules pass.
  onUnhandledRequest(request, print) {
    if (new URL(request.url).pathname.startsWith("/api/")) print.error();
  },
});

/** Late, since stories that run as tests need no pages. */
const SectionPage = lazy(async () => ({ default: (await import("../stories/guide/SectionPage.tsx")).SectionPage }));

const preview: Preview = {
  tags: ["autodocs"],
  argTypesEnhancers: [designerControls, nodeControls],
  // Stories run in a real browser, so React keeps its own time: `act` around every event would nest whenever an effect
  // moves the focus, and warn about it. A busy machine needs longer than the second that a step has by default.
  beforeAll: () => configure({ eventWrapper: (dispatch) => dispatch(), asyncUtilTimeout: 5000 }),
  // Dialogs and menus are there, as they are in a page that had a moment of rest.
  loaders: [mswLoader, loadLazyParts],
  afterEach: checkLook,
  decorators: [withUiRoot],
  parameters: {
    layout: "fullscreen",
    a11y: { test: "error" },
    docs: {
      page: () => (
        <Suspense>
          <SectionPage />
        </Suspense>
      ),
    },
    controls: { expanded: true },
    backgrounds: { disable: true },
    viewport: {
      options: { phone: { name: "Phone", styles: { width: "390px", height: "844px" }, type: "mobile" } },
    },
    options: { storySort: { order: ["Introduction", "Form", "Sections", "Dialogs", "Sentences", "Foundations"] } },
  },
  initialGlobals: { theme: "light", direction: "ltr", locale: "en_US" },
  globalTypes: {
    theme: {
      description: "Theme",
      toolbar: { title: "Theme", icon: "mirror", items: ["light", "dark", "auto"], dynamicTitle: true },
    },
    direction: {
      description: "Writing direction",
      toolbar: { title: "Direction", icon: "transfer", items: ["ltr", "rtl"], dynamicTitle: true },
    },
    locale: {
      description: "Language of the interface",
      toolbar: {
        title: "Language",
        icon: "globe",
        items: [...knownLocales(), { value: PSEUDO_LOCALE, title: `${PSEUDO_LOCALE}, what is no message shows` }],
        dynamicTitle: true,
      },
    },
  },
};

export default preview;
