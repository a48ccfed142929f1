import {
  recordsIn,
  type Thing,
  type Topic,
  textThings,
  thingOf,
} from "../../document/history/thing";
import type { JsonRecord } from "../../document/json";

/** The lists of a battlefield, and the topic of the things in each. */
const LISTS: Readonly<Record<string, Topic>> = {
  pieces: "piece",
  crossings: "crossing",
  fieldWorks: "work",
  roads: "road",
  objectives: "objective",
};
const ELSEWHERE = [
  "kind",
  "schemaVersion",
  "system",
  "notes",
  "acceptedFindings",
  "translations",
  ...Object.keys(LISTS),
];

/** Splits a battlefield's state into the things a history names. */
export function battlefieldThings(state: JsonRecord): Thing[] {
  return [
    thingOf("field", state, ELSEWHERE),
    ...textThings("notes", state.notes),
    thingOf("acceptedFindings", { acceptedFindings: state.acceptedFindings }),
    thingOf("translations", { translations: state.translations }),
    ...Object.entries(LISTS).flatMap(([list, topic]) =>
      recordsIn(state, list).map((each) =>
        thingOf(topic, topic === "objective" ? worth(each) : each),
      ),
    ),
  ];
}

/** In other kinds of document `points` are an outline. */
function worth({ points, ...objective }: JsonRecord): JsonRecord {
  return { ...objective, worth: points };
}
