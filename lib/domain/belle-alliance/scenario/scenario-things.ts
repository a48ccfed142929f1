import {
  cachedThings,
  recordIn,
  recordsIn,
  type Thing,
  textIn,
  textThings,
  thingOf,
} from "../../document/history/thing";
import type { JsonRecord } from "../../document/json";

const ELSEWHERE = [
  "kind",
  "schemaVersion",
  "system",
  "settings",
  "sides",
  "map",
  "acceptedFindings",
  "translations",
  "summary",
  "commonKnowledge",
  "umpireNotes",
  "umpireActs",
  "plannedWays",
  "variants",
  "victory",
  "events",
  "credits",
  "notes",
];

/** Splits a scenario's state into the things a history names. */
export function scenarioThings(state: JsonRecord): Thing[] {
  const victory = recordIn(state, "victory");
  return [
    thingOf("battle", state, ELSEWHERE),
    ...textThings("summary", state.summary),
    ...textThings("commonKnowledge", state.commonKnowledge),
    ...textThings("umpireNotes", state.umpireNotes),
    ...recordsIn(state, "umpireActs").map((act) => thingOf("umpireAct", act)),
    ...recordsIn(state, "events").map((event) => thingOf("event", event)),
    ...recordsIn(state, "plannedWays").map((way) => thingOf("plannedWay", way)),
    ...recordsIn(state, "variants").map((variant) => thingOf("variant", variant)),
    ...recordsIn(victory, "objectives").map((each) => thingOf("victoryObjective", each)),
    ...recordsIn(victory, "levels").map((each) => thingOf("victoryLevel", each)),
    thingOf("victory", { levelsBy: victory.levelsBy ?? "lead" }),
    ...textThings("credits", state.credits),
    thingOf("settings", recordIn(state, "settings")),
    ...groundThings(recordIn(state, "map")),
    ...recordsIn(state, "sides").flatMap((side) =>
      cachedThings(side, null, () => sideThings(side)),
    ),
    thingOf("acceptedFindings", { acceptedFindings: state.acceptedFindings }),
    thingOf("translations", { translations: state.translations }),
  ];
}

/** The same for a map document, which holds only the ground. */
export function groundMapThings(state: JsonRecord): Thing[] {
  return [
    thingOf("field", state, ELSEWHERE),
    ...textThings("notes", state.notes),
    ...textThings("credits", state.credits),
    thingOf("settings", recordIn(state, "settings")),
    ...groundThings(recordIn(state, "map")),
    thingOf("translations", { translations: state.translations }),
  ];
}

/** The source it was copied from is not part of the ground. */
function groundThings(map: JsonRecord): Thing[] {
  return [
    thingOf("table", map, ["features", "origin"]),
    ...recordsIn(map, "features").flatMap((feature) =>
      cachedThings(feature, null, () => [thingOf("feature", feature)]),
    ),
  ];
}

function sideThings(side: JsonRecord): Thing[] {
  return [
    thingOf("side", { id: side.id, name: side.name, colour: side.colour }),
    ...textThings("tasks", side.tasks, side),
    ...textThings("brief", side.brief, side),
    ...textThings("believedOfEnemy", side.believedOfEnemy, side),
    ...recordsIn(side, "formations").flatMap((each) => formationThings(each, side.id)),
    ...recordsIn(side, "reinforcements").map((arrival) => ({
      ...thingOf("arrival", arrival),
      name: textIn(side, "name"),
    })),
  ];
}

const APART = ["commander", "player", "formations", "units"];

function formationThings(formation: JsonRecord, home: unknown): Thing[] {
  return cachedThings(formation, home, () => {
    const commander = recordIn(formation, "commander");
    const player = recordIn(formation, "player");
    const own = thingOf("formation", { ...formation, home }, APART);
    return [
      own,
      ...(commander.name === undefined ? [] : [ledThing("commander", formation, commander)]),
      ...(player.knows === undefined ? [] : [ledThing("player", formation, player)]),
      ...recordsIn(formation, "units").flatMap((unit) => unitThings(unit, formation.id)),
      ...recordsIn(formation, "formations").flatMap((each) => formationThings(each, formation.id)),
    ];
  });
}

function unitThings(unit: JsonRecord, home: unknown): Thing[] {
  return cachedThings(unit, home, () => [thingOf("unit", { ...unit, home })]);
}

/** Commanders and players have no ids; those of the same formation are compared with each other. */
function ledThing(topic: "commander" | "player", formation: JsonRecord, fields: JsonRecord): Thing {
  return { ...thingOf(topic, formation, Object.keys(formation)), fields };
}
