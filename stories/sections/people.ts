import type { JsonObject } from "@deposit/core";

interface Somebody {
  readonly family: string;
  readonly given: string;
  readonly orcid?: string;
  readonly gnd?: string;
  readonly at?: readonly string[];
  readonly role?: string;
}

const person = ({ family, given, orcid, gnd, at = [], role }: Somebody): JsonObject => ({
  person_or_org: {
    type: "personal",
    family_name: family,
    given_name: given,
    identifiers: [
      ...(orcid === undefined ? [] : [{ scheme: "orcid", identifier: orcid }]),
      ...(gnd === undefined ? [] : [{ scheme: "gnd", identifier: gnd }]),
    ],
  },
  affiliations: at.map((name) => ({ name })),
  ...(role === undefined ? {} : { role: { id: role } }),
});

/** Three creators of different kinds. */
export const threeCreators: readonly JsonObject[] = [
  person({
    family: "Lovelace",
    given: "Ada",
    orcid: "0000-0002-1825-0097",
    at: ["Analytical Engine Society", "University of London"],
  }),
  {
    person_or_org: {
      type: "organizational",
      name: "CERN",
      identifiers: [{ scheme: "ror", identifier: "01ggx4157" }],
    },
    role: { id: "hostinginstitution" },
  },
  person({ family: "Noether", given: "Emmy", gnd: "118588575", role: "researcher" }),
];

/** Names and affiliations that test the width of a row. */
export const longCreators: readonly JsonObject[] = [
  person({
    family: "Wolfeschlegelsteinhausenbergerdorff",
    given: "Hubert Blaine Adolph Charles David Earl Frederick Gerald",
    orcid: "0000-0002-1694-233X",
    gnd: "118540238",
    at: [
      "Institute for the Long-Term Observation of Tidal Basins and Estuaries of the Northern Hemisphere",
      "Centre National de la Recherche Scientifique, Délégation Bretagne et Pays de la Loire",
    ],
    role: "datacollector",
  }),
  person({ family: "李", given: "四光", at: ["中国科学院地质与地球物理研究所"] }),
  person({ family: "ابن الهيثم", given: "الحسن", at: ["دار الحكمة"] }),
  ...threeCreators,
];
