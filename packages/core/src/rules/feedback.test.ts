import { describe, expect, test } from "vitest";
import type { Feedback } from "../record/feedback.ts";
import { feedbackBySection } from "./feedback.ts";

const at = (path: string): readonly string[] => path.split(".");

describe("feedback is counted per section", () => {
  const said = (path: string, severity: Feedback["severity"]): Feedback => ({ path: at(path), message: "x", severity });

  test("with each severity by itself, and leads to the first of the gravest", () => {
    const [creators] = feedbackBySection([
      said("metadata.creators.row-1", "info"),
      said("metadata.creators.row-2", "warning"),
      said("metadata.creators.row-3", "error"),
      said("metadata.creators.row-4", "error"),
      said("metadata.creators.row-5", "info"),
      said("metadata.creators.row-6", "info"),
    ]);
    expect(creators).toEqual({
      section: "creators",
      counts: { error: 2, warning: 1, info: 3 },
      first: at("metadata.creators.row-3"),
    });
  });

  test("where a warning is graver than a remark", () => {
    const [dates] = feedbackBySection([said("metadata.dates.row-1", "info"), said("metadata.dates.row-2", "warning")]);
    expect(dates?.first).toEqual(at("metadata.dates.row-2"));
  });
});
