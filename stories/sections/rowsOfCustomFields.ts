const list = (field: string, label: string, ...fields: readonly string[]) => ({
  field,
  ui_widget: "Array",
  props: { label, ...Object.fromEntries(fields.map((name) => [name.toLowerCase(), { label: name }])) },
});

/** Lists in custom fields: one-line rows, rows with several lines, and rows of single texts. */
export const rowsOfCustomFields = {
  config: {
    custom_fields: {
      ui: [
        {
          section: "Cruise",
          fields: [
            list("sea:stations", "Stations", "Depth", "Place"),
            list("sea:hauls", "Hauls", "Net", "Mesh", "Start", "End", "Catch"),
            list("sea:links", "Links"),
          ],
        },
      ],
    },
  },
  record: {
    custom_fields: {
      "sea:stations": [{ depth: "12" }, { depth: "40" }],
      "sea:hauls": [{ net: "Bongo" }, { net: "Trawl" }],
      "sea:links": ["https://example.org/a", "https://example.org/b"],
    },
  },
};
