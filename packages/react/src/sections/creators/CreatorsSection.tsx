import { CreatorList } from "./CreatorList.tsx";

/** Who made it, in the order of citation (docs/platform/product.md 2.2). */
export function CreatorsSection() {
  return <CreatorList kind="creators" />;
}
