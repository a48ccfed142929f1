import { describe, expect, test } from "vitest";
import { unitsUnder } from "@/lib/domain/belle-alliance/scenario/visible-tree";
import { read, told } from "../reading";

function unitsOf(line: string): string[] {
  return unitsUnder(read(`1st Division\n  ${line}`).formations).map(told);
}

function askedAs(line: string) {
  return read(`1st Division\n  ${line}`).doubts.map(({ code, params }) => [code, params.count]);
}

describe("batteries whose guns stand for each of them", () => {
  test.each([
    ["3 foot batts w/ 6 guns each", 3, "foot-artillery 18x?"],
    ["3 foot batts. (6 guns each)", 3, "foot-artillery 18x?"],
    ["2 horse batts with 8 guns each", 2, "horse-artillery 16x?"],
    ["3 foot batteries w/ 8 guns each", 3, "foot-artillery 24x?"],
    ["4 Fußbatterien mit je 8 Geschützen", 4, "foot-artillery 32x?"],
    ["2 baterie piesze z 8 działami każda", 2, "foot-artillery 16x?"],
    ["2 fodbatterier med 8 kanoner hver", 2, "foot-artillery 16x?"],
    ["2 batteries à pied avec 8 pièces chacune", 2, "foot-artillery 16x?"],
  ])("%s", (line, count, kind) => {
    expect(unitsOf(line).map((unit) => unit.split(" | ")[1])).toEqual([kind]);
    expect(askedAs(line)).toContainEqual(["several-units", count]);
  });

  test("a battalion of foot with two guns stays infantry", () => {
    expect(unitsOf("1st Foot batt. w/ 2 guns 600")).toEqual(["1st Foot batt. | line 600"]);
  });
});

describe("batteries of several calibres in one line are apart", () => {
  test.each([
    ["2 6-pdr and 4 12-pdr batteries", ["2 6-pdr batteries", "4 12-pdr batteries"]],
    ["two 6-pdr and one 12-pdr foot batteries", ["2 6-pdr batteries", "1 12-pdr foot battery"]],
    [
      "1 12-pdr, 2 6-pdr foot and 1 6-pdr horse battery",
      ["1 12-pdr battery", "2 6-pdr foot battery", "1 6-pdr horse battery"],
    ],
    [
      "2 6-pfündige und 4 12-pfündige Batterien",
      ["2 6-pfündige Batterien", "4 12-pfündige Batterien"],
    ],
    ["to 6-pundige og et 12-pundigt batteri", ["2 6-pundige batteri", "1 12-pundigt batteri"]],
  ])("%s", (line, names) => {
    expect(unitsOf(line)).toEqual(names.map((name) => expect.stringContaining(`${name} | `)));
    expect(unitsUnder(read(`1st Division\n  ${line}`).formations)).toEqual(
      names.map(() => expect.objectContaining({ arm: "artillery", guns: null })),
    );
  });

  test.each([
    ["2 batteries de 6 et 1 de 12", [6, 12]],
    ["2 baterie 6-funtowe i 1 12-funtowa", [6, 12]],
  ])("the noun first: %s", (line, calibres) => {
    const units = unitsUnder(read(`1st Division\n  ${line}`).formations);
    expect(units.map(({ calibrePd, guns }) => [calibrePd, guns])).toEqual(
      calibres.map((pounds) => [pounds, null]),
    );
  });

  test("the guns of each are said of each", () => {
    expect(unitsOf("2 6-pdr and 4 12-pdr batteries, 8 guns each")).toEqual([
      expect.stringContaining("foot-artillery 16x6"),
      expect.stringContaining("foot-artillery 32x12"),
    ]);
  });

  test("counted batteries without guns are asked about as several", () => {
    expect(askedAs("2 6-pdr batteries")).toContainEqual(["several-units", 2]);
  });
});

describe("batteries with names and guns alone are apart", () => {
  test.each([
    ["Hawker's 4 guns, Lefebure's 4 guns", ["Hawker's", "Lefebure's"], 4],
    ["Sandham 6 guns & Kuhlmann 6 guns", ["Sandham", "Kuhlmann"], 6],
    ["Sandham (6 guns) and Kuhlmann (6 guns)", ["Sandham", "Kuhlmann"], 6],
    ["Holtzendorff 8 Geschütze und Simon 8 Geschütze", ["Holtzendorff", "Simon"], 8],
  ])("%s", (line, names, guns) => {
    const units = unitsUnder(read(`Artillery\n  ${line}`).formations);
    expect(units.map((unit) => [unit.name, unit.arm, unit.guns])).toEqual(
      names.map((name) => [name, "artillery", guns]),
    );
  });

  test.each([
    ["Horse battery 6 guns, 2 howitzers", "horse-artillery 8x?"],
    ["1/2 Batterie Nr. 5, 4 Gesch.", "foot-artillery 4x?"],
    ["Ross's Troop: 4 guns and 2 howitzers", "foot-artillery 6x?"],
  ])("one battery: %s", (line, kind) => {
    expect(unitsOf(line).map((unit) => unit.split(" | ")[1])).toEqual([kind]);
  });

  test("a battalion with guns beside it is one battalion", () => {
    expect(unitsOf("II/1. Pomm. Landw.-Rgt. 400, 2 3pfd. Kanonen")).toEqual([
      "II/1. Pomm. Landw.-Rgt. | landwehr 400",
    ]);
  });
});
