import { CreatorList } from "./CreatorList.tsx";

/** Who made it, in the order of citation (specification 2, "Creators and contributors"). */
export function CreatorsSection() {
  return <CreatorList kind="creators" />;
}
