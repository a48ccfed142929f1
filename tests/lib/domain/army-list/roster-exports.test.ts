import fc from "fast-check";
import { fromMarkdown } from "mdast-util-from-markdown";
import { describe, expect, it } from "vitest";
import { type ArmyList, armyListSchema } from "@/lib/domain/army-list/army-list";
import { rosterBbcode } from "@/lib/domain/army-list/exports/roster-bbcode";
import { rosterCsv } from "@/lib/domain/army-list/exports/roster-csv";
import { rosterMarkdown } from "@/lib/domain/army-list/exports/roster-markdown";
import { rosterXml } from "@/lib/domain/army-list/exports/roster-xml";
import { oneLine } from "@/lib/domain/army-list/exports/told-roster";
import { rosterText } from "@/lib/domain/army-list/roster-text";
import { type RosterView, rosterView } from "@/lib/domain/army-list/roster-view";
import { LANGUAGES, type Language } from "@/lib/domain/language";
import { translatorFor } from "@/lib/i18n/translator";
import { UNIT_KINDS } from "@/lib/rules/bogowie-wojny/unit-kind";
import { readXml, type XmlNode } from "../../xml-reader";
import { armyOf } from "./army-of";
import { faultsOfRoster } from "./roster-format";

function wordsOf(language: Language) {
  return {
    terms: translatorFor(language, "bogowieWojny"),
    book: translatorFor(language, "armyBook"),
    roster: translatorFor(language, "bwRoster"),
  };
}
const words = wordsOf("pl");
const terms = words.terms;

const army = armyOf({
  nation: "duchy-of-warsaw",
  formations: [
    {
      name: "17. Dywizja [Piechoty]",
      general: { kind: "infantry", source: "historical", name: "Jan Henryk *Dąbrowski*" },
      regiments: [
        {
          unitKind: "line-infantry",
          bases: 3,
          name: '1. pułk "Orłów" & <Sokołów>',
          veteran: "bought",
        },
        { unitKind: "foot-6-pounder", name: "=SUM(A1)", notes: "stoi_na_wzgórzu" },
      ],
    },
  ],
  upgrades: [["providence"], ["ammunition-train", 4]],
});

/** Lists of any names that people may type, from the rules' own kinds. */
const anyList: fc.Arbitrary<ArmyList> = fc
  .record({
    title: fc
      .string({ minLength: 1, maxLength: 30, unit: "binary" })
      .filter((s) => oneLine(s) !== ""),
    general: fc.string({ maxLength: 30, unit: "binary" }),
    regiments: fc.array(
      fc.record({
        unitKind: fc.constantFrom(...UNIT_KINDS),
        name: fc.string({
          maxLength: 30,
          unit: fc.constantFrom(..."ab1[]*_`<>&\"'\\|#-+=.,;~! \n\r\tąź[b]💂"),
        }),
        bases: fc.integer({ min: 1, max: 6 }),
        veteran: fc.constantFrom("no", "bought", "own"),
        elite: fc.boolean(),
      }),
      { minLength: 1, maxLength: 6 },
    ),
  })
  .map(({ title, general, regiments }) =>
    armyListSchema.parse({
      ...army,
      title,
      formations: [
        {
          id: "f1",
          general: { kind: "infantry", source: "drawn", name: general },
          regiments: regiments.map((regiment, i) => ({ id: `r${i}`, ...regiment })),
        },
      ],
    }),
  );

/** What any form must tell of a list: every regiment by name or kind, and its general. */
function namesIn(view: RosterView): string[] {
  return view.formations.flatMap(({ general, regiments }) => [
    ...(general ? [oneLine(general.name)] : []),
    ...regiments.map(({ name, unitKind }) => oneLine(name) || terms(`units.${unitKind}`)),
  ]);
}

function plainMarkdown(text: string): string {
  const read = (node: { type?: string; value?: string; children?: unknown[] }): string =>
    node.value ?? (node.children ?? []).map((child) => read(child as typeof node)).join("");
  return read(fromMarkdown(text));
}

function plainBbcode(text: string): string {
  return text.replace(/\[(\/?(b|i|list)|\*)\]/g, "").replaceAll("\u200B", "");
}

/** A small reader of RFC 4180, apart from the writer. */
function readCsv(text: string): string[][] {
  const fields = [...text.replace(/^\uFEFF/, "").matchAll(/("(?:[^"]|"")*"|[^,\r\n]*)(,|\r\n)/g)];
  const rows: string[][] = [[]];
  for (const [, field = "", end] of fields) {
    rows.at(-1)?.push(field.startsWith('"') ? field.slice(1, -1).replaceAll('""', '"') : field);
    if (end === "\r\n") rows.push([]);
  }
  return rows.slice(0, -1);
}

function all(node: XmlNode, name: string): XmlNode[] {
  return [
    ...(node.name === name ? [node] : []),
    ...node.children.flatMap((child) => all(child, name)),
  ];
}

/** Without what XML 1.0 has no place for. */
function inXml(text: string): string {
  return oneLine(text.replace(/\p{Cs}/gu, "\uFFFD").replace(/[\uFFFE\uFFFF]/g, ""));
}

describe("every text form of a roster", () => {
  it("carries every regiment and general, whatever they are called", () => {
    fc.assert(
      fc.property(anyList, (list) => {
        const view = rosterView(list);
        const forms = {
          text: oneLine(rosterText(view, terms)),
          markdown: plainMarkdown(rosterMarkdown(view, terms)),
          bbcode: plainBbcode(rosterBbcode(view, terms)),
          csv: readCsv(rosterCsv(view, words)).flat().join("\n"),
        };
        for (const name of namesIn(view)) {
          expect(forms.text).toContain(name);
          expect(forms.bbcode).toContain(name.replaceAll("\u200B", ""));
          expect(forms.csv).toContain(name);
        }
        for (const { name, unitKind } of view.formations.flatMap((each) => each.regiments)) {
          expect(forms.markdown).toContain(oneLine(name) || terms(`units.${unitKind}`));
        }
      }),
      { numRuns: 150 },
    );
  });

  it.each(LANGUAGES)("has all its words in %s", (language) => {
    const view = rosterView(army);
    const own = wordsOf(language);
    const forms = [
      rosterMarkdown(view, own.terms),
      rosterBbcode(view, own.terms),
      rosterCsv(view, own),
      rosterXml(view, own),
    ];
    for (const form of forms) expect(form).not.toMatch(/bogowieWojny|bwRoster|undefined|NaN/);
  });
});

it("writes Markdown with headings, lists and nothing taken for markup", () => {
  const lines = rosterMarkdown(rosterView(army), terms).split("\n");
  expect(lines).toContain("## 17. Dywizja \\[Piechoty\\]".replace("17.", "17\\."));
  expect(lines).toContain(
    '- **1\\. pułk "Orłów" \\& \\<Sokołów\\>** · weteran · Piechota liniowa · 3 podstawki · 3 pkt +3 pkt ulepszeń',
  );
  expect(lines).toContain("- Pociąg artyleryjski 4 ładunki: 4 pkt");
});

it("writes BBCode in which a bracket of a name opens no tag", () => {
  const text = rosterBbcode(rosterView(army), terms);
  expect(text).toContain("[b]17. Dywizja [\u200BPiechoty][/b]");
  expect(text.match(/\[list\]/g)).toHaveLength(text.match(/\[\/list\]/g)?.length ?? 0);
});

it("writes a row a regiment as CSV, and no formula", () => {
  const rows = readCsv(rosterCsv(rosterView(army), words));
  expect(rows).toHaveLength(3);
  expect(new Set(rows.map((row) => row.length)).size).toBe(1);
  const [head = [], first = [], second = []] = rows;
  const at = (row: string[], label: string) => row[head.indexOf(label)];
  expect(at(first, "Pułk")).toBe('1. pułk "Orłów" & <Sokołów>');
  expect(at(first, "Pkt ulepszeń")).toBe("3");
  expect(at(first, "Wyszkolenie")).toBe("weterani");
  expect(at(first, "WTR")).toBe("");
  expect(at(second, "Pułk")).toBe("'=SUM(A1)");
});

describe("the roster format of other list builders", () => {
  it("is well-formed XML of its schema whose costs add up, whatever things are called", () => {
    fc.assert(
      fc.property(anyList, (list) => {
        const view = rosterView(list);
        const root = readXml(rosterXml(view, words));
        expect(root.name).toBe("roster");
        expect(root.attributes).toMatchObject({
          xmlns: "http://www.battlescribe.net/schema/rosterSchema",
          battleScribeVersion: "2.03",
          name: inXml(list.title),
        });
        const selections = all(root, "selection");
        const points = selections.flatMap((selection) =>
          selection.children
            .filter(({ name }) => name === "costs")
            .flatMap(({ children }) => children)
            .filter(({ attributes }) => attributes.typeId === "pts")
            .map(({ attributes }) => Number(attributes.value)),
        );
        const total = points.reduce((sum, value) => sum + value, 0);
        expect(total).toBe(view.summary.points.total);
        const units = selections.filter(({ attributes }) => attributes.type === "unit");
        expect(units.map(({ attributes }) => attributes.name)).toEqual(
          view.formations
            .flatMap(({ regiments }) => regiments)
            .map(({ name, unitKind }) => oneLine(name) || terms(`units.${unitKind}`)),
        );
        const ids = all(root, "selection").map(({ attributes }) => attributes.id);
        expect(new Set(ids).size).toBe(ids.length);
      }),
      { numRuns: 150 },
    );
  });

  it("has the elements of the published format, with their attributes and in their order", () => {
    fc.assert(
      fc.property(anyList, (list) => {
        const root = readXml(rosterXml(rosterView(list), words));
        expect(faultsOfRoster(root)).toEqual([]);
        expect(idsOf(root).length).toBe(new Set(idsOf(root)).size);
      }),
      { numRuns: 150 },
    );
  });

  it("sums its costs and limits up as the list does, points and bases", () => {
    fc.assert(
      fc.property(anyList, (list) => {
        const view = rosterView(list);
        const root = readXml(rosterXml(view, words));
        const { total, limit } = view.summary.points;
        const stated = (type: string) =>
          Number(
            ownCosts(root).find(({ attributes }) => attributes.typeId === type)?.attributes.value,
          );
        expect(stated("pts")).toBe(total);
        expect(all(root, "costLimit").map(({ attributes }) => Number(attributes.value))).toEqual([
          limit,
        ]);
        const bases = all(root, "selection")
          .flatMap(ownCosts)
          .filter(({ attributes }) => attributes.typeId === "bases");
        const held = bases.reduce((sum, { attributes }) => sum + Number(attributes.value), 0);
        expect(held).toBe(view.summary.bases.total);
      }),
      { numRuns: 150 },
    );
  });

  it("gives each unit its statistics as a profile, a dash where nobody stated them", () => {
    const entry = {
      id: "e1",
      names: { pl: "Linia" },
      profile: { moveLineCm: 17, moveColumnCm: 26, fightingValue: 2, endurance: 5, morale: 7 },
    };
    const list = armyListSchema.parse({
      ...army,
      bookEntries: [entry],
      formations: army.formations.map((formation) => ({
        ...formation,
        regiments: formation.regiments.map((regiment, i) => ({
          ...regiment,
          entryId: i === 0 ? "e1" : null,
        })),
      })),
    });
    const profiles = all(readXml(rosterXml(rosterView(list), words)), "profile");
    const figures = profiles.map((profile) =>
      Object.fromEntries(
        all(profile, "characteristic").map(({ attributes, text }) => [attributes.name, text]),
      ),
    );
    expect(figures[0]).toMatchObject({
      Ruch: "17/26",
      WB: "2 ▸ 7",
      SO: "–",
      WTR: "5",
      Morale: "8",
    });
    expect(figures[1]).toMatchObject({ Ruch: "–/–", WB: "–", WTR: "–" });
  });
});

/** The ids that must be their own: of the roster, its forces, selections, profiles and their categories. */
function idsOf(root: XmlNode): string[] {
  return ["force", "selection", "profile", "category"]
    .flatMap((name) => all(root, name))
    .map(({ attributes }) => attributes.id ?? "");
}

function ownCosts({ children }: XmlNode): XmlNode[] {
  return children.filter(({ name }) => name === "costs").flatMap((costs) => costs.children);
}
