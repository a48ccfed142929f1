import fc from "fast-check";
import { produce } from "immer";
import { describe, expect, it } from "vitest";
import { blankUnit } from "@/lib/domain/belle-alliance/scenario/blank-unit";
import { WHOLE_BOOK } from "@/lib/domain/belle-alliance/scenario/pack/pack-options";
import { type Scenario, scenarioSchema } from "@/lib/domain/belle-alliance/scenario/scenario";
import type { Audience } from "@/lib/domain/belle-alliance/scenario/scenario-view";
import { viewFor } from "@/lib/domain/belle-alliance/scenario/view-for";
import { walkUnits } from "@/lib/domain/belle-alliance/scenario/walk";
import { LANGUAGES, type Language } from "@/lib/domain/document/language";
import { PAPERS, type Paper } from "@/lib/domain/document/paper";
import { PAPER_SIZE_MM } from "@/lib/pdf/document/paper";
import { press } from "@/lib/pdf/press/press";
import { VILLAGE } from "../../../fixtures/scenarios/village";
import { PdfFile } from "../pdf-file";
import { emptyScenario, greatBattle, sehested } from "../sample-scenarios";

interface Wanted {
  readonly audience?: Audience;
  readonly language?: Language;
  readonly paper?: Paper;
}

const PRINTED = new Map<string, ReturnType<typeof printedAnew>>();

/** A pack, printed once for all tests that read the same. */
function printed(scenario: Scenario, wanted: Wanted = {}) {
  const { audience = { for: "umpire" }, language = "en", paper = "a4" } = wanted;
  const key = JSON.stringify([scenario, audience, language, paper]);
  const print = PRINTED.get(key) ?? printedAnew(scenario, { audience, language, paper });
  PRINTED.set(key, print);
  return print;
}

function printedAnew(scenario: Scenario, { audience, language, paper }: Required<Wanted>) {
  const view = viewFor(scenario, audience);
  const print = press({ work: "pack", view, options: WHOLE_BOOK, language, paper });
  return { ...print, file: new PdfFile(print.bytes) };
}

/** The Danish corps with a train. */
const withTrain = produce(sehested, (draft: Scenario) => {
  draft.sides[0]?.formations[0]?.units.push(
    blankUnit({
      id: "park",
      name: "Parkkolonne",
      nation: "denmark",
      arm: "train",
      type: "train",
      modelGuns: 4,
    }),
  );
});
const danes: Audience = { for: "side", sideId: "danes" };
const inOneLine = (text: string) => text.replace(/\s+/g, " ");
const withoutSpaces = (text: string) => text.replace(/\s|\u00ad/gu, "");

describe("the umpire's pack", () => {
  it("holds both sides' papers and what is hidden", () => {
    const { text } = printed(sehested).file;
    for (const said of [
      "DANE-TASK",
      "ALLY-BRIEF",
      "UMPIRE-ONLY",
      "ALLY-SECRET-FORD",
      "ALLY-SOURCE",
    ]) {
      expect(text).toContain(said);
    }
  });

  it("lists the findings accepted with their rule and reason, in no side's pack", () => {
    const accepted = produce(VILLAGE, (draft: Scenario) => {
      draft.bounds = null;
      const code = "length-missing";
      draft.acceptedFindings = [{ code, subject: "", reason: "Until dark." }];
    });
    const said = ["1.1.9", "Enter how many bounds the game lasts.", "Until dark."];
    const { text } = printed(accepted).file;
    for (const each of said) expect(text).toContain(each);
    const side = printed(accepted, { audience: { for: "side", sideId: "french" } }).file.text;
    for (const each of said) expect(side).not.toContain(each);
  });

  it("says what the rules make of each unit, supplies to its own side alone", () => {
    const rich = produce(VILLAGE, (draft: Scenario) => {
      for (const { unit } of walkUnits(draft)) {
        if (unit.name.startsWith("2/8th"))
          Object.assign(unit, { men: 900, supplies: 2, light: true });
        if (unit.name.startsWith("2/30th")) unit.supplies = 0;
      }
    });
    const [own = "", other = ""] = rich.sides.map(({ id }) => id);
    const text = inOneLine(printed(rich).file.text);
    for (const each of [
      "45 (45)",
      "(12) figures that may skirmish",
      "may split in two, above 40 figures [1.2.2]",
      "supplies for 2 rolls, others likewise [5.5.3]",
      "S2",
      "S0",
      "may do field works [6.3.0]",
      "Below 3 figures, foot and horse leave the table",
    ]) {
      expect(text).toContain(each);
    }
    const forOwn = inOneLine(printed(rich, { audience: { for: "side", sideId: own } }).file.text);
    expect(forOwn).toContain("supplies for 2 rolls, others likewise [5.5.3]");
    const forOther = printed(rich, { audience: { for: "side", sideId: other } }).file.text;
    expect(forOther).not.toContain("5.5.3");
    expect(printed(rich, { audience: { for: "public" } }).file.text).not.toContain("5.5.3");
  });

  it("counts commanders, adjutants and wagons among the figures needed", () => {
    const text = inOneLine(printed(withTrain).file.text);
    const needed = text.slice(text.lastIndexOf("Figures needed"));
    expect(needed).toMatch(/Staff\s*Commanders\s*3\s*Staff\s*Adjutants\s*6/);
    expect(needed).toMatch(/Train\s*Train wagons\s*1\s*4/);
    expect(text).toContain("4 wagons, without ammunition");
  });

  it("lists findings accepted that are no more by their titles", () => {
    const { text } = printed(sehested).file;
    expect(text).toContain("Valour to check: Holstenske skarpskyttere");
    expect(text).toContain("Efter kilden.");
  });

  it("takes no accepted code for a finding's that is none, whatever it is called", () => {
    const accepted = produce(VILLAGE, (draft: Scenario) => {
      draft.acceptedFindings = [{ code: "toString", subject: "", reason: "Agreed." }];
    });
    const { text } = printed(accepted).file;
    expect(text).toContain("toString");
    expect(text).not.toContain("findings.");
  });

  it("names itself in the file's properties and keeps no clock", () => {
    const { file, bytes } = printed(sehested, { language: "da" });
    expect(file.everything).toContain(
      "Sehested – gennembruddet ved Ejderkanalen – Dommerens pakke",
    );
    expect(Buffer.from(bytes).toString("latin1")).not.toMatch(/CreationDate|ModDate|CreateDate/);
  });

  it("is the same file twice", () => {
    const again = printedAnew(sehested, {
      audience: { for: "umpire" },
      language: "en",
      paper: "a4",
    });
    expect(Buffer.from(printed(sehested).bytes).equals(again.bytes)).toBe(true);
  });

  it("bookmarks its chapters", () => {
    const { bookmarks } = printed(sehested).file;
    expect(bookmarks).toContain("The map");
    expect(bookmarks).toContain("Order of battle: Wallmodens korps");
  });
});

describe("a side's pack", () => {
  it("holds that side's papers and no word of the other's or the umpire's", () => {
    for (const language of LANGUAGES) {
      const { everything } = printed(sehested, { audience: danes, language }).file;
      expect(everything).toContain("DANE-BELIEF");
      expect(everything).not.toMatch(/ALLY-|UMPIRE-ONLY|Wiering|Lauenburg/);
    }
  });

  it("is the same file, byte for byte, whatever the other side and the umpire write and do", () => {
    const [own, other] = sehested.sides;
    if (!own || !other) throw new Error("The sample has two sides.");
    const changed: Scenario = {
      ...sehested,
      umpireNotes: "Something else.",
      acceptedFindings: [],
      sides: [
        own,
        {
          ...other,
          tasks: "Else.",
          brief: "",
          believedOfEnemy: "",
          formations: [],
          reinforcements: [],
        },
      ],
      map: {
        ...sehested.map,
        features: sehested.map.features.filter(({ hiddenFrom }) => hiddenFrom.length === 0),
      },
    };
    const before = printed(sehested, { audience: danes }).bytes;
    expect(Buffer.from(printed(changed, { audience: danes }).bytes).equals(before)).toBe(true);
  });

  it("names no terrain in its legend that it may not know of", () => {
    const file = printed(sehested, { audience: danes }).file;
    expect(file.text).not.toContain("Ford");
    expect(printed(sehested).file.text).toContain("Ford");
  });

  it("names the building each of its units holds, and none of another side's", () => {
    const own = printed(VILLAGE, { audience: { for: "side", sideId: "prussians" } }).file.text;
    const other = printed(VILLAGE, { audience: { for: "side", sideId: "french" } }).file.text;
    expect(own).toContain("In Ferme du Moulin");
    expect(other).not.toContain("⌂");
  });

  it("gives the scale on the ground and no cm", () => {
    const { text } = printed(sehested, { audience: danes }).file;
    expect(withoutSpaces(text)).toContain("1:10,000(1cm=100m)");
    expect(text).not.toContain("\ncm on the table");
    expect(text).not.toContain("of the table");
  });

  it("keeps a secret length secret", () => {
    const secret = { ...sehested, settings: { ...sehested.settings, lengthSecret: true } };
    expect(printed(sehested, { audience: danes }).file.text).toContain("End time");
    const { text } = printed(secret, { audience: danes }).file;
    expect(text).not.toContain("End time");
    expect(text).not.toContain("Bounds");
  });
});

/** The number of the page with the map, which states its scale. */
function mapPage(file: PdfFile): number {
  const pages = Array.from({ length: file.pageCount }, (_, i) => i + 1);
  return pages.find((page) => file.pageText(page).includes("of the table")) ?? 0;
}

describe("figures needed", () => {
  it("stand behind the map, in one piece", () => {
    for (const [language, head] of [
      ["en", "Figures needed"],
      ["pl", "Potrzebne figurki"],
    ] as const) {
      const { file } = printed(greatBattle(9), { language, audience: danes });
      const last = file.pageText(file.pageCount);
      expect(last).toContain(head);
      expect(last).toMatch(/\n(Total|Razem)\n/);
      expect(last.split(/\n(?:Nation|Nacja)\n/)).toHaveLength(2);
    }
  });
});

describe("the map", () => {
  const barHeightMm = 1.6;

  it.each(PAPERS)("has scale bars that measure true on %s", (paper) => {
    const { file } = printed(sehested, { paper });
    const page = mapPage(file);
    const scale = Number(file.pageText(page).match(/1 : ([\d.]+) of the table/)?.[1]);
    const figures = file.pageText(page).match(/\n0\n(\d+)\n(\d+)\n(\d+)\n(\d+)\nm\n0\n(\d+)/);
    const [, metres = 0, , , , centimetres = 0] = (figures ?? []).map(Number);
    // The picture also has boxes of this height, but none as long as a part of the scale bars.
    const asHigh = file.boxes(page).filter(({ height }) => Math.abs(height - barHeightMm) < 0.005);
    const partsOf = (widthMm: number) =>
      asHigh.filter(({ width }) => Math.abs(width - widthMm) < 0.0005);
    const bars = [...partsOf(metres / scale), ...partsOf((centimetres * 10) / scale)];
    expect(new Set(bars).size).toBe(8);
  });

  it("draws the table as large as its scale says", () => {
    const { file } = printed(sehested);
    const table = file
      .boxes(mapPage(file))
      .find(({ width, height }) => Math.abs(width - 180) < 0.01 && Math.abs(height - 120) < 0.01);
    expect(table).toBeDefined();
  });

  it("names a few units and numbers a crowd, with the numbers in the order of battle", () => {
    expect(printed(sehested).file.text).not.toContain("Units on the map");
    const { file } = printed(greatBattle(9));
    expect(file.text).toContain("Units on the map");
    const orders = file.text.slice(0, file.text.indexOf("Units on the map"));
    expect(orders).toMatch(/\n17\n1\/15th Regiment of Foot/);
  });
});

describe("the order of battle", () => {
  it("repeats the formations above the units on every page, marked as continued", () => {
    const { file } = printed(greatBattle(12), { audience: { for: "side", sideId: "danes" } });
    const pages = Array.from({ length: file.pageCount }, (_, i) => file.pageText(i + 1));
    const later = pages.filter((page) => /\(continued\)/.test(page));
    expect(later.length).toBeGreaterThan(0);
    for (const page of later) expect(page).toContain("Det danske auxiliærkorps, army");
  });

  it("shows figures, their rounding, loss steps and where valour comes from", () => {
    const { text } = printed(sehested, { audience: danes }).file;
    expect(text).toContain("24 · 18 · 12 · 6");
    expect(withoutSpaces(text)).toContain("143.25+0.75");
    expect(text).toContain("~408");
    expect(withoutSpaces(text)).toContain("8×6pdr");
    expect(text).toMatch(/Valour without a sign stands in table\s21/);
    expect(text).toMatch(/\n0\s\*\n/);
  });
});

describe("formations without units", () => {
  const bare = (id: string, formations: object[] = []) => ({
    id,
    name: `Formation ${id}`,
    level: "brigade",
    formations,
  });
  const nested = (depth: number): object => bare(`n${depth}`, depth > 1 ? [nested(depth - 1)] : []);

  it.each([
    ["alone", [bare("a")]],
    ["before others", [bare("a"), ...(sehested.sides[0]?.formations ?? [])]],
    ["after others", [...(sehested.sides[0]?.formations ?? []), bare("a")]],
    ["one below another, then one beside", [nested(8), bare("a")]],
  ])("print %s", (_, formations) => {
    const [danish, ...others] = sehested.sides;
    const scenario = scenarioSchema.parse({
      ...sehested,
      sides: [{ ...danish, formations, reinforcements: [] }, ...others],
    });
    expect(printed(scenario, { audience: danes }).file.text).toContain("Formation a");
  });
});

describe("texts of all kinds", () => {
  const hostile = '#read("/etc/passwd") $x^2$ \\ @ref <lbl> // c #pagebreak() "q" {{}} ]]#[';

  it("come out as typed", () => {
    const typed = "Łódź, Ærø, Besançon, Preußisch-Eylau, żółć, 1½ mil – „tak”, fiffig";
    const scenario = { ...sehested, title: typed, place: typed };
    expect(printed(scenario).file.text.split(typed).length).toBeGreaterThan(1);
  });

  it("never become markup", () => {
    const scenario = { ...sehested, title: hostile, battle: hostile, place: hostile };
    expect(withoutSpaces(printed(scenario).file.text)).toContain(withoutSpaces(hostile));
  });

  it("print with a mark where our types lack a character, and say so", () => {
    const scenario = { ...sehested, title: "Borodino 🎲 拿破仑 ไทย", credits: "&#x1F600;" };
    const { unprintable, file } = printed(scenario);
    expect(unprintable).toHaveLength(8);
    expect(withoutSpaces(file.text)).toContain("Borodino◊◊◊◊◊◊◊");
    expect(withoutSpaces(file.text)).toContain("8differentcharacters");
  });

  it("print Arabic and Hebrew, in headings, texts and on the map", () => {
    const [first, ...others] = sehested.sides;
    const name = "معركة شوبرا";
    const sides = [{ ...first, name, brief: "שלום **שלום**" }, ...others];
    const features = [
      ...sehested.map.features,
      { kind: "place", id: "aleph", name: "القاهرة", xCm: 60, yCm: 60 },
    ];
    const map = { ...sehested.map, features };
    const { unprintable, file } = printed(scenarioSchema.parse({ ...sehested, sides, map }));
    expect(unprintable).toEqual([]);
    expect(file.text).toMatch(/שלום|םולש/);
  });

  it("print whatever was typed, as accessible PDF", () => {
    const typed = fc.oneof(
      fc.string({ unit: "binary", minLength: 1, maxLength: 40 }),
      fc.string({ unit: "grapheme", minLength: 1, maxLength: 40 }),
    );
    const awkward = ["\u200b", "\ue000", "#", "- # a\n\n> ## b", "e\u0301\u0302", "fi\u0338"];
    fc.assert(
      fc.property(typed, (text) => {
        const side = { id: "x", name: text, colour: "c", tasks: text };
        const brief = `- # ${text}\n\n> ## ${text}`;
        const sides = [
          { ...sehested.sides[0], ...side, brief, formations: [], reinforcements: [] },
        ];
        const texts = { title: text, summary: text, credits: `# ${text}` };
        const { file } = printed({ ...emptyScenario, ...texts, sides } as Scenario);
        expect(file.everything).toContain("pdfuaid:part");
      }),
      { numRuns: 12, examples: awkward.map((text) => [text]) },
    );
  });

  it("may be as long as a document allows", () => {
    const scenario = { ...sehested, title: "W".repeat(200), summary: "ord ".repeat(9_999) };
    expect(printed(scenario).pages).toBeGreaterThan(8);
  });
});

describe("every language and paper", () => {
  const wanted = LANGUAGES.flatMap((language) => PAPERS.map((paper) => ({ language, paper })));

  it.each(wanted)("prints in $language on $paper", ({ language, paper }) => {
    const { file, pages } = printed(sehested, { language, paper });
    const [width, height] = file.pageSize(1);
    expect(file.pageCount).toBe(pages);
    expect(width).toBeCloseTo(PAPER_SIZE_MM[paper][0], 0);
    expect(height).toBeCloseTo(PAPER_SIZE_MM[paper][1], 0);
    expect(file.text).not.toMatch(/print\.|belleAlliance\./);
  });

  it("writes the date out in the reader's language", () => {
    expect(printed(sehested, { language: "en" }).file.text).toContain("10 December 1813");
    expect(printed(sehested, { language: "da" }).file.text).toContain("10. december 1813");
    expect(printed(sehested, { language: "pl" }).file.text).toContain("10 grudnia 1813");
  });
});

describe("an unfinished scenario", () => {
  const bare = { ...sehested, map: { ...sehested.map, features: [] } };
  const sides = sehested.sides.map((side) => ({
    ...side,
    tasks: "",
    brief: "",
    believedOfEnemy: "",
    formations: [],
    reinforcements: [],
  }));

  it.each([
    ["with nothing but a title", emptyScenario, {}, "No terrain has been drawn yet."],
    ["without terrain", bare, {}, "No terrain has been drawn yet."],
    ["with bare sides", { ...sehested, sides }, {}, "No formations have been entered yet."],
    [
      "for a side without papers",
      { ...sehested, sides },
      { audience: danes },
      "No tasks have been set yet.",
    ],
  ] as const)("prints %s and says what is missing", (_, scenario, wanted, missing) => {
    expect(printed(scenario, wanted).file.text).toContain(missing);
  });
});
