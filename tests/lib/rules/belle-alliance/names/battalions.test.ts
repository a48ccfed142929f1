import { describe, expect, it, test } from "vitest";
import { battalionsOf } from "@/lib/rules/belle-alliance/names/battalions";
import { numbersOfName } from "@/lib/rules/belle-alliance/names/unit-numbers";
import { WAYS_OF_WRITING, written } from "@/tests/fixtures/belle-alliance/battalions-written";

/** Regiments whose numbers could be battalions', squadrons' or nobody's. */
const REGIMENTS = [1, 2, 3, 8, 11, 12, 21, 28, 44, 93, 111];

describe("a battalion's number is never the regiment's", () => {
  it.each(WAYS_OF_WRITING)("%s", (way, battalions) => {
    const listed = battalions.split(" ").filter((each) => each !== "");
    const numbers = listed.filter((each) => each !== "F").map(Number);
    for (const regiment of REGIMENTS) {
      const name = written(way, regiment);
      const read = { name, ...numbersOfName(name) };
      expect(read).toMatchObject({ name, unit: regiment, others: [], battalions: numbers });
      const parts = listed.length > 1 ? listed.length : 0;
      const named = battalionsOf(name).parts;
      expect({ name, parts: named.length }).toEqual({ name, parts });
      for (const part of named) {
        expect({ part, ...numbersOfName(part) }).toMatchObject({ part, unit: regiment });
      }
    }
  });
});

describe("several regiments in one name", () => {
  it.each([
    ["24th & 25th Infantry", ["24th Infantry", "25th Infantry"]],
    [
      "5th, 7th & 8th Militia Battalions",
      ["5th", "7th", "8th"].map((n) => `${n} Militia Battalion`),
    ],
    ["24.-26. Infanterie", ["24. Infanterie", "25. Infanterie", "26. Infanterie"]],
    ["3. og 4. gardegrenaderer", ["3. gardegrenaderer", "4. gardegrenaderer"]],
    ["IR 24 und 25", ["IR 24", "IR 25"]],
    ["1/28th & 1/29th Foot", ["1/28th Foot", "1/29th Foot"]],
    ["1/1st & 1/3rd Foot Guards", ["1/1st Foot Guards", "1/3rd Foot Guards"]],
  ])("%s", (name, parts) => {
    expect(battalionsOf(name)).toMatchObject({ parts, regiment: name });
  });
});

describe("numbers of squadrons, companies, guns, men and years", () => {
  it.each([
    ["3/10 Hussars", 10],
    ["1st & 2nd Sqns, 10th Hussars", 10],
    ["4 sqns 10th Hussars", 10],
    ["1.-4. Eskadron, Husaren-Regiment Nr. 10", 10],
    ["3. Esk./10. Husaren", 10],
    ["1. og 2. eskadron af 10. husarregiment", 10],
    ["1 i 2 szwadron 10 pułku huzarów", 10],
    ["3 szwadrony 10 pułku huzarów", 10],
    ["1er et 2e escadrons du 10e hussards", 10],
    ["10e hussards (3 esc.)", 10],
    ["2 guns, 28th Infantry", 28],
    ["6 coys, 28th Infantry", 28],
    ["1st to 4th companies, 3/95th Rifles", 95],
    ["1,676 men, 28th Infantry", 28],
    ["580 men of the 28th", 28],
    ["1815 28th Infantry", 28],
    ["3rd Division, 28th Infantry", 28],
    ["28th (North Gloucestershire) Regiment of Foot", 28],
    ["1st Battalion, 28th (or the North Gloucestershire) Regiment", 28],
    ["6-pdr battery of the 28th Infantry", 28],
    ["42nd Royal Highlanders (2/73rd attached)", 42],
    ["IR 20 Kaunitz, 2 Bat.", 20],
    ["Grenadier-Bataillon Kaunitz", null],
    ["Moscow Musketeers (2 bns)", null],
    ["Vier Bataillone", null],
  ])("%s", (name, unit) => {
    expect(numbersOfName(name)).toMatchObject({ unit, others: [] });
  });

  it.each([
    ["28/2 Infantry", [28, 2]],
    ["1/2 28th Infantry", [2, 28]],
    ["28th Infantry 2", [28, 2]],
  ])("%s could mean either", (name, numbers) => {
    const { unit, others } = numbersOfName(name);
    expect([unit, ...others]).toEqual(numbers);
  });
});

test("a long line of numbers and signs is read at once", () => {
  const started = performance.now();
  const pieces = ["1/,", "I-", "1 Bn ", "Bn 1, ", "1/2/", "(1, ", "F.F.", "1st & ", "a ", ", "];
  for (const piece of pieces) battalionsOf(piece.repeat(2000 / piece.length));
  for (const piece of pieces) battalionsOf(piece.repeat(290 / piece.length));
  expect(performance.now() - started).toBeLessThan(1000);
});
