/** Messages of sortable lists, of searches with suggestions, and of pages of results. */
export const listMessages = {
  "sortable.handle": "Reorder {name}",
  "sortable.role": "reorderable",
  "sortable.instructions":
    "Press space to lift it, move it with the arrow keys, press space again to put it down or Escape to cancel. The menu of each entry moves it, too.",
  "sortable.menu": "Move {name}",
  "sortable.moveUp": "Move up",
  "sortable.moveDown": "Move down",
  "sortable.moveToTop": "Move to the top",
  "sortable.moveToBottom": "Move to the bottom",
  "sortable.moveToPosition": "Move to position…",
  "sortable.positionTitle": "Move {name}",
  "sortable.positionLabel": "Position, from 1 to {total, number}",
  "sortable.positionRefused": "Give a whole number from 1 to {total, number}.",
  "sortable.applyPosition": "Move",
  "sortable.lifted": "{name} lifted, position {position} of {total}.",
  "sortable.over": "{name} is now at position {position} of {total}.",
  "sortable.moved": "{name} moved to position {position} of {total}.",
  "sortable.cancelled": "Moving {name} was cancelled; it is back where it was.",

  "list.filter": "Filter: {list}",
  "list.clearFilter": "Show all again",
  "list.filtered": "{shown, number} of {total, number} shown",
  "list.noneFiltered": "No entry contains “{query}”.",

  "entry.remove": "Remove {name}",
  "entry.type": "Type",
  "entry.type.choose": "Choose a type",
  "entry.language": "Language",
  "entry.language.placeholder": "Any language",
  "entry.identifier": "Identifier",
  "entry.scheme": "Scheme",
  "entry.scheme.choose": "Choose a scheme",
  "entry.recognized": "Recognized as {scheme}.",

  "search.suggestions": "Suggestions",
  "search.toggle": "Show suggestions",
  "search.none": "Nothing found for “{query}”.",
  "search.count": "{count, plural, one {# suggestion.} other {# suggestions.}}",
  "search.retry": "Try again",
  "search.add": "Add “{text}”",
  "search.clear": "Clear the choice",
  "search.remove": "Remove {name}",
  "search.added": "{name} added.",
} as const;

/** Messages of lazy parts only. */
export const lazyListMessages = {
  "pagination.pages": "Pages of results",
  "pagination.previous": "Previous",
  "pagination.next": "Next",
  "pagination.position": "Page {page} of {pages}",
  "pagination.first": "This is the first page.",
  "pagination.last": "This is the last page.",
} as const;
