import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { ARMS } from "@/lib/rules/belle-alliance/arm";
import { EFFICIENCIES } from "@/lib/rules/belle-alliance/commanders";
import { FORMATIONS } from "@/lib/rules/belle-alliance/formation";
import { FOOTPRINT_REMARKS } from "@/lib/rules/belle-alliance/formation-shape";
import { LEVELS } from "@/lib/rules/belle-alliance/level";
import { NATIONS } from "@/lib/rules/belle-alliance/nation";
import { TABLE_3 } from "@/lib/rules/belle-alliance/tables/table-3";
import { TABLE_5 } from "@/lib/rules/belle-alliance/tables/table-5";
import { TABLE_14 } from "@/lib/rules/belle-alliance/tables/table-14";
import { TABLE_21, TABLE_21_HEADINGS } from "@/lib/rules/belle-alliance/tables/table-21";
import { TERRAIN_REMARKS } from "@/lib/rules/belle-alliance/terrain-effect";
import { GUARD_GRADES, UNIT_TYPES, WEAPONS, WEIGHTS } from "@/lib/rules/belle-alliance/unit-type";
import { VALOUR_CONFIDENCES, VALOUR_DOUBTS } from "@/lib/rules/belle-alliance/valour/valour-doubt";
import { VALOUR_WHYS } from "@/lib/rules/belle-alliance/valour/valour-proposal";

const CODES: Readonly<Record<string, readonly string[]>> = {
  nation: NATIONS,
  heading: TABLE_21_HEADINGS,
  arm: ARMS,
  // `open` is the label of an undecided type.
  type: [...UNIT_TYPES, "open"],
  weapon: WEAPONS,
  weight: WEIGHTS,
  guardGrade: GUARD_GRADES,
  formation: FORMATIONS,
  level: LEVELS,
  efficiency: EFFICIENCIES,
  table3: TABLE_3.map(({ id }) => id),
  table5: Object.keys(TABLE_5),
  calibre: TABLE_14.map(({ id }) => id),
  footprintRemark: FOOTPRINT_REMARKS,
  terrainRemark: TERRAIN_REMARKS,
  valourWhy: VALOUR_WHYS,
  valourDoubt: Object.keys(VALOUR_DOUBTS),
  valourConfidence: VALOUR_CONFIDENCES,
};

const messages = (language: string, namespace: string) =>
  JSON.parse(
    readFileSync(`lib/i18n/messages/${language}/belle-alliance/${namespace}.json`, "utf8"),
  );

describe.each(["en", "da", "pl"])("the words of Belle Alliance in %s", (language) => {
  it.each(Object.entries(CODES))("name every %s", (group, codes) => {
    expect(Object.keys(messages(language, "belleAlliance")[group]).sort()).toEqual(
      [...codes].sort(),
    );
  });

  it("name every row of table 21, in Danish as printed", () => {
    const labels = messages(language, "table21");
    expect(Object.keys(labels)).toEqual(TABLE_21.map(({ id }) => id));
    for (const { id, unitDa } of TABLE_21) {
      expect(labels[id]).toMatch(/\p{L}{2}/u);
      if (language === "da" && unitDa !== "-") expect(labels[id]).toBe(unitDa);
    }
  });
});
