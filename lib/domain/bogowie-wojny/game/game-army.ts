import { z } from "zod";
import { COMMANDER_LOTS } from "@/lib/rules/bogowie-wojny/commander-draw";
import { READINGS } from "@/lib/rules/bogowie-wojny/format";
import { ARMY_NATIONS } from "@/lib/rules/bogowie-wojny/nation";
import { UPGRADES } from "@/lib/rules/bogowie-wojny/tables/upgrades";
import { UNIT_KINDS } from "@/lib/rules/bogowie-wojny/unit-kind";
import { foldText } from "../../document/fold-text";
import type { ArmyBook } from "../book/army-book";
import { COMMANDER_TRAITS } from "../book/book-words";
import { freeSetUpOf, setUpOf } from "../field/set-up-store";
import type { ArmyFormation, ArmyList, FreeCommander, General } from "../list/army-list";
import { FORMATION_LEVELS } from "../list/general";
import { listForOthers } from "../list/list-for-others";
import { entriesOf, entryOf, mayHide } from "../list/regiment-traits";
import { countOfUpgrade, regimentsOf, summarize } from "../list/totals";

const drawableSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  roles: z.array(z.enum(COMMANDER_LOTS)),
  commandValue: z.int().nullable(),
  /** Traits that decide the character regardless of the value [6.3]. */
  traits: z.array(z.enum(COMMANDER_TRAITS)).default([]),
  specialRule: z.string(),
});
/** A commander of the army's book, for the draw. */
export type GameCommander = z.infer<typeof drawableSchema>;

const postSchema = z.strictObject({
  /** `commander-in-chief`, `corps:ID` or `formation:ID`. */
  id: z.string(),
  level: z.enum(["army", "corps", ...FORMATION_LEVELS]),
  /** Name of the body led; empty: known by its number. */
  name: z.string(),
  /** Counted from 1 within its level. */
  number: z.int(),
  lot: z.enum(COMMANDER_LOTS),
  /** The superior post: the id of the corps commander's. */
  corpsPost: z.string().nullable(),
  /** A historical commander, who is not drawn; null: drawn. */
  historical: z.string().nullable(),
  /** Their index among `commanders`, so that nobody draws them for another post; null if not listed or not recorded. */
  historicalId: z.string().nullable().default(null),
});
export type Post = z.infer<typeof postSchema>;

const ambusherSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  unitKind: z.enum(UNIT_KINDS),
  bases: z.int(),
});
export type Ambusher = z.infer<typeof ambusherSchema>;

const bodySchema = z.strictObject({
  id: z.string(),
  level: z.enum(FORMATION_LEVELS),
  /** Empty: known by its number. */
  name: z.string(),
  /** Counted from 1 within its level. */
  number: z.int(),
  corpsId: z.string().nullable(),
  corpsName: z.string(),
  regimentIds: z.array(z.string()),
});

const storeSchema = z.array(z.strictObject({ upgrade: z.enum(UPGRADES), count: z.int().min(1) }));
/** Terrain and field works an army may set up, with the number of each. */
export type FieldStore = z.infer<typeof storeSchema>;

/** An army in a game: a snapshot of the parts of its list that the game needs. */
export const gameArmySchema = z.strictObject({
  listId: z.string(),
  listVersion: z.int(),
  title: z.string(),
  nation: z.enum(ARMY_NATIONS),
  bases: z.int(),
  /** The army's points [14.6], as others may know them. */
  value: z.number(),
  turns: z.int(),
  corps: z.int(),
  posts: z.array(postSchema),
  /** All commanders of its book, in any role. */
  commanders: z.array(drawableSchema),
  redraws: z.int(),
  ambushes: z.int(),
  /** Regiments that may be in ambush [15.1]. */
  ambushers: z.array(ambusherSchema),
  /** The value of objectives in its format: points, shares of the larger army, or numbers of bases [12.2, 14.6]. */
  objectives: z
    .union([
      z.strictObject({ main: z.number(), secondary: z.number() }),
      z.enum(["shares", "by-bases"]),
    ])
    .default("by-bases"),
  /** Its format's table in cm; null: not known. */
  table: z.strictObject({ widthCm: z.number(), depthCm: z.number() }).nullable().default(null),
  /** Bought: two more on the first roll for the initiative [13.3]. */
  firstInitiative: z.boolean().default(false),
  /** Terrain and works bought for points [13.3], and those provided by free special rules of its book [14.4]. */
  bought: storeSchema.default([]),
  brought: storeSchema.default([]),
  /** How its format reads 13.3 on groves; missing in games older than the field. */
  groves: z.enum(READINGS.groves).optional(),
  /** How it reads 14.4 on the order of roads; missing in games older than the field. */
  roadOrder: z.enum(READINGS.roadOrder).optional(),
  /** How it values objectives and the loss of half an army [12.2, 13.2, 14.6]; missing in games older than the field. */
  objectiveProposal: z.enum(READINGS.objectiveProposal).optional(),
  objectiveShares: z.enum(READINGS.objectiveShares).optional(),
  halfLostPoints: z.enum(READINGS.halfLostPoints).optional(),
  /** Divisions and independent brigades, deployed one at a time [14.6]; empty in games older than the field. */
  bodies: z.array(bodySchema).default([]),
  /** The side of the game's scenario it fights for, and whether the scenario gave its list; null in other games. */
  force: z.strictObject({ id: z.string(), given: z.boolean() }).nullable().default(null),
});
export type GameArmy = z.infer<typeof gameArmySchema>;

/** Makes an army for a game from a list and the commanders of its book; the book is null if the list has none. */
export function gameArmy(
  { id, version, document }: { id: string; version: number; document: ArmyList },
  book: Pick<ArmyBook, "commanders" | "specialRules"> | null,
): GameArmy {
  const { format } = document;
  const { bases } = summarize(document);
  const commanders = (book?.commanders ?? []).map(drawable);
  // The opponent can see this at the table, so it must not depend on anything secret.
  const { armyValue } = summarize(listForOthers(document));
  return {
    listId: id,
    listVersion: version,
    title: document.title,
    nation: document.nation,
    bases: bases.total,
    value: armyValue,
    turns: format.turns,
    corps: document.corps.length,
    posts: postsOf(document, commanders),
    commanders,
    redraws: countOfUpgrade(document, "redraw-commander"),
    ambushes: countOfUpgrade(document, "ambush"),
    ambushers: ambushersOf(document),
    objectives: format.objectivePoints ?? "shares",
    table: { widthCm: format.tableWidthCm, depthCm: format.tableDepthCm },
    firstInitiative: countOfUpgrade(document, "first-initiative") > 0,
    bought: setUpOf(document.upgrades),
    brought: freeSetUpOf(book),
    groves: format.readings.groves,
    roadOrder: format.readings.roadOrder,
    objectiveProposal: format.readings.objectiveProposal,
    objectiveShares: format.readings.objectiveShares,
    halfLostPoints: format.readings.halfLostPoints,
    bodies: bodiesOf(document),
    force: null,
  };
}

function drawable({
  id,
  name,
  roles,
  commandValue,
  traits,
  specialRule,
}: ArmyBook["commanders"][number]): GameCommander {
  return { id, name, roles: [...roles], commandValue, traits: [...traits], specialRule };
}

/** The posts of the commander-in-chief, the corps commanders and the generals of formations [13.4]. */
function postsOf(list: ArmyList, commanders: readonly GameCommander[]): Post[] {
  const { commander } = list;
  const known = (leader: Leader) => historicalOf(leader, list, commanders);
  return [
    {
      id: "commander-in-chief",
      level: "army",
      name: "",
      number: 1,
      lot: "commander-in-chief",
      corpsPost: null,
      ...known(commander),
    },
    ...list.corps.map(
      (corps, i): Post => ({
        id: `corps:${corps.id}`,
        level: "corps",
        name: corps.name,
        number: i + 1,
        lot: "corps-commander",
        corpsPost: null,
        ...known(corps.commander),
      }),
    ),
    ...list.formations.flatMap((formation, i) => generalPost(formation, numberIn(list, i), known)),
  ];
}

function generalPost(
  formation: ArmyFormation,
  number: number,
  known: (leader: Leader) => Pick<Post, "historical" | "historicalId">,
): Post[] {
  const { id, level, name, corpsId, general } = formation;
  if (general === null) return [];
  return [
    {
      id: `formation:${id}`,
      level,
      name,
      number,
      lot: general.kind === "cavalry" ? "general-of-cavalry" : "general-of-infantry",
      corpsPost: corpsId === null ? null : `corps:${corpsId}`,
      ...known(general),
    },
  ];
}

function bodiesOf(list: ArmyList): GameArmy["bodies"] {
  return list.formations.map(({ id, level, name, corpsId, regiments }, index) => ({
    id,
    level,
    name,
    number: numberIn(list, index),
    corpsId,
    corpsName: list.corps.find((corps) => corps.id === corpsId)?.name ?? "",
    regimentIds: regiments.map((regiment) => regiment.id),
  }));
}

function numberIn({ formations }: ArmyList, index: number): number {
  const { level } = formations[index] as ArmyFormation;
  return formations.slice(0, index + 1).filter((formation) => formation.level === level).length;
}

type Leader = General | FreeCommander;

/** A historical commander's name and id in the book: the one the list refers to, or the one of the same name. */
function historicalOf(
  { source, name, commanderId }: Leader,
  { bookCommanders }: ArmyList,
  commanders: readonly GameCommander[],
): Pick<Post, "historical" | "historicalId"> {
  if (source !== "historical") return { historical: null, historicalId: null };
  const from = bookCommanders.find(({ id }) => id === commanderId)?.from;
  const id = from === undefined ? commanderId : `${from.linkId}/${from.commanderId}`;
  const inBook =
    commanders.find((commander) => commander.id === id) ??
    commanders.find((commander) => foldText(commander.name) === foldText(name));
  return { historical: name, historicalId: inBook?.id ?? null };
}

function ambushersOf(list: ArmyList): Ambusher[] {
  const entries = entriesOf(list);
  return regimentsOf(list)
    .filter((regiment) => mayHide(regiment, entryOf(regiment, entries), list.format.readings))
    .map(({ id, name, unitKind, bases }) => ({ id, name, unitKind, bases }));
}
