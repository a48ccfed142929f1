import { expect, test } from "vitest";
import { namesAlong, subjectAt } from "@/lib/domain/document/subject-at";
import { formation, scenario, side, unit } from "../belle-alliance/scenario/build";

const battle = scenario({
  sides: [
    side("reds", {
      name: "Reds",
      formations: [
        formation("army", {
          name: "Reds",
          formations: [formation("brigade", { name: "1st Brigade", units: [unit("foot")] })],
        }),
      ],
    }),
  ],
});

test("two first brigades are distinguished by their headings", () => {
  const path = "/sides/0/formations/0/formations/0/commander";
  expect(namesAlong(battle, path)).toEqual(["Reds", "1st Brigade"]);
  expect(subjectAt(battle, path)).toBe("brigade");
});

test("the document itself has no subject and no names", () => {
  expect(subjectAt(battle, "/bounds")).toBe("");
  expect(namesAlong(battle, "/bounds")).toEqual([]);
});
