import fc from "fast-check";
import { expect, test } from "vitest";
import type { ServerError } from "../errors.ts";
import { nearestField, sectionOf } from "../fields/paths.ts";
import type { JsonObject } from "../shared/json.ts";
import { feedbackBySection, isBlocking } from "./feedback.ts";
import { locateRefusedValue, parseFeedback, refusedPaths } from "./parseFeedback.ts";

const rows = new Map([
  ["creators", ["row-7", "row-9"]],
  ["rights", ["row-1"]],
]);
const sent = { rows };
const say = (...errors: readonly ServerError[]) => parseFeedback(errors, sent);

test("the messages of one field are joined with a space", () => {
  const [entry] = parseFeedback([{ field: "metadata.title", messages: ["Too short.", "Too dull."] }], sent);
  expect(entry).toEqual({ path: ["metadata", "title"], message: "Too short. Too dull.", severity: "error" });
});

test("a message that came split into characters is one message", () => {
  const messages = [..."Please provide a valid ISBN."];
  expect(parseFeedback([{ field: "custom_fields.imprint:imprint.isbn", messages }], sent)[0]).toEqual({
    path: ["custom_fields", "imprint:imprint", "isbn"],
    message: "Please provide a valid ISBN.",
    severity: "error",
  });
});

test("an index counted as sent becomes the key of its row", () => {
  const [entry] = parseFeedback([{ field: "metadata.creators.1.person_or_org.name", messages: ["x"] }], sent);
  expect(entry?.path).toEqual(["metadata", "creators", "row-9", "person_or_org", "name"]);
});

test("an index is a number of any length, in a list of rows, and nothing else", () => {
  const many = new Map([["creators", Array.from({ length: 12 }, (_, index) => `row-${index}`)]]);
  const path = (field: string) => parseFeedback([{ field, messages: ["x"] }], { rows: many })[0]?.path;
  expect(path("metadata.creators.11.role")).toEqual(["metadata", "creators", "row-11", "role"]);
  expect(path("metadata.creators.1x.role")).toEqual(["metadata", "creators", "1x", "role"]);
  expect(path("metadata.creators.x1.role")).toEqual(["metadata", "creators", "x1", "role"]);
  expect(path("metadata.creators.12.role")).toEqual(["metadata", "creators"]);
});

test("what explains a message comes along, and a name inside another is no path of its own", () => {
  const description = "Titles have at most 250 characters.";
  expect(say({ field: "metadata.title", messages: ["Too long."], description })[0]).toEqual({
    path: ["metadata", "title"],
    message: "Too long.",
    severity: "error",
    description,
  });
  expect(say({ field: "metadata.title", messages: ["Too long."] })[0]).not.toHaveProperty("description");
  expect(say({ field: "metadata.files.entries.a", messages: ["x"] })[0]?.path[0]).not.toBe("files");
  expect(say({ field: "metadata.custom_fields.a:b", messages: ["x"] })[0]?.path[0]).not.toBe("custom_fields");
});

test("file names with dots stay whole", () => {
  const [entry] = parseFeedback([{ field: "files.entries.data.v1.csv", messages: ["x"] }], sent);
  expect(entry?.path).toEqual(["files", "entries", "data.v1.csv"]);
});

test("names of custom fields with dots stay whole: those that were sent, and those with a dotted namespace", () => {
  const payload = { custom_fields: { "site:a": {}, "site:a.b": { sub: "x" }, plain: 1, "dotted.plain": 1 } };
  const path = (field: string) => parseFeedback([{ field, messages: ["x"] }], { rows, payload })[0]?.path;
  expect(path("custom_fields.site:a.b.sub")).toEqual(["custom_fields", "site:a.b", "sub"]);
  expect(path("custom_fields.site:a.sub")).toEqual(["custom_fields", "site:a", "sub"]);
  expect(path("custom_fields.dotted.plain")).toEqual(["custom_fields", "dotted.plain"]);
  expect(path("custom_fields.org.example:issn._schema")).toEqual(["custom_fields", "org.example:issn"]);
  expect(path("custom_fields.plain.sub")).toEqual(["custom_fields", "plain", "sub"]);
  expect(path("custom_fields")).toEqual(["custom_fields"]);
  expect(path("custom_fields._schema")).toEqual(["custom_fields"]);
  const errors = [{ field: "custom_fields.site:a.b.sub", messages: ["x"] }];
  expect(refusedPaths(errors, { rows, payload })).toEqual([["custom_fields", "site:a.b", "sub"]]);
});

test("what is said of no field is said of the record", () => {
  const entries = parseFeedback(
    [
      { field: "_schema", messages: ["x"] },
      { field: "", messages: ["y"] },
      { field: "metadata._schema", messages: ["z"] },
    ],
    sent,
  );
  expect(entries).toEqual(["x", "y", "z"].map((message) => ({ path: [], message, severity: "error" })));
  expect(sectionOf([])).toBe("record");
});

test("only severity error blocks, and a severity that is absent is an error", () => {
  const withSeverity = (severity?: string) => say({ field: "metadata.title", messages: ["x"], severity });
  expect(isBlocking(withSeverity("info"))).toBe(false);
  expect(isBlocking(withSeverity("warning"))).toBe(false);
  expect(isBlocking(withSeverity("error"))).toBe(true);
  expect(isBlocking(withSeverity())).toBe(true);
});

test("feedback is counted per section in page order, parents and children alike", () => {
  const feedback = parseFeedback(
    [
      { field: "metadata.creators", messages: ["a"] },
      { field: "metadata.creators.0.role", messages: ["b"], severity: "info" },
      { field: "files.enabled", messages: ["c"] },
      { field: "metadata.locations.features.0", messages: ["d"] },
    ],
    sent,
  );
  expect(feedbackBySection(feedback)).toEqual([
    { section: "files", counts: { error: 1, warning: 0, info: 0 }, first: ["files", "enabled"] },
    { section: "creators", counts: { error: 1, warning: 0, info: 1 }, first: ["metadata", "creators"] },
    { section: "record", counts: { error: 1, warning: 0, info: 0 }, first: [] },
  ]);
});

test("a title that begins like another field's name is not mistaken for it", () => {
  expect(sectionOf(["metadata", "title_x"])).toBe("record");
});

test.each([
  ["metadata.rights.0.rights", ["metadata", "rights", "row-1"]],
  ["metadata.rights.0.title.en", ["metadata", "rights", "row-1", "title"]],
  ["metadata.rights.7.title", ["metadata", "rights"]],
  ["metadata.creators.0.affiliations.2.identifiers", ["metadata", "creators", "row-7", "affiliations"]],
  [
    "metadata.creators.1.person_or_org.identifiers.2.scheme",
    "metadata.creators.row-9.person_or_org.identifiers.2.scheme",
  ],
  ["metadata.languages.1.id", ["metadata", "languages"]],
  ["metadata.resource_type.id", ["metadata", "resource_type"]],
  ["custom_fields.journal:journal._schema", ["custom_fields", "journal:journal"]],
  ["custom_fields.journal:journal.issn", ["custom_fields", "journal:journal", "issn"]],
  ["custom_fields.code:programmingLanguage.1.id", ["custom_fields", "code:programmingLanguage", "1"]],
  ["custom_fields.code:developmentStatus.id", ["custom_fields", "code:developmentStatus"]],
  ["pids.doi.identifier", ["pids", "doi"]],
  ["pids.ark.key", ["pids"]],
  ["access.embargo.until", ["access", "embargo", "until"]],
  ["files", ["files"]],
  ["parent.review.receiver", ["parent"]],
])("%s belongs to the nearest field", (field, path) => {
  const expected = typeof path === "string" ? path.split(".") : path;
  expect(say({ field, messages: ["x"] })).toEqual([{ path: expected, message: "x", severity: "error" }]);
});

test("what no field shows is said at the top, with the part of the record that it means", () => {
  const entries = say(
    { field: "metadata.locations.features.0.place", messages: ["Missing."] },
    { field: "if_match", messages: ["Not a valid integer."] },
  );
  expect(entries).toEqual([
    { path: [], message: "metadata.locations.features.0.place: Missing.", severity: "error" },
    { path: [], message: "if_match: Not a valid integer.", severity: "error" },
  ]);
});

test("what is said twice of one field is said once, and severities stand side by side", () => {
  const field = "metadata.title";
  expect(
    say(
      { field, messages: ["Too short."] },
      { field, messages: ["Too dull."] },
      { field, messages: ["Too short."] },
      { field, messages: ["Use a verb."], severity: "info", description: "<b>Why</b>" },
    ),
  ).toEqual([
    { path: ["metadata", "title"], message: "Too short. Too dull.", severity: "error" },
    { path: ["metadata", "title"], message: "Use a verb.", severity: "info", description: "<b>Why</b>" },
  ]);
});

test("only what says error, or nothing of its severity, stands in the way of publishing", () => {
  const field = "metadata.title";
  const blocks = (severity?: string) => isBlocking(say({ field, messages: ["x"], ...(severity ? { severity } : {}) }));
  expect([undefined, "error", "warning", "info", "notice"].map(blocks)).toEqual([true, true, false, false, false]);
});

test("whole messages beside one that came split stay apart, whatever alphabet it is written in", () => {
  const messages = ["Missing.", ..."Bitte \u{1F4D7} pr\u00fcfen."];
  expect(say({ field: "metadata.title", messages })[0]?.message).toBe("Missing. Bitte \u{1F4D7} pr\u00fcfen.");
});

test("only what was refused counts as thrown away: no remark, and nothing said of the record as a whole", () => {
  const errors = [
    { field: "metadata.creators.1.role", messages: ["x"] },
    { field: "metadata.title", messages: ["x"], severity: "error" },
    { field: "metadata.locations.features.0", messages: ["x"] },
    { field: "_schema", messages: ["x"] },
  ];
  expect(refusedPaths(errors, sent)).toEqual([["metadata", "creators", "row-9", "role"]]);
});

test("a refusal without a path goes to every field that holds the refused value, ids before texts", () => {
  const payload = {
    metadata: {
      title: "klingon",
      languages: [{ id: "eng" }, { id: "klingon" }],
      creators: [{ role: { id: "klingon" } }, {}],
      subjects: [{ subject: "elvish" }],
    },
    custom_fields: { "x:text": "a.b" },
  };
  const pathsOf = (message: string) =>
    parseFeedback([{ field: "", messages: [message] }], { rows, payload }).map(({ path }) => path);
  expect(pathsOf("Invalid value klingon.")).toEqual([
    ["metadata", "languages"],
    ["metadata", "creators", "row-7", "role"],
  ]);
  expect(pathsOf("Invalid value elvish.")).toEqual([["metadata", "subjects"]]);
  expect(pathsOf("Invalid value a.b.")).toEqual([["custom_fields", "x:text"]]);
  expect(pathsOf("Invalid value dwarvish.")).toEqual([[]]);
  expect(pathsOf("Not a valid value.")).toEqual([[]]);
  expect(locateRefusedValue("Invalid value klingon.", {})).toEqual([]);
});

const name = fc.oneof(
  fc.constantFrom("metadata", "custom_fields", "files", "entries", "creators", "rights", "title", "person_or_org"),
  fc.constantFrom("__proto__", "constructor", "prototype", "toString", "*", "_schema", "0", "1", "9", ""),
  fc.string(),
);
const serverError: fc.Arbitrary<ServerError> = fc.record(
  {
    field: fc.oneof(
      fc.array(name, { maxLength: 6 }).map((names) => names.join(".")),
      fc.string().map((file) => `files.entries.${file}`),
    ),
    messages: fc.array(fc.string({ minLength: 1 })),
    severity: fc.constantFrom("error", "warning", "info", "odd"),
    description: fc.string(),
  },
  { requiredKeys: ["field", "messages"] },
);

test("whatever a server says, every word has a field or the top, every one is counted, and no object is polluted", () => {
  const before = Object.getOwnPropertyNames(Object.prototype);
  const payload: JsonObject = JSON.parse('{"metadata":{"__proto__":{"id":"x"},"title":"x"}}');
  fc.assert(
    fc.property(fc.array(serverError, { maxLength: 8 }), (errors) => {
      const feedback = parseFeedback(errors, { rows, payload });
      expect(feedback.length > 0).toBe(errors.length > 0);
      for (const entry of feedback) {
        expect(["error", "warning", "info"]).toContain(entry.severity);
        expect(nearestField(entry.path)).toEqual(entry.path);
      }
      for (const { field, messages } of errors) {
        const text = messages.every((message) => [...message].length > 1) ? messages.join(" ") : "";
        expect(feedback.some(({ message }) => message.includes(text))).toBe(true);
        const file = /^files\.entries\.(.+)$/su.exec(field)?.[1];
        if (file !== undefined) expect(feedback.map(({ path }) => path)).toContainEqual(["files", "entries", file]);
      }
      const counted = feedbackBySection(feedback).map(({ counts }) => counts.error + counts.warning + counts.info);
      expect(counted.reduce((sum, count) => sum + count, 0)).toBe(feedback.length);
      expect(isBlocking(feedback)).toBe(errors.some(({ severity = "error" }) => severity === "error"));
    }),
    { numRuns: 1000 },
  );
  expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(before);
});
