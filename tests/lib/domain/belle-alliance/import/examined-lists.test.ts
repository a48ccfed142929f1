import { describe, expect, test } from "vitest";
import { unitsUnder } from "@/lib/domain/belle-alliance/scenario/visible-tree";
import { read, told, unitOf } from "./reading";

describe("lines of lists from many hands", () => {
  test.each([
    [
      "3. Landwehr-Infanterieregiment, 4 Btle. zu je 520 Mann",
      "3. Landwehr-Infanterieregiment | landwehr 2080 [4]",
    ],
    ["Slesvigske Jægere, 2 komp. á 120 mand", "Slesvigske Jægere | jaeger 240"],
    ["2nd Legion Karl: 2 bns / 1,300 men", "2nd Legion Karl | infantry? 1300 [2]"],
    ["Leib-Grenadier-Garde 1 Bn. 570 M.", "Leib-Grenadier-Garde | grenadier 570 [1]"],
    ["IR 4 800", "IR 4 | line 800"],
    [
      "A Co 6th Foot Artillery: 6 - 6 lb, 2 - 5.5in how",
      "A Co 6th Foot Artillery | foot-artillery 8x6",
    ],
    [
      "Two 12-pdr batteries of eight guns each",
      "Two 12-pdr batteries of eight guns each | foot-artillery 16x12",
    ],
    [
      "Bateria konna: cztery działa 6-funtowe i dwie haubice",
      "Bateria konna | horse-artillery 6x6",
    ],
    [
      "Reitende Batterie: sechs 6-Pfünder u. zwei 10-pfünd. Haubitzen",
      "Reitende Batterie | horse-artillery 8x6",
    ],
    [
      "Batteria a cavallo: 4 cannoni da 6 libbre, 2 obici",
      "Batteria a cavallo | horse-artillery 6x6",
    ],
    ["1st Horse Company, 6 guns", "1st Horse Company | horse-artillery 6x?"],
    ["Siege train, 6 24-pdrs, 4 mortars", "Siege train | foot-artillery 6x24"],
    ["Pontooneer Companies, 219 men", "Pontooneer Companies | sapper 219"],
  ])("%s", (line, expected) => {
    expect(told(unitOf(line))).toBe(expected);
  });

  test("batteries on one line are apart", () => {
    const { formations } = read(
      "Artillery\n  6-pdr brigade battery (8 guns); 6-pdr horse battery (4 + 2)",
    );
    expect(unitsUnder(formations).map(told)).toEqual([
      "6-pdr brigade battery | foot-artillery 8x6",
      "6-pdr horse battery | horse-artillery 6x6",
    ]);
  });

  test("mortars are no guns, and are asked about", () => {
    const { doubts } = read("Artillery\n  Siege train, 6 24-pdrs, 4 mortars");
    expect(doubts.map(({ code, params }) => `${code}: ${params.words}`)).toContain(
      "words-unread: 4 mortars",
    );
  });
});

describe("headings of lists from many hands", () => {
  const levels = (text: string) =>
    read(text).formations.map(({ name, level, commander, units }) => [
      `${level} ${name}`,
      commander?.name ?? null,
      units.length,
    ]);

  test("a level in brackets is that of the body above, not its own", () => {
    expect(
      levels("Division Ricard (6e corps)\n2e léger 512\nBrigade X (II Corps)\n4e 400"),
    ).toEqual([["division Division Ricard (6e corps)", null, 1]]);
  });

  test.each([
    ["Cavalerie de la Garde : général Guyot", "Cavalerie de la Garde", "général Guyot"],
    ["Kavallerie – Fürst Liechtenstein", "Kavallerie", "Fürst Liechtenstein"],
    ["Cavalry — Skjöldebrand", "Cavalry", "Skjöldebrand"],
  ])("troops under a general, above their units: %s", (heading, name, commander) => {
    expect(levels(`${heading}\nDragons 700\nHussars 600`)).toEqual([
      [`detachment ${name}`, commander, 2],
    ]);
  });

  test("a colonel leads a unit", () => {
    const units = unitsUnder(read("1st Brigade\nLife Guards: Col. Fuller\nBlues 240").formations);
    expect(units.map(({ name }) => name)).toEqual(["Life Guards: Col. Fuller", "Blues"]);
  });

  test("the prince who leads a brigade does not give its troops their nation", () => {
    const { formations } = read("Austrian Corps\n  GM Hessen-Homburg\n    IR Nr. 15 Zach 900");
    expect(unitsUnder(formations).map(({ nation }) => nation)).toEqual(["austria"]);
    const { formations: others } = read("Brigade Hessen-Homburg\n  IR Nr. 15 Zach 900");
    expect(unitsUnder(others).map(({ nation }) => nation)).toEqual(["austria"]);
  });

  test.each<[string, string[]]>([
    ["Talavera, 27-28 July 1809", []],
    ["^ Siborne gives 1,200.", ["line-unread"]],
    ["↑ Detached", ["line-unread"]],
  ])("what is no unit: %s", (line, codes) => {
    const { formations, doubts } = read(`${line}\n1st Brigade\n  28th Foot 500`);
    expect(unitsUnder(formations).map(({ name }) => name)).toEqual(["28th Foot"]);
    expect(doubts.filter(({ line: at }) => at === 1).map(({ code }) => code)).toEqual(codes);
  });

  test.each([
    ["kl. 14.30", "14:30"],
    ["godz. 9.05", "09:05"],
    ["kl. 7", "07:00"],
  ])("the clock of an arrival: %s", (clock, time) => {
    expect(read(`1. Brigade\n  Livregiment 500, ankommer ${clock}`).arrivals).toMatchObject([
      { time },
    ]);
  });
});
