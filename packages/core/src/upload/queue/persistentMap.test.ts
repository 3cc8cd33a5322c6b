import fc from "fast-check";
import { expect, it } from "vitest";
import { emptyMap } from "./persistentMap.ts";

const key = fc.oneof(fc.constantFrom("a", "b", "__proto__", "", "\u0000"), fc.string({ maxLength: 3 }));
const changes = fc.array(fc.tuple(key, fc.option(fc.nat(), { nil: undefined })), { maxLength: 20 });

it("holds what a Map holds after any changes, and does not change the map before", () => {
  fc.assert(
    fc.property(fc.array(changes, { maxLength: 20 }), (steps) => {
      const real = new Map<string, number>();
      let map = emptyMap<number>();
      for (const step of steps) {
        const old = map;
        const before = [...old.entries()];
        map = map.withAll(new Map(step));
        for (const [name, value] of new Map(step)) {
          if (value === undefined) real.delete(name);
          else real.set(name, value);
        }
        expect([...old.entries()]).toEqual(before);
        expect(map.size).toBe(real.size);
        for (const [name] of step) expect([map.get(name), map.has(name)]).toEqual([real.get(name), real.has(name)]);
      }
      expect(new Map(map.entries())).toEqual(real);
      expect([...map.values()].toSorted()).toEqual([...real.values()].toSorted());
    }),
  );
});
