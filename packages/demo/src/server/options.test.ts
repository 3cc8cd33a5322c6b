// @vitest-environment node
import { describe, expect, it } from "vitest";
import { readOptions } from "./options.ts";

describe("The options of the demo", () => {
  it("keep records in .data on port 4300 when nothing is said", () => {
    expect(readOptions([])).toMatchObject({ port: 4300, data: ".data", proxy: null, dev: false });
  });

  it("keep records nowhere with --memory", () => {
    expect(readOptions(["--memory", "--port", "0"])).toMatchObject({ port: 0, data: null });
  });

  it("say what is wrong with a number", () => {
    expect(() => readOptions(["--port", "many"])).toThrow('--port takes a whole number, not "many".');
    expect(() => readOptions(["--port", "70000"])).toThrow("up to 65535");
  });

  it("let the form send files whole, and in parts where that is said", () => {
    expect(readOptions([]).transfers).toEqual(["L"]);
    expect(readOptions(["--transfers", "L,M"]).transfers).toEqual(["L", "M"]);
    expect(() => readOptions(["--transfers", "L,X"])).toThrow('--transfers takes L, M or L,M, not "L,X".');
  });

  it("let records do without a DOI only where that is said", () => {
    expect(readOptions([]).isDoiOptional).toBe(false);
    expect(readOptions(["--doi-optional"]).isDoiOptional).toBe(true);
  });

  it("refuse an option that does not exist", () => {
    expect(() => readOptions(["--prot", "1"])).toThrow();
  });
});
