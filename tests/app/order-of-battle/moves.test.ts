import { describe, expect, test } from "vitest";
import {
  dropOf,
  type Move,
  moveOf,
  type Way,
} from "@/app/(author)/scenarios/[id]/edit/order-of-battle/_tree/moves";
import { moveFormation } from "@/lib/domain/belle-alliance/scenario/commands/formations";
import { moveUnit } from "@/lib/domain/belle-alliance/scenario/commands/units";
import type { FormationNode } from "@/lib/domain/belle-alliance/scenario/formation";
import type { Scenario } from "@/lib/domain/belle-alliance/scenario/scenario";
import { applyCommand } from "@/lib/domain/document/command";
import { formation, scenario, side, unit } from "@/tests/lib/domain/belle-alliance/scenario/build";

const battle = scenario({
  sides: [
    side("reds", {
      formations: [
        formation("corps", {
          formations: [
            formation("first", { units: [unit("a"), unit("b")] }),
            formation("second", { units: [unit("c")] }),
          ],
          units: [unit("guns")],
        }),
        formation("reserve"),
      ],
    }),
    side("blues"),
  ],
});

function after(move: Move | null): string {
  if (!move) return "stays";
  const moved =
    move.is === "unit"
      ? applyCommand(battle, moveUnit, move.input)
      : applyCommand(battle, moveFormation, move.input);
  return written(moved);
}

function written({ sides }: Scenario): string {
  const one = ({ id, formations, units }: FormationNode): string =>
    `${id}(${[...formations.map(one), ...units.map((each) => each.id)].join(" ")})`;
  return sides.map(({ formations }) => formations.map(one).join(" ")).join(" | ");
}

describe("moving rows by keyboard", () => {
  test.each<[string, Way, string]>([
    ["b", "up", "corps(first(b a) second(c) guns) reserve() | "],
    ["a", "down", "corps(first(b a) second(c) guns) reserve() | "],
    ["b", "down", "corps(first(a) second(b c) guns) reserve() | "],
    ["c", "up", "corps(first(a b c) second() guns) reserve() | "],
    ["b", "out", "corps(first(a) second(c) guns b) reserve() | "],
    ["guns", "in", "corps(first(a b) second(c guns)) reserve() | "],
    ["second", "up", "corps(second(c) first(a b) guns) reserve() | "],
    ["second", "in", "corps(first(second(c) a b) guns) reserve() | "],
    ["first", "out", "corps(second(c) guns) first(a b) reserve() | "],
    ["reserve", "in", "corps(first(a b) second(c) reserve() guns) | "],
    ["corps", "up", "stays"],
    ["corps", "out", "stays"],
    ["a", "in", "stays"],
  ])("%s goes %s", (id, way, expected) => {
    expect(after(moveOf(battle, id, way))).toBe(expected);
  });
});

describe("dropping a row on another", () => {
  test.each([
    ["a", "second", "corps(first(b) second(c a) guns) reserve() | "],
    ["guns", "a", "corps(first(guns a b) second(c)) reserve() | "],
    ["a", "b", "corps(first(b a) second(c) guns) reserve() | "],
    ["b", "a", "corps(first(b a) second(c) guns) reserve() | "],
    ["first", "blues", "corps(second(c) guns) reserve() | first(a b)"],
    ["first", "reserve", "corps(second(c) guns) reserve(first(a b)) | "],
    ["corps", "first", "stays"],
    ["a", "a", "stays"],
    ["a", "blues", "stays"],
  ])("%s onto %s", (id, onto, expected) => {
    expect(after(dropOf(battle, id, onto))).toBe(expected);
  });
});
