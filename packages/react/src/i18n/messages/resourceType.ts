/** Messages of the resource type section. */
export const resourceTypeMessages = {
  "resourceType.label": "Resource type",
  "resourceType.placeholder": "Choose what this is",
} as const;
