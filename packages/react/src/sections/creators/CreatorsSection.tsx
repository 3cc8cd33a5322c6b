import { CreatorList } from "./CreatorList.tsx";

/** The creators in citation order (docs/platform/product.md 2.2). */
export function CreatorsSection() {
  return <CreatorList kind="creators" />;
}
