import { isValidElement } from "react";
import type { ArgTypesEnhancer } from "storybook/internal/types";

/** Adds a text control for `ReactNode` props, unless a story passes an element. */
export const nodeControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) => {
  const nodes = Object.entries(argTypes).filter(([, { table }]) => table?.type?.summary === "ReactNode");
  const elements = Object.keys(initialArgs).filter((name) => isValidElement(initialArgs[name]));
  return {
    ...argTypes,
    ...Object.fromEntries(nodes.map(([name, argType]) => [name, { ...argType, control: { type: "text" } }])),
    ...Object.fromEntries(elements.map((name) => [name, { name, ...argTypes[name], control: { disable: true } }])),
  };
};
