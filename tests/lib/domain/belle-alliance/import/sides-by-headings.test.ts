import { describe, expect, test } from "vitest";
import { readLines } from "@/lib/domain/belle-alliance/import/lines/read-lines";
import { readSides } from "@/lib/domain/belle-alliance/import/read-sides";
import { unitsUnder } from "@/lib/domain/belle-alliance/scenario/visible-tree";

/** The sides as `name: units`, and the words of the doubts about them. */
function sidesIn(text: string) {
  let count = 0;
  const { sides, doubts } = readSides(readLines(text), {
    format: "text",
    nation: null,
    looseName: "Loose",
    sideName: "Side",
    newId: () => `p${count++}`,
  });
  const unitsOf = (side: (typeof sides)[number]) =>
    unitsUnder(side.formations).map(({ name }) => name);
  return {
    sides: sides.map((side) => `${side.name}: ${unitsOf(side).join(", ")}`),
    asked: doubts
      .filter(({ code }) => code === "side-guessed" || code === "sides-open")
      .map(({ code, params }) => `${code}: ${params.words}`),
    formations: sides.flatMap(({ formations }) => formations),
  };
}

const FRENCH = "1st Division\n54e Ligne 900";
const OTHERS = "2nd Brigade\n1st Regiment 500";
const below = (french: string, others: string) =>
  sidesIn(`${french}\n${FRENCH}\n${others}\n${OTHERS}`);

describe("two headings that name armies make two sides, and their words are asked about", () => {
  test.each([
    ["FRENCH ARMY", "ALLIED ARMY"],
    ["French army:", "Prussian army:", "French army", "Prussian army"],
    ["FRENCH", "AUSTRIANS"],
    ["French – Napoleon", "Russians – Kutuzov", "French", "Russians"],
    ["French (Napoleon)", "Allies (Wellington)", "French", "Allies"],
    ["FRENCH\nC-in-C: Napoleon", "ALLIES\nC-in-C: Schwarzenberg", "FRENCH", "ALLIES"],
    ["French: 72,000 men", "Allies: 68,000 men", "French", "Allies"],
    ["French under Napoleon", "Austrians under Archduke Charles"],
    ["--- FRENCH ---", "--- ALLIES ---", "FRENCH", "ALLIES"],
    ["*** FRENCH ***", "*** PRUSSIANS ***", "FRENCH", "PRUSSIANS"],
    ["## French", "## Allies", "French", "Allies"],
    ["French\n------", "Allies\n------", "French", "Allies"],
    ["Side A: French", "Side B: Allies", "French", "Allies"],
    ["Side 1 (French)", "Side 2 (Allies)", "French", "Allies"],
    ["1. French", "2. Austrians", "French", "Austrians"],
    ["French Order of Battle", "Allied Order of Battle", "French", "Allied"],
    ["        FRENCH", "    THE ALLIES", "FRENCH", "THE ALLIES"],
    ["Grande Armée", "Austro-Russian Army"],
    ["Army of the North", "Army of the Lower Rhine"],
    ["ATTACKERS", "DEFENDERS"],
    ["Own forces", "Enemy forces"],
    ["Red", "Blue"],
    ["LES FRANÇAIS", "LES AUTRICHIENS"],
    ["Armée française", "Armée alliée"],
    ["FRANZOSEN", "ÖSTERREICHER"],
    ["Die Franzosen:", "Die Verbündeten:", "Die Franzosen", "Die Verbündeten"],
    ["FRANSKMÆND", "DANSKERE"],
    ["Den franske hær", "De allierede"],
    ["FRANCUZI", "AUSTRIACY"],
    ["Strona polska", "Strona austriacka"],
    ["Wojska francuskie", "Wojska sprzymierzone"],
  ])("%j and %j", (french, others, first = french, second = others) => {
    const { sides, asked } = below(french, others);
    expect(sides).toEqual([`${first.trim()}: 54e Ligne`, `${second.trim()}: 1st Regiment`]);
    expect(asked).toEqual([`side-guessed: ${first.trim()} · ${second.trim()}`]);
  });

  test("also right above units, and below the title of the list", () => {
    expect(
      sidesIn("FRENCH\n54e Ligne 900\n13e Léger 800\nversus\nAUSTRIANS\nIR 4 700").sides,
    ).toEqual(["FRENCH: 54e Ligne, 13e Léger", "AUSTRIANS: IR 4"]);
    for (const title of ["Wagram 1809", "Wagram", "The armies at Wagram\nafter Oman"])
      expect(sidesIn(`${title}\nFRENCH\n54e Ligne 900\nAUSTRIANS\nIR 4 700`).sides).toEqual([
        "FRENCH: 54e Ligne",
        "AUSTRIANS: IR 4",
      ]);
    expect(
      sidesIn("Wagram 1809\n  French\n    54e Ligne 900\n  Austrians\n    IR 4 700").sides,
    ).toEqual(["French: 54e Ligne", "Austrians: IR 4"]);
  });

  test("what follows an army up to the next is its own, also where it is named again", () => {
    const { sides } = sidesIn(
      "FRENCH\n  54e Ligne 900\nImperial Guard\n  1er Grenadiers 500\nALLIES\n  28th Foot 557\nFRENCH (continued)\n  55e Ligne 800",
    );
    expect(sides).toEqual(["FRENCH: 54e Ligne, 1er Grenadiers, 55e Ligne", "ALLIES: 28th Foot"]);
  });

  test("troops of another nation before the only army’s heading are not of that army", () => {
    const { sides, asked } = sidesIn(`${FRENCH}\nALLIED ARMY\n5th Division\n28th Foot 557`);
    expect(sides).toEqual(["Side: 54e Ligne", "ALLIED ARMY: 28th Foot"]);
    expect(asked).toEqual(["side-guessed: Side · ALLIED ARMY"]);
  });
});

describe("contingents stay with their army", () => {
  test.each([
    ["right below its heading", "ALLIES\nBritish\n28th Foot 557\nPrussians\n1st Landwehr 500"],
    ["by their name", "ALLIES\nBrigade A\n28th Foot 557\nPRUSSIAN CONTINGENT\n1st Landwehr 500"],
    ["by indent", "ALLIES\n  British\n    28th Foot 557\n  Prussians\n    1st Landwehr 500"],
  ])("%s", (_, allies) => {
    const { sides, asked, formations } = sidesIn(`${allies}\nFRENCH\n54e Ligne 900`);
    expect(sides).toEqual(["ALLIES: 28th Foot, 1st Landwehr", "FRENCH: 54e Ligne"]);
    expect(asked).toEqual(["side-guessed: ALLIES · FRENCH"]);
    const [army] = formations;
    expect(army?.formations).toHaveLength(2);
  });

  test.each([
    [
      "British\n28th Foot 557\nHanoverians\nVerden Landwehr 600\nFrench\n54e Ligne 900",
      ["British: 28th Foot, Verden Landwehr", "French: 54e Ligne"],
      "British · Hanoverians",
    ],
    [
      "FRENCH ARMY\nI Corps\n54e Ligne 900\nAustrian VII Corps\nIR 4 700",
      ["FRENCH ARMY: 54e Ligne, IR 4"],
      "FRENCH ARMY · Austrian VII Corps",
    ],
    [
      "French I Corps\n54e Ligne 900\nAustrian II Corps\nIR 4 700",
      ["Side: 54e Ligne, IR 4"],
      "French I Corps · Austrian II Corps",
    ],
  ])("where that is not certain, the headings are asked about: %j", (text, sides, words) => {
    const read = sidesIn(text);
    expect(read.sides).toEqual(sides);
    expect(read.asked).toContain(`sides-open: ${words}`);
  });

  test("an army of one power is one side, without a question", () => {
    const { sides, asked } = sidesIn(`French\n${FRENCH}\n2nd Division\n55e Ligne 800`);
    expect(sides).toEqual(["French: 54e Ligne, 55e Ligne"]);
    expect(asked).toEqual([]);
  });
});

test("troops under a heading of several powers are not given the nation of one of them", () => {
  const { formations } = sidesIn("Austro-Russian Army\nIR 4 700\nPavlovsk Regiment 600");
  expect(unitsUnder(formations).map(({ nation }) => nation)).toEqual(["austria", "russia"]);
});
