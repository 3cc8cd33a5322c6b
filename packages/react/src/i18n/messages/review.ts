/** Messages of the comparison of two versions of a draft. */
export const lazyReviewMessages = {
  "review.title": "Review changes",
  "review.waiting": "This draft was changed elsewhere",
  "review.waiting.text":
    "You and somebody else, or you in another tab, changed the same. Nothing that you typed is lost.",
  "review.server": "This draft was changed elsewhere while you were editing it. Choose what to keep.",
  "review.journal":
    "These changes were kept on this computer. The draft or this page has changed since. Choose what to keep.",
  "review.mine": "Mine: what is typed in this page",
  "review.theirs": "Theirs: what was saved elsewhere",
  "review.theirs.at": "Theirs: what was saved elsewhere at {time}",
  "review.kept": "What this computer kept",
  "review.kept.at": "What this computer kept at {time}",
  "review.page": "What is in this page now",
  "review.both": "Keep both",
  "review.empty": "(empty)",
  "review.absent": "(not in the list)",
  "review.row": "{field}: {row}",
  "review.order": "{field}: the order of the rows",
  "review.allMine": "Take all of mine",
  "review.allTheirs": "Take all of theirs",
  "review.allKept": "Take all that was kept",
  "review.allPage": "Keep the page as it is",
  "review.left": "{count, plural, =0 {Everything is decided.} one {# choice is left.} other {# choices are left.}}",
  "review.merged":
    "{count, plural, one {# change was merged without a question} other {# changes were merged without a question}}",
  "review.more": "Show {count, plural, one {# more} other {# more}}",
  "review.cancel": "Decide later",
  "review.apply": "Apply and save",
  "review.applyJournal": "Apply",
  "review.notice": "Changes made elsewhere were merged into the form",
  "review.noConflict": "Both versions fit together. Nothing has to be decided.",
} as const;
