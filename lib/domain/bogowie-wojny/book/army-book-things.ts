import {
  cachedThings,
  recordIn,
  recordsIn,
  type Thing,
  type Topic,
  textIn,
  textThings,
  thingOf,
} from "../../document/history/thing";
import type { JsonRecord } from "../../document/json";
import { LANGUAGES } from "../../document/language";

const ELSEWHERE = [
  "kind",
  "schemaVersion",
  "system",
  "notes",
  "entries",
  "formations",
  "commanders",
  "specialRules",
  "links",
  "acceptedFindings",
];

/** Splits an army book's state into the things a history names. */
export function armyBookThings(state: JsonRecord): Thing[] {
  const { language } = state;
  const named = (topic: Topic, key: string) =>
    recordsIn(state, key).flatMap((each) =>
      cachedThings(each, language, () => [namedThing(topic, each, language)]),
    );
  return [
    thingOf("book", state, ELSEWHERE),
    ...textThings("notes", state.notes),
    ...named("entry", "entries"),
    ...named("formation", "formations"),
    ...recordsIn(state, "commanders").map((each) => thingOf("officer", each)),
    ...named("armyRule", "specialRules"),
    ...recordsIn(state, "links").map((each) => thingOf("link", each)),
    thingOf("acceptedFindings", { acceptedFindings: state.acceptedFindings }),
  ];
}

/** The name in the author's language, or in any language that has one. */
function namedThing(topic: Topic, record: JsonRecord, language: unknown): Thing {
  const names = recordIn(record, "names");
  const order = [String(language), ...LANGUAGES];
  const name = order.map((each) => textIn(names, each)).find((each) => each !== "") ?? "";
  const { profile: _, parentId: __, ...rest } = record;
  const fields = { ...rest, ...recordIn(record, "profile"), home: record.parentId };
  return { ...thingOf(topic, { ...fields, id: record.id }), name };
}
