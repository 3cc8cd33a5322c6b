/** Messages of the community header and of the dialog that selects a community. */
export const communityMessages = {
  "community.none": "Select the community where you want to submit your record.",
  "community.select": "Select a community",
  "community.change": "Change",
  "community.change.name": "Change the community, now {title}",
  "community.remove": "Remove",
  "community.remove.name": "Remove the community {title}",
  "community.untitled": "Untitled community",
  "community.deleted": "This community was deleted.",
  "community.verified": "Verified",
  "community.restricted": "Restricted",
  "community.newTab": "opens in a new tab",
  "community.selected": "{title} is selected. The choice takes effect when you save.",
  "community.selectedRestricted":
    "{title} is selected. It is a restricted community, so record and files are restricted. The choice takes effect when you save.",
  "community.removed": "{title} is no longer selected. The choice takes effect when you save.",
  "community.inReview": "The community cannot be changed while the upload is in review.",
  "community.closed":
    "The request to this community is closed. Choose “Change community” among the actions to ask another one.",
  "community.settled": "The community of a published record cannot be changed here.",
  "community.disabled": "The community is given by this page and cannot be changed.",

  "community.role.owner": "Owner",
  "community.role.manager": "Manager",
  "community.role.curator": "Curator",
  "community.role.reader": "Reader",
} as const;

/** Messages of lazy parts only. */
export const lazyCommunityMessages = {
  "community.dialog": "Select a community",
  "community.dialog.text": "Its curators review what you submit, unless you may publish in it directly.",
  "community.tabs": "Communities",
  "community.tab.all": "All",
  "community.tab.mine": "My communities",
  "community.search.all": "Search in all communities",
  "community.search.mine": "Search in my communities",
  "community.search.submit": "Search",
  "community.results": "Communities found",
  "community.results.count":
    "{count, plural, =0 {No community found.} one {One community found.} other {# communities found.}}",
  "community.results.none": "No community matches “{text}”. Try fewer words, or another spelling.",
  "community.results.noneAtAll": "There are no communities here yet.",
  "community.results.noneOfMine": "You are not a member of any community yet.",
  "community.results.failed": "The communities could not be loaded.",
  "community.choose": "Select",
  "community.choose.name": "Select {title}",
  "community.chosen": "Selected",
  "community.visit": "Go to the community",
} as const;
