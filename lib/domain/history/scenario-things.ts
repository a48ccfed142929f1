import type { JsonRecord } from "../json";
import { recordIn, recordsIn, remembered, type Thing, textIn, textThings, thingOf } from "./thing";

const ELSEWHERE = [
  "kind",
  "schemaVersion",
  "system",
  "settings",
  "sides",
  "map",
  "acceptedFindings",
  "summary",
  "commonKnowledge",
  "umpireNotes",
  "credits",
  "notes",
];

/** A scenario's state, taken apart into what a history speaks of. */
export function scenarioThings(state: JsonRecord): Thing[] {
  return [
    thingOf("battle", state, ELSEWHERE),
    ...textThings("summary", state.summary),
    ...textThings("commonKnowledge", state.commonKnowledge),
    ...textThings("umpireNotes", state.umpireNotes),
    ...textThings("credits", state.credits),
    thingOf("settings", recordIn(state, "settings")),
    ...groundThings(recordIn(state, "map")),
    ...recordsIn(state, "sides").flatMap((side) => remembered(side, null, () => sideThings(side))),
    thingOf("acceptedFindings", { acceptedFindings: state.acceptedFindings }),
  ];
}

/** The same of a map that holds the ground alone. */
export function groundMapThings(state: JsonRecord): Thing[] {
  return [
    thingOf("field", state, ELSEWHERE),
    ...textThings("notes", state.notes),
    ...textThings("credits", state.credits),
    thingOf("settings", recordIn(state, "settings")),
    ...groundThings(recordIn(state, "map")),
  ];
}

/** What it was copied from is no part of the ground. */
function groundThings(map: JsonRecord): Thing[] {
  return [
    thingOf("table", map, ["features", "origin"]),
    ...recordsIn(map, "features").flatMap((feature) =>
      remembered(feature, null, () => [thingOf("feature", feature)]),
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

function formationThings(formation: JsonRecord, home: unknown): Thing[] {
  return remembered(formation, home, () => {
    const commander = recordIn(formation, "commander");
    const own = thingOf("formation", { ...formation, home }, ["commander", "formations", "units"]);
    return [
      own,
      ...(commander.name === undefined ? [] : [commanderThing(formation, commander)]),
      ...recordsIn(formation, "units").flatMap((unit) => unitThings(unit, formation.id)),
      ...recordsIn(formation, "formations").flatMap((each) => formationThings(each, formation.id)),
    ];
  });
}

function unitThings(unit: JsonRecord, home: unknown): Thing[] {
  return remembered(unit, home, () => [thingOf("unit", { ...unit, home })]);
}

/** A commander has no id: the one of a formation follows the one before. */
function commanderThing(formation: JsonRecord, commander: JsonRecord): Thing {
  return { ...thingOf("commander", formation, Object.keys(formation)), fields: commander };
}
