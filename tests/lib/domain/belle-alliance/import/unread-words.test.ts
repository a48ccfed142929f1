import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { unitsUnder } from "@/lib/domain/belle-alliance/scenario/visible-tree";
import { read, told } from "./reading";

/** The words of a text that are asked about, except those hinting at a nation. */
function asked(text: string): string[] {
  return read(text)
    .doubts.filter(({ code }) => ["words-unread", "officers-apart"].includes(code))
    .map(({ params }) => String(params.words));
}

/** The unit read from a line below a brigade, and the words that are asked about. */
function reads(line: string): readonly [string, ...string[]] {
  const text = `1st Brigade: Ney\n  ${line}`;
  const [unit] = unitsUnder(read(text).formations);
  return [unit ? told(unit) : "no unit", ...asked(text)];
}

describe("officers and men, as Nafziger counts them", () => {
  test.each([
    [
      "1/,2/,3/15th Légère Regiment (62/1,676)",
      "1/,2/,3/15th Légère Regiment | light 1676 [3]",
      "62/1,676",
    ],
    ["1/33rd Line Regiment (58/1,152)", "1/33rd Line Regiment | line 1152", "58/1,152"],
    ["1/48th Line Regiment (12/480)", "1/48th Line Regiment | line 480", "12/480"],
    ["1/,2/48th Line (4)(12/480)", "1/,2/48th Line | line 480 [2]", "(4)", "12/480"],
    ["1/2/3/13th Line (3)(61/1 820)", "1/2/3/13th Line | line 1820 [3]", "(3)", "61/1 820"],
    ["6th Hussar Regiment (4)(28/512)", "6th Hussar Regiment | hussar 512 [4]", "28/512"],
    ["5th Hussars (4)(12/480)", "5th Hussars | hussar 480 [4]", "12/480"],
    ["1/,2/25th Line (60/2,300-2,400)", "1/,2/25th Line | line ~2350 [2]", "60/2,300-2,400"],
    ["5th Line (62 / 1676)", "5th Line | line 1676", "62 / 1676"],
    ["5th Line 62/1.676", "5th Line | line 1676", "62/1.676"],
    ["5th Line, 62/1,676 men", "5th Line | line 1676", "62/1,676"],
    ["1/54e de ligne 21 off. 531 h.", "1/54e de ligne | line 531", "21 off."],
    ["5th Line: 40 officers & 1,200 men", "5th Line | line 1200", "40 officers"],
    [
      "5. Infanterie-Regiment, 40 Offiziere, 1.200 Mann",
      "5. Infanterie-Regiment | line 1200",
      "40 Offiziere",
    ],
    ["1/95th Rifles, 20 officerer og 418 mand", "1/95th Rifles | rifle 418", "20 officerer"],
  ])("%s", (line, ...expected) => {
    expect(reads(line)).toEqual(expected);
  });
});

describe("guns in words and with their calibre", () => {
  test.each([
    ['Foot Battery: six 6-pdrs and two 5.5" howitzers', "Foot Battery | foot-artillery 8x6"],
    ["Battery A: 6-6pdrs & 2 how", "Battery A | foot-artillery 8x6"],
    [
      '12/6th Foot Artillery (6-12pdrs & 2-6" howitzers)',
      "12/6th Foot Artillery | foot-artillery 8x12",
    ],
    [
      "14/6th Foot Artillery (6 12pdrs, 2-24pdr howitzers)",
      "14/6th Foot Artillery | foot-artillery 8x12",
    ],
    ['Bolton’s brigade RA (5-9pdrs, 1-5½" how)', "Bolton’s brigade RA | foot-artillery 6x9"],
    ["Battery B, eight guns", "Battery B | foot-artillery 8x?"],
    ["Batteri C, seks kanoner", "Batteri C | foot-artillery 6x?"],
    ["Batterie D, acht Geschütze", "Batterie D | foot-artillery 8x?"],
    ["Batterie E, huit pièces", "Batterie E | foot-artillery 8x?"],
    ["Bateria F, osiem dział", "Bateria F | foot-artillery 8x?"],
    [
      "Kutaisov’s Battery (eight 6-pounders & four 10-pdr unicorns)",
      "Kutaisov’s Battery | foot-artillery 12x6",
    ],
    ["Bull’s Troop: six 5.5-inch howitzers", "Bull’s Troop | foot-artillery 6x?"],
    ["Battery G, a dozen guns", "Battery G | foot-artillery 12x?"],
    ["3/4th Foot Artillery (6+2)", "3/4th Foot Artillery | foot-artillery 8x?"],
    ["12th Foot Battery (6 6-pdrs & 2 how)(98)", "12th Foot Battery | foot-artillery 98 8x6"],
    ["12th Foot Battery (8 6-pdrs)(20)", "12th Foot Battery | foot-artillery 20 8x6"],
    ["12th Foot Battery (98)", "12th Foot Battery | foot-artillery 98"],
    ["5/2nd Foot Artillery (8)", "5/2nd Foot Artillery | foot-artillery 8x?"],
    ["Horse Battery Nr. 2: 6+2", "Horse Battery Nr. 2 | horse-artillery 8x?"],
  ])("%s", (line, expected) => {
    expect(reads(line)).toEqual([expected]);
  });
});

describe("what is not wholly understood gives no number, and its words are quoted", () => {
  test.each([
    [
      "6pdr Foot Battery #12 (5/129/8 guns)",
      "6pdr Foot Battery #12 | foot-artillery ",
      "(5/129/8 guns)",
    ],
    ["1/14th Cuirassiers (9/151/14/176)", "1/14th Cuirassiers | cuirassier", "(9/151/14/176)"],
    ["Gendarmes of the Guard (2/70/3/62)", "Gendarmes of the Guard | gendarme", "(2/70/3/62)"],
    ["Principal/3rd Artillery Train (1/99)", "Principal/3rd Artillery Train | train", "(1/99)"],
    ["Infantry Regiment Erbach #42 (2)", "Infantry Regiment Erbach #42 | line", "(2)"],
    ["11th Chasseurs (20/420 - 440 horses)", "11th Chasseurs | infantry?", "(20/420 - 440 horses)"],
    ["5th Line (1,800 effectives, 120 sick)", "5th Line | line 1800", "120 sick"],
    ["5th Line 600 men, 12 NCOs", "5th Line | line 600", "12 NCOs"],
    ["5th Line: 24 officers, 30 NCOs, 600 men", "5th Line | line 600", "30 NCOs", "24 officers"],
    ["5th Line 600; losses 120", "5th Line | line 600", "losses 120"],
    ["5th Line 600 (of 650)", "5th Line | line 600", "(of 650)"],
    ["5th Line 600¹", "5th Line | line 600", "[1]"],
    ["5th Line² 600", "5th Line | line 600", "[2]"],
    ["5th Line 600,00", "5th Line | line", "600,00"],
    ["5th Line six hundred men", "5th Line | line", "six hundred men"],
    ["5th Line, 2 bns, 3 bns, 900 men", "5th Line | line 900 [2]", "3 bns"],
    ["5th Line 2⅔ battalions, 900 men", "5th Line | line 900", "2⅔ battalions"],
    ["5th Line, 2 1/2 bns, 900 men", "5th Line | line 900", "2 1/2 bns"],
    ["5th Line 379 (incl. 26 officers)", "5th Line | line 379", "(incl. 26 officers)"],
    ["Battery 8 12-pdrs, 3¾ pud licornes", "Battery | foot-artillery 8x12", "3¾ pud licornes"],
    ["5th Line 1,800/1,650", "5th Line | line", "1,800/1,650"],
    ["8th Line 1,50", "8th Line | line", "1,50"],
    ["8th Line 1,2345", "8th Line | line", "1,2345"],
    ["8th Line 12.34", "8th Line | line", "12.34"],
    ["8th Line 17,5", "8th Line | line", "17,5"],
    ["8th Line (1,2 k)", "8th Line | line", "(1,2 k)"],
    ["8th Line 2/3/1500", "8th Line | line", "2/3/1500"],
    ["8th Line 1.234.567", "8th Line | line", "1234567"],
    ["Grand Park, one hundred men", "Grand Park | infantry?", "one hundred men"],
    ["5th Line (three thousand men)", "5th Line | line", "(three thousand men)"],
    ["8th Line, 10 August 1813", "8th Line | line", "10 August 1813"],
    ["8th Line (18.6.1815), 500", "8th Line | line 500", "18.6.1815"],
    ["8th Line 1815-06-18 500 men", "8th Line | line 500", "1815-06-18"],
  ])("%s", (line, unit, ...words) => {
    const [is, ...quoted] = reads(line);
    expect([is.trim(), ...quoted]).toEqual([unit.trim(), ...words]);
  });

  test.each([
    "26 May 1813",
    "18 June 1815, Waterloo",
    "Den 18. juni 1815",
    "18.06.1815",
    "10 grudnia 1813",
    "le 18 juin 1815",
  ])("a line that is a date is no unit: %s", (date) => {
    const { formations, doubts } = read(`1st Brigade: Ney\n  8th Line 500\n  ${date}`);
    expect(unitsUnder(formations).map(told)).toEqual(["8th Line | line 500"]);
    expect(doubts.filter(({ text }) => text.includes(date))).toEqual([]);
  });
});

test("a pair beside another number of men is asked about", () => {
  const { doubts } = read("1st Brigade: Ney\n  5th Line (62/1,676), 500 men");
  expect(doubts.map(({ code }) => code)).toContain("several-numbers");
});

test.each([
  "28th Foot (2 coys) 600",
  "1/33rd (1st Yorkshire West Riding) 561",
  "Infantry Regiment Kaunitz #20 (1,400)",
  "2nd Nassau Regt (Nr. 28), 3rd Bn 870",
  "Foot Battery No. 12 (8 guns)",
  "31st Foot (2 bns, 1200)",
  "Old Guard foot battery 3, 8 guns",
  "4. Bat./15. Regiment 700",
  "II/21st Line 488",
])("nothing is asked about %s", (line) => {
  expect(asked(`1st Brigade: Ney\n  ${line}`)).toEqual([]);
});

test("no number is read out of the middle of another", () => {
  const officers = fc.integer({ min: 1, max: 99 });
  const men = fc.integer({ min: 1_000, max: 3_999 });
  const mark = fc.constantFrom(",", ".", " ", "’");
  fc.assert(
    fc.property(officers, men, mark, fc.boolean(), (first, count, sign, inBrackets) => {
      const thousands = `${Math.floor(count / 1_000)}${sign}${String(count % 1_000).padStart(3, "0")}`;
      const pair = `${first}/${thousands}`;
      const line = inBrackets ? `8th Line (${pair})` : `8th Line, ${pair}`;
      expect(reads(line)).toEqual([`8th Line | line ${count}`, pair]);
    }),
  );
});

describe("headings keep their commanders, and the text beside them is quoted", () => {
  test.each<[string, string, string | null, string[]]>([
    [
      "14th Division: Étienne Hulot (for Bourmont)",
      "14th Division",
      "Étienne Hulot",
      ["(for Bourmont)"],
    ],
    [
      "1st Brigade: General Huguet-Chateau (killed)",
      "1st Brigade",
      "General Huguet-Chateau",
      ["(killed)"],
    ],
    ["VI Corps: Comte de Lobau (Mouton)", "VI Corps", "Comte de Lobau", ["(Mouton)"]],
    [
      "14th Division – General Bourmont (deserted 15 June)",
      "14th Division",
      "General Bourmont",
      ["(deserted 15 June)"],
    ],
    [
      "13th Division: Lt. Gen. Sir H. Clinton (2 brigades)",
      "13th Division",
      "Lt. Gen. Sir H. Clinton",
      ["(2 brigades)"],
    ],
    [
      "9th Division: General Delmas (to 18 October)",
      "9th Division",
      "General Delmas",
      ["(to 18 October)"],
    ],
    ["5th Division (Picton) (killed)", "5th Division", "Picton", ["(killed)"]],
    ["1st Brigade: vacant", "1st Brigade: vacant", null, ["vacant"]],
    [
      "Advance Guard - Colonel von X, 3 companies",
      "Advance Guard - Colonel von X, 3 companies",
      null,
      ["Colonel von X, 3 companies"],
    ],
    ["III Corps: Marshal Ney [absent]", "III Corps", "Marshal Ney", ["[absent]"]],
    ["5th Division (Picton)", "5th Division", "Picton", []],
    ["1st Division: Guards (Cooke)", "1st Division: Guards", "Cooke", []],
    ["I Corps – d’Erlon", "I Corps", "d’Erlon", []],
    ["1st Division (Dutch)", "1st Division (Dutch)", null, []],
    ["Reserve Division (part)", "Reserve Division (part)", null, []],
  ])("%s", (line, name, commander, words) => {
    const text = `${line}\n  8th Line 500`;
    const [node] = read(text).formations;
    expect([node?.name, node?.commander?.name ?? null]).toEqual([name, commander]);
    expect(asked(text)).toEqual(words);
  });
});
