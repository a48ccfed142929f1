import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type ArmyList, armyListSchema } from "@/lib/domain/bogowie-wojny/list/army-list";
import { checkArmyList } from "@/lib/domain/bogowie-wojny/list/check";
import {
  DEFAULT_READINGS,
  FORMAT_32_8,
  READINGS,
  type Reading,
  type Readings,
} from "@/lib/rules/bogowie-wojny/format";
import { UPGRADES } from "@/lib/rules/bogowie-wojny/tables/upgrades";
import { UNIT_KINDS } from "@/lib/rules/bogowie-wojny/unit-kind";
import { RULED_ON, rule } from "./umpire";

/** Run more with `LISTS=100000 npx vitest run tests/lib/domain/bogowie-wojny/list/umpire.test.ts`. */
const RUNS = Number(process.env.LISTS ?? 1_000);
const MAX_MS = 600_000;

const halves = (most: number) => fc.integer({ min: 1, max: most * 2 }).map((n) => n / 2);
const NAMES = Object.keys(READINGS) as Reading[];

const readingsArbitrary: fc.Arbitrary<Readings> = fc
  .tuple(...NAMES.map((name) => fc.constantFrom(...READINGS[name])))
  .map(
    (ways) => Object.fromEntries(NAMES.map((name, i) => [name, ways[i]])) as unknown as Readings,
  );

const formatArbitrary = fc.record({
  unitPoints: halves(60),
  upgradePoints: halves(40),
  maxBases: fc.option(fc.integer({ min: 1, max: 40 })),
  maxArtilleryBases: fc.option(fc.integer({ min: 0, max: 6 })),
  maxArtilleryPercent: fc.option(fc.integer({ min: 0, max: 100 })),
  maxTerrainPieces: fc.integer({ min: 0, max: 4 }),
  inferredPrices: fc.record({
    footHowitzers: halves(4),
    horseHowitzers: halves(4),
    guardHowitzers: halves(4),
    foot4Pounder: halves(4),
    horse3Pounder: halves(4),
    vistulaLancers: halves(4),
    youngGuardGuns: halves(4),
  }),
  readings: readingsArbitrary,
});

const statuses = {
  veteran: fc.constantFrom("no", "bought", "own"),
  elite: fc.boolean(),
  mayBecomeElite: fc.boolean(),
};
/** A regiment given only by kind, or by one of the book's two entries. */
const regimentArbitrary = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      unitKind: fc.constantFrom(...UNIT_KINDS),
      bases: fc.integer({ min: 1, max: 5 }),
      ...statuses,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      unitKind: fc.constant("line-infantry"),
      entryId: fc.constantFrom("whole", "mixed"),
      bases: fc.integer({ min: 1, max: 6 }),
      ...statuses,
    }),
  },
);
const BOOK = [
  {
    id: "whole",
    names: { pl: "Pułk" },
    unitKind: "line-infantry",
    regimentBases: { least: 3, most: 4 },
    traits: ["may-become-elite"],
  },
  { id: "mixed", names: { pl: "Legia" }, unitKind: "line-infantry", traits: ["light-infantry"] },
];

const formationArbitrary = fc.record({
  level: fc.constantFrom("division", "independent-brigade"),
  corpsId: fc.constantFrom(null, "c0", "c1"),
  general: fc.option(
    fc.record({
      kind: fc.constantFrom("infantry", "cavalry"),
      source: fc.constantFrom("drawn", "historical", "extra"),
    }),
  ),
  regiments: fc.array(regimentArbitrary, { minLength: 1, maxLength: 6 }),
});

const listArbitrary: fc.Arbitrary<ArmyList> = fc
  .record({
    format: formatArbitrary,
    corps: fc.integer({ min: 0, max: 2 }),
    chief: fc.constantFrom("drawn", "historical"),
    formations: fc.array(formationArbitrary, { minLength: 1, maxLength: 4 }),
    upgrades: fc.array(
      fc.record({ upgrade: fc.constantFrom(...UPGRADES), count: fc.integer({ min: 1, max: 11 }) }),
      { maxLength: 7 },
    ),
  })
  .map(({ format, corps, chief, formations, upgrades }) =>
    armyListSchema.parse({
      kind: "army-list",
      schemaVersion: 1,
      title: "Random",
      language: "pl",
      nation: "france",
      format: { ...FORMAT_32_8, ...format },
      bookEntries: BOOK,
      commander: { source: chief },
      corps: Array.from({ length: corps }, (_, i) => ({ id: `c${i}` })),
      formations: formations.map((formation, i) => ({
        ...formation,
        id: `f${i}`,
        regiments: formation.regiments.map((regiment, j) => ({ ...regiment, id: `r${i}-${j}` })),
      })),
      upgrades: upgrades.map((upgrade, i) => ({ ...upgrade, id: `u${i}` })),
    }),
  );

/** The results of check and summary on matters this umpire rules on, in the umpire's units. */
function judged(list: ArmyList) {
  const { summary, findings } = checkArmyList(list);
  const { points, bases, armyMorale, losses } = summary;
  return {
    units: points.units * 2,
    generals: points.generals * 2,
    upgrades: points.upgrades * 2,
    bases: bases.total,
    moraleNumber: armyMorale,
    quarterLost: losses.quarterBases,
    halfLost: losses.halfBases,
    faults: findings
      .map(({ code }) => String(code))
      .filter((code) => RULED_ON.has(code))
      .sort(),
  };
}

describe("an umpire who shares no code with the service", () => {
  it(
    "counts and rules alike on random lists under random readings",
    () => {
      fc.assert(
        fc.property(listArbitrary, (list) => {
          expect(judged(list)).toEqual(rule(list));
        }),
        { numRuns: RUNS },
      );
    },
    MAX_MS,
  );

  it.each(NAMES.flatMap((name) => READINGS[name].map((way) => [name, way] as const)))(
    "does so with %s read as %s and all else as usual",
    (name, way) => {
      const readings = { ...DEFAULT_READINGS, [name]: way } as Readings;
      const property = fc.property(listArbitrary, (list) => {
        const read = { ...list, format: { ...list.format, readings } };
        expect(judged(read)).toEqual(rule(read));
      });
      fc.assert(property, { numRuns: RUNS / 40 });
    },
  );

  it("rules on every fault at least once, so that none is agreed on in silence", () => {
    const seen = new Set<string>();
    for (const list of fc.sample(listArbitrary, { numRuns: 2_000, seed: 1809 })) {
      for (const code of rule(list).faults) seen.add(code);
    }
    expect([...RULED_ON].filter((code) => !seen.has(code))).toEqual([]);
  });
});
