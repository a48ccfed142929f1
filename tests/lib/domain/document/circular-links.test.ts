import { expect, test } from "vitest";
import { circularLinks } from "@/lib/domain/document/circular-links";

test.each([
  ["a document that links to itself", [["a", "a"]], [0]],
  [
    "two documents",
    [
      ["a", "b"],
      ["b", "a"],
    ],
    [0],
  ],
  [
    "three documents",
    [
      ["a", "b"],
      ["b", "c"],
      ["c", "a"],
    ],
    [0],
  ],
  [
    "a chain",
    [
      ["a", "b"],
      ["b", "c"],
    ],
    [],
  ],
  [
    "a circle that it stands outside of",
    [
      ["a", "b"],
      ["b", "c"],
      ["c", "b"],
    ],
    [],
  ],
])("links are found to run in a circle: %s", (_, pairs, circular) => {
  const linksOf = new Map(pairs.map(([from, aim]) => [String(from), [String(aim)]]));
  expect(circularLinks({ id: "a", links: linksOf.get("a") ?? [] }, linksOf)).toEqual(circular);
});
