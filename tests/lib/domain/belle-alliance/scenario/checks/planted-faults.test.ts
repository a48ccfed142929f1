import { produce } from "immer";
import { describe, expect, test } from "vitest";
import { checkWholeScenario } from "@/lib/domain/belle-alliance/scenario/check";
import { featureSchema } from "@/lib/domain/belle-alliance/scenario/feature";
import {
  SCENARIO_FINDINGS,
  type ScenarioFindingCode,
} from "@/lib/domain/belle-alliance/scenario/finding-codes";
import type { FormationNode } from "@/lib/domain/belle-alliance/scenario/formation";
import type { Scenario } from "@/lib/domain/belle-alliance/scenario/scenario";
import { scenarioEventSchema } from "@/lib/domain/belle-alliance/scenario/scenario-event";
import type { Placement, Unit } from "@/lib/domain/belle-alliance/scenario/unit";
import { objectiveSchema } from "@/lib/domain/belle-alliance/scenario/victory/victory";
import { walkFormations, walkUnits } from "@/lib/domain/belle-alliance/scenario/walk";
import { FORD } from "@/tests/fixtures/scenarios/ford";
import { VILLAGE } from "@/tests/fixtures/scenarios/village";
import { WOOD } from "@/tests/fixtures/scenarios/wood";

const unitOf = (draft: Scenario, name: string): Unit => {
  const found = [...walkUnits(draft)].find(({ unit }) => unit.name === name);
  if (!found) throw new Error(`no unit ${name}`);
  return found.unit;
};
const standOf = (draft: Scenario, name: string): Placement => {
  const { placement } = unitOf(draft, name);
  if (!placement) throw new Error(`${name} stands nowhere`);
  return placement;
};
const bodyOf = (draft: Scenario, name: string): FormationNode => {
  const found = [...walkFormations(draft)].find(({ formation }) => formation.name === name);
  if (!found) throw new Error(`no formation ${name}`);
  return found.formation;
};
const sideOf = (draft: Scenario, index: number) => {
  const side = draft.sides[index];
  if (!side) throw new Error(`no side ${index}`);
  return side;
};
const arrivalOf = (draft: Scenario) => {
  const [first] = sideOf(draft, 1).reinforcements;
  if (!first) throw new Error("nobody arrives");
  return first;
};
const draw = (draft: Scenario, feature: object) => {
  draft.map.features.push(featureSchema.parse({ id: "drawn", ...feature }));
};
const RAIN = { id: "rain", kind: "weather", bound: 4, text: "Rain." };
const NOTHING_MUCH = { id: "bridge-held", name: "The bridge", what: { kind: "words" } };
const decide = (draft: Scenario, fields: object) => {
  const worth = ["prussians", "french"].map((side) => ({ side, points: 3 }));
  const objectives = [objectiveSchema.parse({ ...NOTHING_MUCH, worth, ...fields })];
  draft.victory = { objectives, levelsBy: "lead", levels: [] };
};
const BARE_RING = [
  [150, 100],
  [160, 100],
  [160, 110],
];
const BARE_LINE = [
  [150, 100],
  [160, 110],
];

const FARM = "1/8th Infantry Regiment";
const LINE = "2/8th Infantry Regiment";
const COLUMN = "1/30th Infantry Regiment";
const PRUSSIAN_GUNS = "Foot battery No. 18";
const DRAGOONS = "7th Dragoons";

interface Planted {
  readonly in?: Scenario;
  readonly by: (draft: Scenario) => void;
  /** The path of the finding. */
  readonly at: string;
}
const P = "/sides/0/formations/0";

/** For every code, a fault added to a clean scenario. */
const FAULTS: Readonly<Record<ScenarioFindingCode, Planted>> = {
  "sides-missing": {
    by: (draft) => draft.sides.splice(1, 1),
    at: "/sides",
  },
  "tasks-missing": {
    by: (draft) => {
      sideOf(draft, 1).tasks = "";
    },
    at: "/sides/1/tasks",
  },
  "player-brief-missing": {
    by: (draft) => {
      const player = { orders: " ", brief: "", believedOfEnemy: "x", knows: "own" } as const;
      bodyOf(draft, "30th Infantry Regiment").player = player;
    },
    at: `${P}/formations/1/player`,
  },
  "units-missing": {
    by: (draft) => {
      sideOf(draft, 1).formations = [];
      sideOf(draft, 1).reinforcements = [];
    },
    at: "/sides/1/formations",
  },
  "name-open": {
    by: (draft) => {
      unitOf(draft, COLUMN).name = "?";
    },
    at: `${P}/formations/1/units/0/name`,
  },
  "side-named-twice": {
    by: (draft) => {
      sideOf(draft, 1).name = "prussians";
    },
    at: "/sides/1/name",
  },
  "side-colour-twice": {
    by: (draft) => {
      sideOf(draft, 1).colour = "a";
    },
    at: "/sides/1/colour",
  },
  "unit-named-twice": {
    by: (draft) => {
      unitOf(draft, "2/33e Ligne").name = "1/33e Ligne";
    },
    at: "/sides/1/formations/0/formations/1/units/0/name",
  },
  "place-off-table": {
    by: (draft) => draw(draft, { kind: "place", name: "Limale", xCm: 181, yCm: 60 }),
    at: "/map/features/7",
  },
  "crossing-over-nothing": {
    by: (draft) => draw(draft, { kind: "crossing", crossing: "ford", points: BARE_LINE }),
    at: "/map/features/7",
  },
  "commander-of-two-posts": {
    by: (draft) => {
      Object.assign(bodyOf(draft, "Brigade Lagarde").commander ?? {}, { name: "von Borcke" });
    },
    at: "/sides/1/formations/0/formations/1/commander",
  },
  "level-under-lower": {
    by: (draft) => {
      bodyOf(draft, "Brigade Dufour").level = "corps";
    },
    at: "/sides/1/formations/0/formations/0/level",
  },
  "howitzers-beyond-guns": {
    by: (draft) => {
      unitOf(draft, PRUSSIAN_GUNS).howitzers = 9;
    },
    at: `${P}/units/0/howitzers`,
  },
  "gunners-too-few": {
    by: (draft) => {
      unitOf(draft, PRUSSIAN_GUNS).men = 7;
    },
    at: `${P}/units/0/men`,
  },
  "squadrons-too-small": {
    by: (draft) => {
      unitOf(draft, DRAGOONS).battalionsOrSquadrons = 7;
    },
    at: `${P}/units/1/battalionsOrSquadrons`,
  },
  "weight-of-other-arm": {
    by: (draft) => {
      unitOf(draft, COLUMN).weight = "heavy";
    },
    at: `${P}/formations/1/units/0/weight`,
  },
  "lance-of-other-arm": {
    by: (draft) => {
      unitOf(draft, COLUMN).lance = true;
    },
    at: `${P}/formations/1/units/0/lance`,
  },
  "weapon-of-other-arm": {
    by: (draft) => {
      unitOf(draft, DRAGOONS).weapon = "musket";
    },
    at: `${P}/units/1/weapon`,
  },
  "marksmen-of-other-arm": {
    by: (draft) => {
      unitOf(draft, PRUSSIAN_GUNS).marksmen = true;
    },
    at: `${P}/units/0/marksmen`,
  },
  "light-of-other-arm": {
    by: (draft) => {
      unitOf(draft, PRUSSIAN_GUNS).light = true;
    },
    at: `${P}/units/0/light`,
  },
  "light-unlisted": {
    by: (draft) => {
      unitOf(draft, COLUMN).light = true;
    },
    at: `${P}/formations/1/units/0/light`,
  },
  "enemies-in-melee-zone": {
    by: (draft) => {
      Object.assign(standOf(draft, "2/12e Ligne"), { xCm: 36, yCm: 79 });
      bodyOf(draft, "Brigade Dufour").commander = { ...LEADER, placement: null };
    },
    at: `${P}/formations/1/units/0/placement`,
  },
  "commander-near-enemy": {
    by: (draft) => {
      bodyOf(draft, "11th Division").commander = { ...LEADER, placement: { xCm: 98, yCm: 69.5 } };
      standOf(draft, "18th Co./2nd Foot Artillery").yCm = 44;
    },
    at: "/sides/1/formations/0/commander/placement",
  },
  "commander-in-water": {
    by: (draft) => {
      bodyOf(draft, "11th Division").commander = { ...LEADER, placement: { xCm: 104, yCm: 54 } };
    },
    at: "/sides/1/formations/0/commander/placement",
  },
  "commanders-in-one-place": {
    by: (draft) => {
      bodyOf(draft, "11th Division").commander = { ...LEADER, placement: { xCm: 71, yCm: 22 } };
      standOf(draft, "18th Co./2nd Foot Artillery").xCm = 90;
    },
    at: "/sides/1/formations/0/formations/0/commander/placement",
  },
  "commander-ahead": {
    by: (draft) => {
      bodyOf(draft, "Brigade Lagarde").commander = { ...LEADER, placement: { xCm: 60, yCm: 10 } };
    },
    at: "/sides/1/formations/0/formations/1/commander/placement",
  },
  "arrival-held-up": {
    by: (draft) => {
      const [, second] = bodyOf(draft, "Brigade Lagarde").units;
      const arrival = arrivalOf(draft);
      arrival.brings = [bodyOf(draft, "Brigade Lagarde").units[0]?.id ?? ""];
      Object.assign(unitOf(draft, "1/33e Ligne"), { men: 6_000, battalionsOrSquadrons: 1 });
      sideOf(draft, 1).reinforcements.push({
        ...arrival,
        id: "r2",
        bound: 4,
        brings: [second?.id ?? ""],
      });
    },
    at: "/sides/1/reinforcements/1/bound",
  },
  "arrival-queue-late": {
    by: (draft) => {
      arrivalOf(draft).bound = 10;
      unitOf(draft, "1/33e Ligne").men = 1_000;
    },
    at: "/sides/1/reinforcements/0/bound",
  },
  "arrival-queue-endless": {
    by: (draft) => {
      arrivalOf(draft).bound = 10;
      Object.assign(unitOf(draft, "1/33e Ligne"), { men: 3_000, battalionsOrSquadrons: 1 });
    },
    at: "/sides/1/reinforcements/0/bound",
  },
  "variant-changes-lost": {
    by: (draft) => {
      const changes = [{ is: "set" as const, of: "gone", at: "/men", value: 5 }];
      draft.variants = [{ id: "evening", name: "An evening", note: "", changes }];
    },
    at: "/variants/0",
  },
  "arrival-times": {
    by: (draft) => {
      sideOf(draft, 1).tasks = "Take Bierges.";
    },
    at: "/sides/1/reinforcements/0/bound",
  },
  "arrival-out-of-reach": {
    by: (draft) => {
      draw(draft, { kind: "place", name: "Limale", xCm: 175, yCm: 115 });
      sideOf(draft, 1).tasks = "Take Limale.";
      arrivalOf(draft).bound = 10;
    },
    at: "/sides/1/reinforcements/0/bound",
  },
  "arrival-told-too-early": {
    by: (draft) => {
      arrivalOf(draft).note = "At Bierges in bound 1.";
    },
    at: "/sides/1/reinforcements/0/note",
  },
  "event-too-late": {
    by: (draft) => {
      draft.events = [scenarioEventSchema.parse({ ...RAIN, bound: 11 })];
    },
    at: "/events/0/bound",
  },
  "event-side-gone": {
    by: (draft) => {
      draft.events = [scenarioEventSchema.parse({ ...RAIN, toldTo: "side:gone" })];
    },
    at: "/events/0/toldTo",
  },
  "objective-gone": {
    by: (draft) => decide(draft, { what: { kind: "building", featureId: "hill", radiusCm: 0 } }),
    at: "/victory/objectives/0/what",
  },
  "objective-off-table": {
    by: (draft) =>
      decide(draft, {
        what: {
          kind: "line",
          points: [
            [10, 10],
            [10, 121],
          ],
          act: "held",
        },
      }),
    at: "/victory/objectives/0/what",
  },
  "exit-off-edge": {
    by: (draft) =>
      decide(draft, {
        what: {
          kind: "exit",
          points: [
            [60, 120],
            [80, 110],
          ],
        },
      }),
    at: "/victory/objectives/0/what",
  },
  "objective-worthless": {
    by: (draft) => {
      decide(draft, {});
      draft.victory?.objectives.push(objectiveSchema.parse({ ...NOTHING_MUCH, id: "second" }));
    },
    at: "/victory/objectives/1/worth",
  },
  "objective-too-late": {
    by: (draft) => decide(draft, { what: { kind: "time", bound: 11 } }),
    at: "/victory/objectives/0/what",
  },
  "objective-losses-beyond": {
    by: (draft) =>
      decide(draft, { what: { kind: "losses", sideId: "french", least: 101, as: "percent" } }),
    at: "/victory/objectives/0/what",
  },
  "objective-on-hidden-ground": {
    by: (draft) => {
      decide(draft, { what: { kind: "feature", featureId: "wood", radiusCm: 0 } });
      const wood = draft.map.features.find(({ id }) => id === "wood");
      wood?.hiddenFrom.push("french");
    },
    at: "/victory/objectives/0/what",
  },
  "objective-out-of-reach": {
    by: (draft) => {
      decide(draft, {});
      const what = { kind: "point", at: [178, 4], radiusCm: 5 };
      const worth = [{ side: "prussians", points: 3 }];
      const corner = objectiveSchema.parse({ id: "corner", name: "The corner", what, worth });
      draft.victory?.objectives.unshift(corner);
      const lake = [150, 0, 160, 0, 160, 20, 180, 20, 180, 30, 150, 30];
      const points = lake.flatMap((x, i) => (i % 2 ? [] : [[x, lake[i + 1]]]));
      draw(draft, { kind: "water", water: "pond", points });
    },
    at: "/victory/objectives/0/what",
  },
  "side-without-points": {
    by: (draft) => decide(draft, { worth: [{ side: "french", points: 3 }] }),
    at: "/sides/0/tasks",
  },
  "level-out-of-order": {
    by: (draft) => {
      decide(draft, {});
      draft.victory?.levels.push(
        { id: "great", name: "Great victory", threshold: 2 },
        { id: "small", name: "Victory", threshold: 2 },
      );
    },
    at: "/victory/levels/1/threshold",
  },
  "level-out-of-reach": {
    by: (draft) => {
      decide(draft, { counts: "each-bound" });
      draft.victory?.levels.push({ id: "great", name: "Great victory", threshold: 31 });
    },
    at: "/victory/levels/0/threshold",
  },
  "hidden-in-plain-view": {
    in: FORD,
    by: (draft) => {
      unitOf(draft, "Gerstenbergs batteri").hidden = true;
    },
    at: "/sides/0/formations/0/units/3/placement",
  },
  "seen-troops-untold": {
    in: FORD,
    by: (draft) => {
      sideOf(draft, 0).brief = "The Swedes are behind you.";
    },
    at: "/sides/0/believedOfEnemy",
  },
  "hidden-troops-told": {
    by: (draft) => {
      bodyOf(draft, "Brigade Lagarde").hidden = true;
      sideOf(draft, 0).brief = "Nobody has seen Lagarde since noon.";
      sideOf(draft, 0).believedOfEnemy = "They are few.";
    },
    at: "/sides/0/brief",
  },
  "place-not-on-map": {
    by: (draft) => {
      sideOf(draft, 1).tasks = "Take the village of Limelette by dark.";
    },
    at: "/sides/1/tasks",
  },
  "map-empty": {
    in: FORD,
    by: (draft) => {
      draft.map.features = [];
    },
    at: "/map/features",
  },
  "middle-out-of-reach": {
    by: (draft) => {
      Object.assign(draft.map, { widthCm: 300, depthCm: 210 });
    },
    at: "/map/depthCm",
  },
  "length-missing": {
    by: (draft) => {
      draft.bounds = null;
    },
    at: "/bounds",
  },
  "building-material-open": {
    by: (draft) => draw(draft, { kind: "building", points: BARE_RING }),
    at: "/map/features/7/material",
  },
  "wall-height-open": {
    by: (draft) => draw(draft, { kind: "wall", points: BARE_LINE }),
    at: "/map/features/7/height",
  },
  "hedge-kind-open": {
    by: (draft) => draw(draft, { kind: "hedge", points: BARE_LINE }),
    at: "/map/features/7/hedge",
  },
  "fence-kind-open": {
    by: (draft) => draw(draft, { kind: "fence", points: BARE_LINE }),
    at: "/map/features/7/fence",
  },
  "ground-kind-open": {
    by: (draft) => draw(draft, { kind: "ground", points: BARE_RING }),
    at: "/map/features/7/ground",
  },
  "stream-width-open": {
    by: (draft) => draw(draft, { kind: "stream", points: BARE_LINE }),
    at: "/map/features/7/widthCm",
  },
  "crossing-kind-open": {
    by: (draft) =>
      draw(draft, {
        kind: "crossing",
        points: [
          [150, 50],
          [150, 58],
        ],
      }),
    at: "/map/features/7/crossing",
  },
  "field-work-kind-open": {
    by: (draft) => draw(draft, { kind: "field-work", points: BARE_LINE }),
    at: "/map/features/7/work",
  },
  "emplacement-not-open": {
    by: (draft) => {
      draw(draft, { kind: "wood", id: "grove", points: BARE_RING });
      draw(draft, {
        kind: "field-work",
        work: "emplacement",
        points: [
          [154, 102],
          [159, 104],
        ],
      });
    },
    at: "/map/features/8",
  },
  "emplacement-too-short": {
    by: (draft) =>
      draw(draft, {
        kind: "field-work",
        work: "emplacement",
        points: [
          [150, 100],
          [154.9, 100],
        ],
      }),
    at: "/map/features/7",
  },
  "emplacement-overfull": {
    by: (draft) =>
      draw(draft, {
        kind: "field-work",
        work: "emplacement",
        points: [
          [103, 84],
          [97, 84],
        ],
      }),
    at: `${P}/units/0/placement`,
  },
  "place-unnamed": {
    by: (draft) => draw(draft, { kind: "place", name: "?", xCm: 150, yCm: 100 }),
    at: "/map/features/7/name",
  },
  "crossing-missing": {
    by: (draft) => draw(draft, { kind: "stream", widthCm: 6, points: BARE_LINE }),
    at: "/map/features/7",
  },
  "hidden-from-unknown": {
    by: (draft) => draw(draft, { kind: "wood", points: BARE_RING, hiddenFrom: ["gone"] }),
    at: "/map/features/7/hiddenFrom",
  },
  "commander-missing": {
    by: (draft) => {
      bodyOf(draft, "Brigade Dufour").commander = null;
    },
    at: "/sides/1/formations/0/formations/0/commander",
  },
  "direct-commander-missing": {
    by: (draft) => {
      sideOf(draft, 0).formations.push({
        ...bodyOf(draft, "30th Infantry Regiment"),
        id: "loose",
        name: "Detachment",
        level: "detachment",
        commander: null,
        formations: [],
        units: bodyOf(draft, "30th Infantry Regiment").units.splice(0, 1),
      });
    },
    at: "/sides/0/formations/1/commander",
  },
  "commander-idle": {
    by: (draft) => {
      sideOf(draft, 0).formations.push({
        ...bodyOf(draft, "30th Infantry Regiment"),
        id: "idle",
        name: "Empty",
        commander: { ...LEADER, placement: null },
        formations: [],
        units: [],
      });
    },
    at: "/sides/0/formations/1/commander",
  },
  "strength-missing": {
    by: (draft) => {
      unitOf(draft, COLUMN).men = null;
    },
    at: `${P}/formations/1/units/0/men`,
  },
  "guns-missing": {
    by: (draft) => {
      unitOf(draft, PRUSSIAN_GUNS).guns = null;
    },
    at: `${P}/units/0/guns`,
  },
  "guns-of-other-arm": {
    by: (draft) => {
      unitOf(draft, COLUMN).guns = 2;
    },
    at: `${P}/formations/1/units/0/guns`,
  },
  "supplies-of-train": {
    by: (draft) => {
      Object.assign(unitOf(draft, PRUSSIAN_GUNS), {
        arm: "train",
        type: "train",
        guns: null,
        calibrePd: null,
        modelGuns: null,
        supplies: 2,
      });
      standOf(draft, PRUSSIAN_GUNS).formation = "column-of-march";
    },
    at: `${P}/units/0/supplies`,
  },
  "ammunition-of-other-arm": {
    by: (draft) => {
      unitOf(draft, COLUMN).ammunition = true;
    },
    at: `${P}/formations/1/units/0/ammunition`,
  },
  "model-guns-out-of-range": {
    by: (draft) => {
      unitOf(draft, PRUSSIAN_GUNS).modelGuns = 1;
    },
    at: `${P}/units/0/modelGuns`,
  },
  "several-battalions": {
    by: (draft) => {
      unitOf(draft, COLUMN).battalionsOrSquadrons = 3;
    },
    at: `${P}/formations/1/units/0/battalionsOrSquadrons`,
  },
  "too-few-figures": {
    by: (draft) => {
      unitOf(draft, COLUMN).men = 45;
    },
    at: `${P}/formations/1/units/0/men`,
  },
  "type-of-other-arm": {
    in: FORD,
    by: (draft) => {
      unitOf(draft, "Gerstenbergs batteri").type = "hussar";
    },
    at: `${P}/units/3/type`,
  },
  "type-open": {
    by: (draft) => {
      unitOf(draft, COLUMN).type = null;
    },
    at: `${P}/formations/1/units/0/type`,
  },
  "weapon-missing": {
    by: (draft) => {
      unitOf(draft, COLUMN).weapon = null;
    },
    at: `${P}/formations/1/units/0/weapon`,
  },
  "weight-missing": {
    by: (draft) => {
      unitOf(draft, DRAGOONS).weight = null;
    },
    at: `${P}/units/1/weight`,
  },
  "calibre-missing": {
    by: (draft) => {
      unitOf(draft, PRUSSIAN_GUNS).calibrePd = null;
    },
    at: `${P}/units/0/calibrePd`,
  },
  "calibre-not-in-table": {
    by: (draft) => {
      unitOf(draft, PRUSSIAN_GUNS).calibrePd = 5;
    },
    at: `${P}/units/0/calibrePd`,
  },
  "valour-year-missing": {
    by: (draft) => {
      draft.date = null;
    },
    at: "/date",
  },
  "valour-year-outside": {
    by: (draft) => {
      draft.date = "1809-07-06";
    },
    at: "/date",
  },
  "valour-undecided": {
    by: (draft) => {
      unitOf(draft, PRUSSIAN_GUNS).valour.pick = null;
    },
    at: `${P}/units/0/valour/pick`,
  },
  "valour-row-unknown": {
    by: (draft) => {
      unitOf(draft, COLUMN).valour.row = "t21-nowhere";
    },
    at: `${P}/formations/1/units/0/valour/row`,
  },
  "valour-doubtful": {
    by: (draft) => {
      unitOf(draft, COLUMN).name = "Infanteriregiment";
    },
    at: "/sides/0",
  },
  "valour-out-of-range": {
    by: (draft) => {
      unitOf(draft, COLUMN).valour.own = { value: 6, reason: "Heroes" };
    },
    at: `${P}/formations/1/units/0/valour/own`,
  },
  "valour-reason-missing": {
    by: (draft) => {
      unitOf(draft, COLUMN).valour.own = { value: 1, reason: " " };
    },
    at: `${P}/formations/1/units/0/valour/own`,
  },
  "units-not-placed": {
    by: (draft) => {
      unitOf(draft, COLUMN).placement = null;
    },
    at: "/sides/0",
  },
  "placed-and-awaited": {
    by: (draft) => {
      unitOf(draft, "1/33e Ligne").placement = { ...standOf(draft, COLUMN), xCm: 20, yCm: 20 };
    },
    at: "/sides/1/formations/0/formations/1/units/0/placement",
  },
  "off-table": {
    by: (draft) => {
      standOf(draft, COLUMN).xCm = 2;
      bodyOf(draft, "30th Infantry Regiment").commander = { ...LEADER, placement: null };
    },
    at: `${P}/formations/1/units/0/placement`,
  },
  "units-overlap": {
    by: (draft) => {
      standOf(draft, "2/12e Ligne").xCm = 74;
    },
    at: "/sides/1/formations/0/formations/0/units/0/placement",
  },
  "formation-of-other-arm": {
    by: (draft) => {
      standOf(draft, DRAGOONS).formation = "square";
    },
    at: `${P}/units/1/placement/formation`,
  },
  "unit-in-water": {
    by: (draft) => {
      standOf(draft, LINE).yCm = 54;
      bodyOf(draft, "8th Infantry Regiment").commander = { ...LEADER, placement: null };
    },
    at: `${P}/formations/0/units/1/placement`,
  },
  "unit-over-building": {
    by: (draft) => {
      standOf(draft, FARM).buildingId = null;
    },
    at: `${P}/formations/0/units/0/placement`,
  },
  "building-unknown": {
    by: (draft) => {
      standOf(draft, LINE).buildingId = "gone";
    },
    at: `${P}/formations/0/units/1/placement/buildingId`,
  },
  "building-closed-to-arm": {
    in: WOOD,
    by: (draft) => {
      const stand = standOf(draft, "5th Dragoon Guards");
      draw(draft, {
        kind: "building",
        material: "wood",
        points: [
          [80, 12],
          [92, 12],
          [92, 16],
          [80, 16],
        ],
      });
      stand.buildingId = "drawn";
    },
    at: `${P}/units/1/placement/buildingId`,
  },
  "building-apart": {
    by: (draft) => {
      Object.assign(standOf(draft, FARM), { xCm: 50, yCm: 78 });
    },
    at: `${P}/formations/0/units/0/placement/buildingId`,
  },
  "formation-in-building": {
    by: (draft) => {
      standOf(draft, FARM).formation = "rest";
    },
    at: `${P}/formations/0/units/0/placement/formation`,
  },
  "garrison-outside": {
    by: (draft) => {
      standOf(draft, LINE).formation = "garrison";
    },
    at: `${P}/formations/0/units/1/placement/formation`,
  },
  "building-overfull": {
    by: (draft) => {
      unitOf(draft, FARM).men = 600;
    },
    at: `${P}/formations/0/units/0/placement/buildingId`,
  },
  "no-march-rate": {
    by: (draft) => {
      standOf(draft, "2/30th Infantry Regiment").formation = "square";
    },
    at: `${P}/formations/1/units/1/placement`,
  },
  "commander-off-table": {
    by: (draft) => {
      bodyOf(draft, "11th Division").commander = {
        ...LEADER,
        placement: { xCm: 100, yCm: -2 },
      };
      standOf(draft, "18th Co./2nd Foot Artillery").yCm = 20;
    },
    at: "/sides/1/formations/0/commander/placement",
  },
  "units-out-of-reach": {
    by: (draft) => {
      bodyOf(draft, "9th Brigade").commander = { ...LEADER, placement: { xCm: 30, yCm: 70 } };
    },
    at: P,
  },
  "arrival-too-late": {
    by: (draft) => {
      arrivalOf(draft).bound = 11;
    },
    at: "/sides/1/reinforcements/0/bound",
  },
  "entry-off-edge": {
    by: (draft) => {
      arrivalOf(draft).entry = [79, 20];
    },
    at: "/sides/1/reinforcements/0/entry",
  },
  "entry-without-road": {
    by: (draft) => {
      arrivalOf(draft).entry = [150, 0];
    },
    at: "/sides/1/reinforcements/0/entry",
  },
  "entry-without-room": {
    by: (draft) => {
      draw(draft, {
        kind: "building",
        material: "wood",
        points: [
          [70, 8],
          [88, 8],
          [88, 12],
          [70, 12],
        ],
      });
    },
    at: "/sides/1/reinforcements/0/entry",
  },
  "arrival-unknown": {
    by: (draft) => {
      arrivalOf(draft).brings.push("gone");
    },
    at: "/sides/1/reinforcements/0/brings",
  },
  "arrival-twice": {
    by: (draft) => {
      sideOf(draft, 1).reinforcements.push({ ...arrivalOf(draft), id: "r2", bound: 5 });
    },
    at: "/sides/1/reinforcements/1/brings",
  },
  "several-regiments": {
    by: (draft) => {
      unitOf(draft, DRAGOONS).battalionsOrSquadrons = 16;
    },
    at: `${P}/units/1/battalionsOrSquadrons`,
  },
  "several-batteries": {
    by: (draft) => {
      Object.assign(unitOf(draft, PRUSSIAN_GUNS), { guns: 54, modelGuns: 14, placement: null });
      draft.sides[0]?.reinforcements.push({
        id: "later",
        brings: [unitOf(draft, PRUSSIAN_GUNS).id],
        bound: 2,
        entry: [78, 120],
        note: "",
      });
    },
    at: `${P}/units/0/guns`,
  },
  "weight-against-type": {
    by: (draft) => {
      Object.assign(unitOf(draft, DRAGOONS), { type: "cuirassier", weight: "light" });
      unitOf(draft, DRAGOONS).valour.own = { value: 1, reason: "Veterans" };
    },
    at: `${P}/units/1/weight`,
  },
  "valour-row-of-others": {
    by: (draft) => {
      unitOf(draft, COLUMN).valour.row = "t21-france-1815-de-fleste-linie-og-lette";
    },
    at: `${P}/formations/1/units/0/valour/row`,
  },
  "attack-column-misshapen": {
    by: (draft) => {
      standOf(draft, COLUMN).frontFigures = 12;
    },
    at: `${P}/formations/1/units/0/placement/frontFigures`,
  },
  "too-many-skirmishers": {
    by: (draft) => {
      unitOf(draft, COLUMN).men = 200;
      standOf(draft, COLUMN).formation = "skirmish-line";
    },
    at: `${P}/formations/1/units/0/placement/formation`,
  },
  "field-work-untrained": {
    by: (draft) => {
      standOf(draft, COLUMN).formation = "work";
    },
    at: `${P}/formations/1/units/0/placement/formation`,
  },
  "building-of-both-sides": {
    by: (draft) => {
      Object.assign(unitOf(draft, "2/12e Ligne"), { men: 100 });
      Object.assign(standOf(draft, "2/12e Ligne"), {
        xCm: 65,
        yCm: 70,
        formation: "garrison",
        frontFigures: null,
        buildingId: "farm",
      });
      bodyOf(draft, "Brigade Dufour").commander = { ...LEADER, placement: null };
    },
    at: `${P}/formations/0/units/0/placement/buildingId`,
  },
  "unit-on-bridge": {
    by: (draft) => {
      unitOf(draft, LINE).men = 80;
      Object.assign(standOf(draft, LINE), { xCm: 76, yCm: 55 });
    },
    at: `${P}/formations/0/units/1/placement`,
  },
  "hill-floating": {
    by: (draft) => draw(draft, { kind: "hill", level: 4, points: BARE_RING }),
    at: "/map/features/7/level",
  },
  "building-reinforced-beyond": {
    by: (draft) =>
      draw(draft, {
        kind: "building",
        material: "strong-stone",
        reinforced: true,
        points: BARE_RING,
      }),
    at: "/map/features/7/reinforced",
  },
  "check-cut-short": {
    by: (draft) => {
      const points = Array.from({ length: 1_000 }, (_, i) => [150 + (i % 10), 100 + (i % 7)]);
      draw(draft, { kind: "crossing", crossing: "ford", points });
      for (let n = 0; n <= 10; n++)
        draw(draft, { id: `s${n}`, kind: "stream", widthCm: 6, points });
    },
    at: "/map/features",
  },
};

const LEADER = { name: "Somebody", efficiency: "normal" } as const;

const codesOf = (scenario: Scenario) =>
  checkWholeScenario(scenario).findings.map(({ code, path }) => `${code} ${path}`);

test.each([VILLAGE, FORD, WOOD])("nothing is said against “$title”", (scenario) => {
  expect(codesOf(scenario)).toEqual([]);
});

describe("a planted fault is found, and nothing besides", () => {
  test.each(Object.keys(SCENARIO_FINDINGS) as ScenarioFindingCode[])("%s", (code) => {
    const { in: clean = VILLAGE, by, at } = FAULTS[code];
    const faulty = produce(clean, (draft: Scenario) => void by(draft));
    const found = codesOf(faulty).filter(
      // A column made longer is on the table later, which a note says.
      (each) => code === "arrival-times" || !each.startsWith("arrival-times "),
    );
    expect(found).toEqual([`${code} ${at}`]);
  });
});
