import {
  type LossStep,
  type UnitTracks,
  unitTracks,
} from "@/lib/domain/belle-alliance/scenario/pack/unit-tracks";
import type { PlacedUnitView, UnitView } from "@/lib/domain/belle-alliance/scenario/scenario-view";
import type { Words } from "../../../document/text/words";
import type { SignBook } from "../../map/sign-book";
import { inBuilding } from "../order-signs";
import { unitKind } from "../order-values";
import type { Card, LossBoxes, Track, TrackBox } from "./card";

/** The context of a unit needed for its card. */
export interface CardPlace {
  readonly layout: "cards" | "strips";
  readonly under: string;
  readonly key: string;
  readonly colour: Card["colour"];
  readonly signs: SignBook;
  /** Null if the unit does not start on the table. */
  readonly placed: PlacedUnitView | null;
}

/** The number of boxes per row of a card or strip, and the maximum in total. */
const ROOM = {
  cards: { least: 20, few: 30, many: 40, most: 200, mostGrouped: 120 },
  strips: { least: 25, few: 40, many: 50, most: 100, mostGrouped: 80 },
} as const;

/** The number of figures per box: one, or several if there would be too many boxes. */
const GROUPS = [1, 5, 10] as const;

/** A unit's card: its kind, and the boxes relevant to its arm and type. */
export function unitCard(unit: UnitView, place: CardPlace, words: Words): Card {
  const tracks = unitTracks(unit);
  const { under, key, colour, signs, layout } = place;
  return {
    name: words.clean.name(unit.name),
    under,
    key,
    colour,
    sign: signs.nameOf({ kind: "arm", arm: unit.arm, colour }),
    facts: factsOf(unit, place, words),
    losses: lossBoxes(tracks, layout, words),
    tracks: [
      ...gunTrack(tracks, words),
      valourTrack(unit, tracks, words),
      orderTrack(tracks, words),
      ...firstTracks(tracks, words),
      ...suppliesTrack(tracks, words),
      ...canisterTrack(tracks, words),
      ...countTrack("charge", tracks.chargeWait, words),
      ...restTrack(tracks, words),
      ...skirmishTrack(tracks, words),
      formationTrack(unit, place, words),
    ],
    rolls: [],
  };
}

/**
 * A unit's losses as boxes, one per figure; if that would be too many, one per five or ten, as the hint says; if still
 * too many, a line to write on, with the counts at which valour falls.
 */
function lossBoxes(tracks: UnitTracks, layout: "cards" | "strips", words: Words): LossBoxes {
  const { strength, countedIn } = tracks;
  const label = words.unitSheets(`losses.${countedIn}`, { count: strength ?? 0 });
  const group = strength === null ? null : groupFor(strength, layout);
  if (strength === null || group === null) {
    return { label, perRow: 1, kinds: "", labels: [], hint: stepsInWords(tracks, words) };
  }
  const boxes = Math.ceil(strength / group);
  const { least, few, many } = ROOM[layout];
  return {
    label,
    perRow: [least, few].find((row) => boxes <= (row === least ? 1 : 2) * row) ?? many,
    kinds: kindsOf(tracks, strength, group),
    labels: labelsOf(tracks, strength, group, words),
    hint: group === 1 ? "" : words.unitSheets(`losses.grouped`, { count: group }),
  };
}

function groupFor(strength: number, layout: "cards" | "strips"): number | null {
  const { most, mostGrouped } = ROOM[layout];
  const fits = (group: number) => strength <= group * (group === 1 ? most : mostGrouped);
  return GROUPS.find(fits) ?? null;
}

/** Index of the box that is crossed off when this many are left, from 0. */
function boxAt(left: number, strength: number, group: number): number {
  return Math.ceil((strength - left) / group) - 1;
}

function kindsOf({ steps, removedAt }: UnitTracks, strength: number, group: number): string {
  const stepBoxes = new Set(steps.map(({ left }) => boxAt(left, strength, group)));
  const last = removedAt === null ? strength : boxAt(removedAt, strength, group);
  return Array.from({ length: Math.ceil(strength / group) }, (_, i) => {
    if (i > last) return ".";
    if (i === last && removedAt !== null) return "x";
    return stepBoxes.has(i) ? "s" : "o";
  }).join("");
}

function labelsOf(
  { steps, removedAt }: UnitTracks,
  strength: number,
  group: number,
  words: Words,
): LossBoxes["labels"] {
  const removal = removedAt === null ? -1 : boxAt(removedAt, strength, group);
  return [
    ...steps
      .map((step) => ({ at: boxAt(step.left, strength, group), text: stepText(step, words) }))
      .filter(({ at }) => at !== removal),
    ...(removal >= 0 ? [{ at: removal, text: "†" }] : []),
  ];
}

/** The count left, with the points lost if more than one. */
function stepText({ left, points }: LossStep, { number, signed }: Words): string {
  return points === 1 ? number(left) : `${number(left)} (${signed(-points)})`;
}

function stepsInWords({ steps, strength }: UnitTracks, words: Words): string {
  if (strength === null) return words.unitSheets("losses.unknown");
  const counts = steps.map((step) => stepText(step, words)).join(" · ");
  return words.unitSheets("losses.written", { total: words.number(strength), counts });
}

function factsOf(unit: UnitView, place: CardPlace, words: Words): string[] {
  const { terms, print } = words;
  const nation = unit.nation === "other" ? [] : [terms(`nation.${unit.nation}`)];
  const arrives = unit.arrives;
  return [
    [...nation, unitKind(unit, words)].join(" · "),
    strengthOf(unit, words),
    ...(arrives === null
      ? []
      : [print("orders.arrives", { bound: arrives.bound, time: arrives.time ?? "none" })]),
    ...(isGarrison(unit, place) ? [] : inBuilding(unit, words)),
  ].filter((fact) => fact !== "");
}

/** The strength: men and figures, or guns, models and gunners. A train's wagons are part of its kind. */
function strengthOf(unit: UnitView, { unitSheets, number, print }: Words): string {
  const { men, figures, guns, modelGuns, gunners, calibrePd, howitzers, estimate } = unit;
  if (figures !== null && men !== null) {
    return unitSheets("strength.men", { men: `${estimate ? "~" : ""}${number(men)}`, figures });
  }
  if (guns === null) return "";
  const pieces =
    calibrePd === null
      ? number(guns)
      : print("orders.guns", { guns: number(guns), pounds: number(calibrePd) });
  const all = howitzers
    ? [pieces, unitSheets("strength.howitzers", { count: howitzers })].join(", ")
    : pieces;
  return unitSheets("strength.guns", {
    pieces: all,
    models: modelGuns ?? 0,
    gunners: gunners ?? 0,
  });
}

const plain = (text: string): TrackBox => ({ text, mark: "plain" });

function track(label: string, boxes: readonly TrackBox[], more: Partial<Track> = {}): Track {
  return { label, boxes, value: "", writeMm: 0, ...more };
}

/** A track for captured or abandoned model guns, crossed off separately [4.5.0]. */
function gunTrack({ modelGuns }: UnitTracks, { unitSheets }: Words): Track[] {
  if (modelGuns === null) return [];
  const boxes = Array.from({ length: Math.min(modelGuns, MAX_GUN_BOXES) }, () => plain(""));
  const label = unitSheets("track.guns", { count: modelGuns });
  return [
    track(label, modelGuns > MAX_GUN_BOXES ? [] : boxes, {
      writeMm: modelGuns > MAX_GUN_BOXES ? 14 : 0,
    }),
  ];
}

const MAX_GUN_BOXES = 12;

function valourTrack(unit: UnitView, { valours }: UnitTracks, words: Words): Track {
  const open = unit.valour.origin === "undecided" ? unit.valour.tableValues : [];
  const boxes = valours.map((value, i): TrackBox => {
    const isStart = open.length > 0 ? open.includes(value) : i === 0;
    return { text: words.signed(value), mark: isStart ? "start" : "plain" };
  });
  const label = words.unitSheets(open.length > 1 ? "track.valourOpen" : "track.valour");
  return boxes.length > 0
    ? track(label, boxes)
    : track(label, [], { value: words.signed(unit.valour.value), writeMm: 24 });
}

function orderTrack({ orders }: UnitTracks, { unitSheets }: Words): Track {
  const boxes = orders.map(
    (order, i): TrackBox => ({
      text: unitSheets(`order.${order}`),
      mark: i === 0 ? "start" : "plain",
    }),
  );
  return track(unitSheets("track.order"), boxes);
}

function firstTracks({ fires, fights }: UnitTracks, { unitSheets }: Words): Track[] {
  if (!fights) return [];
  const boxes = fires ? (["fire", "melee"] as const) : (["melee"] as const);
  return [
    track(
      unitSheets("track.first"),
      boxes.map((box) => plain(unitSheets(`track.${box}`))),
    ),
  ];
}

function suppliesTrack({ supplies, suppliesFull }: UnitTracks, words: Words): Track[] {
  if (supplies.length === 0) return [];
  const left = supplies.map(
    (rolls, i): TrackBox => ({
      text: words.number(rolls),
      mark: i === 0 && !suppliesFull ? "start" : "plain",
    }),
  );
  const full: readonly TrackBox[] = suppliesFull
    ? [{ text: words.unitSheets("track.full"), mark: "start" }]
    : [];
  return [track(words.unitSheets("track.supplies"), [...full, ...left])];
}

function canisterTrack({ canister }: UnitTracks, { unitSheets }: Words): Track[] {
  return canister ? [track(unitSheets("track.canister"), [plain("")])] : [];
}

function countTrack(name: "charge", count: number, { unitSheets, number }: Words): Track[] {
  if (count === 0) return [];
  const boxes = Array.from({ length: count }, (_, i) => plain(number(i + 1)));
  return [track(unitSheets(`track.${name}`), boxes)];
}

/** A track for rest; the bound that suffices next to an ammunition wagon is marked. */
function restTrack({ rest }: UnitTracks, { unitSheets, number }: Words): Track[] {
  if (rest === null) return [];
  const boxes = Array.from(
    { length: rest.bounds },
    (_, i): TrackBox => ({
      text: number(i + 1),
      mark: i + 1 === rest.besideAmmunition ? "strong" : "plain",
    }),
  );
  return [track(unitSheets("track.rest"), boxes)];
}

function skirmishTrack({ skirmishers }: UnitTracks, { unitSheets, number }: Words): Track[] {
  if (skirmishers === 0) return [];
  const most = skirmishers === null ? "" : unitSheets("track.most", { most: number(skirmishers) });
  return [track(unitSheets("track.skirmishers"), [], { value: most, writeMm: 9 })];
}

/** The formation at the start, or the building that stands for one, with space for later ones. */
function formationTrack(unit: UnitView, place: CardPlace, words: Words): Track {
  const value = isGarrison(unit, place)
    ? (inBuilding(unit, words)[0] ?? words.terms("formation.garrison"))
    : formationName(unit, place, words);
  const label = words.unitSheets("track.formation");
  return track(label, [], { value, writeMm: value === "" ? 28 : 16 });
}

function formationName({ arm }: UnitView, { placed }: CardPlace, { terms }: Words): string {
  if (placed === null) return "";
  const { formation } = placed;
  const isNamed = formation === "line" || formation === "column-of-march";
  return terms(
    arm === "artillery" && isNamed ? `gunFormation.${formation}` : `formation.${formation}`,
  );
}

/** Troops that hold a building have no formation of their own, except at work in it [1.3.5, 6.1.2]. */
function isGarrison({ holds }: UnitView, { placed }: CardPlace): boolean {
  if (placed === null || placed.formation === "work") return false;
  return placed.formation === "garrison" || holds !== null;
}
