import { describe, expect, test } from "vitest";
import { splitsOf } from "@/app/(author)/scenarios/[id]/edit/_desk/battalions";
import { dropOfMany } from "@/app/(author)/scenarios/[id]/edit/order-of-battle/_many/drop-of-many";
import { mergingsOf } from "@/app/(author)/scenarios/[id]/edit/order-of-battle/_many/mergers";
import { pickedOf } from "@/app/(author)/scenarios/[id]/edit/order-of-battle/_many/picked";
import { stepOfMany } from "@/app/(author)/scenarios/[id]/edit/order-of-battle/_many/step-of-many";
import type { Way } from "@/app/(author)/scenarios/[id]/edit/order-of-battle/_tree/moves";
import { unitsUnder } from "@/lib/domain/belle-alliance/scenario/visible-tree";
import {
  battery,
  formation,
  scenario,
  side,
  unit,
} from "@/tests/lib/domain/belle-alliance/scenario/build";

const { sides } = scenario({
  sides: [
    side("reds", {
      formations: [
        formation("corps", {
          formations: [
            formation("first", { units: [unit("a"), unit("b")] }),
            formation("second", { units: [unit("c"), unit("d")] }),
          ],
          units: [battery("guns")],
        }),
        formation("empty"),
      ],
    }),
    side("blues"),
  ],
});

function picked(ids: string) {
  const { formations, units, all } = pickedOf(sides, new Set(ids.split(" ")));
  const named = (things: readonly { readonly id: string }[]) =>
    things.map(({ id }) => id).join(" ");
  return [named(formations), named(units), named(all)];
}

test.each([
  ["a c", "", "a c", "a c"],
  ["first", "first", "", "a b"],
  ["first a", "", "a", "a"],
  ["first a b", "first", "", "a b"],
  ["b second c", "", "b c", "b c"],
  ["corps", "corps", "", "guns a b c d"],
  ["corps first", "first", "", "a b"],
  ["corps first second guns", "corps", "", "guns a b c d"],
  ["reds", "corps empty", "", "guns a b c d"],
  ["reds empty", "empty", "", ""],
  ["blues gone", "", "", ""],
])(
  "the rows %s stand for the formations “%s” and the units “%s”",
  (ids, formations, units, all) => {
    const [foundFormations, foundUnits, found] = picked(ids);
    expect([foundFormations, foundUnits]).toEqual([formations, units]);
    expect(found?.split(" ").sort()).toEqual(all.split(" ").sort());
  },
);

describe("dropping several rows", () => {
  test.each([
    ["a b", "second", "second"],
    ["a c", "d", "second 0"],
    ["c a", "b", "first 0"],
    ["a b", "b", null],
    ["a b", "blues", null],
    ["first second", "blues", "blues"],
    ["corps empty", "first", null],
    ["first empty", "second", "second"],
  ])("%s onto %s", (ids, onto, expected) => {
    const goal = dropOfMany(sides, pickedOf(sides, new Set(ids.split(" "))), onto);
    const place =
      goal && [(goal.formation ?? goal.side).id, goal.index].filter((x) => x !== undefined);
    expect(place?.join(" ") ?? null).toBe(expected);
  });
});

describe("a step of several units", () => {
  const { sides: army } = scenario({
    sides: [
      side("s", {
        formations: [
          formation("d", {
            units: ["a", "b", "c", "d1", "e"].map((id) => unit(id)),
            formations: [formation("low", { units: [unit("x")] })],
          }),
        ],
      }),
    ],
  });
  test.each<[string, Way, string | null]>([
    ["b c", "up", "d 0"],
    ["b c", "down", "d 2"],
    ["b d1", "up", "d 0"],
    ["b d1", "down", "d 3"],
    ["a b", "up", null],
    ["d1 e", "down", null],
    ["a e", "in", "low"],
    ["a e", "out", null],
    ["x", "out", "d"],
    ["a x", "up", null],
    ["low", "up", null],
  ])("%s go %s", (ids, way, expected) => {
    const goal = stepOfMany(army, pickedOf(army, new Set(ids.split(" "))), way);
    const place = goal && [goal.formation?.id, goal.index].filter((x) => x !== undefined);
    expect(place?.join(" ") ?? null).toBe(expected);
  });
});

describe("merging", () => {
  const parts = ["1/54e", "2/54e", "1/55e", "II./55e", "Velites", "Pontiniers"].map((name, i) =>
    unit(`u${i}`, { name }),
  );
  const army = scenario({
    sides: [
      side("s", {
        formations: [
          formation("f", { units: [...parts, unit("p", { nation: "prussia" }), battery("x")] }),
          formation("g", { units: [unit("far", { name: "3/54e" })] }),
        ],
      }),
    ],
  });
  const all = new Set(unitsUnder(army.sides[0]?.formations ?? []).map(({ id }) => id));
  const merged = (ids: ReadonlySet<string>, way: "regiments" | "neighbours") =>
    mergingsOf(army.sides, ids, way).map(({ unitIds, name }) => `${unitIds.join(" ")}: ${name}`);

  test("battalions become their regiments again", () => {
    expect(merged(all, "regiments")).toEqual(["u0 u1: 54e", "u2 u3: 55e"]);
  });

  test("neighbours of one kind become one, which has the names of all", () => {
    expect(merged(all, "neighbours")).toEqual([
      "u0 u1 u2 u3 u4 u5: 54e + 55e + Velites + Pontiniers",
    ]);
    expect(merged(new Set(["u4", "u5"]), "neighbours")).toEqual(["u4 u5: Velites + Pontiniers"]);
    expect(merged(new Set(["u0", "u2", "u5"]), "neighbours")).toEqual([]);
  });
});

test("regiments split as listed, as named or by their strength, and what is one battalion stays whole", () => {
  const units = [
    unit("listed", { men: 1_800, battalionsOrSquadrons: 3 }),
    unit("strong", { men: 1_300 }),
    unit("battalion", { men: 600 }),
    unit("named", { name: "1/,2/,F/12th", men: 2_000 }),
    unit("unknown", { men: null }),
    unit("listed-unknown", { men: null, battalionsOrSquadrons: 2 }),
    unit("tiny", { men: 2 }),
    battery("guns"),
  ];
  const splits = (parts: "likely" | number) =>
    splitsOf(units, { parts, menPerFigure: 20 }).map(({ unit: { id }, parts: n }) => `${id} ${n}`);
  expect(splits("likely")).toEqual(["listed 3", "strong 2", "named 3", "listed-unknown 2"]);
  expect(splits(4)).toEqual([
    "listed 4",
    "strong 4",
    "battalion 4",
    "named 4",
    "unknown 4",
    "listed-unknown 4",
  ]);
});
