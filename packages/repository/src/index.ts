export { createRepository, type Repository } from "./createRepository.ts";
export { type Fault, type FaultKind, type Faults } from "./faults.ts";
export { memoryStorage } from "./memory.ts";
export { type DepositPage } from "./pageConfig.ts";
export { type LoggedRequest } from "./routes/development.ts";
export { DEPOSITOR, type Person, type Quota, type RepositoryOptions } from "./settings.ts";
export { type Change, type RepositoryStorage } from "./storage.ts";
