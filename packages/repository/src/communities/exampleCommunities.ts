import { PEOPLE } from "../people.ts";
import type { Community } from "./community.ts";

const [depositor, curator, colleague] = PEOPLE.map(({ id }) => id);

const example = (
  number: number,
  slug: string,
  title: string,
  { members = {}, ...rules }: Partial<Community>,
): Community => ({
  id: `5b0d5c1e-7a4f-4c52-9d0a-0000000000${String(number).padStart(2, "0")}`,
  slug,
  title,
  description: `About ${title}`,
  created: `2026-01-01T00:00:${String(number).padStart(2, "0")}.000000+00:00`,
  visibility: "public",
  submissionPolicy: "open",
  reviewPolicy: "closed",
  isVerified: false,
  ...rules,
  members: { [curator ?? ""]: "owner", ...members },
});

/** The communities there are by default, one for each way of taking records; the curator owns all of them. */
export const COMMUNITIES: readonly Community[] = [
  example(1, "open-lab", "Open lab", { reviewPolicy: "open" }),
  example(2, "reviewed-journal", "Reviewed journal", {}),
  example(3, "members-only", "Members only", {
    submissionPolicy: "closed",
    members: { [colleague ?? ""]: "reader" },
  }),
  example(4, "secret-society", "Secret society", { visibility: "restricted" }),
  example(5, "ocean-archive", "Ocean archive", {
    reviewPolicy: "members",
    isVerified: true,
    members: { [depositor ?? ""]: "reader", [colleague ?? ""]: "curator" },
  }),
];
