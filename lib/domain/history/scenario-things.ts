import type { JsonRecord } from "../json";
import { recordIn, recordsIn, type Thing, textIn, textThings, thingOf } from "./thing";

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
];

/** A scenario's state, taken apart into what a history speaks of. */
export function scenarioThings(state: JsonRecord): Thing[] {
  const map = recordIn(state, "map");
  return [
    thingOf("battle", state, ELSEWHERE),
    ...textThings("summary", state.summary),
    ...textThings("commonKnowledge", state.commonKnowledge),
    ...textThings("umpireNotes", state.umpireNotes),
    ...textThings("credits", state.credits),
    thingOf("settings", recordIn(state, "settings")),
    thingOf("table", map, ["features"]),
    ...recordsIn(map, "features").map((feature) => thingOf("feature", feature)),
    ...recordsIn(state, "sides").flatMap(sideThings),
    thingOf("acceptedFindings", { acceptedFindings: state.acceptedFindings }),
  ];
}

function sideThings(side: JsonRecord): Thing[] {
  return [
    thingOf("side", { id: side.id, name: side.name, colour: side.colour }),
    ...textThings("tasks", side.tasks, side),
    ...textThings("brief", side.brief, side),
    ...textThings("believedOfEnemy", side.believedOfEnemy, side),
    ...recordsIn(side, "formations").flatMap((formation) => formationThings(formation, side)),
    ...recordsIn(side, "reinforcements").map((arrival) => ({
      ...thingOf("arrival", arrival),
      name: textIn(side, "name"),
    })),
  ];
}

function formationThings(formation: JsonRecord, home: JsonRecord): Thing[] {
  const commander = recordIn(formation, "commander");
  const own = { ...formation, home: home.id };
  return [
    thingOf("formation", own, ["commander", "formations", "units"]),
    ...(commander.name === undefined ? [] : [commanderThing(formation, commander)]),
    ...recordsIn(formation, "units").map((unit) =>
      thingOf("unit", { ...unit, home: formation.id }),
    ),
    ...recordsIn(formation, "formations").flatMap((under) => formationThings(under, formation)),
  ];
}

/** A commander has no id: the one of a formation follows the one before. */
function commanderThing(formation: JsonRecord, commander: JsonRecord): Thing {
  return { ...thingOf("commander", formation, Object.keys(formation)), fields: commander };
}
