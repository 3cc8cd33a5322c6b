import {
  createClient,
  type DepositConfig,
  type DepositPermissions,
  type JsonObject,
  ownerPermissions,
  readConfig,
  readRecord,
  type ServerError,
  type ServerFile,
} from "@deposit/core";
import { createRepository, memoryStorage, type Repository } from "@deposit/repository";
import { render, type RenderResult } from "@testing-library/react";
import type { ReactNode } from "react";
import { DepositForm } from "../src/DepositForm.tsx";
import { useDepositContext } from "../src/form/session/useDepositContext.ts";
import type { DepositContextValue } from "../src/form/session/DepositContext.ts";
import type { FieldOverrides } from "../src/form/field/fieldOverrides.ts";

/** What a section is tried with. */
export interface BenchOptions {
  readonly metadata?: JsonObject;
  readonly record?: JsonObject;
  readonly errors?: readonly ServerError[];
  readonly files?: readonly ServerFile[];
  readonly config?: JsonObject;
  readonly permissions?: Partial<DepositPermissions>;
  readonly locale?: string;
  readonly fields?: FieldOverrides;
}

/** A section on a deposit, with the embedded repository behind it. */
export interface Bench extends RenderResult {
  readonly repository: Repository;
  /** The form's values and the deposit, as the section sees them. */
  readonly form: () => DepositContextValue;
}

/** Draws a section of a test inside a form of its own. */
export function benchSection(section: ReactNode, options: BenchOptions = {}): Bench {
  const repository = createRepository({ storage: memoryStorage(), trust: "everyone" });
  const client = createClient({ baseUrl: "http://repository.test", fetch: repository.fetch });
  const record = readRecord({ metadata: options.metadata ?? {}, files: { enabled: true }, ...options.record });
  if (record === null) throw new Error("The record of this test is none.");
  const config: DepositConfig = readConfig(options.config ?? {});
  let form: DepositContextValue | undefined;
  const Probe = (): null => {
    form = useDepositContext();
    return null;
  };
  const drawn = render(
    <DepositForm
      client={client}
      record={record}
      files={options.files}
      errors={options.errors}
      config={config}
      permissions={{ ...ownerPermissions, ...options.permissions }}
      locale={options.locale}
      fields={options.fields}
    >
      <Probe />
      {section}
    </DepositForm>,
  );
  return {
    ...drawn,
    repository,
    form: () => {
      if (form === undefined) throw new Error("The form was not drawn.");
      return form;
    },
  };
}
