import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { ArmyBook } from "@/lib/domain/bogowie-wojny/book/army-book";
import type { Profile } from "@/lib/domain/bogowie-wojny/book/book-entry";
import { checkArmyBook } from "@/lib/domain/bogowie-wojny/book/check";
import { readDocument } from "@/lib/domain/kinds/codec";
import { ARMY_NATIONS, type ArmyNation } from "@/lib/rules/bogowie-wojny/nation";
import { ARMY_BOOKS } from "@/lib/rules/bogowie-wojny/tables/army-books";

function shipped(nation: ArmyNation): { book: ArmyBook; json: unknown } {
  const json = JSON.parse(readFileSync(`prisma/library/army-book-${nation}.json`, "utf8"));
  const read = readDocument("army-book", json);
  if (!read.ok) throw new Error(JSON.stringify(read.issues));
  return { book: read.document, json };
}

describe.each(ARMY_NATIONS)("the generic book of %s", (nation) => {
  const { book, json } = shipped(nation);

  it("is whole, and written in full", () => {
    expect(book).toEqual(json);
    const { findings } = checkArmyBook(book);
    expect(findings.filter(({ severity }) => severity !== "note")).toEqual([]);
  });

  it("has an entry for every kind of its nation, in the three languages, and named regiments once each", () => {
    const generic = book.entries.filter(({ historical }) => !historical);
    expect(generic.map(({ unitKind }) => unitKind)).toEqual(ARMY_BOOKS[nation]);
    for (const { names } of book.entries) {
      expect(Object.values(names).every((name) => name !== "")).toBe(true);
    }
    const named = book.entries.filter(({ historical }) => historical);
    expect(named.every(({ maxRegiments }) => maxRegiments === 1)).toBe(true);
  });

  it("gives the source of every figure and every name", () => {
    for (const { profile, source } of book.entries) {
      if (givenIn(profile).length > 0) expect(source).toMatch(/\d+\.\d+/);
    }
    for (const { source } of [...book.commanders, ...book.formations]) expect(source).not.toBe("");
  });
});

function givenIn(profile: Profile): string[] {
  return Object.entries(profile).flatMap(([key, value]) =>
    value === null || value === "" || key === "canisterBonus" ? [] : [`${key} ${value}`],
  );
}

const FRENCH_FOOT =
  "moveLineCm 17, moveColumnCm 26, weapon musket, rangeCm 8, fightingValue 2, firepower 3, endurance 5, morale 7";
const AUSTRIAN_FOOT = "moveLineCm 16, fightingValue 2, firepower 3";

/** All figures that the rules state for a unit, transcribed by hand, except the canister of 9.3. */
const STATED: Readonly<Record<ArmyNation, Readonly<Record<string, string>>>> = {
  france: {
    "line-infantry": FRENCH_FOOT,
    "light-infantry": FRENCH_FOOT,
    "foot-6-pounder": "firepower 2",
    "foot-8-pounder": "firepower 2",
    "14-leger": FRENCH_FOOT,
    "28-ligne": FRENCH_FOOT,
    "72-ligne": FRENCH_FOOT,
  },
  "duchy-of-warsaw": {
    "line-infantry": "fightingValue 2",
    "foot-6-pounder": "ammunition 3",
    "1-chasseurs": "morale 8",
  },
  austria: {
    "line-infantry": AUSTRIAN_FOOT,
    "foot-12-pounder": "ammunition 3",
    kottulinsky: AUSTRIAN_FOOT,
    duka: AUSTRIAN_FOOT,
    "de-ligne": AUSTRIAN_FOOT,
    baillet: AUSTRIAN_FOOT,
    weidenfeld: AUSTRIAN_FOOT,
  },
  russia: { "achtyrka-hussars": "morale 8", "kursk-infantry": "morale 8" },
  prussia: {},
  britain: {
    "line-infantry": "firepower 3, specialRules +1 do siły ognia pułku (8.6)",
    "foot-9-pounder": "firepower 2",
  },
};

describe("the figures of the generic books", () => {
  it.each(ARMY_NATIONS)("are those the text states for %s and no others", (nation) => {
    const { book } = shipped(nation);
    const given = book.entries.flatMap(({ id, profile }) => {
      const figures = givenIn(profile).join(", ");
      return figures === "" ? [] : [[id, figures]];
    });
    expect(Object.fromEntries(given)).toEqual(STATED[nation]);
  });

  it("have canister as 9.3 has it: a die for regimental guns, three for the others", () => {
    for (const nation of ARMY_NATIONS) {
      for (const { unitKind, profile } of shipped(nation).book.entries) {
        const isGun = /pounder/.test(unitKind ?? "");
        const due = unitKind === "regimental-artillery" ? 1 : isGun ? 3 : null;
        expect([unitKind, profile.canisterBonus]).toEqual([unitKind, due]);
      }
    }
  });

  it("give one commander a value, Louis Friant of 6.2", () => {
    const valued = ARMY_NATIONS.flatMap((nation) =>
      shipped(nation).book.commanders.filter(({ commandValue }) => commandValue !== null),
    );
    expect(valued.map(({ name, commandValue }) => [name, commandValue])).toEqual([
      ["Louis Friant", 1],
    ]);
  });
});
