/** Words of lists whose order matters, and of searches that suggest while one types. */
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
  "sortable.lifted": "{name} lifted, position {position} of {total}.",
  "sortable.over": "{name} is now at position {position} of {total}.",
  "sortable.moved": "{name} moved to position {position} of {total}.",
  "sortable.cancelled": "Moving {name} was cancelled; it is back where it was.",

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
