import {
  cachedThings,
  recordIn,
  recordsIn,
  type Thing,
  type Topic,
  textIn,
  textThings,
  thingOf,
} from "../document/history/thing";
import type { JsonRecord } from "../document/json";
import type { PartsOfDocument } from "../document/kind-of-document";
import { LANGUAGES } from "../document/language";
import { acceptedTexts, type Say } from "../document/translations/text-place";
import type { ArmyBook } from "./book/army-book";
import type { Battlefield } from "./field/battlefield";
import type { ArmyList } from "./list/army-list";
import { withListTexts } from "./list/list-texts";
import type { BattleScenario } from "./scenario/battle-scenario";
import { withBattleScenarioTexts } from "./scenario/scenario-texts";
import { battleScenarioThings } from "./scenario/scenario-things";

const LIST_ELSEWHERE = [
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

export const armyListParts: PartsOfDocument<ArmyList> = {
  kind: "army-list",
  system: "bogowie-wojny",
  things: armyListThings,
  withTexts: withListTexts,
};

/** The lists of a battlefield, and the topic of the things in each. */
const LISTS: Readonly<Record<string, Topic>> = {
  pieces: "piece",
  crossings: "crossing",
  fieldWorks: "work",
  roads: "road",
  objectives: "objective",
};

const FIELD_ELSEWHERE = [
  "kind",
  "schemaVersion",
  "system",
  "notes",
  "acceptedFindings",
  "translations",
  ...Object.keys(LISTS),
];

export const battlefieldParts: PartsOfDocument<Battlefield> = {
  kind: "map",
  system: "bogowie-wojny",
  things: battlefieldThings,
  withTexts: withFieldTexts,
};

export const battleScenarioParts: PartsOfDocument<BattleScenario> = {
  kind: "scenario",
  system: "bogowie-wojny",
  things: battleScenarioThings,
  withTexts: withBattleScenarioTexts,
};

const BOOK_ELSEWHERE = [
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

/** Books have names in several languages of their own instead of translations. */
export const armyBookParts: PartsOfDocument<ArmyBook> = {
  kind: "army-book",
  system: "bogowie-wojny",
  things: armyBookThings,
};

/** Splits an army list's state into the things a history names. */
function armyListThings(state: JsonRecord): Thing[] {
  return [
    thingOf("list", state, LIST_ELSEWHERE),
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

/** Splits a battlefield's state into the things a history names. */
function battlefieldThings(state: JsonRecord): Thing[] {
  return [
    thingOf("field", state, FIELD_ELSEWHERE),
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

/** A battlefield of Bogowie Wojny with every text replaced by what `say` returns for it. */
function withFieldTexts(field: Battlefield, say: Say): Battlefield {
  const named = <Thing extends { readonly id: string; readonly name: string }>(thing: Thing) => ({
    ...thing,
    name: say({ key: `pieces/${thing.id}/name`, kind: "name", isProper: true }, thing.name),
  });
  return {
    ...field,
    title: say({ key: "title", kind: "name" }, field.title),
    notes: say({ key: "notes", kind: "markdown" }, field.notes),
    pieces: field.pieces.map(named),
    ...(field.sides && {
      sides: field.sides.map((side) => ({
        ...side,
        name: say({ key: `sides/${side.edge}/name`, kind: "name" }, side.name),
        army: side.army && {
          ...side.army,
          title: say({ key: `sides/${side.edge}/army`, kind: "name" }, side.army.title),
        },
      })),
    }),
    ...(field.acceptedFindings && {
      acceptedFindings: acceptedTexts(field.acceptedFindings, say),
    }),
  };
}

/** Splits an army book's state into the things a history names. */
function armyBookThings(state: JsonRecord): Thing[] {
  const { language } = state;
  const named = (topic: Topic, key: string) =>
    recordsIn(state, key).flatMap((each) =>
      cachedThings(each, language, () => [namedThing(topic, each, language)]),
    );
  return [
    thingOf("book", state, BOOK_ELSEWHERE),
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
