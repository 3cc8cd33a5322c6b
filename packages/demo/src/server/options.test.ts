// @vitest-environment node
import { describe, expect, it } from "vitest";
import { readOptions } from "./options.ts";

describe("the options of the demo", () => {
  it("default to records in .data and port 4300", () => {
    expect(readOptions([])).toMatchObject({ port: 4300, data: ".data", proxy: null, dev: false });
  });

  it("keep records in memory with --memory", () => {
    expect(readOptions(["--memory", "--port", "0"])).toMatchObject({ port: 0, data: null });
  });

  it("t what is wrong with a number", () => {
    expect(() => readOptions(["--port", "many"])).toThrow('--port takes a whole number, not "many".');
    expect(() => readOptions(["--port", "70000"])).toThrow("up to 65535");
  });

  it("enable whole files, and files in parts on request", () => {
    expect(readOptions([]).transfers).toEqual(["L"]);
    expect(readOptions(["--transfers", "L,M"]).transfers).toEqual(["L", "M"]);
    expect(() => readOptions(["--transfers", "L,X"])).toThrow('--transfers takes L, M or L,M, not "L,X".');
  });

  it("make the DOI optional on request", () => {
    expect(readOptions([]).isDoiOptional).toBe(false);
    expect(readOptions(["--doi-optional"]).isDoiOptional).toBe(true);
  });

  it("refuse an unknown option", () => {
    expect(() => readOptions(["--prot", "1"])).toThrow();
  });
});
