import { isValidElement } from "react";
import type { ArgTypesEnhancer } from "storybook/internal/types";

/** Gives what a component draws (`ReactNode`) a control for words, and none where a story draws an element there. */
export const nodeControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) => {
  const nodes = Object.entries(argTypes).filter(([, { table }]) => table?.type?.summary === "ReactNode");
  const elements = Object.keys(initialArgs).filter((name) => isValidElement(initialArgs[name]));
  return {
    ...argTypes,
    ...Object.fromEntries(nodes.map(([name, argType]) => [name, { ...argType, control: { type: "text" } }])),
    ...Object.fromEntries(elements.map((name) => [name, { name, ...argTypes[name], control: { disable: true } }])),
  };
};
