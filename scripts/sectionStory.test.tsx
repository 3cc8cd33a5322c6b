// @vitest-environment jsdom
import { createRepository, memoryStorage } from "@deposit/repository";
import { cleanup, render, screen } from "@testing-library/react";
import { TitlesSection } from "@deposit/react";
import { afterEach, it } from "vitest";
import { sectionStory } from "../stories/sections/sectionStory.tsx";

afterEach(cleanup);

it("opens the form of a story anew when a control of Storybook changes what is deposited", async () => {
  const repository = createRepository({ storage: memoryStorage(), trust: "everyone", development: true });
  const story = sectionStory(TitlesSection, null);
  const drawn = (title: string) =>
    story(
      { metadata: { title } },
      { globals: { locale: "en_US" }, loaded: { page: { repository, config: {} } }, parameters: {} },
    );
  const { rerender } = render(drawn("Sea level"));
  await screen.findByDisplayValue("Sea level");
  rerender(drawn("Tides"));
  await screen.findByDisplayValue("Tides");
});
