import type {
  ArrivalView,
  FormationView,
  UnitView,
} from "@/lib/domain/belle-alliance/scenario/scenario-view";
import type { Words } from "../../document/text/words";

/** A sign and its meaning; the sign is empty if a column or convention is explained. */
export type SignMeaning = readonly [sign: string, meaning: string];

/** Signs used alone; those with a figure or letter are built where they are used. */
const SIGNS = {
  estimate: "~",
  own: "!",
  undecided: "?",
  default: "*",
  arrives: "→",
  holds: "⌂",
  split: "½",
  worksAnywhere: "▲",
  worksInside: "△",
  hidden: "◌",
} as const;

/** The sign after a valour that is not simply that of table 21. */
export const VALOUR_SIGN = {
  table: "",
  own: SIGNS.own,
  undecided: SIGNS.undecided,
  default: SIGNS.default,
} as const satisfies Record<UnitView["valour"]["origin"], string>;

/** Whether a unit is infantry with ordinary muskets; the key mentions these once instead of every row. */
export function carriesUsualMusket({ arm, weapon }: UnitView): boolean {
  return arm === "infantry" && weapon === "musket";
}

/** The signs of a unit: arrival, building held, abilities, and short supplies. */
export function unitSigns(unit: UnitView, { print }: Words): string[] {
  const { holds, supplies } = unit;
  return [
    ...arrivalSigns(unit.arrives),
    ...(holds === null ? [] : [SIGNS.holds]),
    ...(maySplit(unit) ? [SIGNS.split] : []),
    ...worksSigns(unit),
    ...(supplies === null ? [] : [print("orders.sign.supplies", { rolls: supplies })]),
    ...(unit.umpire?.hidden === true ? [SIGNS.hidden] : []),
  ];
}

export function formationSigns({ arrives, umpire }: FormationView): string[] {
  return [...arrivalSigns(arrives), ...(umpire?.hidden === true ? [SIGNS.hidden] : [])];
}

/** Says which building a unit is in; empty if it holds none. */
export function inBuilding({ holds }: UnitView, { clean, terms }: Words): string[] {
  if (holds === null) return [];
  const name = clean.line(holds);
  return [terms("inBuilding", { name, named: name === "" ? "no" : "yes" })];
}

/** All signs and conventions in a side's order of battle with their meanings, without repeats. */
export function keyOfSigns(formations: readonly FormationView[], words: Words): SignMeaning[] {
  const all = formations.flatMap(withInner);
  const units = all.flatMap((formation) => formation.units);
  const { print } = words;
  const when = (met: boolean, sign: string, name: string): SignMeaning[] =>
    met ? [[sign, print(`orders.key.${name}`)]] : [];
  const origins = new Set(units.map(({ valour }) => valour.origin));
  const comes = [...all, ...units].find(({ arrives }) => arrives !== null)?.arrives ?? null;
  const hidden = [...all, ...units].some(({ umpire }) => umpire?.hidden === true);
  return [
    ...when(
      units.some(({ estimate }) => estimate),
      SIGNS.estimate,
      "estimate",
    ),
    ...when(units.some(carriesUsualMusket), "", "musket"),
    ...when(
      units.some(({ skirmishers }) => skirmishers),
      "(12)",
      "skirmishers",
    ),
    ...when(origins.has("table"), "", "table"),
    ...(["own", "undecided", "default"] as const).flatMap((origin) =>
      when(origins.has(origin), VALOUR_SIGN[origin], origin),
    ),
    ...when(units.length > 0, "", "steps"),
    ...when(
      units.some(({ figures }) => figures !== null),
      "",
      "removed",
    ),
    ...when(all.some(isRounded), "", "rounding"),
    ...when(comes !== null, `${SIGNS.arrives}${comes?.bound ?? ""}`, "arrives"),
    ...when(
      units.some(({ holds }) => holds !== null),
      SIGNS.holds,
      "holds",
    ),
    ...when(units.some(maySplit), SIGNS.split, "split"),
    ...(["worksAnywhere", "worksInside"] as const).flatMap((works) =>
      when(
        units.some((unit) => worksSigns(unit).includes(SIGNS[works])),
        SIGNS[works],
        works,
      ),
    ),
    ...suppliesKey(units, words),
    ...when(hidden, SIGNS.hidden, "hidden"),
    ...adjutantsKey(all, words),
  ];
}

/** The signs of an arrival. Troops that arrive with the formation above show only the bound. */
function arrivalSigns(arrives: ArrivalView | null): string[] {
  if (arrives === null) return [];
  const bound = `${SIGNS.arrives}${arrives.bound}`;
  return [arrives.withAbove || arrives.time === null ? bound : `${bound} ${arrives.time}`];
}

/**
 * Whether infantry may be split, which takes more than 40 figures. Cavalry splits by squadrons, and guns and wagons one
 * by one, so their numbers already show it [1.2.2].
 */
function maySplit({ arm, mostParts }: UnitView): boolean {
  const isFoot = arm === "infantry" || arm === "engineers";
  return isFoot && mostParts !== null && mostParts > 1;
}

/**
 * The sign for field works: units that may build an emplacement may build anywhere, others in the building they hold
 * [6.3.0].
 */
function worksSigns({ fieldWorks }: UnitView): string[] {
  if (fieldWorks.length === 0) return [];
  return [fieldWorks.includes("emplacement") ? SIGNS.worksAnywhere : SIGNS.worksInside];
}

/** The key for supplies; full supplies have no sign [5.5.3]. */
function suppliesKey(units: readonly UnitView[], { print }: Words): SignMeaning[] {
  const rolls = units.find(({ supplies }) => supplies !== null)?.supplies ?? null;
  if (rolls === null) return [];
  return [[print("orders.sign.supplies", { rolls }), print("orders.key.supplies", { rolls })]];
}

/** The key for adjutants, whose number is the same for all commanders [1.1.4]. */
function adjutantsKey(formations: readonly FormationView[], { print }: Words): SignMeaning[] {
  const led = formations.find(({ commander }) => commander !== null);
  return led ? [["", print("orders.key.adjutants", { count: led.adjutants })]] : [];
}

function isRounded({ totals }: FormationView): boolean {
  return Math.round(totals.rounding * 100) !== 0;
}

function withInner(formation: FormationView): FormationView[] {
  return [formation, ...formation.formations.flatMap(withInner)];
}
