// What stands behind `npm start` and `npm test`. It only looks at the version, in words an old Node can read; the rest is
// in bootstrap.mjs.
var minimum = [20, 19];
var version = process.versions.node.split(".").map(Number);

if (version[0] < minimum[0] || (version[0] === minimum[0] && version[1] < minimum[1])) {
  console.error(
    "This is Node " + process.versions.node + "; the deposit editor needs " + minimum.join(".") + " or later.",
  );
  console.error("Install a current one (https://nodejs.org, or `nvm install 22`), then run the command again.");
  process.exit(1);
} else {
  import("./bootstrap.mjs");
}
