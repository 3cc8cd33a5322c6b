import { createClient, type DepositOptions } from "@deposit/core";
import { describe, expect, it, vi } from "vitest";
import { createDepositSession } from "./createDepositSession.ts";

const open = (given: Partial<DepositOptions>) => () =>
  createDepositSession({ client: createClient(), ...given }, {}, vi.fn());

describe("what a host hands in as its page says it", () => {
  it("is refused with the name of what reads it", () => {
    // @ts-expect-error -- a host without types may hand in anything
    expect(open({ config: { current_locale: "de_DE" } })).toThrow(
      '@deposit/react: "config" is as the page says it, and may lack what the form needs. Give readConfig(config).',
    );
    // @ts-expect-error -- as above
    expect(open({ files: { entries: [] } })).toThrow("Give readServerFileList(files)?.entries.");
  });
});
