import { expect, test } from "vitest";
import {
  onlyRow,
  type SelectingWay,
  selectedAfter,
  type TreeSelection,
} from "@/app/_ui/tree-selection";

const ROWS = ["a", "b", "c", "d", "e"];

function after(...steps: readonly (readonly [SelectingWay, string])[]): TreeSelection {
  return steps.reduce(
    (selection, [way, key]) => selectedAfter(selection, key, { way, rows: ROWS }),
    onlyRow(null),
  );
}

test.each<[string, string, string, ...(readonly [SelectingWay, string])[]]>([
  ["one row alone", "c", "c", ["one", "a"], ["one", "c"]],
  ["down to a row", "b c d", "d", ["one", "b"], ["range", "d"]],
  ["up to a row", "a b c", "a", ["one", "c"], ["range", "a"]],
  ["a range turned round", "a b c", "a", ["one", "c"], ["range", "e"], ["range", "a"]],
  ["one more", "a d", "d", ["one", "a"], ["toggle", "d"]],
  ["one less", "a", "d", ["one", "a"], ["toggle", "d"], ["toggle", "d"]],
  ["a range from the last toggled", "c d e", "e", ["one", "a"], ["toggle", "c"], ["range", "e"]],
  ["the focus alone", "a", "d", ["one", "a"], ["none", "d"]],
  ["one further off, by keys", "a d", "d", ["one", "a"], ["none", "d"], ["toggle", "d"]],
  ["a range from nowhere", "d", "d", ["range", "d"]],
])("%s selects %s with the focus on %s", (_, keys, focused, ...steps) => {
  const selection = after(...steps);
  expect([...selection.keys].sort().join(" ")).toBe(keys);
  expect(selection.focused).toBe(focused);
});

test("a range whose beginning went out of sight begins at its end", () => {
  const begun = onlyRow("gone");
  expect([...selectedAfter(begun, "c", { way: "range", rows: ROWS }).keys]).toEqual(["c"]);
});
