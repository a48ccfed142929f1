import type { Totals, UnitView } from "@/lib/domain/belle-alliance/scenario/scenario-view";
import type { Words } from "../../document/text/words";
import { carriesUsualMusket, VALOUR_SIGN } from "./order-signs";

/** The cells of an order of battle, by column. */
export interface OrderValues {
  readonly kind?: string;
  readonly men: string;
  readonly guns: string;
  /** Figures; for a unit, those that may skirmish follow in brackets on a second line. */
  readonly figures: string;
  /** Model guns + gunners. */
  readonly models: string;
  readonly valour?: string;
  /** For a unit, the numbers of figures at which valour falls; for a formation, its rounding. */
  readonly steps: string;
}

/** A formation's totals, with exact figures if rounding changed them. */
export function totalValues(totals: Totals, words: Words): OrderValues {
  const { number } = words;
  const counted = (value: number) => (value === 0 ? "" : number(value));
  return {
    men: counted(totals.men),
    guns: counted(totals.guns),
    figures: counted(totals.figures),
    models: totals.modelGuns === 0 ? "" : `${number(totals.modelGuns)} + ${number(totals.gunners)}`,
    steps: roundingOf(totals, words),
  };
}

/** A unit's strength, figures, valour and loss steps. */
export function unitValues(unit: UnitView, words: Words): OrderValues {
  const { number } = words;
  const { modelGuns, gunners } = unit;
  return {
    kind: unitKind(unit, words),
    men: menOf(unit, words),
    guns: gunsOf(unit, words),
    figures: figuresOf(unit, words),
    models: modelGuns === null ? "" : `${number(modelGuns)} + ${number(gunners ?? 0)}`,
    valour: valourOf(unit, words),
    steps: unit.lossSteps
      .filter((left) => left > 0)
      .map((left) => number(left))
      .join(" · "),
  };
}

function roundingOf({ rounding, exactFigures }: Totals, words: Words): string {
  const rounded = Math.round(rounding * 100) / 100;
  if (rounded === 0) return "";
  const sign = rounded > 0 ? "+" : "−";
  return words.print("orders.rounding", {
    exact: decimals(exactFigures, words),
    rounding: `${sign}${decimals(Math.abs(rounded), words)}`,
  });
}

/** The men of a unit; the remark "unknown" if missing, except for batteries and trains, which need none. */
function menOf({ arm, men, guns, estimate }: UnitView, { number, print }: Words): string {
  if (men !== null) return `${estimate ? "~" : ""}${number(men)}`;
  return guns === null && arm !== "train" ? print("orders.unknown") : "";
}

/** The figures, and below in brackets those that may skirmish [1.3.2]. */
function figuresOf({ figures, skirmishers }: UnitView, { number }: Words): string {
  if (figures === null) return "";
  return skirmishers ? `${number(figures)}\n(${number(skirmishers)})` : number(figures);
}

function gunsOf({ guns, calibrePd }: UnitView, { number, print }: Words): string {
  if (guns === null) return "";
  if (calibrePd === null) return number(guns);
  return print("orders.guns", { guns: number(guns), pounds: number(calibrePd) });
}

/**
 * The valour, with a sign if it is not simply that of table 21: set by the umpire, undecided, or missing from the
 * table.
 */
function valourOf({ valour }: UnitView, { signed }: Words): string {
  const choices = valour.tableValues.map(signed).join("/");
  const value = valour.origin === "undecided" && choices ? choices : signed(valour.value);
  return [value, VALOUR_SIGN[valour.origin]].join(" ").trim();
}

/** Formats a figure with as many decimals as needed, at most two. */
function decimals(value: number, { number }: Words): string {
  const rounded = Math.round(value * 100) / 100;
  const places = Number.isInteger(rounded) ? 0 : Number.isInteger(rounded * 10) ? 1 : 2;
  return number(rounded, places);
}

/** A unit's kind in words: arm (unless clear from the type), type, weight, weapon and special features. */
export function unitKind(unit: UnitView, { terms, print }: Words): string {
  const { arm, type, weight, weapon } = unit;
  const [first = "", ...others] = [
    ...(tellsArm(unit) ? [] : [print(`kind.arm.${arm}`)]),
    terms(`type.${type ?? "open"}`),
    ...(weight !== null && arm === "cavalry" ? [terms(`weight.${weight}`)] : []),
    ...guardWords(unit, { terms, print }),
    ...(weapon === null || carriesUsualMusket(unit) ? [] : [terms(`weapon.${weapon}`)]),
    ...(weapon === null && arm === "infantry" ? [print("kind.noWeapon")] : []),
    ...(unit.light && type !== "light" ? [print("kind.light")] : []),
    ...(unit.marksmen ? [print("kind.marksmen")] : []),
    ...(unit.lance ? [print("kind.lance")] : []),
    ...partsWords(unit, print),
    ...wagonWords(unit, print),
  ];
  return [first, ...others.map(inSentence)].join(", ");
}

/** Types for which the arm must be named: those of both infantry and cavalry, or words that only qualify the arm. */
const BARE_TYPES: ReadonlySet<UnitView["type"]> = new Set([
  null,
  "line",
  "light",
  "guard",
  "militia",
  "reserve",
]);

function tellsArm({ arm, type }: UnitView): boolean {
  return (arm !== "infantry" && arm !== "cavalry") || !BARE_TYPES.has(type);
}

/** Lower-cases the first letter of a term for use within a line. */
function inSentence(term: string): string {
  return term.charAt(0).toLocaleLowerCase() + term.slice(1);
}

function guardWords(
  { guard, guardGrade, type }: UnitView,
  { terms, print }: Pick<Words, "terms" | "print">,
): string[] {
  if (guardGrade !== null) return [terms(`guardGrade.${guardGrade}`)];
  return guard && type !== "guard" ? [print("kind.guard")] : [];
}

/** The number of wagons, and whether they carry ammunition [5.5.4]. */
function wagonWords({ wagons, ammunition }: UnitView, print: Words["print"]): string[] {
  if (wagons === null) return [];
  return [
    print("kind.wagons", { count: wagons }),
    print(ammunition ? "kind.ammunition" : "kind.noAmmunition"),
  ];
}

function partsWords({ arm, battalionsOrSquadrons }: UnitView, print: Words["print"]): string[] {
  if (battalionsOrSquadrons === null) return [];
  const counts = { count: battalionsOrSquadrons };
  if (arm === "cavalry") return [print("kind.squadrons", counts)];
  return arm === "infantry" && battalionsOrSquadrons > 1 ? [print("kind.battalions", counts)] : [];
}
