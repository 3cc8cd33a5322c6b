/** Messages of the related works. */
export const relatedWorksMessages = {
  "relatedWorks.label": "Related works",
  "relatedWorks.help":
    "Say what this upload is to the other work: “Is supplement to” an article, for example. Paste the identifier as a number or as a web address.",
  "relatedWorks.empty.title": "No related works",
  "relatedWorks.empty.text": "Articles, software and data that belong together with this upload.",
  "relatedWorks.add": "Add related work",
  "relatedWorks.relation": "Relation",
  "relatedWorks.relation.choose": "Choose a relation",
  "relatedWorks.resourceType": "Resource type",
  "relatedWorks.resourceType.choose": "Choose a resource type",
  "relatedWorks.unnamed": "Related work {number}",
} as const;
