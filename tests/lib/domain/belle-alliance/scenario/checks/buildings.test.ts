import { readFileSync } from "node:fs";
import { produce } from "immer";
import { describe, expect, test } from "vitest";
import { checkScenario } from "@/lib/domain/belle-alliance/scenario/check";
import { type Scenario, scenarioSchema } from "@/lib/domain/belle-alliance/scenario/scenario";
import { viewFor } from "@/lib/domain/belle-alliance/scenario/view-for";
import { walkUnits } from "@/lib/domain/belle-alliance/scenario/walk";
import { belleAllianceScenario } from "@/lib/domain/kinds/belle-alliance-scenario";
import { parseDocument } from "@/lib/domain/kinds/parse-document";
import { VILLAGE } from "@/tests/fixtures/scenarios/village";
import { WOOD } from "@/tests/fixtures/scenarios/wood";

const codesOf = (scenario: Scenario) => checkScenario(scenario).findings.map(({ code }) => code);
const withUnit = (scenario: Scenario, name: string, change: (unit: Changed) => void) =>
  produce(scenario, (draft: Scenario) => {
    const unit = [...walkUnits(draft)].find((each) => each.unit.name === name)?.unit;
    if (!unit?.placement) throw new Error(`${name} stands nowhere`);
    change({ unit, placement: unit.placement });
  });
type Unit = Scenario["sides"][number]["formations"][number]["units"][number];
interface Changed {
  readonly unit: Unit;
  readonly placement: NonNullable<Unit["placement"]>;
}

test.each(["la-haye-sainte-1815", "sehested-1813"])("nothing is said against %s", (id) => {
  const file = readFileSync(`prisma/library/${id}.json`, "utf8");
  const { findings, accepted } = checkScenario(scenarioSchema.parse(JSON.parse(file)));
  expect([findings, accepted]).toEqual([[], []]);
});

describe("a building holds a figure for each 1.5 × 1.5 cm of its ground plan [6.1.1]", () => {
  // The farm is 8 × 8 cm: 64 ÷ 2.25 = 28.4.
  test.each([
    [560, []],
    [580, ["building-overfull"]],
  ])("%i men", (men, codes) => {
    const held = withUnit(VILLAGE, "1/8th Infantry Regiment", ({ unit }) => {
      unit.men = men;
    });
    expect(codesOf(held)).toEqual(codes);
  });

  test("units that share one are counted together, and do not overlap each other", () => {
    const full = withUnit(WOOD, "1/86e Ligne", ({ unit }) => {
      unit.men = 400;
    });
    const { findings } = checkScenario(full);
    expect(findings.map(({ code, params }) => [code, params])).toEqual([
      [
        "building-overfull",
        expect.objectContaining({ building: "Saint-Cyprien", figures: 32, room: 28, count: 2 }),
      ],
    ]);
  });

  test("bases of the scenario's own size count", () => {
    const larger = produce(VILLAGE, (draft: Scenario) => {
      Object.assign(draft.settings.bases.infantry, { frontMm: 20, depthMm: 25 });
    });
    expect(codesOf(larger)).toContain("building-overfull");
  });
});

describe("where units stand", () => {
  test("a line in a wood's edge is on ordinary ground, one behind it is not [6.2.0]", () => {
    const line = (yCm: number) =>
      codesOf(
        withUnit(WOOD, "1/96e Ligne", ({ placement }) => {
          placement.yCm = yCm;
        }),
      );
    expect(line(71.4)).toEqual([]);
    expect(line(64)).toEqual(["no-march-rate"]);
  });

  test("a unit may touch a wall of a building, not stand over it", () => {
    const beside = (xCm: number) =>
      codesOf(
        withUnit(VILLAGE, "2/12e Ligne", ({ placement }) => {
          // 28 figures, 6 abreast, are 9 cm wide.
          Object.assign(placement, { xCm, yCm: 70 });
        }),
      );
    expect(beside(56.5)).not.toContain("unit-over-building");
    expect(beside(58)).toContain("unit-over-building");
  });

  test("a column of march stands on a bridge, a line beside it in the water", () => {
    const crossing = (formation: "line" | "column-of-march") =>
      codesOf(
        withUnit(VILLAGE, "1/12e Ligne", ({ placement }) => {
          Object.assign(placement, { xCm: 76, yCm: 55, formation });
        }),
      );
    expect(crossing("column-of-march")).not.toContain("unit-in-water");
    expect(crossing("line")).toContain("unit-in-water");
  });
});

describe("who sees that a building is held", () => {
  const hidden = produce(VILLAGE, (draft: Scenario) => {
    const farm = draft.map.features.find(({ id }) => id === "farm");
    farm?.hiddenFrom.push("prussians");
  });
  const heldIn = (scenario: Scenario, audience: Parameters<typeof viewFor>[1]) => {
    const { map, sides } = viewFor(scenario, audience);
    const listed = JSON.stringify(sides).match(/"holds":"[^"]*"/g) ?? [];
    return [map.units.flatMap(({ holds }) => holds?.name ?? []), listed];
  };

  test("the umpire and its own side, unless it is hidden from that side", () => {
    const known = [["Ferme du Moulin"], ['"holds":"Ferme du Moulin"']];
    expect(heldIn(VILLAGE, { for: "umpire" })).toEqual(known);
    expect(heldIn(VILLAGE, { for: "side", sideId: "prussians" })).toEqual(known);
    expect(heldIn(hidden, { for: "side", sideId: "prussians" })).toEqual([[], []]);
    expect(heldIn(VILLAGE, { for: "side", sideId: "french" })).toEqual([[], []]);
    expect(heldIn(VILLAGE, { for: "public" })).toEqual([[], []]);
  });
});

test("documents from before buildings could be held are read, and stay the same from then on", () => {
  const older = JSON.parse(
    JSON.stringify(VILLAGE, (key, value) => (key === "buildingId" ? undefined : value)),
  );
  const read = parseDocument("scenario", older);
  if (!read.ok) throw new Error(JSON.stringify(read.issues));
  const stands = [...walkUnits(belleAllianceScenario(read.document))].flatMap(
    ({ unit }) => unit.placement ?? [],
  );
  expect(new Set(stands.map(({ buildingId }) => buildingId))).toEqual(new Set([null]));
  const again = parseDocument("scenario", JSON.parse(JSON.stringify(read.document)));
  expect(again).toEqual({ ok: true, document: read.document });
});
