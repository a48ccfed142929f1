import { describe, expect, test } from "vitest";
import { checkScenario } from "@/lib/domain/belle-alliance/scenario/check";
import type { FormationView } from "@/lib/domain/belle-alliance/scenario/scenario-view";
import { viewFor } from "@/lib/domain/belle-alliance/scenario/view-for";
import { formation, scenario, side, unit } from "./build";

type Tree = readonly (string | { readonly [name: string]: Tree })[];

let ids = 0;

function grown(tree: Tree): unknown[] {
  return tree.flatMap((each) =>
    typeof each === "string"
      ? [formation(`f${ids++}`, { name: each, units: [unit(`u${ids++}`)] })]
      : Object.entries(each).map(([name, inner]) =>
          formation(`f${ids++}`, { name, level: "division", formations: grown(inner) }),
        ),
  );
}

function namesIn(formations: readonly FormationView[]): string[] {
  return formations.flatMap(({ fullName, formations: inner }) => [fullName, ...namesIn(inner)]);
}

describe("formations of one name", () => {
  const namesOf = (tree: Tree) => {
    const document = scenario({ sides: [side("french", { formations: grown(tree) })] });
    return namesIn(viewFor(document, { for: "umpire" }).sides[0]?.formations ?? []);
  };

  test.each<[string, Tree, readonly string[]]>([
    [
      "carry their division",
      [{ "8th Division": ["1st Brigade", "2nd Brigade"] }, { "9th Division": ["1st brigade"] }],
      [
        "8th Division",
        "1st Brigade (8th Division)",
        "2nd Brigade",
        "9th Division",
        "1st brigade (9th Division)",
      ],
    ],
    [
      "and what is above it where divisions are called alike",
      [
        { "I Corps": [{ "1st Division": ["Artillery"] }] },
        { "II Corps": [{ "1st Division": ["Artillery"] }] },
      ],
      [
        "I Corps",
        "1st Division (I Corps)",
        "Artillery (1st Division, I Corps)",
        "II Corps",
        "1st Division (II Corps)",
        "Artillery (1st Division, II Corps)",
      ],
    ],
    ["stay as they are where nothing is above", ["Reserve", "Reserve"], ["Reserve", "Reserve"]],
    [
      "carry nothing that tells none of them apart",
      [{ "8th Division": ["Artillery", "Artillery"] }],
      ["8th Division", "Artillery", "Artillery"],
    ],
  ])("%s", (_, tree, expected) => {
    expect(namesOf(tree)).toEqual(expected);
  });
});

test("other readers' names tell nothing of what is hidden from them, nor of the other side", () => {
  const sides = [
    side("french", {
      formations: [
        formation("d8", {
          name: "8th Division",
          level: "division",
          formations: [formation("b1", { name: "1st Brigade" })],
        }),
        formation("d9", {
          name: "9th Division",
          level: "division",
          hidden: true,
          formations: [formation("b2", { name: "1st Brigade" })],
        }),
      ],
    }),
    side("prussians", { colour: "b", formations: [formation("p1", { name: "1st Brigade" })] }),
  ];
  const view = viewFor(scenario({ sides }), { for: "public" });
  expect(view.sides.map(({ formations }) => namesIn(formations ?? []))).toEqual([
    ["8th Division", "1st Brigade"],
    ["1st Brigade"],
  ]);
});

test("findings, arrivals and what is hidden name the division", () => {
  const brigade = (id: string) =>
    formation(id, { name: "1st Brigade", hidden: true, units: [unit(`${id}-unit`)] });
  const division = (n: number, inner: unknown) =>
    formation(`d${n}`, {
      name: `${n}th Division`,
      level: "division",
      commander: { name: "Lefol" },
      formations: [inner],
    });
  const document = scenario({
    sides: [
      side("french", {
        formations: [division(8, brigade("b8")), division(9, brigade("b9"))],
        reinforcements: [{ id: "r", brings: ["b9"], bound: 2, entry: [0, 0], note: "" }],
      }),
      side("prussians", { colour: "b" }),
    ],
  });
  const { findings } = checkScenario(document);
  const told = findings.filter(({ code }) => code === "commander-missing");
  expect(told.map(({ params }) => params.name)).toContain("1st Brigade (8th Division)");
  const { sides, umpire } = viewFor(document, { for: "umpire" });
  const [french] = sides;
  expect(umpire?.hidden.map(({ name }) => name)).toContain("1st Brigade (9th Division)");
  expect(french?.reinforcements?.[0]?.brings).toEqual(["1st Brigade (9th Division)"]);
});
