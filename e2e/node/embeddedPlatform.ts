import { COMMUNITIES, createRepository, memoryStorage, PEOPLE, type RepositoryOptions } from "@deposit/repository";
import { serve } from "@deposit/repository/node";
import { type Platform, rateLimit, type Setting, smallQuota } from "./platform.ts";

const settings: Readonly<Record<Setting, Partial<RepositoryOptions>>> = {
  usual: {},
  own: {},
  "optional-doi": { isDoiRequired: false },
  "small-quota": { quota: { maxStorage: smallQuota } },
  "rate-limit": { rateLimit },
};

/** The embedded repository in a setting, over HTTP, with the communities that a running platform has. */
export async function embeddedPlatform(setting: Setting): Promise<Platform> {
  const curator = PEOPLE.find(({ username }) => username === "curator");
  const communities = COMMUNITIES.filter(({ isVerified }) => !isVerified).map((community) => ({
    ...community,
    members: { [curator?.id ?? ""]: "owner" as const },
  }));
  const repository = createRepository({ storage: memoryStorage(), communities, ...settings[setting] });
  let atWork: (() => void) | undefined;
  const fetch = (request: Request): Promise<Response> => {
    const answer = repository.fetch(request);
    atWork?.();
    return answer;
  };
  const server = await serve({ ...repository, fetch }, { log: () => undefined });
  return {
    kind: "embedded",
    web: server.url,
    tokenOf: (person) => PEOPLE.find(({ username }) => username === person)?.token ?? "",
    cut: async () => repository.power.stop(),
    cutAtWork: () =>
      new Promise((resolve) => {
        atWork = () => {
          atWork = undefined;
          repository.power.stop();
          resolve();
        };
      }),
    start: async () => repository.power.start(),
    close: () => server.close(),
  };
}
