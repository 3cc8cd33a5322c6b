import { CreatorList } from "./CreatorList.tsx";

/** People and organizations that contributed, each with a role (docs/platform/product.md 2.2). */
export function ContributorsSection() {
  return <CreatorList kind="contributors" />;
}
