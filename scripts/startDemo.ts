// `npm start`: builds the packages and the demo, then serves the demo and the embedded repository from one process.
// Arguments are the server's (`npm start -- --port 4400 --data .data/other`).
import { argv, exit, stderr } from "node:process";
import { runCommand } from "./runCommand.ts";
import { pnpm } from "./workspace.ts";

stderr.write("Building the packages and the demo …\n");
const build = await runCommand(pnpm("-r", "run", "build"), { show: false });
if (build.code !== 0) {
  stderr.write(`${build.output}\nThe demo was not started, because it could not be built: see above.\n`);
  exit(build.code);
}
stderr.write(`Built in ${build.seconds.toFixed(0)} s.\n`);

const given = argv.slice(2);
const port = given.some((word) => /^--port(=|$)/.test(word)) ? [] : ["--port", "4300"];
const server = [process.execPath, "--import", "tsx", "packages/demo/server.ts", ...port, ...given];
const { code } = await runCommand(server, { show: true });
exit(code);
