export { diskStorage } from "./disk.ts";
export { type RunningServer, serve, type ServeOptions } from "./serve.ts";
