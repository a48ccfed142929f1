import { describe, expect, test } from "vitest";
import { type Battlefield, battlefieldSchema } from "@/lib/domain/bogowie-wojny/field/battlefield";
import { checkBattlefield } from "@/lib/domain/bogowie-wojny/field/check";
import { moveThing, removeThing } from "@/lib/domain/bogowie-wojny/field/commands/things";
import type { BattlefieldFindingCode } from "@/lib/domain/bogowie-wojny/field/finding-codes";
import { subjectsOfFinding } from "@/lib/domain/bogowie-wojny/field/finding-subjects";
import { generateBattlefield } from "@/lib/domain/bogowie-wojny/field/generator/generate";
import { acceptFinding, reopenFinding } from "@/lib/domain/document/accept-finding";
import { applyCommand } from "@/lib/domain/document/command";

const raszyn = generateBattlefield({
  seed: "Raszyn",
  table: { widthCm: 120, depthCm: 120 },
  area: "farmland",
});
const bare: Battlefield = { ...raszyn, pieces: [], roads: [], crossings: [], objectives: [] };

const open = (field: Battlefield) => checkBattlefield(field).findings;
const codes = (field: Battlefield) => open(field).map(({ code }) => code);

/** Accepts the first open finding of a code, like the desk. */
function accepted(field: Battlefield, code: BattlefieldFindingCode): Battlefield {
  const finding = open(field).find((each) => each.code === code);
  if (!finding) throw new Error(`No finding ${code} is open.`);
  const about = [subjectsOfFinding(finding, field)];
  return applyCommand(field, acceptFinding, { code, about, reason: "Agreed" });
}

describe("a battlefield's finding accepted with a reason", () => {
  test("is listed separately with its reason and no longer counts; reopened, it counts again", () => {
    const [south, north] = raszyn.deploymentZones;
    if (!south || !north) throw new Error("Raszyn has two deployment zones.");
    const field = { ...raszyn, deploymentZones: [{ ...south, depthCm: 30 }, north] };
    const agreed = accepted(field, "deployment-zone");
    expect(codes(field)).toEqual(["deployment-zone"]);
    expect(codes(agreed)).toEqual([]);
    const { accepted: set } = checkBattlefield(agreed);
    expect(set.map(({ finding, reason }) => [finding.code, reason])).toEqual([
      ["deployment-zone", "Agreed"],
    ]);
    const about = [["south"]];
    const again = applyCommand(agreed, reopenFinding, { code: "deployment-zone", about });
    expect(codes(again)).toEqual(["deployment-zone"]);
  });

  test("is accepted of one player, one sort of terrain or one role alone", () => {
    const count = (code: BattlefieldFindingCode, field: Battlefield) =>
      codes(field).filter((each) => each === code).length;
    for (const code of ["base-number", "too-few-of", "objective-number"] as const) {
      const field = { ...bare, bases: [] };
      expect(count(code, field)).toBeGreaterThan(1);
      expect(count(code, accepted(field, code))).toBe(count(code, field) - 1);
    }
  });

  test("of two pieces on one ground is accepted of those two", () => {
    const [first] = raszyn.pieces.filter(({ kind }) => kind === "wood");
    if (!first) throw new Error("Raszyn has a wood.");
    const twice = { ...raszyn, pieces: [...raszyn.pieces, { ...first, id: "again" }] };
    const agreed = accepted(twice, "pieces-overlap");
    expect(codes(agreed)).not.toContain("pieces-overlap");
    const thrice = { ...agreed, pieces: [...agreed.pieces, { ...first, id: "once-more" }] };
    expect(codes(thrice)).toContain("pieces-overlap");
    const gone = applyCommand(agreed, removeThing, { id: "again" });
    expect(gone.acceptedFindings).toEqual([]);
  });

  test("of two pairs on one ground is not accepted of one of each", () => {
    const wood = raszyn.pieces.find(({ kind }) => kind === "wood");
    if (!wood) throw new Error("Raszyn has a wood.");
    const eastBy = (cm: number, id: string) => ({
      ...wood,
      id,
      points: wood.points.map(([x, y]): [number, number] => [x + cm, y]),
    });
    const apart = { ...bare, pieces: [wood, eastBy(1, "b"), eastBy(500, "c"), eastBy(501, "d")] };
    const overlaps = (field: Battlefield) =>
      open(field).filter(({ code }) => code === "pieces-overlap").length;
    const agreed = accepted(accepted(apart, "pieces-overlap"), "pieces-overlap");
    expect([overlaps(apart), overlaps(agreed)]).toEqual([2, 0]);
    const met = applyCommand(agreed, moveThing, { id: "c", eastCm: -500, northCm: 0 });
    expect(overlaps(met)).toBe(2);
    const about = [["b", wood.id]];
    const again = applyCommand(agreed, reopenFinding, { code: "pieces-overlap", about });
    expect(overlaps(again)).toBe(1);
  });

  test("is kept when the field is written out and read again; a field without any has no such entry", () => {
    const agreed = accepted(bare, "too-few-pieces");
    expect(battlefieldSchema.parse(JSON.parse(JSON.stringify(agreed)))).toEqual(agreed);
    expect(battlefieldSchema.parse(raszyn)).not.toHaveProperty("acceptedFindings");
  });
});
