export { systemClock } from "../shared/systemClock.ts";
