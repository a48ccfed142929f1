import { readdirSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type ArmyFormation,
  type ArmyList,
  armyListSchema,
} from "@/lib/domain/bogowie-wojny/list/army-list";
import { rosterXml } from "@/lib/domain/bogowie-wojny/list/exports/ros/roster-xml";
import { rosterBbcode } from "@/lib/domain/bogowie-wojny/list/exports/roster-bbcode";
import { rosterMarkdown } from "@/lib/domain/bogowie-wojny/list/exports/roster-markdown";
import { rosterText } from "@/lib/domain/bogowie-wojny/list/exports/roster-plain";
import { buildList } from "@/lib/domain/bogowie-wojny/list/imports/build-list";
import type { ReadList } from "@/lib/domain/bogowie-wojny/list/imports/read-army";
import { readRos } from "@/lib/domain/bogowie-wojny/list/imports/read-ros";
import { readRosterText } from "@/lib/domain/bogowie-wojny/list/imports/read-roster-text";
import { rosterDictionary } from "@/lib/domain/bogowie-wojny/list/imports/roster-dictionary";
import { rosterForOthers, rosterView } from "@/lib/domain/bogowie-wojny/list/roster-view";
import { LANGUAGES, type Language } from "@/lib/domain/document/language";
import { readXml, type XmlNode } from "@/lib/domain/document/xml-reader";
import { translatorFor } from "@/lib/i18n/translator";
import { FORMAT_32_8 } from "@/lib/rules/bogowie-wojny/format";
import { UPGRADES } from "@/lib/rules/bogowie-wojny/tables/upgrades";
import { UNIT_KINDS } from "@/lib/rules/bogowie-wojny/unit-kind";

const wordsOf = (language: Language) => ({
  terms: translatorFor(language, "bogowieWojny"),
  book: translatorFor(language, "armyBook"),
  roster: translatorFor(language, "bwRoster"),
});
const WORDS = Object.fromEntries(
  LANGUAGES.map((language) => [language, wordsOf(language)]),
) as Record<Language, ReturnType<typeof wordsOf>>;
const DICTIONARIES = LANGUAGES.map((language) => rosterDictionary(language, WORDS[language]));
const FORMS = {
  plain: rosterText,
  Markdown: rosterMarkdown,
  BBCode: rosterBbcode,
  ros: rosterXml,
};

/** Doubts about what no text form carries. */
const NOT_CARRIED = new Set(["no-corps", "no-level"]);

/** The same of `.ros`. */
const NOT_IN_ROS = new Set(["no-corps", "no-format", "no-year", "no-brigades", "no-book"]);

/** Words without what each form uses between them: commas, dots in the middle, two spaces, brackets. */
const NAME = fc
  .array(
    fc.string({
      minLength: 1,
      maxLength: 8,
      unit: fc.constantFrom(..."ab1*_`<>&#-+.!~\\[]ąź’ő💂"),
    }),
    {
      minLength: 1,
      maxLength: 3,
    },
  )
  .map((words) => words.join(" "));

/** Lists of the rules' own kinds, without a book. */
const anyList: fc.Arbitrary<ArmyList> = fc
  .record({
    title: NAME,
    names: fc.array(
      fc.record({ name: fc.option(NAME, { nil: "" }), general: fc.option(NAME, { nil: "" }) }),
      {
        minLength: 1,
        maxLength: 3,
      },
    ),
    regiments: fc.array(
      fc.record({
        unitKind: fc.constantFrom(...UNIT_KINDS),
        name: fc.option(NAME, { nil: "" }),
        bases: fc.integer({ min: 1, max: 6 }),
        elite: fc.boolean(),
        notes: fc.option(NAME, { nil: "" }),
      }),
      { minLength: 1, maxLength: 6 },
    ),
    upgrades: fc.subarray([...UPGRADES]),
    count: fc.integer({ min: 1, max: 3 }),
    year: fc.option(fc.integer({ min: 1792, max: 1815 }), { nil: null }),
  })
  .map(({ title, names, regiments, upgrades, count, year }) =>
    armyListSchema.parse({
      ...{ kind: "army-list", schemaVersion: 1, title, language: "en", nation: "austria", year },
      formations: names.map(({ name, general }, i) => ({
        ...{ id: `f${i}`, name, general: { kind: "cavalry", source: "drawn", name: general } },
        regiments: regiments.map((regiment, j) => ({
          id: `f${i}r${j}`,
          mayBecomeElite: regiment.elite,
          ...regiment,
        })),
      })),
      upgrades: upgrades.map((upgrade, i) => ({ id: `u${i}`, upgrade, count })),
    }),
  );

const SHIPPED: [string, ArmyList][] = readdirSync("prisma/library")
  .filter((file) => file.endsWith(".json"))
  .flatMap((file) => {
    const document = JSON.parse(readFileSync(`prisma/library/${file}`, "utf8"));
    const json = document.document ?? document;
    return json.kind === "army-list" ? [[file, armyListSchema.parse(json)]] : [];
  });

/** A list without what its text forms do not carry: its book, its corps' members, its findings. */
function carried(list: ArmyList): ArmyList {
  return {
    ...list,
    book: null,
    bookEntries: [],
    bookCommanders: [],
    bookFormations: [],
    acceptedFindings: [],
    formations: list.formations.map((formation) => ({
      ...formation,
      historicalId: null,
      regiments: formation.regiments.map((regiment) => ({
        ...regiment,
        entryId: null,
        mayBecomeElite: regiment.elite,
      })),
    })),
  };
}

function tell(list: ArmyList, form: keyof typeof FORMS, language: Language): string {
  return FORMS[form]({ view: rosterView(list), audience: "owner", link: "" }, WORDS[language]);
}

function back(text: string): ReadList {
  const army = text.startsWith("<?xml")
    ? readRos(whole(text), DICTIONARIES)
    : readRosterText(text, DICTIONARIES);
  if (army === null) throw new Error(`Not read: ${text}`);
  return buildList(army);
}

function whole(text: string): XmlNode {
  const root = readXml(text);
  if ("brokenAtLine" in root) throw new Error(`Broken at line ${root.brokenAtLine}`);
  return root;
}

const codesOf = ({ doubts }: ReadList) => doubts.map(({ code }) => code);

describe.each(["plain", "Markdown", "BBCode"] as const)("as %s", (form) => {
  test.each(SHIPPED)("%s goes out and comes back the same", (_, shipped) => {
    for (const language of LANGUAGES) {
      const text = tell(carried(shipped), form, language);
      const read = back(text);
      expect(armyListSchema.safeParse(read.list).error).toBeUndefined();
      expect(tell(read.list, form, language)).toBe(text);
      expect(codesOf(read).filter((code) => !NOT_CARRIED.has(code))).toEqual([]);
    }
  });

  test("any list comes back as it went out", () => {
    fc.assert(
      fc.property(anyList, fc.constantFrom(...LANGUAGES), (list, language) => {
        const text = tell(list, form, language);
        expect(tell(back(text).list, form, language)).toBe(text);
      }),
    );
  });

  test("a text cut anywhere is refused, or told to lack something", () => {
    const text = tell(carried(of("duchy-of-warsaw-32-8.json")), form, "pl");
    const upToUpgrades = text.slice(0, text.indexOf("pułk kirasjerów"));
    for (let length = 0; length < upToUpgrades.length; length += 1) {
      const army = readRosterText(text.slice(0, length), DICTIONARIES);
      if (army !== null) expect(codesOf(buildList(army)), `${length}`).not.toEqual([]);
    }
  });
});

test.each(SHIPPED)("%s goes out as .ros and comes back the same", (_, shipped) => {
  for (const language of LANGUAGES) {
    const list = { ...carried(shipped), year: null, format: FORMAT_32_8 };
    const unbound = { ...list, formations: list.formations.map(withoutBrigades) };
    const text = tell(unbound, "ros", language);
    const read = back(text);
    expect(armyListSchema.safeParse(read.list).error).toBeUndefined();
    expect(tell(read.list, "ros", language)).toBe(text);
    expect(codesOf(read).filter((code) => !NOT_IN_ROS.has(code))).toEqual([]);
  }
});

test("neighbouring batteries whose kind has a comma in its name are no brigade", () => {
  const battery = { name: "", unitKind: "foot-6-pounder", bases: 1, mayBecomeElite: false };
  const list = armyListSchema.parse({
    ...{ kind: "army-list", schemaVersion: 1, title: "a", language: "en", nation: "austria" },
    year: null,
    formations: [
      {
        ...{ id: "f", name: "", general: { kind: "cavalry", source: "drawn", name: "" } },
        regiments: ["a", "b"].map((id) => ({ ...battery, id })),
      },
    ],
    upgrades: [],
  });
  for (const language of LANGUAGES) {
    const text = tell(list, "plain", language);
    expect(tell(back(text).list, "plain", language)).toBe(text);
  }
});

test("a copy for the opponent says that something is left out", () => {
  for (const form of ["plain", "Markdown", "BBCode", "ros"] as const) {
    const copy = {
      view: rosterForOthers(of("austria-32-8.json")),
      audience: "opponent",
      link: "",
    } as const;
    expect(codesOf(back(FORMS[form](copy, WORDS.en)))).toContain("opponents-copy");
  }
});

test("doubts name the missing figures of an army book, and both numbers where a price differs", () => {
  const text = tell(of("france-lannes-1806.json"), "plain", "en");
  expect(codesOf(back(text))).toContain("no-book");
  const dearer = text.replace(/(3 bases +)3 points/, "$19 points");
  expect(back(dearer).doubts).toContainEqual(
    expect.objectContaining({ code: "points-differ", stated: 9, found: 3 }),
  );
});

function of(file: string): ArmyList {
  const found = SHIPPED.find(([name]) => name === file)?.[1];
  if (!found) throw new Error(`No shipped list ${file}`);
  return found;
}

function withoutBrigades(formation: ArmyFormation): ArmyFormation {
  const regiments = formation.regiments.map((regiment) => ({ ...regiment, brigadeId: null }));
  return { ...formation, brigades: [], regiments };
}
