import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { characterOf } from "@/lib/domain/bogowie-wojny/book/character";
import { checkArmyBook } from "@/lib/domain/bogowie-wojny/book/check";
import { ARMY_BOOK_FINDINGS } from "@/lib/domain/bogowie-wojny/book/finding";
import { LANGUAGES } from "@/lib/domain/document/language";
import { bookOf } from "./book-of";

const whole = {
  moveLineCm: 17,
  moveColumnCm: 26,
  weapon: "musket",
  rangeCm: 8,
  fightingValue: 2,
  firepower: 3,
  endurance: 5,
  morale: 7,
};
const battery = {
  ...whole,
  moveColumnCm: 17,
  canisterRangeCm: 12,
  canisterBonus: 3,
  ammunition: 3,
};
const foot = { id: "e1", names: { pl: "Piechota" }, unitKind: "line-infantry", profile: whole };
const guns = { id: "e2", names: { pl: "Armaty" }, unitKind: "foot-6-pounder", profile: battery };
const horse = {
  id: "e3",
  names: { pl: "Jazda" },
  unitKind: "line-cavalry",
  profile: { ...whole, moveLineCm: 30, moveColumnCm: 30 },
};
const commanders = [
  { id: "c1", name: "A", roles: ["commander-in-chief"], commandValue: 1 },
  { id: "c2", name: "B", roles: ["general-of-infantry"], commandValue: 0 },
];
const perfect = { entries: [foot, guns, horse], commanders, formations: [] };

function codesOf(parts: Record<string, unknown>): string[] {
  return checkArmyBook(bookOf({ ...perfect, ...parts })).findings.map(({ code }) => code);
}
const withFoot = (more: object) => ({ entries: [{ ...foot, ...more }] });
const withFigures = (of: { profile: object }, figures: object) => ({
  entries: [{ ...of, profile: { ...of.profile, ...figures } }],
});

describe("the check of an army book", () => {
  it("finds nothing in a book that is whole", () => {
    const { summary, findings } = checkArmyBook(bookOf(perfect));
    expect(findings).toEqual([]);
    expect(summary).toMatchObject({ entries: 3, openKinds: 0, openProfiles: 0, commanders: 2 });
  });

  it.each<[string, Record<string, unknown>]>([
    ["no-entries", { entries: [] }],
    ["name-twice", { entries: [foot, { ...foot, id: "e9" }] }],
    ["kind-open", withFoot({ unitKind: null })],
    ["figures-open", withFigures(foot, { morale: null })],
    ["battery-of-several-bases", { entries: [{ ...guns, regimentBases: { least: 1, most: 2 } }] }],
    ["regiment-size-unusual", withFoot({ regimentBases: { least: 1, most: 6 } })],
    ["maximum-below-regiment", withFoot({ regimentBases: { least: 3, most: 4 }, maxBases: 2 })],
    ["historical-more-than-once", withFoot({ historical: true, maxRegiments: 2 })],
    ["militia-with-status", withFoot({ traits: ["militia", "veteran"] })],
    ["column-slower-than-line", withFigures(foot, { moveColumnCm: 16 })],
    ["cavalry-of-two-speeds", withFigures(horse, { moveColumnCm: 31 })],
    ["range-unusual", withFigures(foot, { rangeCm: 12 })],
    ["loads-of-no-battery", withFigures(foot, { ammunition: 3 })],
    ["loads-unusual", withFigures(guns, { ammunition: 5 })],
    ["canister-range-unusual", withFigures(guns, { canisterRangeCm: 16 })],
    ["canister-unlike-table", withFigures(guns, { canisterBonus: 1 })],
    ["shrapnel-not-british", { entries: [{ ...guns, traits: ["shrapnel"] }] }],
    ["no-commander-in-chief", { commanders: commanders.slice(1) }],
    ["no-generals", { commanders: commanders.slice(0, 1) }],
    [
      "commander-without-role",
      { commanders: [...commanders, { id: "c3", name: "C", commandValue: 0 }] },
    ],
    [
      "command-values-open",
      { commanders: [...commanders, { id: "c3", name: "C", roles: ["corps-commander"] }] },
    ],
    ["formation-empty", { formations: [{ id: "f", names: { pl: "Brygada" }, level: "brigade" }] }],
  ])("finds %s", (code, parts) => {
    expect(codesOf(parts)).toEqual([code]);
  });

  it("lets the British have shrapnel, and regimental guns a canister of one die", () => {
    const british = { ...guns, traits: ["shrapnel"] };
    expect(codesOf({ nation: "britain", entries: [british] })).toEqual([]);
    const small = { ...guns, unitKind: "regimental-artillery" };
    expect(codesOf(withFigures(small, { canisterBonus: 1 }))).toEqual([]);
    expect(codesOf(withFigures(small, { canisterBonus: 3 }))).toEqual(["canister-unlike-table"]);
  });

  it("reports open rows of several units as one, with all their places", () => {
    const entries = [foot, { ...guns, unitKind: null }, { ...horse, unitKind: null }];
    const [finding] = checkArmyBook(bookOf({ ...perfect, entries })).findings;
    expect(finding).toMatchObject({
      params: { count: 2 },
      paths: ["/entries/1/unitKind", "/entries/2/unitKind"],
    });
  });

  it("holds a historical regiment to one formation and a general to one division", () => {
    const division = { names: { pl: "D" }, level: "division", regiments: [{ entryId: "e1" }] };
    const formations = [
      { ...division, id: "f1", commanderId: "c2" },
      { ...division, id: "f2", commanderId: "c2" },
    ];
    const entries = [{ ...foot, historical: true }];
    expect(codesOf({ entries, formations })).toEqual([
      "historical-in-two-formations",
      "commander-leads-twice",
    ]);
  });

  it("asks no general of a corps' only division, whose commander may stand in both places", () => {
    const division = { names: { pl: "D" }, level: "division", parentId: "f" };
    const corps = { id: "f", names: { pl: "K" }, level: "corps", commanderId: "c2" };
    const alone = { ...division, id: "f1", regiments: [{ entryId: "e1" }] };
    expect(codesOf({ formations: [corps, alone] })).toEqual([]);
    expect(codesOf({ formations: [corps, { ...alone, commanderId: "c2" }] })).toEqual([]);
    const second = { ...division, id: "f2", commanderId: "c2", regiments: [{ entryId: "e3" }] };
    expect(codesOf({ formations: [corps, alone, second] })).toEqual([
      "division-without-general",
      "commander-leads-twice",
    ]);
  });

  it("stays silent about what the author accepted", () => {
    const acceptedFindings = [{ code: "kind-open", subject: "e1", reason: "Players choose." }];
    const report = checkArmyBook(
      bookOf({ ...perfect, ...withFoot({ unitKind: null }), acceptedFindings }),
    );
    expect(report.findings).toEqual([]);
    expect(report.accepted).toHaveLength(1);
  });

  it.each(LANGUAGES)("has a sentence for every finding in %s", (language) => {
    const text = readFileSync(`lib/i18n/messages/${language}/bogowie-wojny/armyBook.json`, "utf8");
    expect(Object.keys(JSON.parse(text).findings)).toEqual(Object.keys(ARMY_BOOK_FINDINGS));
  });
});

describe("a general's character [6.3]", () => {
  it.each([
    [3, [], "aggressive"],
    [1, [], "aggressive"],
    [0, [], "neutral"],
    [-1, [], "cautious"],
    [-2, ["insubordinate"], "aggressive"],
    [2, ["passive"], "cautious"],
    [null, ["passive"], "cautious"],
    [null, [], null],
  ] as const)("with %s and %j is %s", (commandValue, traits, character) => {
    expect(characterOf({ commandValue, traits: [...traits] })).toBe(character);
  });
});
