import { afterEach, describe, expect, it, vi } from "vitest";
import type { Clock } from "../../ports.ts";
import { readRemoteEntry } from "./remoteEntry.ts";

const now = Date.parse("2026-11-21T08:00:00Z");
const clock: Clock = { now: () => now, after: () => () => undefined };
const service = { transferHeaders: () => ({ headers: {}, withCredentials: false, isStore: false }) };

/** Returns the lifetime of an address with this expiration, in milliseconds. */
function lifetimeUntil(expiration: string, servedAt?: number): number | null | undefined {
  const links = { parts: [{ part: 1, url: "/1", expiration }] };
  const server = { key: "a.bin", status: "pending" as const, links, servedAt };
  return readRemoteEntry({ service, clock }, server).partLinks[0]?.lifetime;
}

afterEach(() => void vi.unstubAllEnvs());

describe("the addresses of parts", () => {
  it("belong to a store or the repository, which is asked once per folder", () => {
    const asked: string[] = [];
    const transferHeaders = (url: string) => {
      asked.push(url);
      return { headers: {}, withCredentials: false, isStore: url.startsWith("https://store.example/") };
    };
    const urls = [
      "https://store.example/bucket/data?partNumber=1&path=/a/b",
      "https://store.example/bucket/data?partNumber=2&path=/c/d",
      "/api/records/abc/draft/files/a.bin/content/3",
      "/api/records/abc/draft/files/a.bin/content/4",
    ];
    const links = { parts: urls.map((url, index) => ({ part: index + 1, url })) };
    const server = { key: "a.bin", status: "pending" as const, links };
    const { partLinks } = readRemoteEntry({ service: { transferHeaders }, clock }, server);
    expect(partLinks.map(({ isStore }) => isStore)).toEqual([true, true, false, false]);
    expect(asked).toEqual([urls[0], urls[2]]);
  });
});

describe("the lifetime of a part's address", () => {
  it("is measured by the server's clock if the answer contains it", () => {
    expect(lifetimeUntil("2026-11-21T09:00:00+00:00", now)).toBe(3_600_000);
    expect(lifetimeUntil("2026-11-21T09:00:00+00:00", now + 600_000)).toBe(3_000_000);
    expect(lifetimeUntil("2026-11-21T10:00:00+01:00")).toBe(3_600_000);
  });

  it("is the same in every time zone if the expiration names none", () => {
    for (const zone of ["UTC", "America/New_York", "Pacific/Auckland"]) {
      vi.stubEnv("TZ", zone);
      expect(lifetimeUntil("2026-11-21T09:00:00.348130")).toBe(3_600_348);
      expect(lifetimeUntil("2026-11-21T09:00:00Z")).toBe(3_600_000);
    }
  });

  it("is unknown if the expiration is past or cannot be parsed", () => {
    for (const end of ["2026-11-21T07:59:59Z", "tomorrow", ""]) expect(lifetimeUntil(end)).toBeNull();
  });
});
