import { CreatorList } from "./CreatorList.tsx";

/** Who helped to make it, each with a role (specification 2, "Creators and contributors"). */
export function ContributorsSection() {
  return <CreatorList kind="contributors" />;
}
