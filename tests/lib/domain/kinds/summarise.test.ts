import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { battlefieldSchema } from "@/lib/domain/bogowie-wojny/field/battlefield";
import { newArmyList } from "@/lib/domain/bogowie-wojny/list/new-army-list";
import { foldText } from "@/lib/domain/document/fold-text";
import { summarise } from "@/lib/domain/kinds/summarise";
import { formation, scenario, side, unit } from "../belle-alliance/scenario/build";

const sehested = scenario({
  title: "Slaget ved Sehested",
  date: "1813-12-10",
  umpireNotes: "Secretnotes",
  sides: [
    side("s1", {
      name: "Danske",
      tasks: "Secrettask",
      brief: "Secretbrief",
      formations: [
        formation("f1", {
          name: "1. Brigade",
          commander: { name: "Schulenburg" },
          umpireNote: "Secretformation",
          units: [
            unit("u1", { name: "Fynske Infanteri", nation: "denmark" }),
            unit("u2", { name: "Secretunit", nation: "poland", hidden: true }),
          ],
        }),
        formation("f2", {
          name: "Secretbrigade",
          hidden: true,
          units: [unit("u3", { name: "Secrettoo" })],
        }),
      ],
    }),
  ],
  map: {
    widthCm: 180,
    depthCm: 120,
    features: [
      { kind: "place", id: "p1", name: "Ågård", xCm: 1, yCm: 1 },
      { kind: "place", id: "p2", name: "Secretford", xCm: 1, yCm: 1, hiddenFrom: ["s1"] },
    ],
  },
});

describe("summarise", () => {
  test("has what a library lists of a scenario", () => {
    expect(summarise(sehested)).toMatchObject({
      kind: "scenario",
      system: "belle-alliance",
      title: "Slaget ved Sehested",
      year: 1813,
      nations: ["denmark"],
      size: 1,
      tableWidthCm: 180,
      tableDepthCm: 120,
    });
  });

  test.each(["sehested", "SCHULENBURG", "fynske infanteri", "agard", "Ågård", "1. brigade"])(
    "%s is found",
    (query) => {
      expect(summarise(sehested).searchText).toContain(foldText(query));
    },
  );

  test("no secret is found", () => {
    expect(JSON.stringify(summarise(sehested)).toLowerCase()).not.toContain("secret");
  });

  test("a battlefield with its sides is a game for two, a bare one says nothing of players", () => {
    const json = JSON.parse(readFileSync("prisma/library/raszyn-1809.json", "utf8"));
    const { sides, ...bare } = battlefieldSchema.parse(json);
    expect(sides).toHaveLength(2);
    expect(summarise({ ...bare, sides })).toMatchObject({ playersFrom: 2, playersTo: 2 });
    expect(summarise(bare)).toMatchObject({ playersFrom: null, playersTo: null });
  });

  test("an army list is found by its nation and counted in bases", () => {
    const list = newArmyList({ title: "Łódź", language: "pl", nation: "austria", divisionId: "d" });
    expect(summarise(list)).toMatchObject({ nations: ["austria"], size: 0, place: "" });
    expect(summarise(list).searchText).toContain("lodz");
  });
});
