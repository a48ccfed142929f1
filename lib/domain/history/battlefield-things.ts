import type { JsonRecord } from "../json";
import { recordsIn, type Thing, type Topic, textThings, thingOf } from "./thing";

/** The lists of a battlefield, with what a history calls a thing of each. */
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
  ...Object.keys(LISTS),
];

/** A battlefield's state, taken apart into what a history speaks of. */
export function battlefieldThings(state: JsonRecord): Thing[] {
  return [
    thingOf("field", state, ELSEWHERE),
    ...textThings("notes", state.notes),
    thingOf("acceptedFindings", { acceptedFindings: state.acceptedFindings }),
    ...Object.entries(LISTS).flatMap(([list, topic]) =>
      recordsIn(state, list).map((each) =>
        thingOf(topic, topic === "objective" ? worth(each) : each),
      ),
    ),
  ];
}

/** Elsewhere `points` are an outline. */
function worth({ points, ...objective }: JsonRecord): JsonRecord {
  return { ...objective, worth: points };
}
