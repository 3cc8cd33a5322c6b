import { depositState } from "@deposit/core/schema";
import { expect, test } from "vitest";
import { callApi, judge } from "./callApi.ts";
import { completeMetadata } from "./completeMetadata.ts";
import { onPlatform } from "./onPlatform.ts";
import { type Form, openForm, reload } from "./openForm.ts";
import type { CommunitySlug, PersonName, Platform } from "./platform.ts";

/** A complete draft of metadata only, for which a community is chosen. */
async function draftFor(platform: Platform, slug: CommunitySlug, person: PersonName = "depositor"): Promise<Form> {
  const form = openForm(platform, { person });
  form.type(completeMetadata(`For ${slug}`));
  form.change({ files: { enabled: false, default_preview: "" } });
  form.deposit.selectCommunity(await form.client.communities.read(slug));
  return form;
}

const chosen = ({ deposit }: Form): string | undefined =>
  depositState(deposit.getState().record, deposit.getState().selectedCommunity).selectedCommunity?.slug;

onPlatform("usual", "a community", (platform) => {
  test("is chosen, changed and removed, each time with the next save", async () => {
    const form = await draftFor(platform(), "open-lab");
    expect(await form.deposit.save(form.read)).toBe("succeeded");
    expect(form.deposit.getState().record.status).toBe("draft_with_review");
    expect(chosen(await reload(platform(), form))).toBe("open-lab");

    form.deposit.selectCommunity(await form.client.communities.read("reviewed-journal"));
    expect(await form.deposit.save(form.read)).toBe("succeeded");
    expect(chosen(await reload(platform(), form))).toBe("reviewed-journal");

    form.deposit.selectCommunity(null);
    expect(await form.deposit.save(form.read)).toBe("succeeded");
    expect(form.deposit.getState().record.status).toBe("draft");
    expect(chosen(await reload(platform(), form))).toBeUndefined();
    // The save after it sends the revision as it is by now.
    form.type({ title: "Without a community" });
    expect(await form.deposit.save(form.read)).toBe("succeeded");
  });

  test("is submitted to with a comment, which its curator reads; the review is cancelled and begun again", async () => {
    const form = await draftFor(platform(), "reviewed-journal");
    expect(await form.deposit.submitReview(form.read, "Please look at the units.")).toBe("succeeded");
    const led = form.visited.at(-1);
    if (led?.kind !== "review") throw new Error("It led elsewhere.");
    expect(led.href).toContain(`/me/requests/${led.requestId}`);
    expect(form.deposit.getState().record.status).toBe("in_review");
    await expect
      .poll(async () => (await callApi(platform(), "curator", "GET", `/api/requests/${led.requestId}/timeline`)).text)
      .toContain("Please look at the units.");

    const inReview = await reload(platform(), form);
    inReview.type({ title: "Mended while in review" });
    expect(await inReview.deposit.save(inReview.read)).toBe("succeeded");
    expect(inReview.deposit.can("discard")).toMatchObject({ reason: { id: "can.openReview" } });
    expect(await inReview.deposit.cancelReview("Not yet.")).toBe("succeeded");
    expect(inReview.deposit.getState().record.status).toBe("draft");

    inReview.deposit.selectCommunity(await form.client.communities.read("reviewed-journal"));
    expect(await inReview.deposit.submitReview(inReview.read)).toBe("succeeded");
    expect(inReview.deposit.getState().record.status).toBe("in_review");
  });

  test("declines: the depositor removes it and publishes without", async () => {
    const form = await draftFor(platform(), "reviewed-journal");
    await form.deposit.submitReview(form.read);
    expect((await judge(platform(), "decline", form.deposit.getState().record)).status).toBe(200);

    const declined = await reload(platform(), form);
    expect(declined.deposit.getState().record.status).toBe("declined");
    expect(declined.deposit.can("submit-review", declined.read())).toMatchObject({
      reason: { id: "can.reviewDeclined" },
    });
    expect(await declined.deposit.publishWithoutCommunity(declined.read)).toBe("succeeded");
    expect(declined.visited.at(-1)).toMatchObject({ kind: "record" });
    const record = await form.client.records.read(declined.deposit.getState().record.links);
    expect(record).toMatchObject({ status: "published", is_published: true });
    expect(depositState(record).selectedCommunity).toBeNull();
  });

  test("declines: another one is chosen and submitted to", async () => {
    const form = await draftFor(platform(), "reviewed-journal");
    await form.deposit.submitReview(form.read);
    await judge(platform(), "decline", form.deposit.getState().record);
    const declined = await reload(platform(), form);
    declined.deposit.selectCommunity(await form.client.communities.read("open-lab"));
    expect(await declined.deposit.submitReview(declined.read)).toBe("succeeded");
    expect(declined.deposit.getState().record.status).toBe("in_review");
    expect(chosen(await reload(platform(), declined))).toBe("open-lab");
  });

  test("accepts, and the record is published in it", async () => {
    const form = await draftFor(platform(), "open-lab");
    await form.deposit.submitReview(form.read);
    expect((await judge(platform(), "accept", form.deposit.getState().record)).status).toBe(200);
    const record = await form.client.records.read(form.deposit.getState().record.links);
    expect(record).toMatchObject({ status: "published", is_published: true });
    const { id } = await form.client.communities.read("open-lab");
    expect(record.parent.communities).toMatchObject({ default: id });
    await expect(form.client.drafts.read(form.deposit.getState().record.links)).rejects.toMatchObject({
      failure: { kind: "not-found" },
    });
  });

  test("of one's own that is open publishes at once", async () => {
    const form = await draftFor(platform(), "open-lab", "curator");
    expect(depositState(form.deposit.getState().record, form.deposit.getState().selectedCommunity)).toMatchObject({
      showDirectPublishButton: true,
    });
    expect(await form.deposit.submitReview(form.read)).toBe("succeeded");
    expect(form.deposit.getState().record).toMatchObject({ status: "published", is_draft: false });
    expect(form.visited.at(-1)).toMatchObject({ kind: "record" });
  });

  test("of one's own with closed review does not", async () => {
    const form = await draftFor(platform(), "reviewed-journal", "curator");
    expect(await form.deposit.submitReview(form.read)).toBe("succeeded");
    expect(form.deposit.getState().record.status).toBe("in_review");
    expect(form.visited.at(-1)).toMatchObject({ kind: "review" });
  });

  test("has to be left before the draft is published past it", async () => {
    const form = await draftFor(platform(), "open-lab");
    await form.deposit.save(form.read);
    expect(await form.deposit.publish(form.read)).toBe("failed");
    expect(form.deposit.getState().phase).toMatchObject({
      failure: { message: expect.stringMatching(/open review|community/) },
    });
    form.deposit.selectCommunity(null);
    expect(await form.deposit.publish(form.read)).toBe("succeeded");
  });
});
