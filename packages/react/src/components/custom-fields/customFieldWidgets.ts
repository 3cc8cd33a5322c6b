import type { ComponentType } from "react";
import { ArrayWidget } from "./ArrayWidget.tsx";
import { AutocompleteWidget } from "./AutocompleteWidget.tsx";
import { BooleanWidget } from "./BooleanWidget.tsx";
import type { CustomFieldWidgetName } from "./CustomFieldDefinition.ts";
import type { CustomWidgetProps } from "./CustomWidgetProps.ts";
import { MultiTextWidget } from "./MultiTextWidget.tsx";
import { NumberWidget } from "./NumberWidget.tsx";
import { RichTextWidget } from "./RichTextWidget.tsx";
import { SelectWidget } from "./SelectWidget.tsx";
import { SubjectsWidget } from "./SubjectsWidget.tsx";
import { TextAreaWidget } from "./TextAreaWidget.tsx";
import { TextWidget } from "./TextWidget.tsx";

/** A widget for custom fields; `group` where it draws several inputs under one label. */
interface CustomFieldWidget {
  readonly Component: ComponentType<CustomWidgetProps>;
  readonly group: boolean;
}

const single = (Component: ComponentType<CustomWidgetProps>): CustomFieldWidget => ({ Component, group: false });
const several = (Component: ComponentType<CustomWidgetProps>): CustomFieldWidget => ({ Component, group: true });

const widgets: Readonly<Record<CustomFieldWidgetName, CustomFieldWidget>> = {
  Input: single(TextWidget),
  NumberInput: single(NumberWidget),
  MultiInput: single(MultiTextWidget),
  TextArea: single(TextAreaWidget),
  RichInput: single(RichTextWidget),
  Dropdown: single(SelectWidget),
  AutocompleteDropdown: single(AutocompleteWidget),
  SubjectAutocompleteDropdown: single(SubjectsWidget),
  BooleanCheckbox: several(BooleanWidget),
  Array: several(ArrayWidget),
};

/** Whether there is a widget of that name. */
export function isCustomFieldWidgetName(name: string): name is CustomFieldWidgetName {
  return Object.hasOwn(widgets, name);
}

/** The widget of that name, `undefined` where there is none. */
export function customFieldWidget(name: string): CustomFieldWidget | undefined {
  return isCustomFieldWidgetName(name) ? widgets[name] : undefined;
}
