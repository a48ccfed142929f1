import { describe, expect, test } from "vitest";
import { nationIn } from "@/lib/domain/belle-alliance/import/words/nations";
import { unitsUnder } from "@/lib/domain/belle-alliance/scenario/visible-tree";
import { foldText } from "@/lib/domain/document/fold-text";
import { LANGUAGES } from "@/lib/domain/document/language";
import { translatorFor } from "@/lib/i18n/translator";
import { NATIONS } from "@/lib/rules/belle-alliance/nation";
import { read, unitOf } from "./reading";

describe("nations", () => {
  const ofFirst = (text: string) => unitsUnder(read(text).formations)[0]?.nation;
  test.each([
    ["a heading", "Preussisches Corps\n  1. Bataillon 500", "prussia"],
    ["a Polish heading", "Polish Division\n  1st Regt 500", "poland"],
    ["a Danish heading", "Dansk brigade\n  1. bataljon 500", "denmark"],
    ["its own name before the heading", "British Brigade\n  1st Light Bn KGL 423", "kgl"],
    ["Westphalian Landwehr were Prussians", "I Corps\n  1. Westfälische Landwehr 500", "prussia"],
    ["English regiments", "5th Division\n  28th Foot 557\n  3/1st Royal Scots 604", "britain"],
    ["French regiments", "I Corps\n  54e Ligne 962\n  7e Hussards 439", "france"],
    ["a French commander", "II Corps, général Reille\n  Artillery 8 guns", "france"],
    ["Landwehr of Lower Saxony", "4th Brigade\n  Verden Landwehr Bn 621", "hanover"],
    ["Prussian Landwehr", "1. Brigade\n  3. Landwehr-Regiment 900", "prussia"],
    ["German line", "1. Brigade\n  6. Linieninfanterieregiment 900", "prussia"],
    ["Austrian regiments", "VII Corps\n  IR 48 Vukassovich 2 200", "austria"],
    ["Polish words", "1. brygada\n  2. pułk ułanów 820", "poland"],
    ["Danish places", "1. Brigade\n  Slesvigske infanteri 520", "denmark"],
    ["a Swedish province", "2. Brigade\n  Smålands dragoner 300", "sweden"],
    ["Frankreich", "Frankreich\n  1. Brigade\n    3. Regiment 900", "france"],
    ["Russland", "Russland\n  1. Brigade\n    3. Regiment 900", "russia"],
    ["Prusse", "Prusse\n  1re brigade\n    3e régiment 900", "prussia"],
    ["Dänemark", "Dänemark\n  1. Brigade\n    3. Regiment 900", "denmark"],
  ])("%s", (_, text, nation) => {
    expect(ofFirst(text)).toBe(nation);
  });

  test.each(LANGUAGES)("every nation by its name in %s", (language) => {
    const names = translatorFor(language, "belleAlliance.nation");
    const told = NATIONS.filter((nation) => nation !== "other");
    expect(told.map((nation) => nationIn(foldText(names(nation))))).toEqual(told);
  });

  test("a guess is shown with the lines it rests on, one for each army", () => {
    const text = `Armée du Nord
  54e Ligne 962
Left Wing
  28th Foot 557`;
    const { guessed, doubts, untold } = read(text);
    expect(guessed).toEqual(["france", "britain"]);
    expect(untold).toBe(0);
    expect(doubts.filter(({ code }) => code === "nation-guessed")).toMatchObject([
      { line: 1, params: { nation: "france", because: "Armée du Nord · 54e Ligne 962" } },
      { line: 3, params: { nation: "britain", because: "28th Foot 557" } },
    ]);
  });

  test("where nothing says, or two nations are as likely, it is asked and not guessed", () => {
    expect(read("1. Division\n  1st Regiment 500\n  2nd Regiment 500")).toMatchObject({
      guessed: [],
      untold: 2,
    });
    const { doubts } = read("1. Division\n  54e Ligne 500\n  28th Foot 500\n  9th Regiment 500");
    expect(doubts.filter(({ code }) => code.startsWith("nation-"))).toMatchObject([
      { line: 2, code: "nation-hinted", params: { words: "54e Ligne 500", nation: "france" } },
      { line: 3, code: "nation-hinted", params: { words: "28th Foot 500", nation: "britain" } },
      { line: 4, code: "nation-open", params: { name: "9th Regiment" } },
    ]);
  });

  test("a heading that says it needs no guess", () => {
    expect(read("French Army\n  54e Ligne 962")).toMatchObject({ guessed: [], untold: 0 });
  });
});

describe("commanders", () => {
  const commanderOf = (text: string) => read(text).formations[0]?.commander?.name ?? null;
  test.each([
    ["2e Corps d'armée – général comte Reille\n  1er léger 500", "général comte Reille"],
    ["5. Brigade (GM v. Tippelskirch)\n  1. Bataillon 500", "GM v. Tippelskirch"],
    ["I Corps\n  Generał Rożniecki\n  1. pułk 500", "Generał Rożniecki"],
    ["1. Brigade\nGeneralmajor Schulenburg\nFynske regiment 500", "Generalmajor Schulenburg"],
    ["Brigade, Prinz Friedrich von Hessen\n  1. Bn 500", "Prinz Friedrich von Hessen"],
    ["4th Division (part)\n  28th Foot 500", null],
    ["1st Division (Guards)\n  28th Foot 500", null],
    [
      "I Corps\nField Marshal the Duke of Wellington\n28th Foot 500",
      "Field Marshal the Duke of Wellington",
    ],
    ["I Corps\nNapoléon Bonaparte\n28th Foot 500", "Napoléon Bonaparte"],
    ["I Corps\n  Bremen\n  Verden\n  28th Foot 500", null],
  ])("%s", (text, name) => {
    expect(commanderOf(text)).toBe(name);
  });

  test("a name without a rank is a commander by its place only, and that is reported", () => {
    expect(read("I Corps\n  Bonaparte\n  54e Ligne 500").doubts).toContainEqual(
      expect.objectContaining({
        line: 2,
        code: "commander-guessed",
        params: { name: "Bonaparte", formation: "I Corps" },
      }),
    );
  });
});

describe("names and notes of headings", () => {
  const headOf = (text: string) => {
    const [head] = read(`${text}\n  2e brigade\n    54e Ligne 962`).formations;
    return [head?.name, head?.commander?.name ?? null, head?.note];
  };
  test.each([
    ["I Corps: (Zieten)", "I Corps", "Zieten", ""],
    ["I Corps:*", "I Corps", null, ""],
    ["I Corps -", "I Corps", null, ""],
    ["I Corps : –", "I Corps", null, ""],
    ["1re division : Allix (2e)", "1re division", "Allix", ""],
    ["14th Division: Hulot (for Bourmont)", "14th Division", "Hulot", "(for Bourmont)"],
  ])("%s: no sign behind the name, no number without a word as a note", (text, ...expected) => {
    expect(headOf(text)).toEqual(expected);
  });

  test("such a number is still asked about", () => {
    const { doubts } = read("1re division : Allix (2e)\n  54e Ligne 962");
    expect(doubts).toContainEqual(
      expect.objectContaining({
        line: 1,
        code: "words-unread",
        params: expect.objectContaining({ words: "(2e)" }),
      }),
    );
  });

  test.each([
    ["54e Ligne (3b) 1738", 3],
    ["4e Hussards (4e) 340", 4],
    ["2nd Dragoons (3 s) 340", 3],
  ])("%s: battalions or squadrons in short", (line, count) => {
    const { battalionsOrSquadrons, note, name } = unitOf(line);
    expect([battalionsOrSquadrons, note, name.includes("(")]).toEqual([count, "", false]);
  });
});

describe("guards", () => {
  test("units under a heading of guards are guard, and the heading says so once", () => {
    const { formations, doubts } = read("Guards Brigade\n  1st Bn 500\n  Artillery 8 guns");
    expect(unitsUnder(formations)).toMatchObject([{ guard: true }, { guard: true }]);
    expect(doubts.filter(({ code }) => code === "guard-by-heading")).toMatchObject([{ line: 1 }]);
  });

  test.each([
    ["Jeune Garde", "young"],
    ["Old Guard", "old"],
    ["Garde Impériale", null],
    ["Imperial Guard\n Reserve", null],
    ["Alte Garde", "old"],
    ["Den unge garde", "young"],
    ["Młoda Gwardia", "young"],
    ["Gwardia cesarska", null],
  ])("nobody is asked whether %s is guard", (heading, guardGrade) => {
    const { formations, doubts } = read(`${heading}\n  1er voltigeurs 500\n  Artillerie 8 guns`);
    const guard = { guard: true, guardGrade };
    expect(unitsUnder(formations)).toMatchObject([guard, guard]);
    expect(doubts.map(({ code }) => code)).not.toContain("guard-by-heading");
  });

  test.each(["Advanced Guard", "Avant-garde", "Arrière-garde", "Straż przednia", "Avantgarden"])(
    "%s makes none",
    (heading) => {
      expect(unitOf("28th Foot 500", heading).guard).toBe(false);
    },
  );
});

describe("what is no unit", () => {
  test.each([
    "French Order of Battle",
    "Battle of Ligny",
    "Bitwa pod Ligny",
    "16 June 1815",
    "815FQ",
    "Page 3",
    "Total: 9,000 men",
    "9,000 men in all",
    "(9,000 men, 24 guns)",
    "Source: Nafziger Collection",
  ])("%s", (line) => {
    const { formations } = read(`${line}\n1st Brigade\n  28th Foot 500\n${line}`);
    expect(formations.map(({ name, units }) => [name, units.length])).toEqual([["1st Brigade", 1]]);
  });
});

describe("what stands around the troops of a list", () => {
  const top = (text: string) =>
    read(text).formations.map(({ name, commander }) => [name, commander?.name ?? null]);

  test.each([
    ["a title with its date", "Ligny, 16 June 1815"],
    ["a title in Danish", "Auxiliærkorpset, slaget ved Sehested den 10. december 1813"],
  ])("%s is no troops", (_, line) => {
    const { formations, doubts } = read(`${line}\nBrigade A\n  28th Foot 500`);
    expect(unitsUnder(formations).map(({ name }) => name)).toEqual(["28th Foot"]);
    expect(doubts.filter(({ line: at }) => at === 1)).toEqual([]);
  });

  test.each([
    ["a sentence behind the mark of a footnote", "* Arrived late on the 16th."],
    ["a sentence behind a dagger", "† Wounded at 3 pm."],
  ])("%s is no troops: below a heading it is noted, above all it is reported", (_, line) => {
    const below = read(`Brigade A\n${line}\n  28th Foot 500`);
    expect(below.formations.map(({ note }) => note)).toEqual([line.replace("* ", "")]);
    const { formations, doubts } = read(`${line}\nBrigade A\n  28th Foot 500`);
    expect(unitsUnder(formations).map(({ name }) => name)).toEqual(["28th Foot"]);
    expect(doubts).toContainEqual(expect.objectContaining({ line: 1, code: "line-unread" }));
  });

  test.each([
    ["a footnote’s mark", "III Corps: Vandamme*", [["III Corps", "Vandamme"]]],
    ["a reference", "III Corps: Général Vandamme[2]", [["III Corps", "Général Vandamme"]]],
    ["a semicolon", "2nd Brigade ; Maj.-Gen. Byng", [["2nd Brigade", "Maj.-Gen. Byng"]]],
    [
      "army and corps in one",
      "Armée du Nord — 2e corps : comte Reille",
      [["Armée du Nord — 2e corps", "comte Reille"]],
    ],
    [
      "a commander-in-chief below",
      "Armia Księstwa\n  Naczelny wódz: Józef Poniatowski",
      [["Armia Księstwa", "Józef Poniatowski"]],
    ],
  ])("%s", (_, heading, expected) => {
    expect(top(`${heading}\n  28th Foot 500`)).toEqual(expected);
  });

  test.each([
    ["Razem: 5 900 piechoty, 1 664 jazdy, 22 działa", { men: 7564, guns: 22 }],
    ["Total: 5,000 foot, 600 horse", { men: 5600, guns: null }],
    ["Total: 5,000 infantry, 600 cavalry, 6,000 men", { men: 6000, guns: null }],
  ])("a total by arms is their sum, unless it gives one itself: %s", (line, sum) => {
    expect(read(`Brigade A\n  28th Foot 500\n${line}`).stated).toMatchObject([sum]);
  });
});
