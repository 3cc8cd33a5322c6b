import { expect, test } from "vitest";
import { completeMetadata } from "./completeMetadata.ts";
import { onPlatform } from "./onPlatform.ts";
import { openForm, reload } from "./openForm.ts";

const everyGroup = {
  "journal:journal": { title: "Tides", issue: "2", volume: "7", pages: "1-9", issn: "2077-9550" },
  "imprint:imprint": {
    title: "The sea",
    isbn: "978-0-306-40615-7",
    pages: "10",
    place: "Kiel",
    edition: "2nd",
  },
  "thesis:thesis": {
    university: "Uppsala",
    department: "Oceans",
    type: "PhD",
    date_submitted: "2020-01-02",
    date_defended: "2020-03",
  },
  "meeting:meeting": {
    title: "Sea days",
    acronym: "SD",
    dates: "1-3 May",
    place: "Kiel",
    session: "VI",
    session_part: "1",
    url: "https://example.org/sea",
    identifiers: [{ scheme: "url", identifier: "https://example.org/meeting" }],
  },
  "code:codeRepository": "https://example.org/code",
  "code:programmingLanguage": ["python", "rust"],
  "code:developmentStatus": "active",
};

onPlatform("usual", "custom fields", (platform) => {
  test("of every group, and those of a vocabulary, are saved, published and read again", async () => {
    const form = openForm(platform());
    form.type(completeMetadata("Every custom field"));
    form.change({ custom_fields: everyGroup, files: { enabled: false, default_preview: "" } });
    expect(await form.deposit.save(form.read)).toBe("succeeded");
    expect(form.deposit.getState().feedback).toEqual([]);
    expect((await reload(platform(), form)).read().custom_fields).toEqual(everyGroup);
    expect(await form.deposit.publish(form.read)).toBe("succeeded");
    expect(form.deposit.getState().record.custom_fields).toMatchObject({
      "journal:journal": { issn: "2077-9550" },
      "code:programmingLanguage": [{ id: "python" }, { id: "rust" }],
      "code:developmentStatus": { id: "active" },
    });
  });

  test("with something wrong tell it at their own field and keep what was typed", async () => {
    const form = openForm(platform());
    const typed = { ...everyGroup, "journal:journal": { title: "Tides", issn: "not one" } };
    form.change({ custom_fields: typed });
    await form.deposit.save(form.read);
    const said = form.deposit.getState().feedback.filter(({ path }) => path[0] === "custom_fields");
    expect(said).toMatchObject([
      { path: ["custom_fields", "journal:journal", "issn"], message: "Please provide a valid ISSN." },
    ]);
    expect(form.read().custom_fields).toEqual(typed);
  });

  test("with an entry that the vocabulary has not tell it at the field", async () => {
    const form = openForm(platform());
    form.change({ custom_fields: { "code:programmingLanguage": ["python", "klingon"] } });
    expect(await form.deposit.save(form.read)).toBe("failed");
    expect(form.deposit.getState().feedback).toMatchObject([
      { path: ["custom_fields", "code:programmingLanguage", "1"], message: "Invalid value klingon." },
    ]);
    expect(form.read().custom_fields).toEqual({ "code:programmingLanguage": ["python", "klingon"] });
  });

  test("that the platform does not know are refused by name", async () => {
    const form = openForm(platform());
    form.change({ custom_fields: { "unknown:field": "x" } });
    await form.deposit.save(form.read);
    expect(form.deposit.getState().feedback).toContainEqual(
      expect.objectContaining({ path: ["custom_fields", "unknown:field"], message: "Unknown field." }),
    );
    expect(form.read().custom_fields).toEqual({ "unknown:field": "x" });
  });
});
