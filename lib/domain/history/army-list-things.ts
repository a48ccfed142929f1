import type { JsonRecord } from "../json";
import { recordIn, recordsIn, remembered, type Thing, textIn, textThings, thingOf } from "./thing";

const ELSEWHERE = [
  "kind",
  "schemaVersion",
  "system",
  "notes",
  "commander",
  "corps",
  "formations",
  "upgrades",
  "acceptedFindings",
];

/** An army list's state, taken apart into what a history speaks of. */
export function armyListThings(state: JsonRecord): Thing[] {
  return [
    thingOf("list", state, ELSEWHERE),
    ...textThings("notes", state.notes),
    commanderThing({}, state),
    ...recordsIn(state, "corps").flatMap((corps) => [
      thingOf("corps", corps, ["commander"]),
      commanderThing(corps, corps),
    ]),
    ...recordsIn(state, "formations").flatMap((each) =>
      remembered(each, null, () => formationThings(each)),
    ),
    ...recordsIn(state, "upgrades").map((upgrade) => thingOf("upgrade", upgrade)),
    thingOf("acceptedFindings", { acceptedFindings: state.acceptedFindings }),
  ];
}

function formationThings(formation: JsonRecord): Thing[] {
  const general = recordIn(formation, "general");
  const own = { ...formation, home: formation.corpsId };
  return [
    thingOf("formation", own, ["corpsId", "general", "regiments"]),
    ...(general.kind === undefined
      ? []
      : [{ ...thingOf("general", general), id: textIn(formation, "id") }]),
    ...recordsIn(formation, "regiments").map((regiment) =>
      thingOf("regiment", { ...regiment, home: formation.id }),
    ),
  ];
}

/** The commander of the army or of a corps, who is always there. */
function commanderThing(of: JsonRecord, holder: JsonRecord): Thing {
  const commander = recordIn(holder, "commander");
  return { ...thingOf("commander", commander), id: textIn(of, "id") };
}
