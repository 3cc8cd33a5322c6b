import fc from "fast-check";
import { expect, it } from "vitest";
import { emptyMap } from "./persistentMap.ts";

const key = fc.oneof(fc.constantFrom("a", "b", "__proto__", "", "\u0000"), fc.string({ maxLength: 3 }));
const act = fc.oneof(
  fc.record({ kind: fc.constant("set" as const), key, value: fc.nat() }),
  fc.record({ kind: fc.constant("delete" as const), key, value: fc.nat() }),
);

it("holds what a Map holds after any acts, and leaves what was there before as it was", () => {
  fc.assert(
    fc.property(fc.array(act, { maxLength: 100 }), (acts) => {
      const real = new Map<string, number>();
      let map = emptyMap<number>();
      for (const one of acts) {
        const before = [...map.entries()];
        const old = map;
        if (one.kind === "set") {
          real.set(one.key, one.value);
          map = map.set(one.key, one.value);
        } else {
          real.delete(one.key);
          map = map.delete(one.key);
        }
        expect([...old.entries()]).toEqual(before);
        expect(map.size).toBe(real.size);
        expect(map.get(one.key)).toBe(real.get(one.key));
      }
      expect(new Map(map.entries())).toEqual(real);
      for (const name of real.keys()) expect(map.has(name)).toBe(true);
    }),
  );
});
