import { createClient, type DepositClient, type DepositRecord, readConfig } from "@deposit/core";
import { createRepository, memoryStorage, type Repository } from "@deposit/repository";
import { render, screen, type RenderResult } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import { type ComponentType, Fragment, type ReactNode } from "react";
import { DepositForm, type DepositFormProps } from "../src/DepositForm.tsx";

/** A form on a page of its own with the embedded repository behind it. */
export interface DrivenDeposit extends OpenedRepository {
  readonly user: UserEvent;
  readonly page: RenderResult;
  /** Draws the same form again with other props. */
  readonly redraw: (props: Partial<DepositFormProps>) => void;
}

const origin = "http://localhost:3000";

async function readJson(repository: Repository, path: string): Promise<unknown> {
  const response = await repository.fetch(new Request(`${origin}${path}`, { headers: { Accept: "application/json" } }));
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return await response.json();
}

/** A repository that believes everybody, and a client that calls it without a network. */
export interface OpenedRepository {
  readonly repository: Repository;
  readonly client: DepositClient;
  /** Keeps the next call waiting until what it gives back is called. */
  readonly holdNextCall: () => () => void;
}

/** Opens a repository of a test's own, with nothing in it. */
export function openRepository(): OpenedRepository {
  const repository = createRepository({ storage: memoryStorage(), trust: "everyone", development: true });
  const gates: Promise<void>[] = [];
  const client = createClient({
    baseUrl: origin,
    async fetch(request) {
      await gates.shift();
      const response = await repository.fetch(request);
      if (response.type === "error") throw new TypeError("Failed to fetch");
      return response;
    },
  });
  const holdNextCall = (): (() => void) => {
    let release = (): void => undefined;
    gates.push(new Promise((resolve) => (release = resolve)));
    return () => release();
  };
  return { repository, client, holdNextCall };
}

/** Draws a `DepositForm` for a new deposit, with the configuration that the repository gives its page. */
export async function driveDeposit(
  props: Partial<DepositFormProps> = {},
  Wrapper: ComponentType<{ children: ReactNode }> | typeof Fragment = Fragment,
): Promise<DrivenDeposit> {
  const { repository, client, holdNextCall } = openRepository();
  const page = await readJson(repository, "/__page/deposit");
  const config = typeof page === "object" && page !== null && "config" in page ? page.config : {};
  // Without the site's custom fields: some of them are called as the fields of every form are.
  const all = {
    client,
    config: { ...readConfig(config), custom_field_sections: [] },
    onNavigate: () => undefined,
    ...props,
  };
  const rendered = render(<DepositForm {...all} />, { wrapper: Wrapper as ComponentType<{ children: ReactNode }> });
  return {
    repository,
    client,
    holdNextCall,
    user: userEvent.setup(),
    page: rendered,
    redraw: (other) => rendered.rerender(<DepositForm {...all} {...other} />),
  };
}

/** A draft that may be published. */
export const completeDraft = {
  metadata: {
    title: "Tides",
    resource_type: { id: "dataset" },
    publication_date: "2026-11-21",
    publisher: "Wadden Sea Forum",
    creators: [{ person_or_org: { type: "personal", family_name: "Lovelace", given_name: "Ada" } }],
  },
  files: { enabled: false },
};

/** A draft that is on the server already, as its page would hand it to the form. */
export async function savedDraft(
  client: DepositClient,
  payload: Parameters<DepositClient["drafts"]["create"]>[0],
): Promise<{ readonly record: DepositRecord }> {
  const { record } = await client.drafts.create({ custom_fields: {}, pids: {}, ...payload });
  return { record };
}

/** The field of the record's own title where the form shows it: groups of custom fields have titles, too. */
export function findTitleField(): HTMLElement | null {
  const titles = screen.queryAllByRole("textbox", { name: /^Title/ });
  return titles.find((field) => field.getAttribute("name") === "metadata.title") ?? null;
}

/** The field of the record's own title. */
export function titleField(): HTMLElement {
  const field = findTitleField();
  if (field === null) throw new Error("The form shows no field for the title of the record.");
  return field;
}

/** Waits until the banner that says `sentence` is there. */
export const bannerSaying = async (sentence: RegExp): Promise<HTMLElement> => {
  const heading = await screen.findByText(sentence, { selector: ".deposit-banner__heading" });
  const banner = heading.closest<HTMLElement>(".deposit-banner");
  if (banner === null) throw new Error("The sentence is in no banner.");
  return banner;
};
