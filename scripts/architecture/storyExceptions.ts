import type { StoryState } from "./storyStates.ts";

/** States in which sections or dialogs cannot be seen, and why not. */
export interface StoryException {
  readonly parts: readonly string[];
  readonly states: readonly StoryState[];
  readonly because: string;
}

const judged: readonly StoryState[] = ["Invalid", "Warning", "Info"];
const remote: readonly StoryState[] = ["Loading", "FailedSearch"];

/** Why a section or a dialog has no story of a state. */
export const storyExceptions: readonly StoryException[] = [
  {
    parts: [
      "Access",
      "Copyright",
      "Identifiers",
      "References",
      "ResourceType",
      "PublicationDate",
      "Publisher",
      "Version",
      "Dates",
      "RelatedWorks",
    ],
    states: remote,
    because: "it asks the server for nothing: choices and rules come with the page's configuration",
  },
  {
    parts: ["Creators", "Contributors", "Licenses", "Funding"],
    states: remote,
    because: "its search is in its dialog, whose stories show both",
  },
  {
    parts: ["Doi", "ActionBar", "FeedbackBanner", "StatusBanner", "Outline", "Files"],
    states: ["FailedSearch"],
    because: "nothing is searched in it",
  },
  {
    parts: ["Files"],
    states: ["Loading"],
    because: "what is on its way is told as states of their own in FileUploads",
  },
  {
    parts: ["StatusBanner"],
    states: ["Empty", "Filled", "Long", ...judged, "Disabled", "Loading"],
    because: "it says one of eight statuses, each a story of its own name, and holds nothing that a depositor gives",
  },
  {
    parts: ["FeedbackBanner"],
    states: ["Filled", "Disabled", "Loading"],
    because: "it shows what was said of the last action, holds no value and waits for nothing",
  },
  {
    parts: ["Outline"],
    states: ["Disabled", "Loading"],
    because: "it is made of links to what is on the page",
  },
  {
    parts: ["ActionBar"],
    states: judged,
    because:
      "feedback stands at the fields and in the banner; what keeps a button from being pressed is said beside it",
  },
  {
    parts: ["AddFieldDialog"],
    states: [...judged, "Disabled", ...remote],
    because: "it picks from what the page's configuration names: nothing is judged, refused or asked of the server",
  },
  {
    parts: ["CommunityDialog", "StandardLicenseDialog", "AwardDialog"],
    states: judged,
    because: "one of a list is picked in it, so there is nothing of one's own to be judged",
  },
  {
    parts: ["StandardLicenseDialog", "AwardDialog"],
    states: ["Disabled"],
    because:
      "what cannot be picked twice is shown so where the list is filled, and a disabled section does not open it",
  },
  {
    parts: ["CreatorDialog", "CustomLicenseDialog", "CustomAwardDialog"],
    states: ["Disabled"],
    because: "a disabled section does not open it",
  },
  {
    parts: ["CustomLicenseDialog"],
    states: remote,
    because: "nothing is searched in it",
  },
  {
    parts: ["PublishDialog", "SubmitDialog", "CancelReviewDialog"],
    states: ["Warning", "Info", "Disabled", ...remote],
    because: "the server judges the record, not the answer; a button that cannot be pressed does not open it",
  },
  {
    parts: ["CancelReviewDialog"],
    states: ["Invalid"],
    because: "its comment is free text that may be left out",
  },
  {
    parts: ["MoveToPositionDialog"],
    states: ["Empty", "Warning", "Info", "Disabled", ...remote],
    because: "it opens with the row's place and asks for another",
  },
  {
    parts: ["DiscardDialog", "RemoveFilesDialog", "UnsavedInputDialog", "UploadLimitsDialog"],
    states: ["Empty", ...judged, "Disabled", ...remote],
    because: "it is a question or a message with nothing to fill in",
  },
  {
    parts: ["DiscardDialog", "UnsavedInputDialog"],
    states: ["Long"],
    because: "its sentences are the same for every record",
  },
];
