import { bundleDoor } from "./scripts/bundleDoor.ts";

// What a visitor downloads, compressed, without React. A budget is what the page needs today and a tenth more.
const core = await bundleDoor("packages/core");
const react = await bundleDoor("packages/react");

const checks = [
  { name: "@deposit/core", path: core.initial, limit: "40 kB", gzip: true },
  {
    name: "@deposit/react, the whole form and its style sheet",
    path: [...react.initial, "packages/react/dist/styles.css"],
    limit: "120 kB",
    gzip: true,
  },
];
export default checks;
