import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkScenario } from "@/lib/domain/belle-alliance/scenario/check";
import type { ScenarioFindingCode } from "@/lib/domain/belle-alliance/scenario/finding-codes";
import { battery, formation, scenario, side, unit } from "../build";

const holds = (code: ScenarioFindingCode, own: ReturnType<typeof unit>) =>
  checkScenario(
    scenario({
      date: "1813-09-06",
      sides: [side("s1", { formations: [formation("f1", { units: [own] })] })],
    }),
  ).findings.some((finding) => finding.code === code);

const horse = (fields: object = {}) =>
  unit("u1", { arm: "cavalry", type: "dragoon", weight: "medium", men: 400, ...fields });
const pioneers = (fields: object) => unit("u1", { arm: "engineers", type: "sapper", ...fields });
const train = (fields: object) => unit("u1", { arm: "train", type: "train", ...fields });

describe("what a unit has fits its arm", () => {
  test.each<[ScenarioFindingCode, ReturnType<typeof unit>, boolean]>([
    ["lance-of-other-arm", unit("u1", { lance: true }), true],
    ["lance-of-other-arm", battery("u1", { lance: true }), true],
    ["lance-of-other-arm", pioneers({ lance: true }), true],
    ["lance-of-other-arm", horse({ type: "uhlan", lance: true }), false],
    ["weight-of-other-arm", unit("u1", { weight: "light" }), true],
    ["weight-of-other-arm", train({ weight: "light" }), true],
    ["weight-of-other-arm", horse(), false],
    ["weapon-of-other-arm", unit("u1", { weapon: "carbine" }), true],
    ["weapon-of-other-arm", unit("u1", { weapon: "rifle" }), false],
    ["weapon-of-other-arm", unit("u1", { weapon: null }), false],
    ["weapon-of-other-arm", horse({ weapon: "musket" }), true],
    ["weapon-of-other-arm", horse({ weapon: "rifle" }), true],
    ["weapon-of-other-arm", horse({ weapon: "carbine" }), false],
    ["weapon-of-other-arm", horse({ weapon: null }), false],
    ["weapon-of-other-arm", pioneers({ weapon: "carbine" }), false],
    ["weapon-of-other-arm", battery("u1", { weapon: "musket" }), false],
    ["marksmen-of-other-arm", battery("u1", { marksmen: true }), true],
    ["marksmen-of-other-arm", train({ marksmen: true }), true],
    ["marksmen-of-other-arm", unit("u1", { marksmen: true }), false],
    ["marksmen-of-other-arm", horse({ marksmen: true }), false],
    ["light-of-other-arm", battery("u1", { light: true }), true],
    ["light-of-other-arm", train({ light: true }), true],
    ["light-of-other-arm", pioneers({ light: true }), false],
  ])("%s", (code, own, is) => {
    expect(holds(code, own)).toBe(is);
  });
});

describe("howitzers and gunners [1.1.7]", () => {
  test.each<[object, boolean]>([
    [{ guns: 8, howitzers: 9 }, true],
    [{ guns: 8, howitzers: 8 }, false],
    [{ guns: 8, howitzers: null }, false],
    [{ guns: null, howitzers: 2 }, false],
  ])("howitzers of %o: %s", (fields, is) => {
    expect(holds("howitzers-beyond-guns", battery("u1", fields))).toBe(is);
  });

  test("foot has none", () => {
    expect(holds("howitzers-beyond-guns", unit("u1", { howitzers: 2 }))).toBe(true);
    expect(holds("howitzers-beyond-guns", unit("u1", { howitzers: 0 }))).toBe(false);
  });

  test("a gunner for each gun, whatever their number", () => {
    const guns = fc.integer({ min: 2, max: 12 });
    fc.assert(
      fc.property(guns, (count) => {
        const manned = (men: number | null) =>
          holds("gunners-too-few", battery("u1", { guns: count, men }));
        expect([manned(count - 1), manned(count), manned(null)]).toEqual([true, false, false]);
      }),
    );
  });
});

describe("squadrons of three figures at the least [1.2.3, 5.5.2]", () => {
  test.each<[number | null, number | null, boolean]>([
    [200, 4, false],
    [199, 4, true],
    [100, 2, false],
    [98, 2, true],
    [60, 1, false],
    [40, 1, false],
    [400, null, false],
    [null, 8, false],
    [400, 16, false],
  ])("%s men in %s squadrons: %s", (men, battalionsOrSquadrons, is) => {
    expect(holds("squadrons-too-small", horse({ men, battalionsOrSquadrons }))).toBe(is);
  });
});

describe("light troops that nothing calls light [1.3.2, table 21]", () => {
  const light = (fields: object) => holds("light-unlisted", unit("u1", { light: true, ...fields }));
  test.each<[string, object, boolean]>([
    ["line", { name: "1/7e Ligne" }, true],
    ["grenadiers", { name: "Grenadiers", type: "grenadier" }, true],
    ["Landwehr", { name: "2/3rd Silesian Landwehr", nation: "prussia", type: "landwehr" }, true],
    ["British fusiliers", { name: "1/7th Fusiliers", nation: "britain", type: "fusilier" }, true],
    ["light infantry", { name: "1/7e Léger", type: "light" }, false],
    ["jägers", { name: "5th Jägers", nation: "russia", type: "jaeger" }, false],
    ["rifles", { name: "1/95th", nation: "britain", type: "rifle" }, false],
    [
      "a Prussian fusilier battalion",
      { name: "F/4th", nation: "prussia", type: "fusilier" },
      false,
    ],
    ["by its name", { name: "3e Voltigeurs de la Garde", type: "guard" }, false],
    ["by its name in Danish", { name: "Slesvigske skarpskytter", nation: "denmark" }, false],
    ["a row for light troops alone", { name: "1st Battalion", nation: "anhalt" }, false],
    ["foot whose type is open", { type: null }, false],
    ["light horse", { arm: "cavalry", type: "hussar", weight: "light" }, false],
    ["heavy horse", { arm: "cavalry", type: "cuirassier", weight: "heavy" }, true],
    ["horse whose weight is open", { arm: "cavalry", type: "landwehr", weight: null }, false],
    ["guns, which another finding reports", { arm: "artillery", type: "foot-artillery" }, false],
  ])("%s", (_, fields, is) => {
    expect(light(fields)).toBe(is);
  });

  test("not of one that is not marked", () => {
    expect(light({ light: false })).toBe(false);
  });
});
