import { produce } from "immer";
import { describe, expect, test } from "vitest";
import * as commanders from "@/lib/domain/belle-alliance/scenario/commands/commander-placement";
import * as events from "@/lib/domain/belle-alliance/scenario/commands/events";
import * as features from "@/lib/domain/belle-alliance/scenario/commands/features";
import * as formations from "@/lib/domain/belle-alliance/scenario/commands/formations";
import { importTroops } from "@/lib/domain/belle-alliance/scenario/commands/import-troops";
import { mendFinding } from "@/lib/domain/belle-alliance/scenario/commands/mend-finding";
import { formPieces } from "@/lib/domain/belle-alliance/scenario/commands/pieces";
import * as placement from "@/lib/domain/belle-alliance/scenario/commands/placement";
import * as plannedWays from "@/lib/domain/belle-alliance/scenario/commands/planned-ways";
import * as reinforcements from "@/lib/domain/belle-alliance/scenario/commands/reinforcements";
import { resizeTable } from "@/lib/domain/belle-alliance/scenario/commands/resize-table";
import * as head from "@/lib/domain/belle-alliance/scenario/commands/scenario-fields";
import * as sides from "@/lib/domain/belle-alliance/scenario/commands/sides";
import { splitUnits } from "@/lib/domain/belle-alliance/scenario/commands/split-units";
import { turnTable } from "@/lib/domain/belle-alliance/scenario/commands/turn-table";
import * as umpireActs from "@/lib/domain/belle-alliance/scenario/commands/umpire-acts";
import * as units from "@/lib/domain/belle-alliance/scenario/commands/units";
import * as victory from "@/lib/domain/belle-alliance/scenario/commands/victory";
import { featureSchema } from "@/lib/domain/belle-alliance/scenario/feature";
import { findFormation, findUnit, UnknownIdError } from "@/lib/domain/belle-alliance/scenario/find";
import { plannedWaySchema } from "@/lib/domain/belle-alliance/scenario/planned-way";
import type { Scenario } from "@/lib/domain/belle-alliance/scenario/scenario";
import { scenarioEventSchema } from "@/lib/domain/belle-alliance/scenario/scenario-event";
import {
  type Objective,
  objectiveSchema,
  victoryLevelSchema,
} from "@/lib/domain/belle-alliance/scenario/victory/victory";
import { acceptFinding, reopenFinding } from "@/lib/domain/document/accept-finding";
import type { Command } from "@/lib/domain/document/command";
import { applyCommand } from "@/lib/domain/document/command";
import { diffDocuments } from "@/lib/domain/document/diff";
import { LIMITS } from "@/lib/domain/document/limits";
import { nameSchema } from "@/lib/domain/document/primitives";
import { parseDocument } from "@/lib/domain/kinds/parse-document";
import { formation, scenario, side, unit } from "../build";

const start = scenario({
  sides: [
    side("danes", {
      formations: [
        formation("division", {
          level: "division",
          formations: [
            formation("brigade", { units: [unit("a", { men: 1_041 }), unit("b", { men: 500 })] }),
            formation("reserve"),
          ],
        }),
      ],
      reinforcements: [
        { id: "r1", brings: ["a"], bound: 3, entry: [0, 60] },
        { id: "r2", brings: ["b", "reserve"], bound: 4, entry: [0, 60] },
      ],
    }),
    side("allies", { colour: "b" }),
  ],
  map: {
    widthCm: 180,
    depthCm: 120,
    features: [
      {
        kind: "wood",
        id: "w",
        points: [
          [0, 0],
          [10, 0],
          [10, 10],
        ],
        hiddenFrom: ["allies"],
      },
      { kind: "place", id: "p", name: "Sehested", xCm: 90, yCm: 60 },
    ],
  },
  acceptedFindings: [{ code: "x", subject: "a", reason: "so" }],
});

/** Runs a command; its result must be valid and expressible as a patch for the server. */
function changed<Input>(command: Command<Scenario, Input>, input: Input, from = start): Scenario {
  const result = applyCommand(from, command, input);
  expect(parseDocument("scenario", result)).toEqual({ ok: true, document: result });
  expect(diffDocuments(from, result).length).toBeGreaterThan(0);
  return result;
}
const names = (document: Scenario, formationId: string) =>
  findFormation(document, formationId).item.units.map(({ name, men }) => [name, men]);

describe("the head of a scenario", () => {
  test("players and campaign are stated, and leave no trace where they no longer are", () => {
    const fields = { players: { from: 2, to: 4 }, campaign: "holstein-1813" } as const;
    const stated = changed(head.setScenarioFields, { fields });
    expect(stated).toMatchObject(fields);
    const gone = { players: undefined, campaign: undefined };
    const bare = changed(head.setScenarioFields, { fields: gone }, stated);
    expect(Object.keys(bare)).toEqual(Object.keys(start));
  });

  test("its fields, settings and table change one by one", () => {
    expect(changed(head.setScenarioFields, { fields: { title: "Bov", bounds: 12 } })).toMatchObject(
      {
        title: "Bov",
        bounds: 12,
        battle: start.battle,
      },
    );
    expect(changed(head.setSettings, { fields: { menPerFigure: 30 } }).settings).toMatchObject({
      menPerFigure: 30,
      metresPerCm: 10,
    });
    expect(changed(head.setTableNote, { note: "From a map of 1813." }).map).toEqual({
      ...start.map,
      note: "From a map of 1813.",
    });
  });

  test("an accepted finding keeps its last reason and can be reopened", () => {
    const once = changed(acceptFinding, { code: "y", about: [[""]], reason: "first" });
    const twice = changed(acceptFinding, { code: "y", about: [[""]], reason: "second" }, once);
    expect(twice.acceptedFindings).toHaveLength(2);
    expect(twice.acceptedFindings[1]?.reason).toBe("second");
    expect(changed(reopenFinding, { code: "x", about: [["a"]] }).acceptedFindings).toEqual([]);
  });

  test("findings reported as one are accepted, and reopened, each of its own things", () => {
    const all = { code: "y", about: [["a"], ["b", "c"]] };
    const accepted = changed(acceptFinding, { ...all, reason: "so" });
    expect(accepted.acceptedFindings.slice(1)).toEqual([
      { code: "y", subject: "a", reason: "so" },
      { code: "y", subject: "b", with: ["c"], reason: "so" },
    ]);
    const reopened = changed(reopenFinding, { ...all, about: [["c", "b"]] }, accepted);
    expect(reopened.acceptedFindings.map(({ subject }) => subject)).toEqual(["a", "a"]);
  });
});

describe("sides", () => {
  test("come, change and go with everything that referred to them", () => {
    const added = changed(sides.addSide, { id: "russians", name: "Russians", colour: "c" });
    expect(added.sides.map(({ name }) => name)).toEqual(["danes", "allies", "Russians"]);
    const named = changed(sides.setSideFields, { sideId: "allies", fields: { tasks: "Hold." } });
    expect(named.sides[1]).toMatchObject({ name: "allies", tasks: "Hold." });
    const removed = changed(sides.removeSide, { sideId: "allies" });
    expect(removed.map.features[0]?.hiddenFrom).toEqual([]);
    expect(changed(sides.removeSide, { sideId: "danes" }).acceptedFindings).toEqual([]);
  });
});

describe("the order of sides", () => {
  test("changes without changing the sides", () => {
    const moved = changed(sides.moveSide, { sideId: "allies", index: 0 });
    expect(moved.sides).toEqual([start.sides[1], start.sides[0]]);
  });
});

describe("formations", () => {
  test("are added at the top, under a parent, at a place", () => {
    const added = { id: "new", name: "New", level: "brigade" } as const;
    const top = changed(formations.addFormation, {
      sideId: "allies",
      parentId: null,
      formation: added,
    });
    expect(top.sides[1]?.formations[0]?.name).toBe("New");
    const under = { sideId: "danes", parentId: "division", index: 0 };
    const below = changed(formations.addFormation, { ...under, formation: added });
    expect(findFormation(below, "new").path).toBe("/sides/0/formations/0/formations/0");
  });

  test("move to another side whole", () => {
    const moved = changed(formations.moveFormation, {
      formationId: "brigade",
      sideId: "allies",
      parentId: null,
    });
    expect(findUnit(moved, "a")).toMatchObject({ side: { id: "allies" } });
    expect(findFormation(moved, "division").item.formations).toHaveLength(1);
  });

  test("cannot move under themselves", () => {
    const input = { formationId: "division", sideId: "danes", parentId: "brigade" };
    expect(() => applyCommand(start, formations.moveFormation, input)).toThrow(RangeError);
  });

  test("take what referred to them along when they go", () => {
    const removed = changed(formations.removeFormation, { formationId: "brigade" });
    expect(removed.sides[0]?.reinforcements).toMatchObject([{ id: "r2", brings: ["reserve"] }]);
    expect(removed.acceptedFindings).toEqual([]);
  });

  test("get names, commanders and whole orders of battle", () => {
    const fields = { name: "2. Brigade", hidden: true };
    const named = changed(formations.setFormationFields, { formationId: "brigade", fields });
    expect(findFormation(named, "brigade").item).toMatchObject(fields);
    const commander = { name: "Schulenburg", efficiency: "very-efficient" } as const;
    const led = changed(formations.setCommander, { formationId: "brigade", commander });
    expect(findFormation(led, "brigade").item.commander).toEqual({
      ...commander,
      placement: null,
    });
    const pasted = [formation("n1", { units: [unit("n2")] })];
    const goal = { sideId: "allies", name: null, parentId: null, arrivals: [] };
    const imports = [{ ...goal, way: "add", formations: pasted }] as const;
    const whole = changed(importTroops, { imports });
    expect(findUnit(whole, "n2").side.id).toBe("allies");
  });
});

describe("units", () => {
  test("are added with defaults, changed, moved, copied and removed", () => {
    const bare = { id: "n", name: "N", nation: "denmark", arm: "infantry", type: "line" } as const;
    const added = changed(units.addUnit, { formationId: "reserve", unit: bare });
    expect(findUnit(added, "n").item).toMatchObject({ men: null, placement: null });
    const fields = { men: 700, estimate: true };
    expect(findUnit(changed(units.setUnitFields, { unitId: "a", fields }), "a").item).toMatchObject(
      fields,
    );
    const short = changed(units.setSupplies, { unitIds: ["a", "b"], supplies: 1 });
    expect(["a", "b"].map((id) => findUnit(short, id).item.supplies)).toEqual([1, 1]);
    const moved = changed(units.moveUnit, { unitId: "b", formationId: "brigade", index: 0 });
    expect(names(moved, "brigade").map(([name]) => name)).toEqual(["b", "a"]);
    const removed = changed(units.removeUnit, { unitId: "a" });
    expect(removed.sides[0]?.reinforcements.map(({ id }) => id)).toEqual(["r2"]);
  });

  test("another row of table 21 forgets which value was picked", () => {
    const picked = changed(units.chooseValour, { unitId: "a", choice: { row: "r", pick: 1 } });
    expect(findUnit(picked, "a").item.valour).toMatchObject({ row: "r", pick: 1 });
    const other = changed(units.chooseValour, { unitId: "a", choice: { row: "s" } }, picked);
    expect(findUnit(other, "a").item.valour).toMatchObject({ row: "s", pick: null });
    const own = { value: 3, reason: "Defended the bridge" };
    const kept = changed(units.chooseValour, { unitId: "a", choice: { own } }, picked);
    expect(findUnit(kept, "a").item.valour).toEqual({ row: "r", pick: 1, own });
  });

  test("a regiment splits into battalions and no man is lost", () => {
    const split = changed(splitUnits, { newIds: new Map([["a", ["a2", "a3"]]]) });
    expect(names(split, "brigade")).toEqual([
      ["1/a", 347],
      ["2/a", 347],
      ["3/a", 347],
      ["b", 500],
    ]);
    expect(findUnit(split, "a2").item).toMatchObject({ estimate: true, battalionsOrSquadrons: 1 });
    expect(split.sides[0]?.reinforcements[0]?.brings).toEqual(["a", "a2", "a3"]);
  });

  test("battalions of a regiment with the longest name have names that can be saved", () => {
    const fields = { name: "é".repeat(LIMITS.nameLength) };
    const named = applyCommand(start, units.setUnitFields, { unitId: "a", fields });
    const split = changed(splitUnits, { newIds: new Map([["a", ["a2"]]]) }, named);
    expect(nameSchema.safeParse(findUnit(split, "a2").item.name).success).toBe(true);
    expect(findUnit(split, "a2").item.name).toMatch(/^2\/é/);
  });

  test("men that do not divide evenly are still all there", () => {
    const split = changed(splitUnits, { newIds: new Map([["b", ["b2", "b3"]]]) });
    const men = names(split, "brigade")
      .slice(1)
      .map(([, each]) => Number(each));
    expect(men).toEqual([167, 167, 166]);
  });

  test("two men make no three battalions", () => {
    const few = applyCommand(start, units.setUnitFields, { unitId: "a", fields: { men: 2 } });
    const split = () => applyCommand(few, splitUnits, { newIds: new Map([["a", ["x", "y"]]]) });
    expect(split).toThrow(RangeError);
  });
});

describe("units on the table", () => {
  const placed = changed(placement.placeUnit, { unitId: "a", xCm: 10, yCm: 20, facingDeg: -90 });

  test("stand in their arm's usual formation, turn, move, form up and leave", () => {
    const at = (document: Scenario) => findUnit(document, "a").item.placement;
    expect(at(placed)).toEqual({
      xCm: 10,
      yCm: 20,
      facingDeg: 270,
      formation: "line",
      frontFigures: null,
      buildingId: null,
    });
    expect(
      at(changed(placement.turnUnit, { unitId: "a", facingDeg: 720.5 }, placed))?.facingDeg,
    ).toBe(0.5);
    expect(
      at(
        changed(
          placement.moveUnitsOnTable,
          { unitIds: ["a"], eastCm: -9, northCm: 0.1, turnDeg: 100 },
          placed,
        ),
      ),
    ).toMatchObject({
      xCm: 1,
      yCm: 20.1,
      facingDeg: 10,
    });
    const input = { unitId: "a", formation: "column-of-attack", frontFigures: 6 } as const;
    expect(at(changed(placement.formUnit, input, placed))).toMatchObject({
      frontFigures: 6,
      xCm: 10,
    });
    expect(at(changed(placement.unplaceUnits, { unitIds: ["a"] }, placed))).toBeNull();
  });

  test("cannot turn before they are placed", () => {
    const turn = () => applyCommand(start, placement.turnUnit, { unitId: "b", facingDeg: 5 });
    expect(turn).toThrow(/stands nowhere/);
  });
});

describe("units in buildings [6.1.1]", () => {
  const placed = changed(placement.placeUnit, { unitId: "a", xCm: 10, yCm: 20 });
  const farm = featureSchema.parse({
    kind: "building",
    id: "farm",
    points: [
      [50, 50],
      [58, 50],
      [58, 56],
      [50, 56],
    ],
  });
  const built = changed(features.addFeature, { feature: farm }, placed);
  const held = changed(placement.holdBuilding, { unitId: "a", buildingId: "farm" }, built);
  const at = (document: Scenario) => findUnit(document, "a").item.placement;

  const garrisoned = { buildingId: "farm", xCm: 54, yCm: 53, formation: "garrison" };
  const gone = { buildingId: null, xCm: 54, yCm: 53, formation: "line" };

  test("become the garrison of the one they hold, keep it at work, and leave it in line", () => {
    expect(at(held)).toMatchObject(garrisoned);
    const working = changed(placement.formUnit, { unitId: "a", formation: "work" }, held);
    expect(at(working)).toMatchObject({ ...garrisoned, formation: "work" });
    const left = changed(placement.holdBuilding, { unitId: "a", buildingId: null }, held);
    expect(at(left)).toMatchObject(gone);
  });

  test("take, among others, only a formation that there is inside", () => {
    const pieces = [{ kind: "unit", id: "a" }] as const;
    expect(applyCommand(held, formPieces, { pieces, formation: "square" })).toBe(held);
    const working = changed(formPieces, { pieces, formation: "work" }, held);
    expect(at(working)).toMatchObject({ formation: "work" });
    const outside = changed(placement.holdBuilding, { unitId: "a", buildingId: null }, held);
    expect(applyCommand(outside, formPieces, { pieces, formation: "garrison" })).toBe(outside);
  });

  test.each([
    ["rests in the one it holds", { formation: "rest" }, garrisoned],
    ["stands over one", { buildingId: null, xCm: 52 }, garrisoned],
    [
      "is a garrison in the open",
      { buildingId: null, xCm: 10, formation: "garrison" },
      { ...gone, xCm: 10 },
    ],
    ["stands elsewhere", { buildingId: null, xCm: 10, formation: "line" }, { ...gone, xCm: 10 }],
  ] as const)("one that %s is put right by one press", (_, stand, right) => {
    const wrong = produce(held, (draft: Scenario) => {
      Object.assign(findUnit(draft, "a").item.placement ?? {}, stand);
    });
    const mended = applyCommand(wrong, mendFinding, { code: "unit-over-building", ids: ["a"] });
    expect(at(mended)).toMatchObject(right);
  });

  test("hold no building that is taken off the map", () => {
    const bare = changed(features.removeFeature, { featureId: "farm" }, held);
    expect(at(bare)).toMatchObject(gone);
  });

  test("hold neither a wood nor what is not there", () => {
    const hold = (buildingId: string) => () =>
      applyCommand(built, placement.holdBuilding, { unitId: "a", buildingId });
    expect(hold("w")).toThrow(RangeError);
    expect(hold("nowhere")).toThrow(UnknownIdError);
  });
});

describe("commanders on the table", () => {
  const commander = { name: "Schulenburg", efficiency: "normal" } as const;
  const led = changed(formations.setCommander, { formationId: "brigade", commander });
  const place = { formationId: "brigade", xCm: 10, yCm: 20.1 };
  const placed = changed(commanders.placeCommander, place, led);
  const at = (document: Scenario) =>
    findFormation(document, "brigade").item.commander?.placement ?? null;

  test("stand, move, and leave, keeping their command", () => {
    expect(at(placed)).toEqual({ xCm: 10, yCm: 20.1 });
    const by = { formationId: "brigade", eastCm: 0.2, northCm: -0.2 };
    expect(at(changed(commanders.moveCommander, by, placed))).toEqual({ xCm: 10.2, yCm: 19.9 });
    const gone = changed(commanders.unplaceCommander, { formationId: "brigade" }, placed);
    expect(findFormation(gone, "brigade").item.commander).toEqual({
      ...commander,
      placement: null,
    });
  });

  test("leave their place to their successor", () => {
    const successor = { name: "Abercron", efficiency: "normal" } as const;
    const input = { formationId: "brigade", commander: successor };
    expect(at(changed(formations.setCommander, input, placed))).toEqual({ xCm: 10, yCm: 20.1 });
    const nobody = { formationId: "brigade", commander: null };
    expect(at(changed(formations.setCommander, nobody, placed))).toBeNull();
  });

  test("cannot stand where there is none, nor move before they are placed", () => {
    const there = { formationId: "division", xCm: 1, yCm: 1 };
    expect(() => applyCommand(start, commanders.placeCommander, there)).toThrow(/no commander/);
    const by = { formationId: "brigade", eastCm: 1, northCm: 1 };
    expect(() => applyCommand(led, commanders.moveCommander, by)).toThrow(/stands nowhere/);
  });

  test("of documents older than their places are not placed", () => {
    const old = structuredClone(led);
    const { commander: general } = findFormation(old, "brigade").item;
    if (general) Reflect.deleteProperty(general, "placement");
    expect(parseDocument("scenario", old)).toEqual({ ok: true, document: led });
  });
});

describe("features", () => {
  test("are drawn, reshaped, moved, set and removed", () => {
    const wall = { kind: "wall", id: "n", name: "", hiddenFrom: [], height: null } as const;
    const feature = {
      ...wall,
      hiddenFrom: [],
      points: [
        [0, 0],
        [5, 5],
      ] as [number, number][],
    };
    expect(changed(features.addFeature, { feature }).map.features.at(-1)).toEqual(feature);
    const points: [number, number][] = [
      [1, 1],
      [2, 2],
      [3, 1],
    ];
    expect(
      changed(features.reshapeFeature, { featureId: "w", points }).map.features[0],
    ).toMatchObject({ points });
    const moved = changed(features.moveFeature, { featureId: "w", eastCm: 0.1, northCm: 0.2 });
    expect(moved.map.features[0]).toMatchObject({
      points: [
        [0.1, 0.2],
        [10.1, 0.2],
        [10.1, 10.2],
      ],
    });
    const carried = changed(features.moveFeature, { featureId: "p", eastCm: -1, northCm: 1 });
    expect(carried.map.features[1]).toMatchObject({ xCm: 89, yCm: 61 });
    const copied = { featureId: "p", newId: "p2", eastCm: 5, northCm: 0 };
    expect(changed(features.duplicateFeature, copied).map.features[2]).toMatchObject({
      id: "p2",
      name: "Sehested",
      xCm: 95,
    });
    const named = changed(features.setFeatureFields, {
      featureId: "w",
      fields: { name: "Skoven" },
    });
    expect(named.map.features[0]).toMatchObject({ name: "Skoven" });
    expect(changed(features.removeFeature, { featureId: "w" }).map.features).toHaveLength(1);
  });

  test("take no field of another kind", () => {
    const set = () =>
      applyCommand(start, features.setFeatureFields, {
        featureId: "w",
        fields: { height: "1-2m" },
      });
    expect(set).toThrow(/A wood has no field "height"/);
  });
});

describe("reinforcements", () => {
  test("are scheduled, changed and called off", () => {
    const reinforcement = {
      id: "n",
      brings: ["a"],
      bound: 2,
      entry: [5, 5],
      note: "",
    } satisfies object;
    const added = changed(reinforcements.addReinforcement, {
      sideId: "allies",
      reinforcement: { ...reinforcement, entry: [5, 5] },
    });
    expect(added.sides[1]?.reinforcements).toEqual([reinforcement]);
    const later = changed(reinforcements.setReinforcementFields, {
      reinforcementId: "r1",
      fields: { bound: 9 },
    });
    expect(later.sides[0]?.reinforcements[0]).toMatchObject({ bound: 9, brings: ["a"] });
    const fewer = changed(reinforcements.removeReinforcement, { reinforcementId: "r1" });
    expect(fewer.sides[0]?.reinforcements).toHaveLength(1);
  });

  test("can be uncertain, enter elsewhere and be kept from their side, and certain again without a trace", () => {
    const entry: [number, number] = [7, 0];
    const fields = {
      chance: 4,
      condition: "Once the bridge is built",
      alternatives: [{ id: "south", entry, when: "if the road is blocked" }],
      keptFor: "umpire",
    } as const;
    const set = {
      reinforcementId: "r1",
      fields: { ...fields, alternatives: [...fields.alternatives] },
    };
    const uncertain = changed(reinforcements.setReinforcementFields, set);
    expect(uncertain.sides[0]?.reinforcements[0]).toMatchObject(fields);
    const turned = changed(turnTable, { turn: "half" }, uncertain);
    expect(turned.sides[0]?.reinforcements[0]?.alternatives?.[0]?.entry).toEqual([173, 120]);
    const none = {
      ...{ chance: undefined, condition: undefined },
      ...{ alternatives: undefined, keptFor: undefined },
    };
    const again = { reinforcementId: "r1", fields: none };
    expect(changed(reinforcements.setReinforcementFields, again, uncertain)).toEqual(start);
  });

  test("and events are added, changed and removed, and leave no field behind", () => {
    const event = scenarioEventSchema.parse({
      ...{ id: "rain", kind: "weather", bound: 3, text: "It rains.", sightCm: 60 },
    });
    const added = changed(events.addEvent, { event });
    expect(added.events).toEqual([event]);
    const fields = { kind: "message", sightCm: undefined, toldTo: "side:danes" } as const;
    const told = changed(events.setEventFields, { eventId: "rain", fields }, added);
    const { sightCm: _, ...rest } = event;
    expect(told.events).toEqual([{ ...rest, kind: "message", toldTo: "side:danes" }]);
    expect(changed(events.removeEvent, { eventId: "rain" }, told)).not.toHaveProperty("events");
    expect(() => changed(events.removeEvent, { eventId: "rain" })).toThrow(UnknownIdError);
  });

  test("has the umpire's acts, and no field when the last is removed", () => {
    const act = { id: "act", bound: 4, text: "Tell Ney." };
    const added = changed(umpireActs.addUmpireAct, { act });
    expect(added.umpireActs).toEqual([act]);
    const later = changed(
      umpireActs.setUmpireActFields,
      { actId: "act", fields: { bound: 6 } },
      added,
    );
    expect(later.umpireActs).toEqual([{ ...act, bound: 6 }]);
    const removed = changed(umpireActs.removeUmpireAct, { actId: "act" }, later);
    expect(removed).not.toHaveProperty("umpireActs");
    expect(() => changed(umpireActs.removeUmpireAct, { actId: "act" })).toThrow(UnknownIdError);
  });
});

describe("planned ways", () => {
  const way = (id: string, subjectId: string) =>
    plannedWaySchema.parse({
      ...{ id, subjectId, keptFor: "side", formation: "own" },
      places: [
        [0, 60],
        [50, 60],
      ],
    });
  const kept = [way("of-a", "a"), way("of-brigade", "brigade")].reduce(
    (document, each) => changed(plannedWays.addPlannedWay, { way: each }, document),
    start,
  );

  test("are kept, changed and removed, and leave no field behind", () => {
    expect(kept.plannedWays?.map(({ id }) => id)).toEqual(["of-a", "of-brigade"]);
    const later = changed(
      plannedWays.setPlannedWayFields,
      { wayId: "of-a", fields: { startBound: 4, keptFor: "umpire" } },
      kept,
    );
    expect(later.plannedWays?.[0]).toMatchObject({ startBound: 4, keptFor: "umpire" });
    const left = changed(plannedWays.removePlannedWay, { wayId: "of-brigade" }, later);
    expect(left.plannedWays?.map(({ id }) => id)).toEqual(["of-a"]);
    expect(changed(plannedWays.removePlannedWay, { wayId: "of-a" }, left)).not.toHaveProperty(
      "plannedWays",
    );
    expect(() => changed(plannedWays.removePlannedWay, { wayId: "x" }, kept)).toThrow(
      UnknownIdError,
    );
  });

  test("go with the troops that march them", () => {
    const fewer = changed(units.removeUnit, { unitId: "a" }, kept);
    expect(fewer.plannedWays?.map(({ id }) => id)).toEqual(["of-brigade"]);
    expect(
      changed(formations.removeFormation, { formationId: "division" }, kept),
    ).not.toHaveProperty("plannedWays");
  });
});

describe("ids that are not there", () => {
  test.each<[string, () => unknown]>([
    ["side", () => applyCommand(start, sides.removeSide, { sideId: "x" })],
    ["formation", () => applyCommand(start, formations.removeFormation, { formationId: "x" })],
    ["unit", () => applyCommand(start, units.removeUnit, { unitId: "x" })],
    ["feature", () => applyCommand(start, features.removeFeature, { featureId: "x" })],
    [
      "reinforcement",
      () => applyCommand(start, reinforcements.removeReinforcement, { reinforcementId: "x" }),
    ],
  ])("an unknown %s is an error with its name", (noun, run) => {
    expect(run).toThrow(UnknownIdError);
    expect(run).toThrow(`no ${noun} "x"`);
  });
});

describe("what decides the game", () => {
  const objective = (id: string, what: object = { kind: "words" }): Objective =>
    objectiveSchema.parse({ id, name: id, what, worth: [{ side: "danes", points: 2 }] });
  const level = victoryLevelSchema.parse({
    id: "l",
    name: "Victory",
    threshold: 1,
    sideId: "danes",
  });
  const line: [number, number][] = [
    [10, 20],
    [30, 40],
  ];
  const written = [
    objective("farm", { kind: "building", featureId: "w", radiusCm: 5 }),
    objective("road", { kind: "exit", points: line }),
    objective("ridge", { kind: "line", points: line, act: "held" }),
  ].reduce(
    (document, each) => changed(victory.addObjective, { objective: each }, document),
    changed(victory.addVictoryLevel, { level }),
  );
  const idsOf = (document: Scenario) => document.victory?.objectives.map(({ id }) => id);

  test("objectives and levels are written, changed, put in another order and removed", () => {
    expect(idsOf(written)).toEqual(["farm", "road", "ridge"]);
    const moved = changed(victory.moveObjective, { objectiveId: "ridge", index: 0 }, written);
    expect(idsOf(moved)).toEqual(["ridge", "farm", "road"]);
    const fields = { knownTo: "umpire", counts: "each-bound" } as const;
    const secret = changed(victory.setObjectiveFields, { objectiveId: "road", fields }, written);
    expect(secret.victory?.objectives[1]).toMatchObject(fields);
    const open = { levelId: "l", fields: { sideId: undefined, threshold: 4 } };
    const forAny = changed(victory.setVictoryLevelFields, open, written);
    expect(forAny.victory?.levels).toEqual([{ id: "l", name: "Victory", threshold: 4 }]);
    const two = changed(victory.addVictoryLevel, { level: { ...level, id: "m" } }, written);
    const turned = changed(victory.moveVictoryLevel, { levelId: "m", index: 0 }, two);
    expect(turned.victory?.levels.map(({ id }) => id)).toEqual(["m", "l"]);
    expect(changed(victory.setLevelsBy, { levelsBy: "points" }).victory?.levelsBy).toBe("points");
  });

  test("a scenario that has none left has no trace of any", () => {
    const bare = ["farm", "road", "ridge"].reduce(
      (document, objectiveId) => changed(victory.removeObjective, { objectiveId }, document),
      written,
    );
    expect(bare.victory?.levels).toHaveLength(1);
    const gone = changed(victory.removeVictoryLevel, { levelId: "l" }, bare);
    expect(Object.keys(gone)).toEqual(Object.keys(start));
    const unknown = () => applyCommand(gone, victory.removeObjective, { objectiveId: "farm" });
    expect(unknown).toThrow(UnknownIdError);
  });

  test("they move with the ground, and a side that is removed gains nothing more", () => {
    const turned = changed(turnTable, { turn: "half" }, written);
    const whatOf = (document: Scenario, i: number) => document.victory?.objectives[i]?.what;
    const half = [
      [170, 100],
      [150, 80],
    ];
    expect(whatOf(turned, 1)).toMatchObject({ points: half });
    expect(whatOf(turned, 2)).toMatchObject({ points: half });
    const resize = { widthCm: 190, depthCm: 120, column: "west", row: "north" } as const;
    const wider = changed(resizeTable, resize, written);
    expect(whatOf(wider, 2)).toMatchObject({ points: line.map(([x, y]) => [x + 10, y]) });
    const without = changed(sides.removeSide, { sideId: "danes" }, written);
    expect(without.victory?.objectives.map(({ worth }) => worth)).toEqual([[], [], []]);
    expect(without.victory?.levels[0]?.sideId).toBeUndefined();
  });
});
