import { expect, test } from "vitest";
import { blankShape } from "@/lib/domain/belle-alliance/scenario/blank-shape";
import { importGround } from "@/lib/domain/belle-alliance/scenario/commands/import-ground";
import { findUnit } from "@/lib/domain/belle-alliance/scenario/find";
import { applyCommand } from "@/lib/domain/document/command";
import { formation, scenario, side, unit } from "../build";

const CORNERS: [number, number][] = [
  [10, 10],
  [20, 10],
  [20, 20],
];
const farm = blankShape("building", "farm", CORNERS);
const wood = blankShape("wood", "wood", CORNERS);

const garrison = unit("kgl", {
  placement: { xCm: 15, yCm: 12, facingDeg: 0, formation: "huddle", buildingId: "farm" },
});
const start = scenario({
  sides: [side("allies", { formations: [formation("ompteda", { units: [garrison] })] })],
  map: { widthCm: 180, depthCm: 120, note: "", features: [farm] },
});

test("ground is added on top of what is drawn", () => {
  const { map } = applyCommand(start, importGround, { features: [wood], to: "add" });
  expect(map.features).toEqual([farm, wood]);
});

test("ground that replaces a building takes its garrison out, and one that keeps it does not", () => {
  const heldBy = (features: (typeof farm)[]) => {
    const document = applyCommand(start, importGround, { features, to: "replace" });
    expect(document.map.features).toEqual(features);
    return findUnit(document, "kgl").item.placement?.buildingId;
  };
  expect(heldBy([wood])).toBeNull();
  expect(heldBy([{ ...farm, name: "La Haye Sainte" }, wood])).toBe("farm");
});
