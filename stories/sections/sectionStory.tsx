import type { ComponentType } from "react";
import { messages as english } from "../../packages/react/src/i18n/messages.ts";
import { type DesignerArgs, withDesignerArgs } from "../guide/designerControls.ts";
import { type LoadedPage, SectionStage, type SectionStageProps } from "./SectionStage.tsx";

const themes = ["light", "dark", "auto"] as const;

/** The part of a story's context that a stage uses. */
export interface StoryContext {
  readonly globals: Readonly<Record<string, unknown>>;
  readonly loaded: { readonly page?: LoadedPage };
  readonly parameters: Readonly<Record<string, unknown>>;
}

/**
 * Returns the props that the form reads once. If one changes, the form is mounted again, so that its control has an
 * effect.
 */
function readOnOpening(args: SectionStageProps): string {
  const { metadata, record, errors, files, config, permissions, filesLocked, community } = args;
  return JSON.stringify([metadata, record, errors, files, config, permissions, filesLocked, community]);
}

/** Renders a section in a story, with the theme and language of the toolbar. */
export function sectionStory(Section: ComponentType, heading: string | null) {
  return function renderSection(
    { label, help, placeholder, required, disabled, hidden, ...args }: SectionStageProps & DesignerArgs,
    { globals, loaded: { page }, parameters }: StoryContext,
  ) {
    const tried = { label, help, placeholder, required, disabled, hidden };
    if (page === undefined) throw new Error("The story has no page: give its meta `loaders: [loadPage]`.");
    return (
      <SectionStage
        key={readOnOpening(args)}
        {...args}
        fields={withDesignerArgs(args.fields, tried, parameters["fileName"])}
        page={page}
        heading={heading}
        theme={themes.find((theme) => theme === globals["theme"]) ?? "light"}
        locale={String(globals["locale"])}
        messages={parameters["englishMessages"] === true ? english : undefined}
      >
        <Section />
      </SectionStage>
    );
  };
}
