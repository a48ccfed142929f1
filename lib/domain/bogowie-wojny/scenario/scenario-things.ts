import {
  recordIn,
  recordsIn,
  type Thing,
  type Topic,
  textThings,
  thingOf,
} from "../../document/history/thing";
import { isRecord, type JsonRecord } from "../../document/json";

const TEXTS = [
  "summary",
  "commonKnowledge",
  "specialRules",
  "umpireNotes",
  "credits",
] as const satisfies Topic[];
const SIDE_TEXTS = ["tasks", "brief", "believedOfEnemy"] as const satisfies Topic[];

const ELSEWHERE = [
  "kind",
  "schemaVersion",
  "system",
  ...TEXTS,
  "battlefield",
  "forces",
  "objectives",
  "acceptedFindings",
  "translations",
];

/** Splits a scenario's state into the things a history names. */
export function battleScenarioThings(state: JsonRecord): Thing[] {
  return [
    thingOf("battle", state, ELSEWHERE),
    ...fieldThings(recordIn(state, "battlefield")),
    ...TEXTS.flatMap((text) => textThings(text, state[text])),
    ...recordsIn(state, "forces").flatMap((force) => [
      thingOf("force", force, SIDE_TEXTS),
      ...SIDE_TEXTS.flatMap((text) => textThings(text, force[text], force)),
    ]),
    ...recordsIn(state, "objectives").map(({ points, ...objective }) =>
      // In other kinds of document `points` are an outline.
      thingOf("objective", { ...objective, worth: points }),
    ),
    thingOf("acceptedFindings", { acceptedFindings: state.acceptedFindings }),
    thingOf("translations", { translations: state.translations }),
  ];
}

/** The battlefield as one thing: its map has a history of its own. */
function fieldThings({ ground }: JsonRecord): Thing[] {
  return isRecord(ground) ? [thingOf("field", { ground })] : [];
}
