import { describe, expect, test } from "vitest";
import { unitsUnder } from "@/lib/domain/belle-alliance/scenario/visible-tree";
import { read } from "../reading";

const below = (line: string) =>
  `8th Division\n  1st Brigade: Quiot\n    33rd Line 1,180\n    ${line}\n    48th Line 990`;

describe("an officer between units is a note of the unit above", () => {
  test.each([
    "Lacroix, Colonel Antoine",
    "Perrault, Colonel Jean-Marie",
    "Rousset, CdB",
    "Kurcyusz, Major (commanding the battery)",
    "Hofmann, Oberst",
    "von Lützow, Major Adolf",
    "Małachowski, płk Kazimierz",
    "Løvenørn, oberstløjtnant",
    "Soltyk (kpt.)",
    "Colonel Antoine Lacroix",
    "Hauptmann von Reuter",
    "kpt. Sołtyk",
  ])("%s", (line) => {
    const { formations, doubts } = read(below(line));
    expect(unitsUnder(formations).map(({ name, note }) => [name, note])).toEqual([
      ["33rd Line", line],
      ["48th Line", ""],
    ]);
    expect(doubts.filter(({ text }) => text.trim() === line)).toEqual([]);
  });
});

describe("an officer of a staff is a note of the formation", () => {
  test.each([
    "ADC: Ensign Harley (1st Foot Guards)",
    "Deputy: Zoltowski",
    "Asst. Adj. General: Bukowski",
    "Adjutant: Lt. Potocki",
    "Chef d’état-major: Cedrowski",
    "Szef sztabu: płk Nowak",
    "Overkvartermester: Major Bardenfleth",
    "Stabschef: Oberst Bardenfleth",
    "Chief of Artillery: Col. Holtzendorff",
    "Quartermaster-General: Sir William De Lancey",
    "Brigadiers: Sierawski, Malachowski",
  ])("%s", (line) => {
    const text = `1st Guards Division: Cavendish (3,900)\n  1st Guards Brigade: Maj. Gen. Maynard (1,960)\n  ${line}\n    2/1st Foot Guards 950\n    3/1st Foot Guards 1,010`;
    const [division] = read(text).formations;
    expect(division?.formations).toMatchObject([
      { name: "1st Guards Brigade", commander: { name: "Maj. Gen. Maynard" }, note: line },
    ]);
    expect(unitsUnder(division ? [division] : []).map(({ men }) => men)).toEqual([950, 1010]);
  });
});

test.each([
  ["CiC: Dombrowski", "Dombrowski"],
  ["Kommandeur: Oberst Lubienski", "Oberst Lubienski"],
  ["Dowódca: gen. Zoltowski", "gen. Zoltowski"],
  ["Officer commanding: Picton", "Picton"],
  ["Steinmetz, Generalmajor Karl von", "Steinmetz, Generalmajor Karl von"],
  ["Oberst Lasson", "Oberst Lasson"],
])("right below a heading without one, %s commands", (line, name) => {
  const [brigade] = read(`1st Brigade\n${line}\n  1/12th Foot 700`).formations;
  expect(brigade?.commander?.name).toBe(name);
});

test("a regiment called after an officer stays a unit", () => {
  const { formations } = read(
    "1st Brigade\n  Regiment Oberst Lützow 700\n  Major Hill's Rifles 300",
  );
  expect(unitsUnder(formations)).toHaveLength(2);
});
