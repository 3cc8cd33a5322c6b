export { type Community, type CommunityRole } from "./communities/community.ts";
export { COMMUNITIES } from "./communities/community.ts";
export { createRepository, type Repository } from "./createRepository.ts";
export { type CallPattern, type Corruption, type Fault, type FaultKind } from "./faults/fault.ts";
export { type Faults } from "./faults/faults.ts";
export { fileCollisions } from "./faults/fileCollisions.ts";
export { memoryStorage } from "./storage/memoryStorage.ts";
export { type DepositPage } from "./page/depositPage.ts";
export { type LoggedRequest } from "./routes/development.ts";
export { DEPOSITOR, PEOPLE, type Person } from "./people.ts";
export {
  type PlatformVersion,
  type Quota,
  type RateLimit,
  type RepositoryOptions,
  type StoreOptions,
  type TransferType,
  type Transfers,
} from "./settings.ts";
export { type Change, type RepositoryStorage } from "./storage/storage.ts";
