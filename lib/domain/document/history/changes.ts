import { type Difference, type FieldDifference, isBlank } from "./differences";
import { TEXT_TOPICS, TOPICS, type Topic } from "./thing";

/** The kinds of change to a thing, or to a field of a topic's only thing. */
export const MANNERS = [
  "added",
  "removed",
  "written",
  "rewritten",
  "cleared",
  "renamed",
  "regrouped",
  "strength",
  "valour",
  "supplies",
  "placed",
  "moved",
  "lifted",
  "date",
  "hidden",
  "changed",
  "begun",
  "ordered",
] as const;
type Manner = (typeof MANNERS)[number];

/** A change to one or more things of a topic. */
export interface Change {
  /** `document`: a change to the document as a whole. */
  readonly topic: Topic | "document";
  readonly manner: Manner;
  readonly count: number;
  /** The name of the first of them; empty if it has none. */
  readonly name: string;
}

/** The change that created the document. */
export const BEGUN: Change = { topic: "document", manner: "begun", count: 1, name: "" };
/** A change that only reordered things. */
export const ORDERED: Change = { topic: "document", manner: "ordered", count: 1, name: "" };

/** Differences grouped for a line of text by kind of change, with their number; texts are listed one by one. */
export function changesOf(differences: readonly Difference[]): Change[] {
  const gathered = new Map<string, Change>();
  for (const difference of differences) {
    for (const manner of mannersOf(difference)) {
      const { topic, id, name } = difference;
      const key = `${topic} ${manner}${TEXT_TOPICS.includes(topic) ? ` ${id}` : ""}`;
      const known = gathered.get(key);
      gathered.set(key, {
        topic,
        manner,
        count: (known?.count ?? 0) + 1,
        name: known?.name ?? name,
      });
    }
  }
  return [...gathered.values()].toSorted((a, b) => placeOf(a) - placeOf(b));
}

function placeOf({ topic, manner }: Change): number {
  const place = topic === "document" ? -1 : TOPICS.indexOf(topic);
  return place * MANNERS.length + MANNERS.indexOf(manner);
}

const OF_TEXT = { added: "written", removed: "cleared", changed: "rewritten" } as const;

function mannersOf({ topic, manner, fields }: Difference): Manner[] {
  if (TEXT_TOPICS.includes(topic)) return [OF_TEXT[manner]];
  if (manner !== "changed") return [manner];
  return [...new Set(fields.map((field) => mannerOf(topic, field)))];
}

const BY_FIELD: Partial<Readonly<Record<Topic, Readonly<Record<string, Manner>>>>> = {
  battle: { title: "renamed", date: "date" },
  list: { title: "renamed" },
  book: { title: "renamed" },
  field: { title: "renamed" },
  piece: { name: "renamed", points: "moved" },
  road: { name: "renamed", points: "moved" },
  crossing: { points: "moved" },
  work: { name: "renamed", points: "moved" },
  entry: { names: "renamed" },
  officer: { name: "renamed" },
  armyRule: { names: "renamed" },
  side: { name: "renamed" },
  force: { name: "renamed" },
  variant: { name: "renamed" },
  corps: { name: "renamed" },
  formation: { name: "renamed", names: "renamed", home: "regrouped" },
  unit: {
    name: "renamed",
    home: "regrouped",
    men: "strength",
    guns: "strength",
    modelGuns: "strength",
    battalionsOrSquadrons: "strength",
    valour: "valour",
    supplies: "supplies",
  },
  regiment: { name: "renamed", home: "regrouped", bases: "strength" },
  feature: { name: "renamed", hiddenFrom: "hidden", points: "moved", xCm: "moved", yCm: "moved" },
};

function mannerOf(topic: Topic, { field, before, after }: FieldDifference): Manner {
  if (field === "placement") {
    if (isBlank(before)) return "placed";
    return isBlank(after) ? "lifted" : "moved";
  }
  return BY_FIELD[topic]?.[field] ?? "changed";
}
