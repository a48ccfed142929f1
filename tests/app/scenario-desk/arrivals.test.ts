import { expect, test } from "vitest";
import { newArrival } from "@/app/(author)/scenarios/[id]/edit/schedule/side-schedule";
import { toggled, troopsOf } from "@/app/(author)/scenarios/[id]/edit/schedule/troops";
import { formation, scenario, side, unit } from "@/tests/lib/domain/belle-alliance/scenario/build";

const danes = side("danes", {
  formations: [
    formation("division", {
      level: "division",
      formations: [formation("brigade", { units: [unit("a"), unit("b")] })],
    }),
    formation("reserve", { units: [unit("c")] }),
  ],
});
const troops = troopsOf(danes);

function troop(id: string) {
  const found = troops.find((each) => each.id === id);
  if (!found) throw new Error(`no troop ${id}`);
  return found;
}

test("every formation and unit can be sent for, in the order of battle's own order", () => {
  expect(troops.map(({ id, depth }) => [id, depth])).toEqual([
    ["division", 0],
    ["brigade", 1],
    ["a", 2],
    ["b", 2],
    ["reserve", 0],
    ["c", 1],
  ]);
});

test("a chosen formation brings everything under it, once", () => {
  const some = toggled(new Set(["a", "c"]), troop("division"), troops);
  expect([...some].sort()).toEqual(["c", "division"]);
  expect([...toggled(some, troop("division"), troops)]).toEqual(["c"]);
});

test("an arrival begins in the first bound at the southern edge, the next one after the last and where it was", () => {
  const { map } = scenario({ sides: [danes] });
  const first = newArrival(["c"], { side: danes, map, bounds: 12 });
  expect(first).toMatchObject({ brings: ["c"], bound: 1, entry: [map.widthCm / 2, 0], note: "" });
  const reinforcements = [{ ...first, bound: 12, entry: [0, 40] as [number, number] }];
  const next = newArrival(["a"], { side: { ...danes, reinforcements }, map, bounds: 12 });
  expect(next).toMatchObject({ bound: 12, entry: [0, 40] });
  expect(next.id).not.toBe(first.id);
});
