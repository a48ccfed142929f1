import { expect, test } from "vitest";
import { workLengths } from "@/lib/rules/belle-alliance/work-lengths";

test.each([
  ["abatis", 0.5, 1],
  ["abatis", 5, 1],
  ["abatis", 5.0000001, 1],
  ["chevaux-de-frise", 5.1, 2],
  ["barricade", 10, 2],
  ["barricade", 12, 3],
] as const)("%s of %d cm takes %d lengths of 5 cm [table 20]", (work, lengthCm, count) => {
  expect(workLengths(work, lengthCm)).toEqual({ count, cm: 5 });
});

test("an emplacement is built for guns, and an open kind is built by nothing yet", () => {
  expect(workLengths("emplacement", 12)).toBeNull();
  expect(workLengths(null, 12)).toBeNull();
});
