import { describe, expect, test } from "vitest";
import { unitsUnder } from "@/lib/domain/belle-alliance/scenario/visible-tree";
import { read, told } from "../reading";

describe("signs in front of a unit stand for words of the unit above", () => {
  test.each([
    [
      ["Füs.-Btl. 1. Inf.-Rgt. 600", '" 2. Inf.-Rgt. 580', "-„- 3. Inf.-Rgt. 570"],
      [
        "Füs.-Btl. 1. Inf.-Rgt. | fusilier 600",
        "Füs.-Btl. 2. Inf.-Rgt. | fusilier 580",
        "Füs.-Btl. 3. Inf.-Rgt. | fusilier 570",
      ],
    ],
    [
      ["Grenadier-Btl. Schuch  600", ",,  Reitzenstein 590", '"   "   Reibnitz 570'],
      [
        "Grenadier-Btl. Schuch | grenadier 600",
        "Grenadier-Btl. Reitzenstein | grenadier 590",
        "Grenadier-Btl. Reibnitz | grenadier 570",
      ],
    ],
    [
      ["1st Foot Guards, 2nd Batt.  900", '"    "    "   3rd Batt.   950', "do. 1st Batt. 800"],
      [
        "1st Foot Guards, 2nd Batt. | guard 900",
        "1st Foot Guards, 3rd Batt. | guard 950",
        "1st Foot Guards, 1st Batt. | guard 800",
      ],
    ],
    [
      ["10e Ligne 900", '11e " 800', "〃 12e Ligne 700", "id. 13e Léger 650"],
      [
        "10e Ligne | line 900",
        "11e Ligne | line 800",
        "12e Ligne | line 700",
        "13e Léger | light 650",
      ],
    ],
    [
      ["Jyske Infanteriregiment, 1. bataljon 600", '-"- 2. bataljon 580'],
      [
        "Jyske Infanteriregiment, 1. bataljon | line 600",
        "Jyske Infanteriregiment, 2. bataljon | line 580",
      ],
    ],
    [
      ["2nd Foot Guards 900", '" 3rd Batt. 800'],
      ["2nd Foot Guards | guard 900", "2nd Foot Guards, 3rd Batt. | guard 800"],
    ],
  ])("%s", (lines, expected) => {
    expect(unitsUnder(read(["1st Brigade", ...lines].join("\n")).formations).map(told)).toEqual(
      expected,
    );
  });
});
