import * as z from "zod/mini";
import type { CoreMessageId } from "../messages.ts";
import { type Row, newRowKey } from "../record/row.ts";
import { asObject, asText } from "../shared/json.ts";
import { readLocalized, writeLocalized } from "./localizedText.ts";
import { required } from "./required.ts";
import type { RowDefinition } from "./rows.ts";
import { isWebAddress } from "./webAddress.ts";

/** One license: a standard one where it has an `id`, else a custom one. */
export interface LicenseValue extends Row {
  readonly id?: string | undefined;
  readonly title: string;
  readonly description: string;
  readonly link: string;
}

/** Validates a custom license: it has a title, and its link is an http(s) address if there is one. */
export const customLicenseSchema = z.object({
  title: required("check.license.title.required"),
  description: z.string(),
  link: z
    .string()
    .check(
      z.refine(
        (text) => text.trim() === "" || isWebAddress(text),
        "check.license.link.invalid" satisfies CoreMessageId,
      ),
    ),
});

/**
 * One license of the list. A standard license is sent as `{id}`; its link is the address of its vocabulary entry. Title
 * and description of a custom one are localised: the form edits one language and keeps the others.
 */
export const licenseRow: RowDefinition<LicenseValue> = {
  parts: { title: {}, description: {}, link: {} },
  schema: customLicenseSchema,
  decode(license, { default_locale }) {
    const { title, description } = license;
    const id = asText(license["id"]);
    const texts = {
      title: asText(license["title_l10n"]) || readLocalized(title, default_locale),
      description: asText(license["description_l10n"]) || readLocalized(description, default_locale),
      link: asText(license["link"]) || asText(asObject(license["props"])["url"]),
    };
    return id === ""
      ? { key: newRowKey(), ...texts, unedited: { title, description } }
      : { key: newRowKey(), id, ...texts };
  },
  encode({ id, title, description, link, unedited }, { default_locale }) {
    if (id !== undefined) return { id };
    return {
      title: title === "" ? undefined : writeLocalized(title, unedited?.["title"], default_locale),
      description:
        description === "" ? undefined : writeLocalized(description, unedited?.["description"], default_locale),
      link,
    };
  },
  identify: ({ id, title }) => id ?? title,
};
