import { expect, type Locator, type Page } from "@playwright/test";
import { createHash } from "node:crypto";
import { md5OfFile, type SampleFile } from "./sampleFiles.ts";

/** What a visitor sees on the page of a record. */
export class RecordModel {
  constructor(private readonly page: Page) {}

  get citation(): Locator {
    return this.page.getByRole("region", { name: "Cite this record" }).getByRole("paragraph").first();
  }

  async isTitled(title: string): Promise<void> {
    await expect(this.page.getByRole("heading", { name: title, level: 1 })).toBeVisible();
  }

  fileRow(name: string): Locator {
    return this.page.getByRole("row").filter({ has: this.page.getByRole("rowheader", { name }) });
  }

  downloadLink(name: string): Locator {
    return this.page.getByRole("link", { name: `Download ${name}` });
  }

  /** The file's row shows the MD5 of the source, and what is downloaded has it. */
  async holdsTheBytesOf(file: SampleFile): Promise<void> {
    const md5 = await md5OfFile(file.path);
    await expect(this.fileRow(file.name)).toContainText(`md5:${md5}`);
    const started = this.page.waitForEvent("download");
    await this.downloadLink(file.name).click();
    const hash = createHash("md5");
    const stream = await (await started).createReadStream();
    for await (const chunk of stream) hash.update(chunk as Buffer);
    expect(hash.digest("hex"), `MD5 of ${file.name}, fetched again`).toBe(md5);
  }
}
