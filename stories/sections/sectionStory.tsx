import type { ComponentType } from "react";
import { type LoadedPage, SectionStage, type SectionStageProps } from "./SectionStage.tsx";

const themes = ["light", "dark", "auto"] as const;

/** The part of a story's context that a stage is drawn by. */
export interface StoryContext {
  readonly globals: Readonly<Record<string, unknown>>;
  readonly loaded: { readonly page?: LoadedPage };
}

/** Draws a section in a story: its stage, in theme and language of the toolbar. */
export function sectionStory(Section: ComponentType, heading: string | null) {
  return function renderSection(args: SectionStageProps, { globals, loaded: { page } }: StoryContext) {
    if (page === undefined) throw new Error("The story has no page: give its meta `loaders: [loadPage]`.");
    return (
      <SectionStage
        {...args}
        page={page}
        heading={heading}
        theme={themes.find((theme) => theme === globals["theme"]) ?? "light"}
        locale={String(globals["locale"])}
      >
        <Section />
      </SectionStage>
    );
  };
}
