import fc from "fast-check";
import { fromMarkdown } from "mdast-util-from-markdown";
import { describe, expect, it } from "vitest";
import { type ArmyList, armyListSchema } from "@/lib/domain/bogowie-wojny/list/army-list";
import { rosterXml } from "@/lib/domain/bogowie-wojny/list/exports/ros/roster-xml";
import { rosterBbcode } from "@/lib/domain/bogowie-wojny/list/exports/roster-bbcode";
import { rosterCsv } from "@/lib/domain/bogowie-wojny/list/exports/roster-csv";
import { oneLine } from "@/lib/domain/bogowie-wojny/list/exports/roster-in-words";
import { rosterMarkdown } from "@/lib/domain/bogowie-wojny/list/exports/roster-markdown";
import { rosterText } from "@/lib/domain/bogowie-wojny/list/exports/roster-plain";
import { listForOthers } from "@/lib/domain/bogowie-wojny/list/list-for-others";
import { type RosterView, rosterView } from "@/lib/domain/bogowie-wojny/list/roster-view";
import { LANGUAGES, type Language } from "@/lib/domain/document/language";
import { translatorFor } from "@/lib/i18n/translator";
import { UNIT_KINDS } from "@/lib/rules/bogowie-wojny/unit-kind";
import { readXml, type XmlNode } from "../../../xml-reader";
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

const own = (view: RosterView) => ({ view, audience: "owner", link: "" }) as const;

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

/** Lists with any names that people can type, of the rules' own kinds. */
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

/** The texts that every format must contain: each regiment's name or kind, and its general. */
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

/** A small reader of RFC 4180, independent of the writer. */
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

/** The text without characters that XML 1.0 cannot contain. */
function inXml(text: string): string {
  return oneLine(text.replace(/\p{Cs}/gu, "\uFFFD").replace(/[\uFFFE\uFFFF]/g, ""));
}

/** The same army, with its book's data on its general and commander. */
const known = armyListSchema.parse({
  ...army,
  formations: army.formations.map((formation) => ({
    ...formation,
    general: { ...formation.general, commanderId: "c1" },
  })),
  commander: { source: "historical", name: "Książę Józef", commanderId: "c2" },
  bookCommanders: [
    { id: "c1", name: "Dąbrowski", commandValue: 2, specialRule: "Raz w bitwie rzuca ponownie" },
    { id: "c2", name: "Książę Józef", commandValue: -1 },
  ],
});

describe("every text form of a roster", () => {
  it.each(LANGUAGES)(
    "explains the star behind a price, and has none where there is none (%s)",
    (language) => {
      const spoken = wordsOf(language);
      const foot = spoken.terms("roster.inferredFoot").replace("*", "").trim();
      const guns = (unitKind: "foot-howitzers" | "foot-6-pounder") =>
        own(rosterView(armyOf({ formations: [{ regiments: [{ unitKind }] }] })));
      for (const form of [rosterText, rosterMarkdown, rosterBbcode]) {
        expect(form(guns("foot-howitzers"), spoken)).toContain(foot);
        expect(form(guns("foot-6-pounder"), spoken)).not.toContain(foot);
      }
    },
  );

  it("names a regiment's brigade", () => {
    const joined = structuredClone(army);
    const [formation] = joined.formations;
    if (formation) formation.brigades = [{ id: "b1", name: "Brygada Krasińskiego" }];
    for (const regiment of formation?.regiments ?? []) regiment.brigadeId = "b1";
    const copy = own(rosterView(joined));
    for (const form of [rosterText, rosterMarkdown, rosterBbcode, rosterCsv]) {
      expect(form(copy, words).split("Brygada Krasińskiego")).toHaveLength(3);
    }
  });

  it("carries every regiment and general, whatever they are called", () => {
    fc.assert(
      fc.property(anyList, (list) => {
        const view = rosterView(list);
        const copy = own(view);
        const forms = {
          text: oneLine(rosterText(copy, words)),
          markdown: plainMarkdown(rosterMarkdown(copy, words)),
          bbcode: plainBbcode(rosterBbcode(copy, words)),
          csv: readCsv(rosterCsv(copy, words)).flat().join("\n"),
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
      { numRuns: 50 },
    );
  });

  it.each(LANGUAGES)("has all its words in %s", (language) => {
    const copy = {
      view: rosterView(army),
      audience: "opponent",
      link: "https://example.org/l/abc?v=3",
    } as const;
    const forms = [rosterText, rosterMarkdown, rosterBbcode, rosterCsv, rosterXml].map((form) =>
      form(copy, wordsOf(language)),
    );
    for (const form of forms) expect(form).not.toMatch(/bogowieWojny|bwRoster|undefined|NaN/);
  });
});

describe("every form of a roster", () => {
  const forms = { rosterText, rosterMarkdown, rosterBbcode, rosterCsv, rosterXml };

  it.each(Object.entries(forms))("says of generals what is known of them: %s", (_, form) => {
    const text = form(own(rosterView(known)), words);
    expect(text).toMatch(/wartość dowodzenia \+2|>\+2<|,2,/);
    expect(text).toContain("agresywny");
    expect(text).toContain("Raz w bitwie rzuca ponownie");
    expect(form(own(rosterView(army)), words)).not.toMatch(/agresywny|neutralny|ostrożny/);
  });

  it.each(Object.entries(forms).filter(([name]) => name !== "rosterCsv"))(
    "says the same of the commander-in-chief: %s",
    (_, form) => {
      expect(form(own(rosterView(known)), words)).toMatch(
        /(wartość dowodzenia -1|>−1<)[\s\S]*?ostrożny/,
      );
    },
  );

  it.each(Object.entries(forms))(
    "says to others, and only to them, what is left out: %s",
    (_, form) => {
      const note = words.roster("remarks.opponent");
      const view = rosterView(army);
      expect(form({ view, audience: "opponent", link: "" }, words)).toContain(note);
      expect(form({ view, audience: "owner", link: "" }, words)).not.toContain(note);
    },
  );
});

it("writes Markdown with headings, lists and nothing taken for markup", () => {
  const lines = rosterMarkdown(own(rosterView(army)), words).split("\n");
  expect(lines).toContain("## 17. Dywizja \\[Piechoty\\]".replace("17.", "17\\."));
  expect(lines).toContain(
    '- **1\\. pułk "Orłów" \\& \\<Sokołów\\>** · weteran · Piechota liniowa · 3 podstawki · 3 pkt +3 pkt ulepszeń',
  );
  expect(lines).toContain("- Pociąg artyleryjski, 4 ładunki: 4 pkt");
});

it("writes BBCode in which a bracket of a name opens no tag", () => {
  const text = rosterBbcode(own(rosterView(army)), words);
  expect(text).toContain("[b]17. Dywizja [\u200BPiechoty][/b]");
  expect(text.match(/\[list\]/g)).toHaveLength(text.match(/\[\/list\]/g)?.length ?? 0);
});

it("writes a row a thing as CSV, and no formula", () => {
  const rows = readCsv(rosterCsv(own(rosterView(army)), words));
  expect(new Set(rows.map((row) => row.length)).size).toBe(1);
  const [head = [], ...things] = rows;
  const at = (row: string[] | undefined, label: string) => row?.[head.indexOf(label)];
  const of = (entry: string) => things.filter((row) => at(row, "Pozycja") === entry);
  expect(of("Wódz naczelny")).toHaveLength(1);
  const [first, second] = of("Pułk lub bateria");
  expect(at(first, "Pułk")).toBe('1. pułk "Orłów" & <Sokołów>');
  expect(at(first, "Pkt ulepszeń")).toBe("3");
  expect(at(first, "Wyszkolenie")).toBe("weterani");
  expect(at(first, "WTR")).toBe("");
  expect(at(second, "Pułk")).toBe("'=SUM(A1)");
  expect(of("Ulepszenie").map((row) => at(row, "Rodzaj"))).toEqual(
    army.upgrades.map(({ upgrade }) => expect.stringContaining(terms(`upgrades.${upgrade}`))),
  );
});

describe("corps commanders in CSV", () => {
  const led = (corpsCommanders: "free" | "one-point") =>
    armyOf({
      corps: [
        { id: "k1", name: "V Korpus", commander: { source: "historical", name: "Książę Józef" } },
        { id: "k2" },
      ],
      formations: [
        { corpsId: "k1", regiments: [{ unitKind: "line-infantry", bases: 3 }] },
        { corpsId: "k2", regiments: [{ unitKind: "line-infantry", bases: 3 }] },
      ],
      format: { readings: { ...army.format.readings, corpsCommanders } },
    });

  it.each([
    ["free", "0"],
    ["one-point", "1"],
  ] as const)("have a row each with name, corps and price: %s", (reading, price) => {
    const view = rosterView(led(reading));
    const [head = [], ...rows] = readCsv(rosterCsv(own(view), words));
    const at = (row: string[], label: string) => row[head.indexOf(label)];
    const commanders = rows.filter((row) => at(row, "Pozycja") === "Dowódca korpusu");
    expect(
      commanders.map((row) =>
        ["Dywizja lub brygada", "Generał", "Pkt"].map((label) => at(row, label)),
      ),
    ).toEqual([
      ["V Korpus", "Książę Józef", price],
      [words.terms("numbered.corps", { n: 2 }), "", price],
    ]);
    const points = rows.reduce((sum, row) => sum + Number(at(row, "Pkt")), 0);
    expect(points).toBe(view.summary.points.units + view.summary.points.generals);
  });
});

describe("what a regiment is worth at the table", () => {
  const entry = {
    id: "e1",
    names: { pl: "Woltyżerowie" },
    unitKind: "light-infantry",
    traits: ["square", "skirmishers"],
    profile: {
      moveLineCm: 20,
      moveColumnCm: 30,
      weapon: "musket",
      rangeCm: 7.5,
      fightingValue: 2,
      firepower: 1,
      endurance: 3,
      morale: 5,
      specialRules: "Raz w bitwie\nbez testu",
    },
  };
  const gun = {
    id: "e2",
    names: { pl: "Bateria" },
    unitKind: "foot-6-pounder",
    profile: { rangeCm: 60, canisterRangeCm: 15, weapon: "gun", ammunition: 3 },
  };
  const listed = armyListSchema.parse({
    ...army,
    bookEntries: [entry, gun],
    formations: [
      {
        id: "f1",
        general: { kind: "infantry" },
        regiments: [
          {
            id: "r1",
            unitKind: "light-infantry",
            entryId: "e1",
            bases: 3,
            veteran: "bought",
            secretStatus: true,
          },
          { id: "r2", unitKind: "foot-6-pounder", entryId: "e2", bases: 1 },
        ],
      },
    ],
  });
  const FIGURES = "Ruch 20/30 cm · muszkiet 7,5 cm · WB 2 ▸ 7 · SO 1 ▸ 4 · WTR 3 · Morale 6";
  const UNTRAINED = "Ruch 20/30 cm · muszkiet 7,5 cm · WB 2 ▸ 6 · SO 1 ▸ 3 · WTR 3 · Morale 5";
  const lines = (form: typeof rosterText, list = listed) =>
    form(own(rosterView(list)), words)
      .replaceAll("\u00A0", " ")
      .split("\n");

  it("stands below its row, training added in", () => {
    expect(lines(rosterText)).toContain(`      ${FIGURES}`);
    expect(lines(rosterMarkdown)).toContain(`  - ${FIGURES}`);
    expect(lines(rosterBbcode)).toContain(FIGURES);
    for (const form of [rosterText, rosterMarkdown, rosterBbcode]) {
      const text = lines(form).join("\n");
      expect(text).toContain("armata 60 cm, kartacz 15 cm · ładunki 3");
      expect(text).toMatch(/tyraliera, .*Raz w bitwie bez testu/);
      expect(text).toContain("kostki podstawki ▸ kostki całego pułku");
    }
  });

  it("reads to others as if a secret status had never been bought", () => {
    for (const form of [rosterText, rosterMarkdown, rosterBbcode]) {
      const text = lines(form, listForOthers(listed)).join("\n");
      expect(text).toContain(UNTRAINED);
      expect(text).not.toContain(FIGURES);
      expect(text).not.toMatch(/Piechota lekka.*weteran/);
    }
  });

  it("has no line, and no key to it, where nobody entered anything", () => {
    for (const form of [rosterText, rosterMarkdown, rosterBbcode]) {
      const text = lines(form, army).join("\n");
      expect(text).not.toMatch(/WB|WTR|▸/);
    }
  });
});

it.each([
  ["text", rosterText, "\nTa wersja rozpiski: https://example.org/l/abc?v=3\n"],
  ["Markdown", rosterMarkdown, "\nTa wersja rozpiski: <https://example.org/l/abc?v=3>\n"],
  ["BBCode", rosterBbcode, "\nTa wersja rozpiski: [url]https://example.org/l/abc?v=3[/url]\n"],
] as const)("%s ends in the address of its version", (_, form, line) => {
  const link = "https://example.org/l/abc?v=3";
  expect(form({ view: rosterView(army), audience: "owner", link }, words)).toContain(line);
  expect(form(own(rosterView(army)), words)).not.toMatch(/Ta wersja rozpiski/);
});

it("writes CSV whose points add up to the list's", () => {
  fc.assert(
    fc.property(anyList, (list) => {
      const view = rosterView(list);
      const [head = [], ...things] = readCsv(rosterCsv(own(view), words));
      const sum = (label: string) =>
        things.reduce((all, row) => all + Number(row[head.indexOf(label)]), 0);
      const { units, generals, upgrades } = view.summary.points;
      expect(sum("Pkt")).toBe(units + generals);
      expect(sum("Pkt ulepszeń")).toBe(upgrades);
    }),
    { numRuns: 50 },
  );
});

describe("the roster format of other list builders", () => {
  it("is well-formed XML of its schema whose costs add up, whatever things are called", () => {
    fc.assert(
      fc.property(anyList, (list) => {
        const view = rosterView(list);
        const root = readXml(rosterXml(own(view), words));
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
      { numRuns: 50 },
    );
  });

  it("has the elements of the published format, with their attributes and in their order", () => {
    fc.assert(
      fc.property(anyList, (list) => {
        const root = readXml(rosterXml(own(rosterView(list)), words));
        expect(faultsOfRoster(root)).toEqual([]);
        expect(idsOf(root).length).toBe(new Set(idsOf(root)).size);
      }),
      { numRuns: 50 },
    );
  });

  it("sums its costs and limits up as the list does, points and bases", () => {
    fc.assert(
      fc.property(anyList, (list) => {
        const view = rosterView(list);
        const root = readXml(rosterXml(own(view), words));
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
      { numRuns: 50 },
    );
  });

  it.each(LANGUAGES)("has what readers know a unit by, in %s as in any language", (language) => {
    const root = readXml(rosterXml(own(rosterView(army)), wordsOf(language)));
    const units = all(root, "selection").filter(({ attributes }) => attributes.type === "unit");
    expect(units).toHaveLength(2);
    for (const unit of units) {
      const below = (name: string) => all(unit, name).map(({ attributes }) => attributes);
      expect(below("profile")).toMatchObject([{ typeName: "Unit" }]);
      expect(below("cost")).toContainEqual(expect.objectContaining({ name: "pts" }));
      expect(below("category")).toMatchObject([{ primary: "true" }]);
    }
  });

  it.each(LANGUAGES)(
    "has each commander as a unit of their own category, known or not, in %s",
    (language) => {
      for (const list of [army, known]) {
        const root = readXml(rosterXml(own(rosterView(list)), wordsOf(language)));
        const models = all(root, "selection").filter(
          ({ attributes }) => attributes.type === "model",
        );
        expect(models.length).toBeGreaterThan(1);
        for (const model of models) {
          const [profile, ...more] = all(model, "profile");
          expect(more).toEqual([]);
          expect(profile?.attributes).toMatchObject({ typeName: "Unit", typeId: "commander" });
          expect(all(model, "characteristic").every(({ text }) => text !== "")).toBe(true);
          expect(all(model, "category").map(({ attributes }) => attributes.entryId)).toEqual([
            "commander",
          ]);
        }
      }
    },
  );

  it("gives each unit its statistics as a profile, a dash where nobody entered them", () => {
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
    const root = readXml(rosterXml(own(rosterView(list)), words));
    const units = all(root, "selection").filter(({ attributes }) => attributes.type === "unit");
    const profiles = units.flatMap((unit) => all(unit, "profile"));
    const figures = profiles.map((profile) =>
      Object.fromEntries(
        all(profile, "characteristic").map(({ attributes, text }) => [attributes.name, text]),
      ),
    );
    expect(figures[0]).toMatchObject({
      Podstawki: "3",
      Ruch: "17/26",
      WB: "2 ▸ 7",
      SO: "–",
      WTR: "5",
      Morale: "8",
    });
    expect(figures[1]).toMatchObject({ Ruch: "–/–", WB: "–", WTR: "–" });
  });

  it("gives a battery's canister and loads, and what its arm can do", () => {
    const profile = { weapon: "gun", rangeCm: 60, canisterRangeCm: 15, ammunition: 6 };
    const horse = { id: "e2", names: { pl: "Ułani" }, traits: ["lances"], profile: {} };
    const list = armyListSchema.parse({
      ...armyOf({
        formations: [
          { regiments: [{ unitKind: "foot-8-pounder" }, { unitKind: "lancers", bases: 2 }] },
        ],
      }),
      bookEntries: [{ id: "e1", names: { pl: "Bateria" }, profile }, horse],
    });
    for (const [i, regiment] of (list.formations[0]?.regiments ?? []).entries()) {
      regiment.entryId = ["e1", "e2"][i] ?? null;
    }
    const root = readXml(rosterXml(own(rosterView(list)), words));
    const [guns, lancers] = all(root, "selection")
      .filter(({ attributes }) => attributes.type === "unit")
      .map((unit) =>
        Object.fromEntries(
          all(unit, "characteristic").map(({ attributes, text }) => [attributes.name, text]),
        ),
      );
    expect(guns).toMatchObject({ Broń: "armata 60 cm, kartacz 15 cm", Ładunki: "6" });
    expect(lancers).toMatchObject({ Ładunki: "–" });
    expect(lancers?.["Zasady specjalne"]).toContain("szarża +4");
  });

  it.each(LANGUAGES)("heads the columns of its profiles with titles (%s)", (language) => {
    const root = readXml(rosterXml(own(rosterView(army)), wordsOf(language)));
    const heads = all(root, "characteristic").map(({ attributes }) => attributes.name ?? "");
    expect(heads.length).toBeGreaterThan(10);
    for (const head of heads) expect(head).toMatch(/^\p{Lu}/u);
  });
});

/** The ids that must be unique: of the roster, its forces, selections, profiles and their categories. */
function idsOf(root: XmlNode): string[] {
  return ["force", "selection", "profile", "category"]
    .flatMap((name) => all(root, name))
    .map(({ attributes }) => attributes.id ?? "");
}

function ownCosts({ children }: XmlNode): XmlNode[] {
  return children.filter(({ name }) => name === "costs").flatMap((costs) => costs.children);
}
