import { describe, expect, test } from "vitest";
import { unitsUnder } from "@/lib/domain/belle-alliance/scenario/visible-tree";
import { read, told } from "../reading";

describe("the leader of a row", () => {
  test.each([
    ["Side;Formation;Unit;Men;Leader", "Col. Clary"],
    ["Side;Formation;Unit;Men;Leader", "Major Clary"],
    ["Seite;Korps;Einheit;Mann;Führer", "Oberst Clary"],
    ["Strona;Korpus;Oddział;Ludzie;Dowódca", "płk Clary"],
  ])("an officer of the field leads the unit, not the corps: %s, %s", (head, leader) => {
    const { formations } = read(`${head}\nFrench;VI Corps;37th Light;1100;${leader}`);
    const [corps] = formations[0]?.formations ?? [];
    expect(corps?.commander ?? null).toBeNull();
    expect(unitsUnder(formations)[0]?.note).toContain(leader);
  });

  test("a general leads the corps", () => {
    const { formations } = read(
      "Side;Formation;Unit;Men;Leader\nFrench;VI Corps;37th Light;1100;Marshal Ney",
    );
    expect(formations[0]?.formations[0]?.commander?.name).toBe("Marshal Ney");
  });
});

describe("what a column of notes counts", () => {
  test.each([
    [
      "Lloyd's Foot Battery",
      "5 9pdr + 1 5.5in how",
      "Lloyd's Foot Battery | foot-artillery 200 6x9",
    ],
    [
      "Reitende Batterie Nr. 2",
      "6 6-Pfünder, 2 Haubitzen",
      "Reitende Batterie Nr. 2 | horse-artillery 200 8x6",
    ],
    ["Batterie à pied", "6 pièces de 8, 2 obusiers", "Batterie à pied | foot-artillery 200 8x8"],
    ["1st Hussars", "3 sqns", "1st Hussars | hussar 200 [3]"],
    ["1st Hussars", "raw conscripts", "1st Hussars | hussar 200"],
  ])("%s: %s", (unit, note, expected) => {
    const { formations } = read(`Unit\tMen\tNotes\n${unit}\t200\t${note}`);
    expect(unitsUnder(formations).map(told)).toEqual([expected]);
  });
});
