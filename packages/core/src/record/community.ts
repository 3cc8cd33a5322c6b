import * as z from "zod/mini";
import type { Visibility } from "./record.ts";

/**
 * A community as far as the form needs it (docs/platform/product.md 3.8, reviews.md 1). A ghost is one that was
 * deleted: it has an id and a title, and counts as public.
 */
export interface Community {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly visibility: Visibility;
  readonly isGhost: boolean;
  /** Whether it is verified, that is, has a look and an upload form of its own. */
  readonly isVerified: boolean;
  readonly canSubmitRecord: boolean;
  readonly canIncludeDirectly: boolean;
  /** Address of its logo, "" where there is none. */
  readonly logo: string;
}

const communitySchema = z.object({
  id: z.string(),
  slug: z.catch(z.string(), ""),
  metadata: z.catch(z.object({ title: z.string() }), { title: "" }),
  access: z.catch(z.object({ visibility: z.enum(["public", "restricted"]) }), { visibility: "public" }),
  is_ghost: z.catch(z.boolean(), false),
  theme: z.catch(z.object({ enabled: z.boolean() }), { enabled: false }),
  links: z.catch(z.object({ logo: z.string() }), { logo: "" }),
  ui: z.catch(
    z.object({
      permissions: z.object({
        can_submit_record: z.catch(z.boolean(), false),
        can_include_directly: z.catch(z.boolean(), false),
      }),
    }),
    { permissions: { can_submit_record: false, can_include_directly: false } },
  ),
});

/** A community from what the platform sent, `null` when the value is none. */
export function readCommunity(json: unknown): Community | null {
  const read = communitySchema.safeParse(json);
  if (!read.success) return null;
  const { id, slug, metadata, access, is_ghost, theme, links, ui } = read.data;
  return {
    id,
    slug,
    title: metadata.title,
    visibility: access.visibility,
    isGhost: is_ghost,
    isVerified: theme.enabled,
    canSubmitRecord: ui.permissions.can_submit_record,
    canIncludeDirectly: ui.permissions.can_include_directly,
    logo: links.logo,
  };
}
