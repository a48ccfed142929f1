import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { gameArmy } from "@/lib/domain/bogowie-wojny/game/game-army";
import { type ArmyList, armyListSchema } from "@/lib/domain/bogowie-wojny/list/army-list";
import { hasSecrets, listForOthers } from "@/lib/domain/bogowie-wojny/list/list-for-others";
import { rosterView } from "@/lib/domain/bogowie-wojny/list/roster-view";
import { fingerprint } from "@/lib/domain/document/translations/fingerprint";
import { documentFor } from "@/lib/domain/kinds/document-for";
import { localise } from "@/lib/domain/kinds/localise";
import { summarise } from "@/lib/domain/kinds/summarise";
import { UPGRADES } from "@/lib/rules/bogowie-wojny/tables/upgrades";
import { armyOf } from "./army-of";

const light = { unitKind: "light-infantry", bases: 2 } as const;

function withUpgrades(upgrades: Partial<ArmyList["upgrades"][number]>[]): ArmyList {
  const bought = upgrades.map((upgrade, i) => ({ id: `u${i}`, ...upgrade }));
  return armyOf({
    formations: [{ regiments: [light, light] }],
    rest: { upgrades: bought as ArmyList["upgrades"] },
  });
}

function upgradesOf(list: ArmyList): string[] {
  return listForOthers(list).upgrades.map(({ upgrade }) => upgrade);
}

const ownersAccess = {
  reader: { id: "u1", role: "member", clubIds: [], organises: [] },
  document: {
    ownerId: "u1",
    visibility: "public",
    clubId: null,
    heldByClub: false,
    edition: "open-book",
    comments: "on",
    people: {},
  },
} as const;

describe("what others may have of a list", () => {
  it.each([
    ["no ambush, marked or not", [{ upgrade: "ambush" }], []],
    ["an upgrade nobody marked", [{ upgrade: "hill" }], ["hill"]],
    ["none that is marked", [{ upgrade: "hill", secret: true }, { upgrade: "wood" }], ["wood"]],
    [
      "an extra general, who stands in the list himself",
      [{ upgrade: "extra-general", secret: true }],
      ["extra-general"],
    ],
  ] as const)("%s", (_, upgrades, shown) => {
    expect(upgradesOf(withUpgrades([...upgrades]))).toEqual(shown);
  });

  it("translations of what they may read, and of nothing else", () => {
    const list = armyOf({
      formations: [{ regiments: [{ ...light, name: "Legera", notes: "x", secretNotes: true }] }],
      rest: {
        notes: "Hold back.",
        secretNotes: true,
        upgrades: [{ id: "u0", upgrade: "hill", count: 1, notes: "behind", secret: true }],
      },
    });
    const [{ id } = { id: "" }] = list.formations[0]?.regiments ?? [];
    const texts = {
      title: "Armata",
      notes: "Czekaj.",
      [`regiments/${id}/name`]: "Lekki",
      [`regiments/${id}/notes`]: "y",
      "upgrades/u0/notes": "z tyłu",
    };
    const marks = Object.fromEntries(
      Object.keys(texts).map((key) => [key, fingerprint(key.endsWith("/name") ? "Legera" : "")]),
    );
    const shown = listForOthers({ ...list, translations: { pl: { texts, of: marks } } });
    const open = ["title", `regiments/${id}/name`];
    expect(Object.keys(shown.translations?.pl?.texts ?? {})).toEqual(open);
    expect(Object.keys(shown.translations?.pl?.of ?? {})).toEqual(open);
    expect(localise(shown, "pl").formations[0]?.regiments[0]?.name).toBe("Lekki");
  });

  it("bought statuses and notes as far as they are not marked; a veteran by its book stays one", () => {
    const bought = { ...light, veteran: "bought", elite: true, mayBecomeElite: true } as const;
    const list = armyOf({
      formations: [
        {
          regiments: [
            { ...bought, secretStatus: true, notes: "open" },
            { ...bought, secretNotes: true, notes: "kept" },
            { ...light, veteran: "own", secretStatus: true },
          ],
        },
      ],
    });
    const regiments = listForOthers(list).formations[0]?.regiments ?? [];
    expect(regiments.map(({ veteran, elite, notes }) => [veteran, elite, notes])).toEqual([
      ["no", false, "open"],
      ["bought", true, ""],
      ["own", false, ""],
    ]);
  });

  it("an unmarked list whole, and a list older than the marks as well", () => {
    const list = withUpgrades([{ upgrade: "hill", notes: "to the left" }]);
    expect(listForOthers({ ...list, notes: "For all" })).toEqual({ ...list, notes: "For all" });
    expect(hasSecrets(list)).toBe(false);
    const { secretNotes: _, ...old } = list;
    expect(armyListSchema.parse(old)).toEqual(list);
  });

  it("its format, but not whose it is: a club may be known to its members alone", () => {
    const list = { ...withUpgrades([]), formatOrigin: { id: "f1", version: 2 } };
    expect(listForOthers(list)).toEqual({ ...list, formatOrigin: null });
    expect(documentFor(ownersAccess, list)).toBe(list);
  });

  it("an accepted finding without the reason, where something secret has a part in it", () => {
    const wood = { upgrade: "wood", count: 2 } as const;
    const accepted = (code: string, subject: string) => ({ code, subject, reason: "agreed" });
    const list: ArmyList = {
      ...withUpgrades([wood, { upgrade: "redoubt", count: 9 }, { upgrade: "ambush" }]),
      acceptedFindings: [
        accepted("terrain-over-limit", "u0"),
        accepted("upgrades-over-limit", ""),
        accepted("ambushes-over-half", "u2"),
      ],
    };
    expect(listForOthers(list).acceptedFindings).toEqual([
      accepted("terrain-over-limit", "u0"),
      { ...accepted("upgrades-over-limit", ""), reason: "" },
    ]);
  });

  it("is given to all but the owner", () => {
    const list = withUpgrades([{ upgrade: "ambush" }]);
    const document = {
      ownerId: "u1",
      visibility: "public",
      clubId: null,
      heldByClub: false,
      edition: "open-book",
      comments: "on",
      people: {},
    } as const;
    const role = "member" as const;
    expect(
      documentFor({ reader: { id: "u1", role, clubIds: [], organises: [] }, document }, list),
    ).toBe(list);
    for (const reader of [null, { id: "u2", role, clubIds: [], organises: [] }]) {
      expect(documentFor({ reader, document }, list).upgrades).toEqual([]);
    }
  });
});

const word = fc.constantFrom("", "alpha", "beta");
const listArbitrary = fc
  .record({
    regiments: fc.array(
      fc.record({
        unitKind: fc.constantFrom("line-infantry", "light-infantry", "light-cavalry"),
        bases: fc.integer({ min: 1, max: 5 }),
        veteran: fc.constantFrom("no", "bought", "own"),
        elite: fc.boolean(),
        mayBecomeElite: fc.boolean(),
        notes: word,
        secretStatus: fc.boolean(),
        secretNotes: fc.boolean(),
      }),
      { maxLength: 6 },
    ),
    upgrades: fc.array(
      fc.record({
        upgrade: fc.constantFrom(...UPGRADES),
        count: fc.integer({ min: 1, max: 4 }),
        notes: word,
        secret: fc.boolean(),
      }),
      { maxLength: 8 },
    ),
    notes: word,
    secretNotes: fc.boolean(),
  })
  .map(({ regiments, upgrades, ...rest }) =>
    armyOf({
      formations: [{ regiments: regiments as never }],
      rest: { ...rest, upgrades: upgrades.map((each, i) => ({ id: `u${i}`, ...each })) },
    }),
  );

/** The list with all its secrets changed: other counts, words and statuses, and more ambushes. */
function otherwise(list: ArmyList): ArmyList {
  return {
    ...list,
    notes: list.secretNotes ? `${list.notes} SECRET` : list.notes,
    formations: list.formations.map((formation) => ({
      ...formation,
      regiments: formation.regiments.map((regiment) => ({
        ...regiment,
        notes: regiment.secretNotes ? "SECRET" : regiment.notes,
        elite: regiment.secretStatus ? !regiment.elite : regiment.elite,
      })),
    })),
    upgrades: [
      ...list.upgrades.map((bought) => {
        const isKept = bought.secret && bought.upgrade !== "extra-general";
        return isKept || bought.upgrade === "ambush"
          ? { ...bought, count: bought.count + 3, notes: "SECRET" }
          : bought;
      }),
      { id: "more", upgrade: "ambush", count: 2, notes: "SECRET", secret: false },
    ],
  };
}

describe("nothing that others get depends on a secret", () => {
  it("not the list, its roster, points and findings, what the library finds, nor what a game shows", () => {
    fc.assert(
      fc.property(listArbitrary, (list) => {
        const other = otherwise(list);
        expect(listForOthers(other)).toEqual(listForOthers(list));
        expect(rosterView(listForOthers(other))).toEqual(rosterView(listForOthers(list)));
        expect(summarise(other)).toEqual(summarise(list));
        const seated = (document: ArmyList) => gameArmy({ id: "l", version: 1, document }, null);
        expect(seated(other).value).toBe(seated(list).value);
      }),
    );
  });

  it("and taking the view twice changes nothing more", () => {
    fc.assert(
      fc.property(listArbitrary, (list) => {
        const open = listForOthers(list);
        expect(listForOthers(open)).toEqual(open);
        expect(hasSecrets(open)).toBe(false);
        expect(armyListSchema.parse(open)).toEqual(open);
      }),
    );
  });
});
