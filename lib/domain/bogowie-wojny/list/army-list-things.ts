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
  "notes",
  "commander",
  "corps",
  "formations",
  "upgrades",
  "acceptedFindings",
  "translations",
];

/** Splits an army list's state into the things a history names. */
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
      cachedThings(each, null, () => formationThings(each)),
    ),
    ...recordsIn(state, "upgrades").map((upgrade) => thingOf("upgrade", upgrade)),
    thingOf("acceptedFindings", { acceptedFindings: state.acceptedFindings }),
    thingOf("translations", { translations: state.translations }),
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

/** The commander of the army or of a corps, who always exists. */
function commanderThing(of: JsonRecord, holder: JsonRecord): Thing {
  const commander = recordIn(holder, "commander");
  return { ...thingOf("commander", commander), id: textIn(of, "id") };
}
