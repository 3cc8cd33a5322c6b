import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { emptyRecord, readRecord, readServerErrors } from "../record/record.ts";
import { parseFeedback } from "../rules/parseFeedback.ts";
import { feedbackBySection } from "../rules/feedback.ts";
import { sectionOf } from "../fields/paths.ts";
import { type JsonObject, asList, asObject, asText } from "../shared/json.ts";
import { decodeRecord } from "./decodeRecord.ts";
import { encodeRecord } from "./encodeRecord.ts";
import { mergeSaved } from "./mergeSaved.ts";

interface Recording {
  readonly what: string;
  readonly request: { readonly body?: JsonObject };
  readonly response: { readonly body?: JsonObject };
}

const config = { default_locale: "en", custom_field_vocabularies: [] };

/** What a running platform was sent with something wrong in every field, what it answered, and the form after it. */
function saveWrongEverywhere() {
  const recordings: readonly Recording[] = JSON.parse(
    readFileSync(new URL("../../../repository/recordings/drafts.json", import.meta.url), "utf8"),
  );
  const recording = recordings.find(({ what }) => what === "create with something wrong in every field");
  const sentJson = asObject(recording?.request.body);
  const answerJson = asObject(recording?.response.body);
  const typed = decodeRecord(readRecord(sentJson) ?? emptyRecord, config);
  const { payload, rows } = encodeRecord(typed, emptyRecord, config);
  const feedback = parseFeedback(readServerErrors(answerJson["errors"]), { rows });
  const saved = decodeRecord(readRecord(answerJson) ?? emptyRecord, config);
  const refused = feedback.map((entry) => entry.path);
  const merged = mergeSaved({ sent: typed, sentRows: rows, saved, current: typed, refused });
  return { typed, payload, feedback, merged, answerJson };
}

test("after a save with something wrong in every field, everything typed is still there", () => {
  const { typed, merged } = saveWrongEverywhere();
  expect(merged.metadata.title).toBe("ab");
  expect(merged.metadata.publication_date).toBe("tomorrow");
  expect(merged.metadata.version).toBe(typed.metadata.version);
  for (const list of [
    "additional_titles",
    "creators",
    "contributors",
    "dates",
    "identifiers",
    "references",
    "rights",
  ] as const) {
    expect(merged.metadata[list].map((row) => row.key)).toEqual(typed.metadata[list].map((row) => row.key));
  }
  expect(merged.metadata.additional_titles.map((row) => row.title)).toEqual(["x", "long enough"]);
  expect(merged.metadata.dates.map((row) => row.date)).toEqual(["2020-13", "2020", ""]);
  expect(merged.metadata.rights.map((row) => row.title)).toEqual(typed.metadata.rights.map((row) => row.title));
  expect(merged.custom_fields).toEqual(typed.custom_fields);
});

test("what was not refused takes the server's word", () => {
  const { merged } = saveWrongEverywhere();
  expect(merged.metadata.description).toBe("<p>One <em>two</em> alert(1) three</p>");
  expect(merged.metadata.languages.map((choice) => choice.title)).toEqual(["Swedish", "English"]);
});

test("every message stands at the row it was sent in, and at a section", () => {
  const { payload, feedback, typed, answerJson } = saveWrongEverywhere();
  const said = feedback.map(({ message }) => message).join("\n");
  for (const { messages } of readServerErrors(answerJson["errors"]))
    expect(said).toContain(messages.join(messages.length > 9 ? "" : " "));
  const sentDates = asList(asObject(payload["metadata"])["dates"]);
  for (const { path } of feedback.filter((entry) => entry.path[1] === "dates")) {
    const row = typed.metadata.dates.findIndex((date) => date.key === path[2]);
    expect(asText(asObject(sentDates[row])["date"]).replace("!", "")).toBe(typed.metadata.dates[row]?.date);
  }
  const names = feedback.filter((entry) => entry.path[1] === "creators").map((entry) => entry.path[2]);
  expect(new Set(names)).toEqual(new Set(typed.metadata.creators.map((row) => row.key)));
  expect(feedback.map((entry) => sectionOf(entry.path))).not.toContain("record");
  const counted = feedbackBySection(feedback).reduce((sum, { counts }) => sum + counts.error, 0);
  expect(counted).toBe(feedback.length);
  expect(feedback.map((entry) => entry.message)).toContain("Please provide a valid ISBN.");
});
