import type { Page } from "@playwright/test";
import * as z from "zod/mini";
import { identified } from "./askPlatform.ts";
import { expect, test } from "./fixtures.ts";
import { InvenioPageModel } from "./invenioPageModel.ts";
import { mayStartSitePages, type SitePages, startSitePages } from "./node/sitePages.ts";
import { ask, page as usualPage, siteNoiseAnd } from "./platformPages.ts";
import { sparseFile, textFile } from "./sampleFiles.ts";

const title = "Ice drift in the Fram Strait";
const toggle = (page: Page) => page.getByRole("checkbox", { name: "Metadata-only record" });
const stored = z.object({ entries: z.array(z.object({ key: z.string(), size: z.number() })) });

/** Describes the platform's pages in one site setting: lines of `invenio.cfg`. */
function inSetting(name: string, settings: string, tests: (site: () => string) => void): void {
  test.describe(name, () => {
    let pages: SitePages | undefined;
    test.skip(usualPage === "" || !mayStartSitePages(), "the platform's pages cannot be started here in a setting");
    test.use({ expectedInConsole: siteNoiseAnd() });
    test.beforeAll(async () => {
      test.setTimeout(240_000);
      pages = await startSitePages(settings);
    });
    test.afterAll(() => pages?.close());
    tests(() => pages?.web ?? "");
  });
}

/** Describes, uploads and publishes a record with one file; returns its id. */
async function depositsAFile(deposit: InvenioPageModel, page: Page, folder: string): Promise<string> {
  await deposit.opens("/uploads/new");
  await page.getByRole("radio", { name: "No, I need one" }).check();
  await deposit.fillsInWhatIsRequired(title);
  const file = await textFile(folder, "drift.csv", "day,km\n1,12\n");
  await deposit.chooses(file);
  await deposit.seesComplete(file);
  const id = await deposit.publishesAsRecord();
  await expect(page.getByRole("heading", { name: title, level: 1 })).toBeVisible();
  return id;
}

async function filesOf(id: string, site: string): Promise<readonly string[]> {
  const list = stored.parse(await ask("depositor", "GET", `/records/${id}/files`, undefined, site));
  return list.entries.map(({ key }) => key).toSorted();
}

inSetting("A site without metadata-only records", "RDM_ALLOW_METADATA_ONLY_RECORDS = False", (site) => {
  test("takes files, and offers no record without them", async ({ page, folder }) => {
    const deposit = new InvenioPageModel(page, site());
    let id = "";

    await test.step("a new upload is described and published with a file", async () => {
      await deposit.signsIn("depositor");
      await deposit.opens("/uploads/new");
      await expect(page.getByRole("button", { name: "Choose files" })).toBeVisible();
      await expect(toggle(page)).toHaveCount(0);
      await expect(deposit.publishButton).toBeDisabled();
      await expect(deposit.publishButton).toHaveAccessibleDescription("Add at least one file.");
      id = await depositsAFile(deposit, page, folder);
      expect(await filesOf(id, site())).toEqual(["drift.csv"]);
    });

    await test.step("its files are locked while it is edited", async () => {
      await ask("depositor", "POST", `/records/${id}/draft`, undefined, site());
      await deposit.opens(`/uploads/${id}`);
      await expect(page.getByText(/files of a published record cannot be changed/)).toBeVisible();
      await expect(page.getByRole("button", { name: /^(Choose files|Remove drift.csv)/ })).toHaveCount(0);
    });

    await test.step("a new version takes the files over, takes another, and is published", async () => {
      const version = identified.parse(await ask("depositor", "POST", `/records/${id}/versions`, undefined, site()));
      await deposit.opens(`/uploads/${version.id}`);
      await expect(deposit.publishButton).toHaveAccessibleDescription("Add at least one file.");
      await page.getByRole("button", { name: "Import files" }).click();
      await deposit.seesComplete({ name: "drift.csv" });
      const more = await textFile(folder, "drift-2.csv", "day,km\n2,14\n");
      await deposit.chooses(more);
      await deposit.seesComplete(more);
      await deposit.publishesAsRecord();
      expect(await filesOf(version.id, site())).toEqual(["drift-2.csv", "drift.csv"]);
    });
  });

  test("takes files by a shared link", async ({ page, folder }) => {
    const body = { metadata: { title }, files: { enabled: true } };
    const draft = identified.parse(await ask("depositor", "POST", "/records", body, site()));
    const { token } = z
      .object({ token: z.string() })
      .parse(await ask("depositor", "POST", `/records/${draft.id}/access/links`, { permission: "edit" }, site()));
    const guest = new InvenioPageModel(page, site());
    await guest.opens(`/uploads/${draft.id}?token=${token}`);
    const file = await textFile(folder, "guest.csv", "a\n");
    await guest.chooses(file);
    await guest.seesComplete(file);
    await expect(page.getByRole("button", { name: "Cancel review" })).toHaveCount(0);
  });
});

const unlocked = "RDM_LOCK_EDIT_PUBLISHED_FILES = lambda service, identity, record=None, draft=None: False";

inSetting("A site that leaves the files of published records open", unlocked, (site) => {
  test("has them changed while the record is edited", async ({ page, folder }) => {
    const deposit = new InvenioPageModel(page, site());
    await deposit.signsIn("depositor");
    const id = await depositsAFile(deposit, page, folder);
    await ask("depositor", "POST", `/records/${id}/draft`, undefined, site());
    await deposit.opens(`/uploads/${id}`);
    await expect(page.getByText(/files of a published record cannot be changed/)).toHaveCount(0);
    await deposit.removes({ name: "drift.csv" });
    const corrected = await textFile(folder, "drift-corrected.csv", "day,km\n1,13\n");
    await deposit.chooses(corrected);
    await deposit.seesComplete(corrected);
    await deposit.publishesAsRecord();
    expect(await filesOf(id, site())).toEqual(["drift-corrected.csv"]);
  });
});

const increases = `
from invenio_rdm_records.services.request_policies import QuotaIncreasePolicy
RDM_FILES_DEFAULT_QUOTA_SIZE = RDM_FILES_DEFAULT_MAX_FILE_SIZE = 10**6
RDM_FILES_DEFAULT_MAX_ADDITIONAL_QUOTA_SIZE = 10**10
RDM_IMMEDIATE_QUOTA_INCREASE_ENABLED = True
RDM_IMMEDIATE_QUOTA_INCREASE_POLICIES = [QuotaIncreasePolicy()]
`;

inSetting("A site where the storage of a draft can be increased", increases, (site) => {
  test("takes a larger file after that, and none before", async ({ page, folder }) => {
    const deposit = new InvenioPageModel(page, site());
    const large = await sparseFile(folder, "large.bin", 3_000_000);
    const body = { metadata: { title }, files: { enabled: true } };
    const draft = identified.parse(await ask("depositor", "POST", "/records", body, site()));
    await deposit.signsIn("depositor");
    await deposit.opens(`/uploads/${draft.id}`);
    await deposit.chooses(large);
    const refused = page.getByRole("alertdialog", { name: "Warning!" });
    await expect(refused).toContainText("large.bin");
    await refused.getByRole("button", { name: "Understood" }).click();

    await ask("depositor", "POST", `/records/${draft.id}/quota-increase`, { quota_size: "1" }, site());
    await deposit.opens(`/uploads/${draft.id}`);
    await deposit.chooses(large);
    await deposit.seesComplete(large);
  });
});

const closed = `
USERS_RESOURCES_GROUPS_ENABLED = False
RDM_RECORDS_REQUIRE_SECRET_LINKS_EXPIRATION = True
RDM_ALLOW_RESTRICTED_RECORDS = False
RECORDS_RESOURCES_ALLOW_EMPTY_FILES = False
`;

inSetting("A site without restricted records, groups and links that last for ever", closed, (site) => {
  test("takes a deposit, and no empty file", async ({ page, folder }) => {
    const deposit = new InvenioPageModel(page, site());
    await deposit.signsIn("depositor");
    await depositsAFile(deposit, page, folder);
    await deposit.opens("/uploads/new");
    await deposit.chooses(await textFile(folder, "empty.csv", ""));
    await expect(page.getByRole("alertdialog", { name: "Warning!" })).toContainText("Empty files were skipped.");
  });

  test("saves an upload for a restricted community as the public record that it has to stay", async ({ page }) => {
    const deposit = new InvenioPageModel(page, site());
    await deposit.signsIn("curator");
    await deposit.opens("/uploads/new?community=secret-society");
    await deposit.givesTheTitle(title);
    await expect(page.getByRole("group", { name: "Full record" })).toHaveCount(0);
    expect((await deposit.savesAndHears()).status()).toBe(201);
    await deposit.sees(deposit.savedWithFeedback);
    const draft = await ask("curator", "GET", `/records/${await deposit.draftId()}/draft`, undefined, site());
    expect(draft).toMatchObject({ access: { record: "public" }, parent: { review: { type: "community-submission" } } });
  });
});

const checks = `
from invenio_rdm_records.checks.requests import CommunityInclusion, CommunitySubmission
CHECKS_ENABLED = True
RDM_COMMUNITY_SUBMISSION_REQUEST_CLS = CommunitySubmission
RDM_COMMUNITY_INCLUSION_REQUEST_CLS = CommunityInclusion
`;

inSetting("A site where communities check drafts", checks, (site) => {
  test("takes a deposit", async ({ page, folder }) => {
    const deposit = new InvenioPageModel(page, site());
    await deposit.signsIn("depositor");
    await depositsAFile(deposit, page, folder);
  });
});
