import { describe, expect, test } from "vitest";
import type { Scenario } from "@/lib/domain/belle-alliance/scenario/scenario";
import type { Audience } from "@/lib/domain/belle-alliance/scenario/scenario-view";
import { viewFor } from "@/lib/domain/belle-alliance/scenario/view-for";
import { formation, scenario, side, unit } from "../build";

const foot = (id: string, xCm: number, stand = "line") =>
  unit(id, { placement: { xCm, yCm: 50, facingDeg: 90, formation: stand } });

/** A wood on the way that the reds do not know of, and a way of each kind for each side. */
const full = (more: object = {}) =>
  scenario({
    startTime: "11:30",
    map: {
      widthCm: 180,
      depthCm: 100,
      features: [
        {
          kind: "wood",
          id: "ambush",
          hiddenFrom: ["reds"],
          points: [
            [70, 20],
            [90, 20],
            [90, 80],
            [70, 80],
          ],
        },
      ],
    },
    sides: [
      side("reds", {
        formations: [
          formation("corps", {
            level: "corps",
            formations: [
              formation("left", {
                units: [foot("l1", 20), foot("l2", 26), foot("l3", 32)],
                player: { orders: "", brief: "", believedOfEnemy: "", knows: "own" },
              }),
              formation("right", { units: [foot("r1", 40, "skirmish-line")] }),
            ],
          }),
        ],
      }),
      side("blues", {
        colour: "b",
        formations: [formation("brigade", { units: [foot("b1", 150)] })],
      }),
    ],
    plannedWays: [
      way("umpires", "left", { keptFor: "umpire" }),
      way("of-left", "left", { formation: "column-of-march", startBound: 3 }),
      way("of-r1", "r1"),
      way("of-blues", "brigade"),
      way("of-nobody", "gone"),
    ],
    ...more,
  });

function way(id: string, subjectId: string, fields: object = {}) {
  const places = [
    [20, 50],
    [160, 50],
  ];
  return { id, subjectId, keptFor: "side", formation: "own", places, ...fields };
}

const seen = (audience: Audience, document: Scenario = full()) =>
  viewFor(document, audience).map.plannedWays;
const ids = (audience: Audience) => seen(audience).map(({ id }) => id);
const reds = { for: "side", sideId: "reds" } as const;

describe("planned ways", () => {
  test.each<[string, Audience, string[]]>([
    [
      "the umpire all of troops that are there",
      { for: "umpire" },
      ["umpires", "of-left", "of-r1", "of-blues"],
    ],
    ["a side those in its own brief", reds, ["of-left", "of-r1"]],
    ["the other side its own", { for: "side", sideId: "blues" }, ["of-blues"]],
    [
      "a player who knows only their own troops, theirs",
      { for: "commander", sideId: "reds", formationId: "left" },
      ["of-left"],
    ],
    ["the public none", { for: "public" }, []],
  ])("are known: %s", (_, audience, expected) => {
    expect(ids(audience)).toEqual(expected);
    const text = JSON.stringify(viewFor(full(), audience));
    for (const { id } of full().plannedWays ?? []) {
      expect(text.includes(`"${id}"`), id).toBe(expected.includes(id));
    }
  });

  test.each(["armies", "names", "side:reds", "ground"] as const)(
    "are never public, whatever else is shown: %s",
    (shownToAll) => expect(seen({ for: "public" }, full({ shownToAll }))).toEqual([]),
  );

  test("say nothing of ground that their reader does not know of", () => {
    const [known] = seen({ for: "umpire" }).filter(({ id }) => id === "of-r1");
    const [unknown] = seen(reds).filter(({ id }) => id === "of-r1");
    expect(known?.march?.slowedBy).not.toEqual([]);
    expect(unknown?.march?.slowedBy).toEqual([]);
    expect(unknown?.march?.head?.bound).toBeLessThan(known?.march?.head?.bound ?? 0);
  });

  test("count bounds from the one in which they begin, with the clock", () => {
    const [ofLeft] = seen(reds);
    const [at] = ofLeft?.march?.bounds ?? [];
    expect(ofLeft).toMatchObject({ startBound: 3, startTime: "12:00", subject: "left" });
    expect(at?.bound).toBe(3);
    expect(ofLeft?.march?.head?.bound).toBe(2 + (ofLeft?.march?.bounds.length ?? 0));
  });

  test("lead a formation as one column, whose last waits for all before it", () => {
    const [whole] = seen(reds);
    const one = full({
      plannedWays: [way("one", "l1", { formation: "column-of-march", startBound: 3 })],
    });
    const [alone] = seen(reds, one);
    expect(whole?.march?.head).toEqual(alone?.march?.head);
    expect(whole?.march?.tail?.bound).toBeGreaterThan(alone?.march?.tail?.bound ?? 99);
  });

  test("are worked out again when ground, troops or the way change", () => {
    const before = full();
    const head = (document: Scenario) => seen({ for: "umpire" }, document)[2]?.march?.head?.bound;
    const first = head(before);
    expect(head({ ...before, map: { ...before.map, features: [] } })).toBeLessThan(first ?? 0);
    expect(head(before)).toBe(first);
  });
});
