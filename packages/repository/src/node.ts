export { diskStorage } from "./storage/diskStorage.ts";
export { type RunningServer, serve, type ServeOptions } from "./serve.ts";
