import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ArmyList } from "@/lib/domain/bogowie-wojny/list/army-list";
import { capacityInRegiment } from "@/lib/domain/bogowie-wojny/list/capacity";
import { checkArmyList } from "@/lib/domain/bogowie-wojny/list/check";
import { setBases } from "@/lib/domain/bogowie-wojny/list/commands/regiments";
import { buyUpgrade } from "@/lib/domain/bogowie-wojny/list/commands/upgrades";
import { ARMY_LIST_LIMITS } from "@/lib/domain/bogowie-wojny/list/limits";
import { regimentsOf, summarize } from "@/lib/domain/bogowie-wojny/list/totals";
import { upgradeBar } from "@/lib/domain/bogowie-wojny/list/upgrade-bar";
import { applyCommand } from "@/lib/domain/document/command";
import {
  DEFAULT_READINGS,
  READINGS,
  type Reading,
  type Readings,
} from "@/lib/rules/bogowie-wojny/format";
import { UPGRADES } from "@/lib/rules/bogowie-wojny/tables/upgrades";
import { armyOf } from "./army-of";

const NAMES = Object.keys(READINGS) as Reading[];

/** All passages read as usual, except one. */
const readings: fc.Arbitrary<Readings> = fc
  .constantFrom(...NAMES)
  .chain((name) =>
    fc
      .constantFrom(...READINGS[name])
      .map((way) => ({ ...DEFAULT_READINGS, [name]: way }) as unknown as Readings),
  );

const regiment = fc.oneof(
  fc.record({
    unitKind: fc.constantFrom("line-infantry", "light-infantry", "lancers", "cuirassiers"),
    bases: fc.integer({ min: 2, max: 5 }),
  }),
  fc.record({
    unitKind: fc.constantFrom("foot-6-pounder", "foot-12-pounder"),
    bases: fc.constant(1),
  }),
);

/** Lists that break no rule, each with a format of its own. */
const legalList: fc.Arbitrary<ArmyList> = fc
  .record({
    format: fc.record({
      unitPoints: fc.integer({ min: 5, max: 60 }),
      upgradePoints: fc.integer({ min: 0, max: 30 }),
      maxBases: fc.option(fc.integer({ min: 5, max: 30 })),
      maxArtilleryBases: fc.option(fc.integer({ min: 1, max: 4 })),
      maxArtilleryPercent: fc.option(fc.integer({ min: 10, max: 40 })),
      maxTerrainPieces: fc.integer({ min: 0, max: 3 }),
      readings,
    }),
    regiments: fc.array(regiment, { minLength: 1, maxLength: 8 }),
    upgrades: fc.array(fc.tuple(fc.constantFrom(...UPGRADES), fc.integer({ min: 1, max: 3 })), {
      maxLength: 4,
    }),
  })
  .map(({ format, regiments, upgrades }) =>
    armyOf({ format, formations: [{ regiments: regiments as never }], upgrades }),
  )
  .filter((list) => faultsIn(list) === 0);

/** The number of errors and warnings, except that for a train without guns, which may be bought all the same. */
function faultsIn(list: ArmyList): number {
  return checkArmyList(list).findings.filter(
    ({ severity, code }) => severity !== "note" && code !== "train-without-artillery",
  ).length;
}
const counted = (list: ArmyList) => ({ list, summary: summarize(list) });

describe("what may still be added, under any format and any one reading", () => {
  it("upgrades: a bar is shown exactly where the check would complain", () => {
    fc.assert(
      fc.property(legalList, (list) => {
        const bars = UPGRADES.map((upgrade) => ({
          upgrade,
          bar: upgradeBar(counted(list), upgrade),
        }));
        for (const { upgrade, bar } of bars) {
          const more = applyCommand(list, buyUpgrade, { id: "more", upgrade });
          const shown = { upgrade, bar, isBarred: bar !== null };
          expect(shown).toEqual({ ...shown, isBarred: faultsIn(more) > 0 });
        }
      }),
      { numRuns: 200 },
    );
  });

  it("bases of a regiment: there is room until the check would complain", () => {
    fc.assert(
      fc.property(legalList, fc.nat(), (list, n) => {
        const all = regimentsOf(list);
        const own = all[n % all.length];
        if (own === undefined) throw new Error("The list has no regiment.");
        const { bases, bar } = capacityInRegiment(counted(list), own);
        const grown = (more: number) =>
          faultsIn(applyCommand(list, setBases, { id: own.id, bases: own.bases + more }));
        expect({ bar, faults: grown(bases) }).toEqual({ bar, faults: 0 });
        if (own.bases + bases >= ARMY_LIST_LIMITS.basesPerRegiment) return;
        expect({ bar, isBroken: grown(bases + 1) > 0 }).toEqual({ bar, isBroken: true });
      }),
      { numRuns: 600 },
    );
  });
});
