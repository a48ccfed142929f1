import { describe, expect, test } from "vitest";
import { unitsUnder } from "@/lib/domain/belle-alliance/scenario/visible-tree";
import { read, told, unitOf } from "../reading";

describe("a unit is what its name says, whatever guns stand beside it", () => {
  test.each([
    ["Infantry Regiment Hohenlohe No. 32, 1,600 men with 8 guns", "line 1600", "8 guns"],
    ["Grenadier Battalion Hahn 600 with 2 guns", "grenadier 600", "2 guns"],
    ["Musketeer Regiment Sanitz, 2 bns, 1,480 men, 4 guns", "line 1480 [2]", "4 guns"],
    ["Füsilier-Bataillon Erichsen 560 Mann, 2 Geschütze", "fusilier 560", "2 Geschütze"],
    ["Gren. Bn. Sack 700 men + 2 3-pdr", "grenadier 700", "2 3-pdr"],
    ["Landwehr 900 men, 1 gun", "landwehr 900", "1 gun"],
    ["Fynske Infanteriregiment, 1200 mand med 2 kanoner", "line 1200", "2 kanoner"],
    ["Jyske lette dragoner 300 og 2 kanoner", "light-dragoon 300", "2 kanoner"],
    ["5 pułk piechoty 1400 ludzi z 2 działami", "line 1400", "2 działami"],
    [
      "33e régiment de ligne, 1 500 hommes, 2 canons régimentaires",
      "line 1500",
      "2 canons régimentaires",
    ],
    ["Regiment Zastrow (2 bns) with 2 regimental guns", "infantry? [2]", "2 regimental guns"],
  ])("%s", (line, kind, note) => {
    const unit = unitOf(line);
    expect(told(unit).split(" | ")[1]).toBe(kind);
    expect(unit.note).toBe(note);
    expect(unit.guns).toBeNull();
  });

  test.each([
    ["12-pdr battery Wolframsdorf, 8 guns, 160 men", "foot-artillery 160 8x12"],
    ["Horse Battery Steinwehr (8 guns)", "horse-artillery 8x?"],
    ["Mercer’s, 6 guns", "foot-artillery 6x?"],
    ["2e compagnie à cheval, 6 pièces", "horse-artillery 6x?"],
    ["Captain Bolton, 6 x 9pdr, 180 men", "foot-artillery 180 6x9"],
  ])("%s is a battery", (line, kind) => {
    expect(told(unitOf(line)).split(" | ")[1]).toBe(kind);
  });

  test.each(["Kurprinz 600, 2 guns", "Wedel 1,600, 2 guns", "Die Wilden 400 Mann, 2 Kanonen"])(
    "%s: a name without a kind is asked about, and is no battery",
    (line) => expect(told(unitOf(line))).toContain("infantry?"),
  );
});

test.each([
  ["600 bayonets", "infantry?"],
  ["400 sabres", "cavalry?"],
  ["400 sabler", "cavalry?"],
  ["900 szabel", "cavalry?"],
  ["700 bagnetów", "infantry?"],
])("men counted in %s say the arm of a name that does not", (men, arm) => {
  expect(told(unitOf(`Zastrow ${men}`))).toContain(arm);
});

test("columns of bayonets and sabres say the arm of names that do not", () => {
  const { formations } = read(
    "Unit,Nation,Bayonets,Sabres,Guns\nWedel,Prussia,1200,,2\nBila,Prussia,,600,\nHussars Rudorff,Prussia,,550,",
  );
  expect(unitsUnder(formations).map(told)).toEqual([
    "Wedel | infantry? 1200",
    "Bila | cavalry? 600",
    "Hussars Rudorff | hussar 550",
  ]);
});
