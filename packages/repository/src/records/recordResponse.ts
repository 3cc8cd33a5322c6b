import { baseOf, type Call, type RepositoryContext } from "../context.ts";
import { jsonResponse } from "../http/responses.ts";
import { chooseLocale, chooseType, UI_TYPE } from "../http/negotiation.ts";
import type { JsonObject } from "../json.ts";
import { reviewOf, permissionsOn } from "./permissions.ts";
import { present, type Presentation } from "./presentRecord.ts";

type View = Pick<Presentation, "item" | "parent"> &
  Partial<Pick<Presentation, "errors" | "hadFiles" | "withFileLinks" | "isBare">>;

/** Builds the JSON of a draft or record in the media type and language of the request. */
export function presentForCall(context: RepositoryContext, call: Call, view: View): Promise<JsonObject> {
  const { request } = call;
  const locale = chooseLocale(request, context.settings.locales);
  return presentWith(context, call, view, {
    expand: ["1", "true"].includes(new URL(request.url).searchParams.get("expand") ?? ""),
    ...(chooseType(request) === UI_TYPE ? { uiLocale: locale } : {}),
  });
}

/** Builds the JSON of a draft or record with a given language and expansion. */
export async function presentWith(
  context: RepositoryContext,
  { request, person }: Call,
  view: View,
  form: Pick<Presentation, "expand" | "uiLocale">,
): Promise<JsonObject> {
  const { settings } = context;
  const review = await reviewOf(context, view.parent);
  return present({
    ...view,
    ...form,
    review,
    communities: settings.communities,
    rights: permissionsOn(view.parent, review, person, settings.communities),
    isReading: request.method === "GET",
    owner: settings.people.find(({ id }) => id === view.parent.owner),
    reader: person,
    base: baseOf(context, request),
    catalogue: context.catalogue,
  });
}

/** Returns the response with a draft or record, and its revision as the ETag. */
export async function recordResponse(
  context: RepositoryContext,
  call: Call,
  view: View,
  status: 200 | 201 | 202,
): Promise<Response> {
  const body = await presentForCall(context, call, view);
  return jsonResponse(body, status, chooseType(call.request), { ETag: `"${view.item.revision}"` });
}
