/** A page that configures a group with a help text and one label that takes more lines than the others. */
export const groupWithLongLabel = {
  config: {
    custom_fields: {
      ui: [
        {
          section: "Appeared in",
          fields: [
            {
              field: "journal:journal",
              ui_widget: "Journal",
              props: {
                label: "Journal",
                description: "Where the article appeared.",
                title: { label: "Title" },
                volume: { label: "Volume" },
                issue: { label: "Issue", description: "Of this volume." },
                pages: { label: "Page range or article number, as the journal itself counts them" },
              },
            },
          ],
        },
      ],
    },
  },
};
