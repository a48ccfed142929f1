import { describe, expect, test } from "vitest";
import { exceededLimit } from "@/lib/domain/belle-alliance/import/exceeded-limit";
import { parseOrderOfBattle } from "@/lib/domain/belle-alliance/import/parse-order-of-battle";
import { nationAt, placeForPaste } from "@/lib/domain/belle-alliance/import/sides/place";
import { withNation } from "@/lib/domain/belle-alliance/import/units/settle-nations";
import { importTroops } from "@/lib/domain/belle-alliance/scenario/commands/import-troops";
import type { FormationNode } from "@/lib/domain/belle-alliance/scenario/formation";
import { unitsUnder } from "@/lib/domain/belle-alliance/scenario/visible-tree";
import { applyCommand } from "@/lib/domain/document/command";
import { scenario, side } from "../../scenario/build";

let count = 0;
function read(text: string) {
  const newId = () => `p${count++}`;
  return parseOrderOfBattle(text, { nation: null, looseName: "Loose", newId }).formations;
}

const [army] = read("French Army\n  I Corps\n    54e Ligne 962");
if (!army) throw new Error("The army was not read.");
const corps = army.formations[0]?.id ?? "";
const french = side("french", { name: "French", formations: [army] });
const empty = side("empty", { name: "Allies" });

describe("where a paste goes unless its author says otherwise", () => {
  const waterloo = scenario({ sides: [french] });
  const both = scenario({ sides: [french, empty] });
  const prussians = "Preussisches IV. Korps\n  1. Bataillon 500";
  test.each([
    [
      "a foreign corps: a new side, whatever is chosen",
      waterloo,
      prussians,
      corps,
      ["new-side", "own-heading"],
    ],
    ["a foreign corps: the side without troops", both, prussians, corps, ["empty", "empty-side"]],
    [
      "a corps of the same nation: the army that is chosen",
      both,
      "II Corps\n  1er léger 500",
      army.id,
      [army.id, "same-side"],
    ],
    [
      "a corps beside the corps that is chosen: their side",
      both,
      "II Corps\n  1er léger 500",
      corps,
      ["french", "same-side"],
    ],
    [
      "a corps of a name that is there",
      both,
      "French Army\n  Bn 500",
      "empty",
      ["empty", "chosen"],
    ],
    ["a brigade: what is chosen", both, "1. Brigade\n  1. Bataillon 500", corps, [corps, "chosen"]],
    [
      "a brigade, nothing chosen: the side without troops",
      both,
      "1. Brigade\n  Bn 500",
      null,
      ["empty", "empty-side"],
    ],
    [
      "a brigade, nothing chosen, no side free",
      waterloo,
      "1. Brigade\n  Bn 500",
      null,
      ["new-side", "nothing-chosen"],
    ],
    [
      "two armies: a side each",
      both,
      "Prussian Army\n  1. Bn 500\nBritish Army\n  28th Foot 500",
      null,
      ["side-each", "several-armies"],
    ],
  ] as const)("%s", (_, document, text, chosen, [target, reason]) => {
    expect(placeForPaste(document, read(text), chosen)).toEqual({ target, reason });
  });
});

test("troops without a nation take that of the body they go under", () => {
  const document = scenario({ sides: [french, empty] });
  expect(nationAt(document, corps)).toBe("france");
  expect(nationAt(document, "french")).toBe("france");
  expect(nationAt(document, "empty")).toBeNull();
  const untold = read("1. Brigade\n  1st Regiment 500");
  expect(unitsUnder(untold)[0]?.nation).toBe("other");
  expect(unitsUnder(withNation(untold, "france"))[0]?.nation).toBe("france");
});

describe("what a document has no room for is reported with its limit", () => {
  const heads = (n: number) =>
    read(Array.from({ length: n }, (_, i) => `${i}. Brigade`).join("\n"));
  const deep = read(Array.from({ length: 8 }, (_, i) => `${"  ".repeat(i)}Body ${i}`).join("\n"));
  const document = scenario({ sides: [french, empty] });
  const withTroops = (target: string, formations: readonly FormationNode[]) => {
    const goal =
      target === corps ? { sideId: "french", parentId: corps } : { sideId: target, parentId: null };
    const all = { name: null, way: "add", formations, arrivals: [] } as const;
    return applyCommand(document, importTroops, { imports: [{ ...goal, ...all }] });
  };
  test.each([
    [
      "too many formations",
      "empty",
      heads(1_000),
      { code: "formations", most: 1_000, count: 1_002 },
    ],
    [
      "too many at the top of a side",
      "empty",
      heads(201),
      { code: "heads", most: 200, count: 201 },
    ],
    ["too deep", corps, deep, { code: "depth", most: 8, count: 9 }],
  ])("%s", (_, target, formations, expected) => {
    expect(exceededLimit(withTroops(target, formations))).toEqual(expected);
  });
  test("all else fits", () => {
    expect(exceededLimit(withTroops("empty", deep))).toBeNull();
    expect(exceededLimit(withTroops("new-side", heads(200)))).toBeNull();
  });
});
