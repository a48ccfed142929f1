import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { SOURCE_FORMATS } from "@/lib/domain/belle-alliance/import/source-format";
import { unitsUnder } from "@/lib/domain/belle-alliance/scenario/visible-tree";
import { GrundlagError } from "@/lib/domain/document/error-code";
import { xlsx, zipped } from "@/tests/fixtures/workbooks";
import { asked, outline, readSent } from "./reading";

const NAFZIGER = `French Army of the North
16 June 1815

II Corps: General de Division Reille
14th Division: Étienne Hulot (for Bourmont)
Brigade: General de Brigade Husson
1/,2/,3/15th Légère Regiment (62/1,676)
1/,2/61st Line Regiment (58/1,152)
Light Cavalry Division: Piré
1st Brigade: Hubert
5th Hussars (4)(12/480)
Principal/3rd Artillery Train (1/99)
Artillery:
18/6th Foot Artillery (6+2)(4/93)
2/4th Horse Artillery (8)
Battery A: six 6-pdrs and two 5.5" howitzers
Battery B: 6-6pdrs & 2 how
Total: 3,500 men; 32 guns

Source: Service Historique, 1815
`;

test("Nafziger’s style: every number read or asked", async () => {
  const read = await readSent(NAFZIGER);
  expect(read.format).toBe("nafziger");
  expect(outline(read)).toEqual([
    "# French Army of the North",
    "French Army of the North",
    "  II Corps (General de Division Reille)",
    "    14th Division (Étienne Hulot)",
    "      Brigade (General de Brigade Husson)",
    "        1/,2/,3/15th Légère Regiment | light 1676 [3]",
    "        1/,2/61st Line Regiment | line 1152 [2]",
    "    Light Cavalry Division (Piré)",
    "      1st Brigade (Hubert)",
    "        5th Hussars | hussar 480 [4]",
    "        Principal/3rd Artillery Train | train 99",
    "      Artillery",
    "        18/6th Foot Artillery | foot-artillery 93 8x?",
    "        2/4th Horse Artillery | horse-artillery 8x?",
    "        Battery A | foot-artillery 8x6",
    "        Battery B | foot-artillery 8x6",
  ]);
  const said = asked(read);
  expect(said).toEqual(
    expect.arrayContaining([
      "words-unread: (for Bourmont)",
      "several-battalions: 1/,2/,3/15th Légère Regiment (62/1,676)",
      "officers-apart: 62/1,676 · 58/1,152 · 12/480 · …",
    ]),
  );
  expect(said.some((each) => each.startsWith("men-differ") || each.startsWith("guns-differ"))).toBe(
    false,
  );
  const [first] = read.sides.flatMap(({ formations }) => unitsUnder(formations));
  expect(first?.note).toBe("62/1,676");
});

test("titles, footnotes and a list of battalions", async () => {
  const read = await readSent(`ALLIED ARMY AT QUATRE BRAS
Anglo-Allied Army: Duke of Wellington
1st Brigade: van Bijlandt
7th Line Battalion (23/678)
5th, 7th & 8th Militia Battalions (65/1,500)
Stevenart Foot Battery (8)
Sub-total: 88/2,178, 14 guns

* Detached.
Copyright GNF 1994
`);
  expect(outline(read)).toEqual([
    "# Anglo-Allied Army",
    "Anglo-Allied Army (Duke of Wellington)",
    "  1st Brigade (van Bijlandt)",
    "    7th Line Battalion | line 678",
    "    5th, 7th & 8th Militia Battalions | militia 1500 [3]",
    "    Stevenart Foot Battery | foot-artillery 8x?",
  ]);
  const kinds = read.doubts.map(({ kind, line }) => [kind, line]);
  expect(kinds).toEqual(
    expect.arrayContaining([
      ["formation-empty", 1],
      ["several-battalions", 5],
      ["guns-differ", 7],
    ]),
  );
  expect(kinds).not.toContainEqual(["men-differ", 7]);
});

test("a total that differs says both numbers", async () => {
  const { doubts } = await readSent(
    "I Corps\n  28th Foot 500\n  Battery 6 guns\nTotal: 19,939 men; 46 guns",
  );
  expect(
    doubts.filter(({ kind }) => kind.endsWith("differ")).map(({ message }) => message),
  ).toEqual([
    "“Total: 19,939 men; 46 guns” gives 19,939 men, but the units read add up to 500.",
    "“Total: 19,939 men; 46 guns” gives 46 guns, but the units read add up to 6.",
  ]);
});

test("a year asks table 21 about each unit", async () => {
  const text = "French Army\n  Cavalry Corps\n    7e Dragons 400";
  expect(asked(await readSent(text))).toEqual([]);
  expect(asked(await readSent(text, { year: 1815 }))).toEqual(["valour-two-values: 7e Dragons"]);
});

const ORBAT = {
  type: "ORBAT-mapper",
  version: "2.0.0",
  name: "Ligny",
  sides: [
    {
      id: "a",
      name: "French",
      groups: [
        {
          id: "g",
          name: "III Corps",
          subUnits: [
            {
              id: "u",
              name: "8th Division",
              sidc: "10031000211211000000",
              subUnits: [
                {
                  id: "x",
                  name: "15e",
                  sidc: "10031000171211000000",
                  description: "At *Saint-Amand*",
                  personnel: [
                    { name: "Officers", count: 62 },
                    { name: "Other ranks", count: 1276 },
                  ],
                  state: [{ id: "q", t: 1, location: [1, 2] }],
                },
                {
                  id: "y",
                  name: "7th",
                  sidc: "SFGPUCF----E---",
                  equipment: [
                    { name: "6-pdr guns", count: 6 },
                    { name: "howitzers", count: 2 },
                    { name: "Caissons", count: 12 },
                  ],
                },
                { id: "z", name: "4e Hussards", sidc: "10031000171213000000" },
              ],
            },
          ],
        },
      ],
    },
    { id: "b", name: "Prussian", groups: [] },
  ],
};

test("an ORBAT Mapper file: sides, groups, units by their symbols; the rest is reported", async () => {
  const read = await readSent(JSON.stringify(ORBAT));
  expect([read.format, ...outline(read)]).toEqual([
    "orbat-mapper",
    "# French",
    "III Corps",
    "  8th Division",
    "    15e | infantry? 1276",
    "    7th | foot-artillery 8x6",
    "    4e Hussards | hussar",
    "# Prussian",
  ]);
  expect(asked(read)).toEqual(
    expect.arrayContaining(["no-place: state", "strength-missing: 4e Hussards"]),
  );
  const notes = read.sides
    .flatMap(({ formations }) => unitsUnder(formations))
    .map(({ note }) => note);
  expect(notes).toEqual(["At *Saint-Amand*; Officers: 62", "Caissons: 12", ""]);
});

test.each(["Commando 42", "Conqueror S48", "No. 2 Coy 360"])(
  "the numbers in a name of an ORBAT Mapper file are no strength: %s",
  async (name) => {
    const unit = { name, sidc: "10031000151211000000" };
    const sides = [{ name: "A", groups: [{ name: "B", subUnits: [unit] }] }];
    const read = await readSent(JSON.stringify({ type: "ORBAT-mapper", sides }));
    const [found] = read.sides.flatMap(({ formations }) => unitsUnder(formations));
    expect([found?.name, found?.men]).toEqual([name, null]);
  },
);

test("what this service answers is read back as it was", async () => {
  const read = await readSent(NAFZIGER);
  const again = await readSent(JSON.stringify(read));
  expect([again.format, again.sides, again.doubts]).toEqual(["json", read.sides, []]);
});

describe("encodings and scripts", () => {
  const text = "I Corps\n  28th Foot 557\n";
  const utf16 = (mark: number[], swap: boolean) => {
    const units = [...text].flatMap((sign) => {
      const code = sign.charCodeAt(0);
      return swap ? [code >> 8, code & 255] : [code & 255, code >> 8];
    });
    return new Uint8Array([...mark, ...units]);
  };
  test.each([
    ["UTF-8 with its mark", new TextEncoder().encode(`\ufeff${text}`)],
    ["UTF-16 LE", utf16([0xff, 0xfe], false)],
    ["UTF-16 BE", utf16([0xfe, 0xff], true)],
  ])("%s", async (_, bytes) => {
    expect((await readSent(bytes)).totals).toMatchObject([{ men: 557, units: 1 }]);
  });

  test("right to left, and three languages at once", async () => {
    const mixed =
      "Armia polska\n  2. pułk ułanów, 820 szabel\n  Fynske dragoner, 430 mand\n  \u202bفرسان\u202c, 300 men";
    const read = await readSent(mixed);
    expect(read.totals).toMatchObject([{ men: 1550, units: 3 }]);
  });
});

describe("bad files are refused", () => {
  const code = async (sent: ReturnType<typeof readSent>) =>
    sent.then(
      ({ format }) => format as string,
      (error: unknown) => (error instanceof GrundlagError ? error.code : String(error)),
    );
  const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]);
  const whole = xlsx([{ name: "A", rows: [["Unit", "Men"]] }]);
  const bomb = zipped({ "xl/workbook.xml": " ".repeat(40_000_000) });
  const liar = bomb.slice();
  const view = new DataView(liar.buffer);
  const directory = view.getUint32(liar.length - 6, true);
  view.setUint32(directory + 24, 1_000, true);
  test.each([
    ["a picture", png, {}, "unsupported-media-type"],
    ["a picture named text", png, { format: "text" }, "invalid-document"],
    ["an archive that is no workbook", zipped({ "a.txt": "a" }), {}, "unsupported-media-type"],
    ["a script named .xlsx", "#!/bin/sh\nrm -rf /\n", { format: "xlsx" }, "invalid-document"],
    [
      "a workbook cut off",
      whole.slice(0, whole.length / 2),
      { format: "xlsx" },
      "invalid-document",
    ],
    ["a workbook of the other kind", whole, { format: "ods" }, "invalid-document"],
    ["a bomb", bomb, {}, "too-large"],
    ["a bomb that claims to be small", liar, {}, "invalid-document"],
    [
      "too many entries",
      zipped(Object.fromEntries(Array.from({ length: 600 }, (_, i) => [`xl/${i}`, ""]))),
      { format: "xlsx" },
      "too-large",
    ],
    ["NUL bytes", "28th Foot\0 500", {}, "invalid-document"],
    ["no UTF-8", new Uint8Array([0x32, 0xe6, 0x33]), {}, "invalid-document"],
    ["no JSON", "{", {}, "malformed-json"],
    ["JSON of something else", '{"sides": 3}', {}, "invalid-document"],
    ["a scenario that is not one", '{"kind": "scenario"}', {}, "invalid-document"],
    ["an empty body", "", {}, "text"],
    ["a type we do not read", "x", { contentType: "image/png" }, "unsupported-media-type"],
  ] as const)("%s", async (_, content, sent, expected) => {
    expect(await code(readSent(content, sent))).toBe(expected);
  });

  const bytes = (...signs: number[]) => new Uint8Array([...signs, 0, 0, 0, 0]);
  test.each([
    ["a picture", png, "", "file-picture"],
    ["a WebP picture", bytes(0x52, 0x49, 0x46, 0x46), "", "file-picture"],
    ["a TIFF picture", bytes(0x49, 0x49, 0x2a, 0), "", "file-picture"],
    ["a drawing", '<?xml version="1.0"?>\n<svg width="9"></svg>', "", "file-picture"],
    ["a script", "#!/bin/sh\nrm -rf /\n", "", "file-script"],
    ["a script named .png", "#!/bin/sh\nrm -rf /\n", "image/png", "file-script"],
    ["text named .png", "28th Foot 500", "image/png", "file-misnamed"],
    ["a program named .js", "alert(1)", "text/javascript", "file-misnamed"],
    ["rich text", "{\\rtf1\\ansi 28th Foot 500}", "", "file-other-data"],
    ["another program’s XML", '<?xml version="1.0"?><kml></kml>', "", "file-other-data"],
    ["a Word document", zipped({ "word/document.xml": "a" }), "", "file-other-data"],
    ["a program", bytes(0x7f, 0x45, 0x4c, 0x46), "", "file-not-text"],
  ])("and say what they are: %s", async (_, content, contentType, reason) => {
    const refused = await readSent(content, { contentType }).catch((error) => error);
    expect(refused).toMatchObject({ extra: { reason } });
  });

  test("no reader throws anything but a refusal", async () => {
    const formats = fc.constantFrom(...SOURCE_FORMATS, undefined);
    const noise = fc.oneof(
      fc.string({ unit: "binary", maxLength: 300 }),
      fc.uint8Array({ maxLength: 300 }),
      fc.json(),
      fc
        .nat({ max: whole.length - 1 })
        .map((at) => whole.map((byte, i) => (i === at ? byte ^ 0x55 : byte))),
    );
    await fc.assert(
      fc.asyncProperty(noise, formats, async (content, format) => {
        const answer = await code(readSent(content, format ? { format } : {}));
        expect(answer).toMatch(/^[a-z-]+$/);
      }),
      { numRuns: 400 },
    );
  }, 60_000);
});

test("1 000 lines are read whole", async () => {
  const lines = Array.from({ length: 1_000 }, (_, i) =>
    i % 10 === 0
      ? `${i}. Brigade: Ney`
      : `  1/,2/${i}th Line Regiment (${i % 60}/1,${100 + (i % 900)})`,
  );
  const read = await readSent(lines.join("\n"));
  expect(read.totals).toMatchObject([{ units: 900 }]);
});
