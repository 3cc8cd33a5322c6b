import type { Page } from "./fixtures.ts";

/** A record with something in every list, so that each kind of row has its buttons and links. */
const filled = {
  title: "Salinity of the Kattegat",
  resource_type: { id: "dataset" },
  additional_titles: [{ title: "Kattegattserien", type: { id: "translated-title" }, lang: { id: "swe" } }],
  creators: [
    {
      person_or_org: {
        type: "personal",
        family_name: "Lindqvist",
        given_name: "Åsa",
        identifiers: [{ scheme: "orcid", identifier: "0000-0002-1825-0097" }],
      },
      affiliations: [{ name: "University of Gothenburg" }],
    },
    { person_or_org: { type: "organizational", name: "Institute of Marine Research" } },
  ],
  contributors: [
    { person_or_org: { type: "personal", family_name: "Ek", given_name: "Ola" }, role: { id: "datacollector" } },
  ],
  description: "<p>Monthly means.</p>",
  additional_descriptions: [{ description: "<p>The gauge stood at the pier.</p>", type: { id: "methods" } }],
  publication_date: "2024-03",
  subjects: [{ subject: "tides" }, { subject: "salinity of shallow northern shelf seas, including their fjords" }],
  languages: [{ id: "eng" }, { id: "swe" }],
  dates: [{ date: "2023-02-01/2024-03-09", type: { id: "collected" } }],
  rights: [
    { id: "cc-by-4.0" },
    { title: { en: "Terms" }, description: { en: "Free for research." }, link: "https://example.org/terms" },
  ],
  funding: [
    {
      funder: { name: "Ministry" },
      award: { title: { en: "Sea" }, number: "7", identifiers: [{ identifier: "https://example.org/7" }] },
    },
  ],
  identifiers: [{ scheme: "other", identifier: "MS 17/b" }],
  related_identifiers: [{ identifier: "10.1234/optics", scheme: "doi", relation_type: { id: "cites" } }],
  references: [{ reference: "Ibn al-Haytham (1021). Book of Optics." }],
};

/** A draft of that record with one file, made through the API as any client of the repository would; answers its id. */
export const makesAFilledDraft = (page: Page): Promise<string> =>
  page.evaluate(
    async (body) => {
      const token = /csrftoken=([^;]+)/.exec(document.cookie)?.[1] ?? "";
      const asks = async (
        path: string,
        method: string,
        sent?: BodyInit,
        type = "application/json",
      ): Promise<string> => {
        const headers = { "Content-Type": type, "X-CSRFToken": token };
        const response = await fetch(`/api/records${path}`, { method, headers, ...(sent && { body: sent }) });
        if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
        return await response.text();
      };
      const { id } = JSON.parse(await asks("", "POST", body));
      const files = `/${id}/draft/files`;
      await asks(files, "POST", JSON.stringify([{ key: "means.csv" }]));
      await asks(`${files}/means.csv/content`, "PUT", "a,b\n", "application/octet-stream");
      await asks(`${files}/means.csv/commit`, "POST");
      return String(id);
    },
    JSON.stringify({ metadata: filled, files: { enabled: true } }),
  );
