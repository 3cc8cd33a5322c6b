import type { Community, JsonObject } from "@deposit/core";

const type = (id: string) => ({ type: { id } });

/** A record in Arabic, with left-to-right names, numbers and identifiers in it. */
export const arabicMetadata: JsonObject = {
  title: "قراءات مقياس المد والجزر في خليج العقبة، 1990–2024",
  additional_titles: [
    { title: "سلسلة العقبة", ...type("alternative-title") },
    { title: "The Aqaba series (سلسلة العقبة)", ...type("translated-title") },
  ],
  creators: [
    {
      person_or_org: {
        type: "personal",
        family_name: "ابن الهيثم",
        given_name: "الحسن",
        identifiers: [{ scheme: "orcid", identifier: "0000-0002-1825-0097" }],
      },
      affiliations: [{ name: "دار الحكمة" }],
    },
    { person_or_org: { type: "organizational", name: "معهد علوم البحار (IMS)", identifiers: [] } },
  ],
  contributors: [
    {
      person_or_org: { type: "personal", family_name: "الإدريسي", given_name: "محمد", identifiers: [] },
      role: { id: "datacollector" },
    },
  ],
  description:
    "<p>مستوى سطح البحر <strong>كل ساعة</strong> منذ 1990، انظر <a href='https://example.org'>السلسلة</a>.</p>",
  additional_descriptions: [{ description: "<p>كان المقياس على رصيف الميناء.</p>", ...type("methods") }],
  publication_date: "2024-03",
  publisher: "مكتبة الإسكندرية",
  version: "الإصدار 1.4.0",
  copyright: "حقوق النشر © 2024 دار الحكمة",
  subjects: [{ subject: "المد والجزر" }, { id: "gemet:salinity", scheme: "GEMET", subject: "ملوحة" }],
  languages: [{ id: "ara", title: { en: "العربية" } }],
  dates: [{ date: "2023-02-01/2024-03-09", ...type("collected"), description: "قراءات كل ساعة" }],
  rights: [
    {
      title: { en: "شروط شبكة المقاييس" },
      description: { en: "مجاني للبحث العلمي. ".repeat(12) },
      link: "https://example.org/terms",
    },
  ],
  funding: [
    { funder: { name: "وزارة التعليم العالي" }, award: { title: { en: "برنامج رصد البحر الأحمر" }, number: "BR-7" } },
  ],
  identifiers: [{ scheme: "other", identifier: "مخطوطة 17/ب" }],
  related_identifiers: [
    { identifier: "أطروحة 12/أ", scheme: "other", relation_type: { id: "cites" }, resource_type: { id: "dataset" } },
  ],
  references: [{ reference: "ابن الهيثم، الحسن (1021). كتاب المناظر. https://doi.org/10.1234/optics" }],
};

/** A server message in Arabic, for parts without text of the record. */
export const arabicMessage = "يرجى مراجعة هذه القيمة (10.1234/optics).";

/** A community with an Arabic name. */
export const arabicCommunity: Community = {
  id: "c",
  slug: "red-sea",
  title: "أبحاث البحر الأحمر",
  visibility: "restricted",
  isGhost: false,
  isVerified: true,
  canSubmitRecord: true,
  canIncludeDirectly: false,
  logo: "",
};
