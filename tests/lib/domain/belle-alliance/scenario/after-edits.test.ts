import fc from "fast-check";
import { expect, test } from "vitest";
import { checkScenario } from "@/lib/domain/belle-alliance/scenario/check";
import { setFormationFields } from "@/lib/domain/belle-alliance/scenario/commands/formations";
import {
  setUnitFields,
  type UnitFields,
} from "@/lib/domain/belle-alliance/scenario/commands/units";
import type { Scenario } from "@/lib/domain/belle-alliance/scenario/scenario";
import { totalsOf } from "@/lib/domain/belle-alliance/scenario/totals";
import { unitProposal, yearOf } from "@/lib/domain/belle-alliance/scenario/unit-valour";
import { mapView } from "@/lib/domain/belle-alliance/scenario/view/map-view";
import { walkUnits } from "@/lib/domain/belle-alliance/scenario/walk";
import { applyCommand } from "@/lib/domain/document/command";
import { battery, formation, scenario, side, unit } from "./build";

const START = scenario({
  date: "1815-06-18",
  sides: [
    side("s1", {
      formations: [
        formation("division", {
          level: "division",
          units: [battery("u0", { placement: at(20, 20) })],
          formations: [
            formation("brigade", {
              units: [unit("u1", { placement: at(40, 20) }), unit("u2", { placement: at(44, 20) })],
            }),
          ],
        }),
      ],
    }),
    side("s2", { colour: "b" }),
  ],
});

const unitId = fc.constantFrom("u0", "u1", "u2");
const formationId = fc.constantFrom("division", "brigade");
const unitFields: fc.Arbitrary<Partial<UnitFields>> = fc.oneof(
  fc.record({ men: fc.option(fc.integer({ min: 1, max: 3000 })) }),
  fc.record({ type: fc.constantFrom("line", "guard", "light") }),
  fc.record({ nation: fc.constantFrom("france", "austria") }),
);
const anyEdit: fc.Arbitrary<(before: Scenario) => Scenario> = fc.oneof(
  fc
    .record({ unitId, fields: unitFields })
    .map((input) => (before: Scenario) => applyCommand(before, setUnitFields, input)),
  fc.record({ formationId, name: fc.constantFrom("Old Guard", "Landwehr", "1st") }).map(
    ({ formationId: id, name }) =>
      (before: Scenario) =>
        applyCommand(before, setFormationFields, { formationId: id, fields: { name } }),
  ),
  fc
    .constantFrom("1805-12-02", "1815-06-18", null)
    .map((date) => (before: Scenario) => ({ ...before, date })),
  fc.integer({ min: 10, max: 40 }).map((menPerFigure) => (before: Scenario) => ({
    ...before,
    settings: { ...before.settings, menPerFigure },
  })),
);

test("after any edits, parts kept from before count and are checked as they are now", () => {
  fc.assert(
    fc.property(fc.array(anyEdit, { maxLength: 8 }), (edits) => {
      let shared = START;
      for (const each of edits) {
        shared = each(shared);
        expect(known(shared)).toEqual(known(structuredClone(shared)));
      }
    }),
    { numRuns: 50 },
  );
});

function known(document: Scenario) {
  return {
    report: checkScenario(document),
    totals: document.sides.map(({ formations }) => totalsOf(formations, document.settings)),
    map: mapView(document, { for: "umpire" }),
    proposals: [...walkUnits(document)].map(({ unit: each, parents }) =>
      unitProposal(each, { parents, year: yearOf(document) }),
    ),
  };
}

function at(xCm: number, yCm: number) {
  return { xCm, yCm, facingDeg: 0, formation: "line" };
}
