import { expect, test } from "vitest";
import { isBlocking } from "./feedback.ts";
import { locateRefusedValue, parseFeedback } from "./parseFeedback.ts";
import { feedbackBySection, sectionOf } from "./sections.ts";

const rows = new Map([["creators", ["row-7", "row-9"]]]);

test("the messages of one field are joined with a space", () => {
  const [entry] = parseFeedback([{ field: "metadata.title", messages: ["Too short.", "Too dull."] }], rows);
  expect(entry).toEqual({ path: ["metadata", "title"], message: "Too short. Too dull.", severity: "error" });
});

test("a message that came split into characters is one message", () => {
  const messages = [..."Please provide a valid ISBN."];
  expect(parseFeedback([{ field: "custom_fields.imprint:imprint.isbn", messages }], rows)[0]).toEqual({
    path: ["custom_fields", "imprint:imprint", "isbn"],
    message: "Please provide a valid ISBN.",
    severity: "error",
  });
});

test("an index counted as sent becomes the key of its row", () => {
  const [entry] = parseFeedback([{ field: "metadata.creators.1.person_or_org.name", messages: ["x"] }], rows);
  expect(entry?.path).toEqual(["metadata", "creators", "row-9", "person_or_org", "name"]);
});

test("file names with dots stay whole", () => {
  const [entry] = parseFeedback([{ field: "files.entries.data.v1.csv", messages: ["x"] }], rows);
  expect(entry?.path).toEqual(["files", "entries", "data.v1.csv"]);
});

test("what is said of no field is said of the record", () => {
  const entries = parseFeedback(
    [
      { field: "_schema", messages: ["x"] },
      { field: "", messages: ["y"] },
      { field: "metadata._schema", messages: ["z"] },
    ],
    rows,
  );
  expect(entries.map((entry) => entry.path)).toEqual([[], [], ["metadata"]]);
  expect(entries.map((entry) => sectionOf(entry.path))).toEqual(["record", "record", "record"]);
});

test("only severity error blocks, and a severity that is absent is an error", () => {
  const say = (severity?: string) => parseFeedback([{ field: "metadata.title", messages: ["x"], severity }], rows);
  expect(isBlocking(say("info"))).toBe(false);
  expect(isBlocking(say("warning"))).toBe(false);
  expect(isBlocking(say("error"))).toBe(true);
  expect(isBlocking(say())).toBe(true);
});

test("feedback is counted per section in page order, parents and children alike", () => {
  const feedback = parseFeedback(
    [
      { field: "metadata.creators", messages: ["a"] },
      { field: "metadata.creators.0.role", messages: ["b"], severity: "info" },
      { field: "files.enabled", messages: ["c"] },
      { field: "metadata.locations.features.0", messages: ["d"] },
    ],
    rows,
  );
  expect(feedbackBySection(feedback)).toEqual([
    { section: "files", counts: { error: 1, warning: 0, info: 0 }, first: ["files", "enabled"] },
    { section: "creators", counts: { error: 1, warning: 0, info: 1 }, first: ["metadata", "creators"] },
    { section: "record", counts: { error: 1, warning: 0, info: 0 }, first: ["metadata", "locations", "features", "0"] },
  ]);
});

test("a title that begins like another field's name is not mistaken for it", () => {
  expect(sectionOf(["metadata", "title_x"])).toBe("record");
});

test("a refusal without a path goes to the field that holds the refused value", () => {
  const payload = { metadata: { languages: [{ id: "eng" }, { id: "klingon" }], title: "klingon?" } };
  expect(locateRefusedValue("Invalid value klingon.", payload)).toBe("metadata.languages.1");
  expect(locateRefusedValue("Invalid value elvish.", payload)).toBeNull();
  expect(locateRefusedValue("Not a valid value.", payload)).toBeNull();
});
