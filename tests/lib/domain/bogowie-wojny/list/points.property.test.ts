import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type ArmyList, armyListSchema } from "@/lib/domain/bogowie-wojny/list/army-list";
import { checkArmyList } from "@/lib/domain/bogowie-wojny/list/check";
import { rosterView } from "@/lib/domain/bogowie-wojny/list/roster-view";
import { FORMAT_32_8 } from "@/lib/rules/bogowie-wojny/format";
import { UPGRADES, type Upgrade } from "@/lib/rules/bogowie-wojny/tables/upgrades";
import { UNIT_KINDS, type UnitKind } from "@/lib/rules/bogowie-wojny/unit-kind";

/** 13.2 expressed differently, in half points by patterns of the kinds' names; later lines win. */
const HALVES_BY_NAME: readonly [RegExp, number][] = [
  [/^(light|line)-infantry$|^light-cavalry$|^(vistula-)?lancers$/, 2],
  [/^line-cavalry$|^grenadiers$|^young-guard$|^vistula-legion$|^foot-(6|8|9|howitzers)/, 3],
  [/^foot-guard$|^guard-light-cavalry$|^cuirassiers$|^heavy-cavalry$|^horse-|^foot-12/, 4],
  [/^young-guard-artillery$|^guard-(line|heavy|chevaulegers|foot|horse|howitzers)/, 6],
  [/militia|landwehr|irregular|regimental|^foot-[34]-/, 1],
];
const HALVES_OF_UPGRADE: Partial<Record<Upgrade, number>> = {
  "extra-general": 6,
  "army-morale-level": 20,
  "built-up-2": 4,
  "linear-works": 4,
  redoubt: 8,
};

function halvesOfBase(kind: UnitKind): number {
  return HALVES_BY_NAME.filter(([pattern]) => pattern.test(kind)).at(-1)?.[1] ?? Number.NaN;
}

/** Totals in half points, calculated independently of the code under test. */
function countByHand(list: ArmyList) {
  const count = { units: 0, generals: 0, upgrades: 0, bases: 0, guns: 0 };
  for (const formation of list.formations) {
    if (formation.general && formation.general.source !== "extra") count.generals += 2;
    for (const { unitKind, bases, veteran, elite } of formation.regiments) {
      const isGun = /pounder|howitzers|artillery/.test(unitKind);
      count.units += bases * halvesOfBase(unitKind);
      count.bases += bases;
      if (isGun) count.guns += bases;
      const statuses = (veteran === "bought" ? 1 : 0) + (elite ? 1 : 0);
      count.upgrades += statuses * bases * (isGun ? 10 : 2);
    }
  }
  for (const { upgrade, count: pieces } of list.upgrades) {
    count.upgrades += pieces * (HALVES_OF_UPGRADE[upgrade] ?? 2);
  }
  return count;
}

const regimentArbitrary = fc.record({
  unitKind: fc.constantFrom(...UNIT_KINDS),
  bases: fc.integer({ min: 1, max: 6 }),
  veteran: fc.constantFrom("no", "bought", "own"),
  elite: fc.boolean(),
  mayBecomeElite: fc.boolean(),
});
const generalArbitrary = fc.option(
  fc.record({
    kind: fc.constantFrom("infantry", "cavalry"),
    source: fc.constantFrom("drawn", "historical", "extra"),
  }),
);
const listArbitrary: fc.Arbitrary<ArmyList> = fc
  .record({
    nation: fc.constantFrom("france", "austria", "britain"),
    formations: fc.array(
      fc.record({
        general: generalArbitrary,
        regiments: fc.array(regimentArbitrary, { maxLength: 8 }),
      }),
      { maxLength: 6 },
    ),
    upgrades: fc.array(
      fc.record({ upgrade: fc.constantFrom(...UPGRADES), count: fc.integer({ min: 1, max: 9 }) }),
      { maxLength: 6 },
    ),
  })
  .map((parts) =>
    armyListSchema.parse({
      kind: "army-list",
      schemaVersion: 1,
      title: "Random",
      language: "pl",
      nation: parts.nation,
      format: structuredClone(FORMAT_32_8),
      formations: parts.formations.map((formation, i) => ({
        ...formation,
        id: `f${i}`,
        regiments: formation.regiments.map((regiment, j) => ({ ...regiment, id: `r${i}-${j}` })),
      })),
      upgrades: parts.upgrades.map((upgrade, i) => ({ ...upgrade, id: `u${i}` })),
    }),
  );

describe("random army lists", () => {
  it("come to the points and bases counted by hand", () => {
    fc.assert(
      fc.property(listArbitrary, (list) => {
        const { summary } = checkArmyList(list);
        const hand = countByHand(list);
        expect(summary.points).toMatchObject({
          units: hand.units / 2,
          generals: hand.generals / 2,
          upgrades: hand.upgrades / 2,
          total: (hand.units + hand.generals + hand.upgrades) / 2,
        });
        expect(summary.bases).toMatchObject({ total: hand.bases, artillery: hand.guns });
      }),
    );
  });

  it("break the points, bases and artillery limits exactly when the hand count does", () => {
    fc.assert(
      fc.property(listArbitrary, (list) => {
        const hand = countByHand(list);
        const fielded = hand.units + hand.generals;
        const expected = {
          "units-over-limit": fielded > 64,
          "upgrades-over-limit": hand.upgrades > 16 + Math.max(0, 64 - fielded),
          "bases-over-limit": hand.bases > 20,
          "artillery-over-limit": hand.guns > 3,
        };
        const found = new Set(checkArmyList(list).findings.map(({ code }) => code as string));
        for (const [code, broken] of Object.entries(expected)) {
          expect(found.has(code), code).toBe(broken);
        }
      }),
    );
  });

  it("print the points of their parts: formations and upgrades make up the total", () => {
    fc.assert(
      fc.property(listArbitrary, (list) => {
        const view = rosterView(list);
        const { points } = view.summary;
        const formations = view.formations.reduce((sum, formation) => sum + formation.points, 0);
        expect(formations).toBe(points.units + points.generals);
        const statuses = view.formations.flatMap(({ regiments }) => regiments);
        const upgrades = view.upgrades.reduce((sum, upgrade) => sum + upgrade.points, 0);
        expect(upgrades + statuses.reduce((sum, { statusPoints }) => sum + statusPoints, 0)).toBe(
          points.upgrades,
        );
      }),
    );
  });
});
