import { communityObstacle, withCommunity } from "@deposit/core/schema";
import { expect, test } from "vitest";
import { completeMetadata } from "./completeMetadata.ts";
import { onPlatform } from "./onPlatform.ts";
import { clientOf, openForm } from "./openForm.ts";

onPlatform("usual", "communities", (platform) => {
  test("are found by name; restricted ones by their members only, and one's own among one's own", async () => {
    const everybody = await clientOf(platform(), "depositor").communities.search("all", { text: "" });
    const slugs = everybody.hits.map(({ slug }) => slug);
    expect(slugs).toEqual(expect.arrayContaining(["open-lab", "reviewed-journal", "members-only"]));
    expect(slugs).not.toContain("secret-society");
    const { hits } = await clientOf(platform(), "depositor").communities.search("all", { text: "journal" });
    expect(hits.map(({ slug }) => slug)).toContain("reviewed-journal");
    const mine = await clientOf(platform(), "curator").communities.search("mine", { text: "" });
    expect(mine.hits.map(({ slug }) => slug)).toEqual(expect.arrayContaining(["open-lab", "secret-society"]));
    expect((await clientOf(platform(), "stranger").communities.search("mine", { text: "" })).hits).toEqual([]);
  });

  test("say what each may do there", async () => {
    const may = async (person: "depositor" | "curator", slug: string) => {
      const { canSubmitRecord, canIncludeDirectly } = await clientOf(platform(), person).communities.read(slug);
      return { canSubmitRecord, canIncludeDirectly };
    };
    expect(await may("depositor", "open-lab")).toEqual({ canSubmitRecord: true, canIncludeDirectly: false });
    expect(await may("depositor", "members-only")).toEqual({ canSubmitRecord: false, canIncludeDirectly: false });
    expect(await may("curator", "open-lab")).toEqual({ canSubmitRecord: true, canIncludeDirectly: true });
    expect(await may("curator", "reviewed-journal")).toEqual({ canSubmitRecord: true, canIncludeDirectly: false });
    await expect(may("depositor", "secret-society")).rejects.toMatchObject({ failure: { kind: "permission-denied" } });
  });

  test("for members only take nothing from others: the form says so, and so does the server", async () => {
    const form = openForm(platform());
    form.type(completeMetadata("Not a member"));
    form.change({ files: { enabled: false, default_preview: "" } });
    const community = await form.client.communities.read("members-only");
    expect(communityObstacle(community, { visibility: "public", isFirstSubmission: true })).toBe("members-only");
    form.deposit.selectCommunity(community);
    expect(await form.deposit.submitReview(form.read)).toBe("failed");
    expect(form.deposit.getState().phase).toMatchObject({
      failure: {
        kind: "permission-denied",
        message: "Submission to this community is only allowed to community members.",
      },
    });
    expect(form.read().metadata.title).toBe("Not a member");
    expect(form.deposit.getState().record.status).toBe("draft_with_review");
  });

  test("for members only take what a member submits", async () => {
    const form = openForm(platform(), { person: "curator" });
    form.type(completeMetadata("A member's"));
    form.change({ files: { enabled: false, default_preview: "" } });
    form.deposit.selectCommunity(await form.client.communities.read("members-only"));
    expect(await form.deposit.submitReview(form.read)).toBe("succeeded");
    expect(form.deposit.getState().record.status).toBe("in_review");
  });

  test("that are restricted restrict the record, and keep everything that was typed", async () => {
    const form = openForm(platform(), { person: "curator" });
    form.type(completeMetadata("For members' eyes"));
    form.change({ files: { enabled: false, default_preview: "" } });
    const community = await form.client.communities.read("secret-society");
    expect(communityObstacle(community, { visibility: "public", isFirstSubmission: true })).toBe("restricted-only");
    form.change({ access: withCommunity(form.read().access, community, form.deposit.getState().permissions) });
    form.deposit.selectCommunity(community);
    const typed = form.read();
    expect(await form.deposit.submitReview(form.read)).toBe("succeeded");
    expect(form.read().metadata.title).toBe(typed.metadata.title);
    expect(form.deposit.getState().record).toMatchObject({
      status: "in_review",
      access: { record: "restricted", files: "restricted" },
    });
  });
});
