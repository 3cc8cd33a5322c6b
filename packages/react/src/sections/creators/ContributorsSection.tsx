import { CreatorList } from "./CreatorList.tsx";

/** Who helped to make it, each with a role (docs/platform/product.md 2.2). */
export function ContributorsSection() {
  return <CreatorList kind="contributors" />;
}
