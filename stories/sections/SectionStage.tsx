import {
  type Community,
  createClient,
  DepositError,
  type DepositPermissions,
  type JsonObject,
  ownerPermissions,
  type Ports,
  readConfig,
  readRecord,
  type ServerError,
  type ServerFile,
} from "@deposit/core";
import type { ExtraCheckbox } from "@deposit/core";
import type { Transport } from "@deposit/core/upload";
import { DepositForm, type FieldOverrides, Section } from "@deposit/react";
import {
  createRepository,
  type Fault,
  memoryStorage,
  type Repository,
  type RepositoryOptions,
} from "@deposit/repository";
import { type ReactNode, useState } from "react";

/** What a story of a section chooses. */
export interface SectionStageProps {
  readonly metadata?: JsonObject | undefined;
  /** Further parts of the record, such as its status. */
  readonly record?: JsonObject | undefined;
  readonly errors?: readonly ServerError[] | undefined;
  readonly files?: readonly ServerFile[] | undefined;
  readonly config?: JsonObject | undefined;
  readonly fields?: FieldOverrides | undefined;
  /** What the depositor may do; by default all that an owner may. */
  readonly permissions?: Partial<DepositPermissions> | undefined;
  /** Whether the files of a published record are locked, as they are by default. */
  readonly filesLocked?: boolean | undefined;
  /** The community that the page preselects. */
  readonly community?: Community | undefined;
  /** The host's checkboxes in the questions before publishing and submitting. */
  readonly publishCheckboxes?: readonly ExtraCheckbox[] | undefined;
  /** What goes wrong behind it. */
  readonly faults?: readonly Fault[] | undefined;
  /** How bytes are sent; by default to the repository of the story. */
  readonly transport?: Transport | undefined;
  /** Further parts of the world outside that are another than a browser's. */
  readonly ports?: Partial<Ports> | undefined;
  /** Changes what the repository answers before the form reads it. */
  readonly onAnswer?: ((request: Request, response: Response) => Promise<Response>) | undefined;
}

/** What {@link loadPage} gives a story. */
export interface LoadedPage {
  readonly repository: Repository;
  readonly config: JsonObject;
}

const origin = "https://repository.example";

/** How a story's `parameters` change the repository behind it. */
export interface RepositoryParameters {
  readonly repository?: Partial<RepositoryOptions> | undefined;
}

/** A repository of the story's own, and the configuration that its deposit page hands out. */
export async function loadPage({ parameters }: { parameters: RepositoryParameters }): Promise<{ page: LoadedPage }> {
  const repository = createRepository({
    storage: memoryStorage(),
    trust: "everyone",
    development: true,
    ...parameters.repository,
  });
  const answer = await repository.fetch(new Request(`${origin}/__page/deposit`));
  const page: { config: JsonObject } = await answer.json();
  return { page: { repository, config: page.config } };
}

/** Draws a section on a deposit of its own, on a card as the layout does; with no heading it draws its own card. */
export function SectionStage({
  page,
  children,
  heading,
  theme,
  locale,
  ...story
}: SectionStageProps & {
  readonly page: LoadedPage;
  readonly children: ReactNode;
  readonly heading: string | null;
  readonly theme: "light" | "dark" | "auto";
  readonly locale: string;
}) {
  const [opened] = useState(() => {
    const { repository } = page;
    for (const fault of story.faults ?? []) repository.faults.add(fault);
    const record = readRecord({ metadata: story.metadata ?? {}, files: { enabled: true }, ...story.record });
    return {
      client: createClient({
        baseUrl: origin,
        fetch: async (request) => {
          const response = await repository.fetch(request);
          return story.onAnswer === undefined ? response : await story.onAnswer(request, response);
        },
        locale,
      }),
      record: record ?? undefined,
      config: readConfig({ ...page.config, ...story.config }),
      transport: story.transport ?? sendTo(repository),
    };
  });
  return (
    <DepositForm
      client={opened.client}
      record={opened.record}
      files={story.files}
      errors={story.errors}
      config={opened.config}
      fields={story.fields}
      permissions={{ ...ownerPermissions, ...story.permissions }}
      filesLocked={story.filesLocked}
      community={story.community}
      publishCheckboxes={story.publishCheckboxes}
      theme={theme}
      locale={locale}
      onNavigate={() => undefined}
      ports={{ transport: opened.transport, log: () => undefined, ...story.ports }}
    >
      {heading === null ? children : <Section heading={heading}>{children}</Section>}
    </DepositForm>
  );
}

/** Sends bytes to the repository itself, in place of the browser's network. */
function sendTo(repository: Repository): Transport {
  return ({ method, url, headers, body, onProgress }) => {
    const abort = new AbortController();
    const send = async () => {
      const answer = await repository.fetch(new Request(url, { method, headers, body, signal: abort.signal }));
      if (answer.type === "error") throw new DepositError({ kind: "no-response", request: { method, url } });
      onProgress(body.size);
      return { status: answer.status, body: await answer.text(), retryAfter: answer.headers.get("Retry-After") };
    };
    return { answer: send(), cancel: () => abort.abort() };
  };
}
