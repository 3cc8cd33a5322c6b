import { describe, expect, test } from "vitest";
import type { PidTransitions } from "../config.ts";
import { emptyRecord, readRecord, type DepositRecord } from "../record/record.ts";
import type { JsonObject } from "../shared/json.ts";
import type { DoiChoice } from "../fields/doi.ts";
import { coreMessages } from "../messages.ts";
import { absentDoi, doiField, missingDoi } from "./doi.ts";
import { type DoiSituation, type DoiValues, withDoiChoice, withExternalDoi } from "./doiChoice.ts";

type Page = Partial<DoiSituation["config"]["pids"][number]>;

const page = {
  scheme: "doi",
  field_label: "",
  pid_label: "",
  pid_placeholder: "",
  can_be_managed: true,
  can_be_unmanaged: true,
  btn_label_discard_pid: "",
  btn_label_get_pid: "",
  managed_help_text: "",
  unmanaged_help_text: "",
  default_selected: "yes",
  optional_doi_transitions: null,
} as const;

interface Given {
  readonly required?: boolean | undefined;
  readonly page?: Page;
  readonly record?: DepositRecord;
  readonly published?: JsonObject;
}

function situation({ required, page: own = {}, record = emptyRecord, published }: Given = {}): DoiSituation {
  return {
    record,
    config: {
      is_doi_required: required,
      pids: [{ ...page, ...own }],
      published_record: published === undefined ? null : { pids: published },
    },
  };
}

function recordWith(json: JsonObject): DepositRecord {
  const record = readRecord({ id: "a", metadata: {}, ...json });
  if (record === null) throw new Error("not a record");
  return record;
}

const typed = (pids: JsonObject = {}, choice: DoiChoice | null = null): DoiValues => ({ pids, doi: { choice } });
const oai = { identifier: "oai:example:a", provider: "oai" };
const external = { doi: { identifier: "10.1234/x", provider: "external" } };
// Not DataCite: nothing may hang on the name of the provider.
const reserved = { doi: { identifier: "10.5072/a", provider: "crossref", client: "crossref" } };
const newVersion = recordWith({ status: "new_version_draft", versions: { index: 2 } });
const edited = (pids: JsonObject) => recordWith({ status: "published", is_published: true, pids });
/** What the platform says after a version with a DOI of another's, or with none. */
const noManaged = { allowed_providers: ["external", "not_needed"], message: "No DOI of ours for this version." };
const onlyManaged = { allowed_providers: ["crossref"], message: "This version must use a DOI of ours, too." };

function shown(given: Given, values: DoiValues = typed()) {
  const field = doiField(situation(given), values);
  if (field === null) throw new Error("no DOIs");
  const open = field.options.filter((option) => option.obstacle === null).map((option) => option.choice);
  const why = Object.fromEntries(field.options.map((option) => [option.choice, option.obstacle?.id]));
  return { ...field, open, why };
}

describe("the choices that are offered", () => {
  test("are yes and no where a DOI is required, and not needed where it is optional", () => {
    const both: readonly DoiChoice[] = ["external", "managed"];
    expect(shown({ required: true }).open).toEqual(both);
    expect(shown({ required: undefined }).open).toEqual(both);
    expect(shown({ required: false }).open).toEqual([...both, "not_needed"]);
  });

  test("leave out the kind that the page does not allow", () => {
    expect(shown({ page: { can_be_managed: false } }).open).toEqual(["external"]);
    expect(shown({ page: { can_be_unmanaged: false } }).open).toEqual(["managed"]);
  });

  test("must be managed, unmanaged or both", () => {
    const neither = { can_be_managed: false, can_be_unmanaged: false };
    expect(() => shown({ page: neither })).toThrow("pids.doi must be managed, unmanaged or both.");
  });

  test("are not there on a site without DOIs", () => {
    const none = { ...situation(), config: { ...situation().config, pids: [] } };
    expect(doiField(none, typed())).toBeNull();
    expect(missingDoi(none, typed({}, "managed"), "publish")).toBeNull();
  });
});

describe("what is selected", () => {
  test.each([
    ["yes", "external"],
    ["no", "managed"],
    ["not_needed", "not_needed"],
  ] as const)("is by default, where the page says %s, %s", (default_selected, choice) => {
    expect(shown({ required: false, page: { default_selected } }).selected).toBe(choice);
  });

  test("is never 'not needed' where a DOI is required", () => {
    expect(shown({ required: true, page: { default_selected: "not_needed" } }).selected).toBe("external");
  });

  test("is one of the platform's for a new version that needs a DOI and has none", () => {
    expect(shown({ required: true, record: newVersion }).selected).toBe("managed");
    expect(shown({ required: false, record: newVersion }).selected).toBe("external");
  });

  test("is what may follow the version before, whatever the default", () => {
    const after = (rule: PidTransitions, default_selected: "yes" | "no") =>
      shown({ required: false, record: newVersion, page: { optional_doi_transitions: rule, default_selected } });
    expect(after(onlyManaged, "yes").selected).toBe("managed");
    expect(after(noManaged, "no").selected).toBe("not_needed");
    expect(after(noManaged, "yes").selected).toBe("external");
  });

  test("is the kind of the DOI that is there, before anything that was chosen", () => {
    expect(shown({}, typed(external, "managed")).selected).toBe("external");
    expect(shown({}, typed(reserved, "not_needed")).selected).toBe("managed");
    expect(shown({}, typed({ doi: { identifier: "", provider: "external" } })).selected).toBe("external");
  });

  test("is what was chosen in this page, while it can be chosen", () => {
    expect(shown({ required: false }, typed({}, "not_needed")).selected).toBe("not_needed");
    expect(shown({ required: true }, typed({}, "not_needed")).selected).toBe("external");
    const given = { required: false, record: newVersion, page: { optional_doi_transitions: noManaged } };
    expect(shown(given, typed({}, "managed")).selected).toBe("external");
  });
});

describe("a choice is closed", () => {
  test("by the site's rule for what follows a published version, in the site's words", () => {
    const given = { required: false, record: newVersion, page: { optional_doi_transitions: noManaged } };
    const field = shown(given);
    expect(field.open).toEqual(["external", "not_needed"]);
    expect(field.options[1]?.obstacle).toEqual({ id: "doi.siteRule", values: { message: noManaged.message } });
    expect(shown({ ...given, page: { optional_doi_transitions: onlyManaged } }).open).toEqual(["managed"]);
  });

  test("and not by a rule that says nothing, for a first version, or where a DOI is required", () => {
    expect(shown({ required: false, record: newVersion }).open).toHaveLength(3);
    const rules = { optional_doi_transitions: onlyManaged };
    expect(shown({ required: false, page: rules }).open).toHaveLength(3);
    expect(shown({ required: true, record: newVersion, page: rules }).open).toHaveLength(2);
  });

  test("to what would give up a registered DOI, which cannot be discarded either", () => {
    const given = { required: false, record: edited(reserved), published: reserved };
    for (const values of [typed(reserved), typed({ ...reserved, oai })]) {
      const field = shown(given, values);
      expect(field).toMatchObject({ selected: "managed", open: ["managed"], canDiscard: false, canReserve: false });
      expect(field.why).toMatchObject({ external: "doi.registered", not_needed: "doi.registered" });
    }
    expect(shown({ ...given, required: true }, typed(reserved)).why["external"]).toBe("doi.registered");
  });

  test("while a DOI is reserved, until it is discarded", () => {
    const field = shown({ required: false }, typed(reserved));
    expect(field.why).toEqual({ external: "doi.reserved", managed: undefined, not_needed: "doi.reserved" });
    expect(field).toMatchObject({ canDiscard: true, canReserve: false, identifier: "10.5072/a" });
  });

  test("to another kind once a record that needs a DOI is published; an external DOI can still be corrected", () => {
    const field = shown({ required: true, record: edited(external), published: external }, typed(external));
    expect(field.why).toEqual({ external: undefined, managed: "doi.published" });
    expect(field.canEdit).toBe(true);
  });

  test("to a DOI of the platform's for what was published without one, where the page says no rule", () => {
    for (const pids of [{ oai }, external]) {
      const field = shown({ required: false, record: edited(pids), published: pids }, typed(pids, "managed"));
      expect(field.why).toMatchObject({ external: undefined, managed: "doi.published" });
      expect(field.canReserve).toBe(false);
    }
    expect(shown({ required: false, record: edited({ oai }) }).open).toEqual(["external", "not_needed"]);
    expect(shown({ required: true, record: edited({ oai }), published: { oai } }).open).toHaveLength(2);
  });

  test("to nobody who published without a DOI: an edit may give one (docs/platform/pids.md 4)", () => {
    const rules = { optional_doi_transitions: noManaged };
    const given = { required: false, record: edited({ oai }), published: { oai }, page: rules };
    expect(shown(given).open).toEqual(["external", "not_needed"]);
  });
});

test("a DOI is marked as required by the site, or by one that an earlier version has", () => {
  const record = recordWith({ parent: { pids: { doi: { identifier: "10.5072/p", provider: "datacite" } } } });
  expect(shown({ required: true }).isRequired).toBe(true);
  expect(shown({ required: false }).isRequired).toBe(false);
  expect(shown({ required: false, record }).isRequired).toBe(true);
});

test("a DOI that is not there is made where the site requires one, and is missing where it was promised or asked for", () => {
  const record = recordWith({ parent: { pids: { doi: { identifier: "10.5072/p", provider: "datacite" } } } });
  const absent = (given: Given, choice: DoiChoice) => absentDoi(situation(given), typed({}, choice));
  expect(absent({ required: true }, "managed")).toBe("made");
  expect(absent({ required: true }, "external")).toBe("missing");
  expect(absent({ required: false }, "managed")).toBe("missing");
  expect(absent({ required: false }, "not_needed")).toBe("optional");
  expect(absent({ required: false, record }, "not_needed")).toBe("missing");
});

describe("what the section shows", () => {
  test("are the words of the site, and the DOI as it is being typed", () => {
    const field = shown({ page: { field_label: "DOI of ours" } }, typed(external));
    expect(field.config.field_label).toBe("DOI of ours");
    expect(field.identifier).toBe("10.1234/x");
    expect(shown({}).identifier).toBe("");
  });

  test("is where an external DOI is typed, only while one is chosen", () => {
    expect(shown({}, typed(external)).canEdit).toBe(true);
    expect(shown({}, typed({}, "managed")).canEdit).toBe(false);
    const closed = { required: false, record: newVersion, page: { optional_doi_transitions: onlyManaged } };
    expect(shown(closed, typed(external)).canEdit).toBe(false);
  });

  test("is where one of the platform's is reserved, only while one is chosen and none is there", () => {
    expect(shown({}, typed({}, "managed"))).toMatchObject({ canReserve: true, canDiscard: false });
    expect(shown({}, typed({}, "external")).canReserve).toBe(false);
    expect(shown({}, typed(reserved))).toMatchObject({ canReserve: false, canDiscard: true });
    expect(shown({}, typed(external))).toMatchObject({ canReserve: false, canDiscard: false });
    const only = { can_be_unmanaged: false, optional_doi_transitions: noManaged };
    expect(shown({ required: true, page: only })).toMatchObject({ selected: "managed", canReserve: true });
    const shut = { required: false, record: newVersion, page: only };
    expect(shown(shut, typed({}, "managed"))).toMatchObject({ selected: "not_needed", canReserve: false });
  });

  test("is a published DOI of another's, which can be discarded no more than any other that is not ours", () => {
    const given = { required: false, record: edited(external), published: external };
    expect(shown(given, typed(external))).toMatchObject({ canDiscard: false, selected: "external" });
  });
});

describe("a rule for what follows a published version", () => {
  const silent = { allowed_providers: ["external"], message: "" };
  const rules = { optional_doi_transitions: silent };
  test("that has no words of its own is told in ours", () => {
    expect(shown({ required: false, record: newVersion, page: rules }).why).toEqual({
      external: undefined,
      managed: "doi.notAllowed",
      not_needed: "doi.notAllowed",
    });
  });

  test.each([
    ["a further version, whatever its status", { versions: { index: 2 } }],
    ["a new version", { status: "new_version_draft" }],
    ["a new version with a review", { status: "new_version_draft_with_review" }],
    ["a published record", { status: "published" }],
    ["an edit of a published record", { is_published: true }],
  ])("binds %s", (_what, json) => {
    expect(shown({ required: false, record: recordWith(json), page: rules }).open).toEqual(["external"]);
  });

  test("lets 'not needed' follow only where it says so, and no provider of ours where it names none", () => {
    const only = { optional_doi_transitions: { allowed_providers: ["not_needed"], message: "" } };
    expect(shown({ required: false, record: newVersion, page: only }).open).toEqual(["not_needed"]);
    const none = { optional_doi_transitions: { allowed_providers: [], message: "" } };
    const closed = shown({ required: false, record: newVersion, page: { ...none, default_selected: "no" } });
    expect(closed).toMatchObject({ open: [], selected: "external", canReserve: false, canEdit: false });
  });
});

describe("making a choice", () => {
  test("keeps the identifiers of other schemes", () => {
    for (const choice of ["external", "managed", "not_needed"] as const) {
      expect(withDoiChoice(typed({ ...external, oai }), choice).pids["oai"]).toEqual(oai);
    }
    expect(withExternalDoi(typed({ oai }), "10.1/x").pids).toEqual({
      oai,
      doi: { identifier: "10.1/x", provider: "external" },
    });
  });

  test("sends 'not needed' and 'not reserved yet' as pids without doi, and yes as an external one", () => {
    expect(withDoiChoice(typed(external), "not_needed")).toEqual(typed({}, "not_needed"));
    expect(withDoiChoice(typed(external), "managed")).toEqual(typed({}, "managed"));
    expect(withDoiChoice(typed(reserved), "external")).toEqual(
      typed({ doi: { identifier: "", provider: "external" } }, "external"),
    );
    expect(withDoiChoice(typed(reserved), "not_needed")).toEqual(typed({}, "not_needed"));
    expect(withExternalDoi(typed(reserved), "10.1/x").doi).toEqual({ choice: "external" });
    expect(withDoiChoice(typed({}), "external")).toEqual(
      typed({ doi: { identifier: "", provider: "external" } }, "external"),
    );
  });

  test("that is the one already made changes no DOI", () => {
    expect(withDoiChoice(typed(external), "external").pids).toEqual(external);
    expect(withDoiChoice(typed(reserved), "managed").pids).toEqual(reserved);
  });
});

describe("'DOI is needed' stops publishing and submitting", () => {
  const optional = situation({ required: false });
  test("when a DOI is optional, the depositor said that one is needed, and none is reserved yet", () => {
    const say = (occasion: "publish" | "review") => {
      const message = missingDoi(optional, typed({}, "managed"), occasion);
      return message === null ? null : coreMessages[message.id];
    };
    expect(say("publish")).toBe("DOI is needed. You need to reserve a DOI before publishing.");
    expect(say("review")).toBe("DOI is needed. You need to reserve a DOI before submitting for review.");
  });

  test("and in no other case", () => {
    expect(missingDoi(situation({ required: true }), typed({}, "managed"), "publish")).toBeNull();
    expect(missingDoi(situation(), typed({}, "managed"), "publish")).toBeNull();
    expect(missingDoi(optional, typed({}, "not_needed"), "publish")).toBeNull();
    expect(missingDoi(optional, typed(external, "managed"), "publish")).toBeNull();
    expect(missingDoi(optional, typed(reserved, "managed"), "publish")).toBeNull();
  });

  test("also when it was preselected and left so", () => {
    expect(
      missingDoi(situation({ required: false, page: { default_selected: "no" } }), typed(), "publish"),
    ).not.toBeNull();
  });
});
