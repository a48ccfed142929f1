import { describe, expect, test } from "vitest";
import { unitsUnder } from "@/lib/domain/belle-alliance/scenario/visible-tree";
import { ods, xlsx } from "@/tests/fixtures/workbooks";
import { asked, outline, readSent } from "./reading";

const CSV = `Side,Corps,Division,Brigade,Commander,Unit,Nation,Arm,Type,Men,Officers,Guns,Howitzers,Calibre,Squadrons,Valour,Source,Estimate,Notes,Colour
French,II,5e Division,1re Brigade,Husson,"2e Léger, 1er bataillon",France,infantry,light,"1,676",62,,,,,+1,Nafziger,,"met at ""the hill""
by noon",blue
,,,,,61e Ligne,,,,858?,21,,,,2,,,yes,,
,,,2e Brigade,Campi,72e Ligne,,,,nine hundred,,,,,,,,,,
,,,,,Batterie 18,,artillery,,,,6,2,6,,,,,,
Allied,,,Best's Brigade,Best,Verden Landwehr,Hanover,,,621,,,,,,,,,,
Total,,,,,,,,,3155,,8,,,,,,,,
`;

describe("CSV", () => {
  test("sides, bodies named once, numbers, and a note that goes over two lines", async () => {
    const read = await readSent(CSV);
    expect(read.format).toBe("csv");
    expect(outline(read)).toEqual([
      "# French",
      "II",
      "  5e Division",
      "    1re Brigade (Husson)",
      "      2e Léger, 1er bataillon | light 1676",
      "      61e Ligne | line ~858 [2]",
      "    2e Brigade (Campi)",
      "      72e Ligne | line",
      "      Batterie 18 | foot-artillery 8x6",
      "# Allied",
      "Best's Brigade (Best)",
      "  Verden Landwehr | landwehr 621",
    ]);
    expect(read.totals).toEqual([
      { side: "French", men: 2534, guns: 8, units: 4 },
      { side: "Allied", men: 621, guns: 0, units: 1 },
    ]);
  });

  test("what has no field goes into the note, own valour has its reason", async () => {
    const { sides } = await readSent(CSV);
    const units = sides.flatMap(({ formations }) => unitsUnder(formations));
    expect(units.slice(0, 3)).toMatchObject([
      {
        note: 'met at "the hill" by noon; Colour: blue; Officers: 62',
        source: "Nafziger",
        nation: "france",
        valour: { own: { value: 1, reason: "Valour: +1" } },
      },
      { note: "Officers: 21", valour: { own: null } },
      { note: "Men: nine hundred", men: null },
    ]);
  });

  test("a number in words is asked, a total that fits is not, the columns are named once", async () => {
    const read = await readSent(CSV);
    const head = CSV.split("\n", 1)[0]?.replaceAll(",", ", ");
    expect(asked(read)).toEqual([
      `columns-kept: ${head}`,
      `column-valour: ${head}`,
      expect.stringMatching(/^strength-large: /),
      "officers-apart: Officers: 62 · Officers: 21",
      expect.stringMatching(/^several-battalions: 61e Ligne/),
      expect.stringMatching(/^strength-missing: 2e Brigade/),
      "words-unread: Men: nine hundred",
    ]);
    expect(read.doubts.find(({ kind }) => kind === "words-unread")).toMatchObject({
      line: 5,
      path: "/sides/0/formations/0/formations/0/formations/1/units/0",
    });
  });

  test("colonels of regiments stay with their units, brigadiers lead their brigades", async () => {
    const read = await readSent(`Brigade,Unit,Commander,Men
1st Brigade,28th Foot,Col. Belson,557
1st Brigade,32nd Foot,Lt-Col. Maitland,662
2nd Brigade,3/1st Foot,Pack,604
,42nd Foot,,526
3rd Brigade,,Best,
,Verden Landwehr,Maj. von der Decken,621
,Lüneburg Landwehr,Obstlt. von Ramdohr,624
`);
    expect(outline(read)).toEqual([
      "# New side",
      "1st Brigade",
      "  28th Foot | line 557",
      "  32nd Foot | line 662",
      "2nd Brigade (Pack)",
      "  3/1st Foot | line 604",
      "  42nd Foot | line 526",
      "3rd Brigade (Best)",
      "  Verden Landwehr | landwehr 621",
      "  Lüneburg Landwehr | landwehr 624",
    ]);
    const units = unitsUnder(read.sides.flatMap(({ formations }) => formations));
    expect(units.map(({ note }) => note)).toEqual([
      "Commander: Col. Belson",
      "Commander: Lt-Col. Maitland",
      "",
      "",
      "Commander: Maj. von der Decken",
      "Commander: Obstlt. von Ramdohr",
    ]);
  });

  test.each([
    ["semicolons", "Unit;Men;Guns\n1st Foot;500;\nBattery;;6\n", "csv"],
    ["tabs", "Unit\tMen\tGuns\n1st Foot\t500\t\nBattery\t\t6\n", "tsv"],
    ["a mark for a spreadsheet", "sep=;\nUnit;Men;Guns\n1st Foot;500;\nBattery;;6\n", "csv"],
  ])("%s", async (_, text, format) => {
    const read = await readSent(text);
    expect(read.format).toBe(format);
    expect(read.totals).toMatchObject([{ men: 500, guns: 6, units: 2 }]);
  });

  test.each([
    ["IR 45", "", null],
    ["Battalion 360", "700", 700],
    ["Nassau 28", "", null],
  ])("beside a column of men %s is a name", async (name, cell, men) => {
    const { sides } = await readSent(`Unit;Nation;Men\n${name};Austria;${cell}\n`);
    const [unit] = sides.flatMap(({ formations }) => unitsUnder(formations));
    expect([unit?.name, unit?.men]).toEqual([name, men]);
  });

  test.each([
    ["#REF!", null],
    ["1815-06-16", null],
    ["12.5", null],
    ["-500", null],
    ["1,50", null],
    ["62/1,676", 1676],
    ["500–550", 525],
    ["c. 500", 500],
    ["2.345,00", 2345],
    ["1 054,0", 1054],
    ["1'280", 1280],
    ["-", null],
    ["0", null],
    ["1 676", 1676],
  ])("a cell of men that holds %s", async (cell, men) => {
    const { sides, doubts } = await readSent(`Unit;Nation;Men\n1st Foot;Britain;${cell}\n`);
    const [unit] = sides.flatMap(({ formations }) => unitsUnder(formations));
    expect([unit?.name, unit?.men]).toEqual(["1st Foot", men]);
    if (men === null) expect(doubts.map(({ kind }) => kind)).toContain("strength-missing");
    if (men === null && /[1-9R]/.test(cell)) expect(unit?.note).toBe(`Men: ${cell}`);
  });
});

describe("heads and cells as four languages have them", () => {
  test.each([
    [
      "German",
      "Verband;Führer;Name;Bat.;Mann;Geschütze\n4. Brigade;Henckel;IR 19;3;2’240;\n;;Fußbatterie 15;;;6+2\n;;Husaren Nr. 4;2 Esk.;260-270;",
      [
        "4. Brigade (Henckel)",
        "  IR 19 | line 2240 [3]",
        "  Fußbatterie 15 | foot-artillery 8x?",
        "  Husaren Nr. 4 | hussar ~265 [2]",
      ],
    ],
    [
      "Polish",
      "Brygada;Jednostka;Liczba batalionów;Stan osobowy;Liczba dział\nKrasiński;2. pułk ułanów;4 szw.;  620 ;\n;16. pp;3;2.345,00;\n;Bateria konna;;120;6",
      [
        "Krasiński",
        "  2. pułk ułanów | uhlan 620 [4]",
        "  16. pp | line 2345 [3]",
        "  Bateria konna | horse-artillery 120 6x?",
      ],
    ],
    [
      "English",
      "Unit\tCmdr\tStr.\tOff\tSqn/Bn\nHousehold Brigade\tSomerset (1)\n1st Life Guards\tFerrior\t228\t17\t2\nRoyal Horse Guards\tHill\t237\tc. 20\t2",
      [
        "Household Brigade (Somerset)",
        "  1st Life Guards | guard 228 [2]",
        "  Royal Horse Guards | guard 237 [2]",
      ],
    ],
    [
      "Danish",
      "Brigade;Enhed;Antal mand;Antal kanoner\n1. brigade;Fynske infanteri;1.150;\n;Fodbatteri Kaas;;8",
      ["1. brigade", "  Fynske infanteri | line 1150", "  Fodbatteri Kaas | foot-artillery 8x?"],
    ],
  ])("%s", async (_, text, expected) => {
    expect(outline(await readSent(text)).slice(1)).toEqual(expected);
  });

  test("a brigade is one by its column, and keeps what its row says of it", async () => {
    const { sides, doubts } = await readSent(
      "Brigade;Unit;Men;Colour;Notes\nHusson;;;blue;late\n;54e Ligne;962;;",
    );
    expect(sides[0]?.formations).toMatchObject([
      { name: "Husson", level: "brigade", note: "late; Colour: blue" },
    ]);
    expect(doubts.map(({ kind }) => kind)).not.toContain("level-guessed");
  });
});

const PAGE = `<html><body><h2>Armée du Nord</h2><p>16 June 1815</p><table>
<tr><th>Brigade<th>Unit<th>Men<th>Guns</tr>
<tr><td rowspan=2>1re Brigade (Husson)<td>2e L&eacute;ger<td>1 376<td>&nbsp;</tr>
<tr><td>61e Ligne<td rowspan=2>858<td></tr>
<tr><td>2e Brigade<td>72e Ligne<td></tr>
<tr><td colspan=2>Total<td>2534</table><script>alert(1)</script></body></html>`;

const WIKI = `<h3>I Corps<span class="mw-editsection">[edit]</span></h3><p>Comte d'Erlon<sup>[1]</sup></p>
<table><tr><th>Division<th>Regiments<th>Strength
<tr><td rowspan=2><b>1st Division:</b><br>GdD Quiot<td>54th Line<td>962<sup>[3]</sup>
<tr><td>105th Line<td>c.&nbsp;980–1,000
<tr><td>Light Division:<br>GdD Jacquinot<td><ul><li>7th Hussars</li><li>3rd Lancers</li></ul><td>439 + 365</table>`;

describe("a web page", () => {
  test("of a wiki: edit links, references, commanders on a line of their own, lists in cells", async () => {
    const read = await readSent(WIKI, { format: "html" });
    expect(outline(read).slice(1)).toEqual([
      "I Corps (Comte d'Erlon)",
      "  1st Division (GdD Quiot)",
      "    54th Line | line 962",
      "    105th Line | line ~990",
      "  Light Division (GdD Jacquinot)",
      "    7th Hussars 3rd Lancers | hussar",
    ]);
    expect(asked(read)).toContain("words-unread: Strength: 439 + 365");
  });

  test("headings, rows, cells that span rows; one number for two rows counts once", async () => {
    const read = await readSent(PAGE);
    expect(read.format).toBe("html");
    expect(outline(read)).toEqual([
      "# Armée du Nord",
      "Armée du Nord",
      "  1re Brigade (Husson)",
      "    2e Léger | light 1376",
      "    61e Ligne | line 858",
      "  2e Brigade",
      "    72e Ligne | line",
    ]);
    expect(asked(read)).toEqual(expect.arrayContaining(["cell-merged: Men: 858"]));
    expect(asked(read).filter((each) => each.startsWith("formation-strength"))).toHaveLength(1);
    expect(JSON.stringify(read)).not.toContain("alert");
  });

  test("lists without a table stand as deep as they are", async () => {
    const list = "<ul><li><p>I Corps</p><ul><li>28th Foot 500</li><li>32nd Foot 600</li></ul></ul>";
    const read = await readSent(list, { contentType: "text/html" });
    expect(outline(read)).toEqual([
      "# I Corps",
      "I Corps",
      "  28th Foot | line 500",
      "  32nd Foot | line 600",
    ]);
  });

  test("spans beyond all measure are bounded", async () => {
    const row = `<tr>${'<td rowspan="1000000" colspan="1000000">x</td>'.repeat(200)}</tr>`;
    const read = await readSent(`<table><tr><th>Unit<th>Men</tr>${row.repeat(50)}</table>`);
    expect(read.format).toBe("html");
  });
});

const FRENCH = {
  name: "French",
  rows: [
    ["II Corps d’armée"],
    ["Brigade", "Unit", "Men", "Guns"],
    ["1re Brigade", "2e Léger", 1376, null],
    [null, "61e Ligne", { formula: "400+458", result: 858 }, null],
    [null, "72e Ligne", { formula: "SUM(A1)" }, null],
    [null, "108e Ligne", { day: 41_806 }, null],
    ["Artillerie", "Batterie", null, 8],
  ],
  merges: ["A3:A6"],
} as const;
const ALLIED = {
  name: "Allied",
  rows: [
    ["Unit", "Men"],
    ["28th Foot", 557],
  ],
} as const;

describe("a workbook", () => {
  test("each sheet a side, results of formulas, and a date is no strength", async () => {
    const read = await readSent(xlsx([FRENCH, ALLIED, { name: "Empty", rows: [] }]));
    expect(read.format).toBe("xlsx");
    expect(outline(read)).toEqual([
      "# French",
      "II Corps d’armée",
      "  1re Brigade",
      "    2e Léger | light 1376",
      "    61e Ligne | line 858",
      "    72e Ligne | line",
      "    108e Ligne | line",
      "  Artillerie",
      "    Batterie | foot-artillery 8x?",
      "# Allied",
      "New brigade",
      "  28th Foot | line 557",
    ]);
    expect(asked(read)).toEqual(
      expect.arrayContaining(["formula-empty: Men", "words-unread: Men: 2014-06-16"]),
    );
    const kinds = read.doubts.map(({ kind, part, line }) => [kind, part, line]);
    expect(kinds).toContainEqual(["sheet-read", "French", 1]);
    expect(kinds).toContainEqual(["words-unread", "French", 6]);
  });

  test("sheets with the names of corps are formations of one side", async () => {
    const rows = [
      ["Unit", "Men"],
      ["1er bataillon", 500],
    ];
    const read = await readSent(
      xlsx([
        { name: "I Corps", rows },
        { name: "II Corps", rows },
      ]),
    );
    expect(read.sides).toHaveLength(1);
    expect(read.sides[0]?.formations.map(({ name, level }) => [name, level])).toEqual([
      ["I Corps", "corps"],
      ["II Corps", "corps"],
    ]);
  });

  test("an OpenDocument sheet with repeated and merged cells", async () => {
    const cell = (text: string, more = "") =>
      `<table:table-cell office:value-type="string" ${more}><text:p>${text}</text:p></table:table-cell>`;
    const number = (value: number) =>
      `<table:table-cell office:value-type="float" office:value="${value}"><text:p>${value}</text:p></table:table-cell>`;
    const row = (...cells: string[]) => `<table:table-row>${cells.join("")}</table:table-row>`;
    const file = ods(
      "Danes",
      row(cell("Brigade"), cell("Enhed"), cell("Mand")) +
        row(
          cell("1. brigade", 'table:number-rows-spanned="2"'),
          cell("Fynske infanteri"),
          number(1180),
        ) +
        row("<table:covered-table-cell/>", cell("Slesvigske jægere"), number(520)) +
        '<table:table-row table:number-rows-repeated="1048000"><table:table-cell table:number-columns-repeated="16000"/></table:table-row>',
    );
    const read = await readSent(file);
    expect([read.format, ...outline(read)]).toEqual([
      "ods",
      "# 1. brigade",
      "1. brigade",
      "  Fynske infanteri | line 1180",
      "  Slesvigske jægere | jaeger 520",
    ]);
  });
});
