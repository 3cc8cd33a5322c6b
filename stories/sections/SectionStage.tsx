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

/** Options of a section's story. */
export interface SectionStageProps {
  readonly metadata?: JsonObject | undefined;
  /** More parts of the record, such as its status. */
  readonly record?: JsonObject | undefined;
  readonly errors?: readonly ServerError[] | undefined;
  readonly files?: readonly ServerFile[] | undefined;
  readonly config?: JsonObject | undefined;
  readonly fields?: FieldOverrides | undefined;
  /** Permissions of the depositor. Defaults to those of an owner. */
  readonly permissions?: Partial<DepositPermissions> | undefined;
  /** Whether the files of a published record are locked, which is the default. */
  readonly filesLocked?: boolean | undefined;
  /** The community that the page preselects. */
  readonly community?: Community | undefined;
  /** The host's checkboxes in the publish and submit dialogs. */
  readonly publishCheckboxes?: readonly ExtraCheckbox[] | undefined;
  /** Faults of the repository. */
  readonly faults?: readonly Fault[] | undefined;
  /** How bytes are sent. Defaults to the repository of the story. */
  readonly transport?: Transport | undefined;
  /** Replacements for the browser's services. */
  readonly ports?: Partial<Ports> | undefined;
  /** Changes the answers of the repository before the form reads them. */
  readonly onAnswer?: ((request: Request, response: Response) => Promise<Response>) | undefined;
}

/** What {@link loadPage} provides to a story. */
export interface LoadedPage {
  readonly repository: Repository;
  readonly config: JsonObject;
}

const origin = "https://repository.example";

/** How a story's `parameters` change its repository. */
export interface RepositoryParameters {
  readonly repository?: Partial<RepositoryOptions> | undefined;
}

/** Creates a repository for the story, and the configuration of its deposit page. */
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

/**
 * Renders a section with its own deposit, in a card like the layout. Without a heading the section has its own card.
 */
export function SectionStage({
  page,
  children,
  heading,
  theme,
  locale,
  messages,
  ...story
}: SectionStageProps & {
  readonly page: LoadedPage;
  readonly children: ReactNode;
  readonly heading: string | null;
  readonly theme: "light" | "dark" | "auto";
  readonly locale: string;
  /** Overrides the messages of the language. */
  readonly messages: Readonly<Record<string, string>> | undefined;
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
      messages={messages}
      onNavigate={() => undefined}
      ports={{ transport: opened.transport, log: () => undefined, ...story.ports }}
    >
      {heading === null ? children : <Section heading={heading}>{children}</Section>}
    </DepositForm>
  );
}

/** Sends bytes directly to the repository instead of the network. */
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
