import { describe, expect, it } from "vitest";
import { armyListSchema } from "@/lib/domain/bogowie-wojny/list/army-list";
import { checkStatedPoints, takeStatedPoints } from "@/lib/domain/bogowie-wojny/list/stated-points";
import { armyOf, lineBases } from "./army-of";

const list = armyOf({
  formations: [{ regiments: [...lineBases(4), { unitKind: "lancers", bases: 2 }] }],
  upgrades: [["redoubt", 2]],
});

/** The list as if its file had been edited by hand, with correct and incorrect points added to items. */
function withPoints({ regiment, whole }: { regiment: number; whole: number }) {
  const sent = structuredClone(list) as unknown as {
    points?: object;
    formations: { points?: number; regiments: { points?: number }[] }[];
    upgrades: { cost?: number }[];
  };
  const [formation] = sent.formations;
  const [first] = formation?.regiments ?? [];
  if (formation === undefined || first === undefined) throw new Error("The list has no regiment.");
  first.points = regiment;
  formation.points = 7;
  sent.points = { total: whole };
  for (const upgrade of sent.upgrades) upgrade.cost = 8;
  return sent;
}

describe("points written into a list", () => {
  it("are removed from it, whatever they say", () => {
    const { json } = takeStatedPoints(withPoints({ regiment: 1, whole: 2 }));
    expect(armyListSchema.parse(json)).toEqual(list);
  });

  it("are reported where they are false, with what is right", () => {
    const { json, stated } = takeStatedPoints(withPoints({ regiment: 2.5, whole: 32 }));
    expect(checkStatedPoints(armyListSchema.parse(json), stated)).toMatchObject([
      { path: "", code: "points-recalculated", params: { stated: 32, points: 15 } },
      { path: "/formations/0/regiments/0", params: { stated: 2.5, points: 4 } },
    ]);
  });

  it("are passed over where they are right", () => {
    const { json, stated } = takeStatedPoints(withPoints({ regiment: 4, whole: 15 }));
    expect(stated).toHaveLength(4);
    expect(checkStatedPoints(armyListSchema.parse(json), stated)).toEqual([]);
  });

  it.each([[null], [7], ["list"], [[]], [{}], [{ formations: 3, upgrades: [null, 4] }]])(
    "are nowhere in %j, which comes back as it was",
    (json) => {
      expect(takeStatedPoints(json)).toEqual({ json, stated: [] });
    },
  );
});
