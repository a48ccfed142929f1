import { produce } from "immer";
import { describe, expect, it } from "vitest";
import { setSeenAtStart } from "@/lib/domain/belle-alliance/scenario/commands/sides";
import { featureSchema } from "@/lib/domain/belle-alliance/scenario/feature";
import type { Scenario } from "@/lib/domain/belle-alliance/scenario/scenario";
import { seenAtStart } from "@/lib/domain/belle-alliance/scenario/start-sight";
import { mapView } from "@/lib/domain/belle-alliance/scenario/view/map-view";
import { viewFor } from "@/lib/domain/belle-alliance/scenario/view-for";
import { FORD } from "@/tests/fixtures/scenarios/ford";

const [danes, swedes] = FORD.sides;
if (!danes || !swedes) throw new Error("two sides meet at the ford");
const namesSeen = (scenario: Scenario, index: 0 | 1) => {
  const side = scenario.sides[index];
  return side && seenAtStart(side, scenario).map(({ unit }) => unit.place.unit.name);
};
const SWEDES = ["Mörner-husarerne", "Skånska husarerne"];

describe("what a side sees when the game begins", () => {
  it("is every enemy unit in the open, with the nearest who sees it", () => {
    expect(namesSeen(FORD, 0)).toEqual(SWEDES);
    const [first] = seenAtStart(danes, FORD);
    expect(first?.sight).toMatchObject({ seen: "whole", look: { limitCm: 200 } });
  });

  it("is nothing behind a wood that covers the whole table", () => {
    const screened = produce(FORD, (draft: Scenario) => {
      const points = [
        [-20, 88],
        [140, 88],
        [140, 95],
        [-20, 95],
      ];
      draft.map.features.push(featureSchema.parse({ kind: "wood", id: "screen", points }));
    });
    expect(namesSeen(screened, 0)).toEqual([]);
    expect(namesSeen(screened, 1)).toEqual([]);
  });
});

describe("what the umpire took over of it", () => {
  const [mörner] = seenAtStart(danes, FORD).map(({ unit }) => unit.place.unit.id);
  const shown = produce(FORD, (draft: Scenario) =>
    setSeenAtStart.run(draft, {
      sideId: danes.id,
      shown: [mörner ?? ""],
      believedOfEnemy: "- Cavalry, line",
    }),
  );
  const foreign = (scenario: Scenario, sideId: string) =>
    mapView(scenario, { for: "side", sideId }).units.filter((unit) => unit.sideId !== sideId);

  it("stands on that side's map without a name, and on no other reader's", () => {
    expect(foreign(FORD, danes.id)).toEqual([]);
    expect(foreign(shown, danes.id)).toMatchObject([
      { id: mörner, name: "", under: "", arm: "cavalry", formation: "line", yCm: 104 },
    ]);
    expect(foreign(shown, swedes.id)).toEqual([]);
    expect(mapView(shown, { for: "public" }).units).toEqual([]);
  });

  it("tells nothing else of the enemy", () => {
    const told = JSON.stringify(viewFor(shown, { for: "side", sideId: danes.id }));
    for (const name of SWEDES) expect(told).not.toContain(name);
    expect(told).not.toContain("Skjöldebrand");
  });
});
