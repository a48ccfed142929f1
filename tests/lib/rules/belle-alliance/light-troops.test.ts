import { expect, test } from "vitest";
import { mostSkirmishers } from "@/lib/rules/belle-alliance/light-troops";

test.each([
  ["infantry", false, 20, 6],
  ["infantry", true, 20, 20],
  ["infantry", false, 2, 0],
  ["cavalry", false, 21, 7],
  ["artillery", true, 8, 0],
] as const)("%s, light %s, of %i figures sends out %i at most", (arm, light, figures, most) => {
  expect(mostSkirmishers({ arm, light, figures })).toBe(most);
});
