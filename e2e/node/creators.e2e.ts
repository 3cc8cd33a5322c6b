import { expect, test } from "vitest";
import { completeMetadata, creator } from "./completeMetadata.ts";
import { onPlatform } from "./onPlatform.ts";
import { openForm, reload } from "./openForm.ts";

const count = 2000;

onPlatform("usual", `${count} creators`, (platform) => {
  test("are saved in order, one wrong among them is told at its row, and they come back as they were", async () => {
    const form = openForm(platform());
    form.change({ files: { enabled: false, default_preview: "" } });
    const creators = Array.from({ length: count }, (_, index) => ({
      ...creator(`Family ${index}`, `Given ${index}`),
      affiliations: [{ name: `University ${index % 50}` }],
    }));
    const wrong = { ...creator("", "Nameless"), affiliations: [{ name: "University 0" }] };
    form.type({ ...completeMetadata("A large collaboration"), creators: creators.with(1234, wrong) });
    const keys = form.read().metadata.creators.map(({ key }) => key);
    expect(await form.deposit.save(form.read)).toBe("succeeded");
    expect(form.deposit.getState().feedback).toMatchObject([
      { path: ["metadata", "creators", wrong.key, "person_or_org", "family_name"] },
    ]);
    expect(form.read().metadata.creators.map(({ key }) => key)).toEqual(keys);
    expect(form.read().metadata.creators[1234]?.person_or_org.given_name).toBe("Nameless");

    form.type({ creators: form.read().metadata.creators.with(1234, creator("Family 1234", "Given 1234")) });
    expect(await form.deposit.save(form.read)).toBe("succeeded");
    expect(form.deposit.getState().feedback).toEqual([]);
    const again = (await reload(platform(), form)).read().metadata.creators;
    expect(again.map(({ person_or_org: { family_name } }) => family_name)).toEqual(
      creators.map((_, index) => `Family ${index}`),
    );
  });
});
