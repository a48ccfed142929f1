import { describe, expect, test } from "vitest";
import { unitsUnder } from "@/lib/domain/belle-alliance/scenario/visible-tree";
import { read, told } from "../reading";

function unitsOf(text: string): string[] {
  return unitsUnder(read(text).formations).map(told);
}

describe("kinds of troops counted in one line without strengths", () => {
  test.each([
    [
      "Infanterie: 2 Komp. Jäger, Füs.-Btl., 3 Musk.-Btl.",
      ["2 Komp. Jäger | jaeger", "Füs.-Btl. | fusilier", "Musk.-Btl. | line [3]"],
    ],
    [
      "Kavallerie: 4 Schw. Husaren, 2 Schw. Landwehr-Kavallerie",
      ["Husaren | hussar [4]", "Landwehr-Kavallerie | landwehr [2]"],
    ],
    [
      "Artillerie: 1 Fußbatterie, 1 reitende Batterie",
      ["1 Fußbatterie | foot-artillery", "1 reitende Batterie | horse-artillery"],
    ],
    [
      "Cavalry: 4 sqns Dragoons, 3 sqns Hussars, 1 horse battery",
      ["Dragoons | dragoon [4]", "Hussars | hussar [3]", "1 horse battery | horse-artillery"],
    ],
    [
      "3 bns Line, 2 bns Landwehr, 1 foot battery",
      ["Line | line [3]", "Landwehr | landwehr [2]", "1 foot battery | foot-artillery"],
    ],
    [
      "2 szwadrony huzarów, 4 szwadrony ułanów, bateria konna",
      [
        "2 szwadrony huzarów | hussar [2]",
        "4 szwadrony ułanów | uhlan [4]",
        "bateria konna | horse-artillery",
      ],
    ],
    [
      "2 eskadroner husarer, 1 ridende batteri, 2 kompagnier skarpskytter",
      [
        "2 eskadroner husarer | hussar [2]",
        "1 ridende batteri | horse-artillery",
        "2 kompagnier skarpskytter | light",
      ],
    ],
    [
      "2 bataillons légers, 4 escadrons de hussards et 1 batterie à cheval",
      [
        "2 bataillons légers | light [2]",
        "4 escadrons de hussards | hussar [4]",
        "1 batterie à cheval | horse-artillery",
      ],
    ],
  ])("%s", (line, expected) => {
    expect(unitsOf(`1st Brigade\n  ${line}`)).toEqual(expected);
  });

  test("with strengths", () => {
    expect(unitsOf("Brigade\n  2 Kp. ostpr. Jäger 180, 1 Kp. schles. Schützen 90")).toEqual([
      "2 Kp. ostpr. Jäger | jaeger 180",
      "1 Kp. schles. Schützen | jaeger 90",
    ]);
  });

  test("behind their formation", () => {
    const { formations } = read(
      "1. Brigade: 2 Komp. Jäger, Füs.-Btl., 3 Musk.-Btl.\n2. Brigade: 4 Btl.",
    );
    expect(formations[0]?.name).toBe("1. Brigade");
    expect(formations[0]?.units).toHaveLength(3);
  });
});

describe("what only sums up, or is one unit, is not parted", () => {
  test.each([
    ["2nd Division: 8 bns Line, 4 sqns Hussars\n  4th Line 1,200\n  2nd Hussars 500", 2],
    ["2nd Division\n8 bns Line, 4 sqns Hussars\n4th Line 1,200\n2nd Hussars 500", 3],
    ["1st Brigade\n  4th Line, 2 bns", 1],
    ["1st Brigade\n  Grenadiers, 2 companies", 1],
  ])("%s", (text, count) => {
    expect(unitsOf(text)).toHaveLength(count);
  });
});
