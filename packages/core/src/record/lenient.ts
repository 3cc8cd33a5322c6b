import * as z from "zod/mini";
import { type Json, type JsonObject, isJsonObject, textsOf } from "../shared/json.ts";

// What the platform sends is read leniently: a key that is absent, `null` or of the wrong kind is absent, and costs no other.

/** A text, or nothing. */
export const optionalText = z.catch(z.optional(z.string()), undefined);
/** A text or `null`, which the platform sends for what is empty. */
export const nullableText = z.catch(z.nullish(z.string()), undefined);
/** A number, or nothing. */
export const optionalNumber = z.catch(z.optional(z.number()), undefined);
/** Yes, no, or nothing. */
export const optionalBoolean = z.catch(z.optional(z.boolean()), undefined);
/** An object of JSON, empty where there is none. */
export const jsonObject = z.catch(z.custom<JsonObject>(isJsonObject), {});
/** Links by name. The platform sends small pictures of a record with an image or a PDF as one link that is an object. */
export const linksByName = z.pipe(jsonObject, z.transform(textsOf));
/** An object of JSON, or nothing. */
export const optionalObject = z.catch(z.optional(z.custom<JsonObject>(isJsonObject)), undefined);
/** Keys that no widget knows: they stay as they came. */
export const unknownKeys = z.custom<Json | undefined>(() => true);
