/**
 * The build for pages without React or with an old version of it. It includes everything (docs/platform/product.md 12).
 * Importing it defines `<deposit-form>`.
 */
import { defineDepositForm } from "./standalone/DepositFormElement.ts";

export { mount, type MountedForm } from "./standalone/mount.tsx";
export { DepositFormElement, defineDepositForm } from "./standalone/DepositFormElement.ts";
export { createClient, readConfig, readDepositPage, readPermissions, readRecord } from "@deposit/core";

if (typeof customElements !== "undefined") defineDepositForm();
