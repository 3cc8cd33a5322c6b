import { expect, test } from "vitest";
import { readConfig } from "./readConfig.ts";

test("the form speaks the page's language, where none is said the platform's own, and English where neither is", () => {
  expect(readConfig({ current_locale: "sv", default_locale: "de" }).current_locale).toBe("sv");
  expect(readConfig({ default_locale: "de" }).current_locale).toBe("de");
  expect(readConfig({ default_locale: "de", current_locale: 7 }).current_locale).toBe("de");
  expect(readConfig({}).current_locale).toBe("en");
});

test("new words are written in the platform's own language, whatever the page speaks", () => {
  expect(readConfig({ current_locale: "sv", default_locale: "de" }).default_locale).toBe("de");
  expect(readConfig({ current_locale: "sv" }).default_locale).toBe("en");
});

test("a page of InvenioRDM 13, which has one list for both kinds of identifiers, offers its relations and schemes for related works", () => {
  const doi = { text: "DOI", value: "doi" };
  const cites = { text: "Cites", value: "cites" };
  const software = { icon: "code", id: "software", type_name: "Software", subtype_name: "" };
  const identifiers = { scheme: [doi], relations: [cites], resource_type: [software] };
  const { related_identifiers: related } = readConfig({ vocabularies: { identifiers } }).vocabularies;
  expect(related).toEqual(identifiers);
});

test("a page with lists of both kinds of identifiers offers for related works those of their own", () => {
  const [doi, url] = [
    { text: "DOI", value: "doi" },
    { text: "URL", value: "url" },
  ];
  const vocabularies = { identifiers: { scheme: [doi, url] }, related_identifiers: { scheme: [url] } };
  expect(readConfig({ vocabularies }).vocabularies.related_identifiers.scheme).toEqual([url]);
});

test("a page that says nothing of them has the limits and ways of docs/platform/product.md 9", () => {
  expect(readConfig({})).toMatchObject({
    quota: { maxFiles: 5, maxStorage: 10_000_000_000, maxFileSize: null },
    decimal_size_display: true,
    allow_empty_files: true,
    file_upload_concurrency: 3,
    default_transfer_type: "L",
    autocomplete_names: "search",
  });
});

test("a page that offers more storage says what it was before", () => {
  const quota = { maxFiles: 100, maxStorage: 3e10, maxFileSize: 1e10 };
  expect(readConfig({ quota }).quota).toEqual(quota);
  const increased = { ...quota, quotaIncrease: { enabled: true, defaultStorage: 1e10 } };
  expect(readConfig({ quota: increased }).quota).toEqual({ ...quota, defaultStorage: 1e10 });
  const told = { enabled: true, valid_user: false };
  const small = { maxFiles: 100, maxStorage: 8e9, maxFileSize: 5e9 };
  expect(readConfig({ quota: { ...small, quotaIncrease: told } }).quota.defaultStorage).toBe(5e9);
});

test("a page that says nothing of it lets a published record be restricted for 30 days", () => {
  expect(readConfig({})).toMatchObject({ record_restriction_grace_period: 30, allow_record_restriction: false });
});
