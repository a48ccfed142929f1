import type { Totals, UnitView } from "@/lib/domain/scenario/scenario-view";
import type { Words } from "../text/words";

/** What stands in the columns of an order of battle, by column. */
export interface OrderValues {
  readonly kind?: string;
  readonly men: string;
  readonly guns: string;
  /** A unit's, and on a second line in brackets those of them that may skirmish. */
  readonly figures: string;
  /** Model guns + gunners. */
  readonly models: string;
  readonly valour?: string;
  /** A unit's figures at which valour falls; a formation's rounding. */
  readonly steps: string;
}

/** A formation's sums, with its exact figures where rounding moved them. */
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

/** Neither a battery nor a train owes its men. */
function menOf({ arm, men, guns, estimate }: UnitView, { number, print }: Words): string {
  if (men !== null) return `${estimate ? "~" : ""}${number(men)}`;
  return guns === null && arm !== "train" ? print("orders.unknown") : "";
}

/** The figures, and below them in brackets those that may skirmish [1.3.2]. */
function figuresOf({ figures, skirmishers }: UnitView, { number }: Words): string {
  if (figures === null) return "";
  return skirmishers ? `${number(figures)}\n(${number(skirmishers)})` : number(figures);
}

function gunsOf({ guns, calibrePd }: UnitView, { number, print }: Words): string {
  if (guns === null) return "";
  if (calibrePd === null) return number(guns);
  return print("orders.guns", { guns: number(guns), pounds: number(calibrePd) });
}

/** The value, and where it comes from: table 21, the umpire, a choice still open, or no row at all. */
function valourOf({ valour }: UnitView, { signed, print }: Words): string {
  const choices = valour.tableValues.map(signed).join("/");
  const value = valour.origin === "undecided" && choices ? choices : signed(valour.value);
  return `${value} ${print(`orders.origin.${valour.origin}`)}`;
}

/** As many decimals as the figure needs, two at the most. */
function decimals(value: number, { number }: Words): string {
  const rounded = Math.round(value * 100) / 100;
  const places = Number.isInteger(rounded) ? 0 : Number.isInteger(rounded * 10) ? 1 : 2;
  return number(rounded, places);
}

/** What a unit is, in words: arm, type, weight, weapon and what sets it apart. */
function unitKind(unit: UnitView, { terms, print }: Words): string {
  const armSpeaks = unit.arm === "infantry" || unit.arm === "cavalry";
  const [first = "", ...others] = [
    ...(armSpeaks ? [terms(`arm.${unit.arm}`)] : []),
    terms(`type.${unit.type ?? "open"}`),
    ...(unit.weight !== null && unit.arm === "cavalry" ? [terms(`weight.${unit.weight}`)] : []),
    ...guardWords(unit, { terms, print }),
    ...(unit.weapon === null ? [] : [terms(`weapon.${unit.weapon}`)]),
    ...(unit.light && unit.type !== "light" ? [print("kind.light")] : []),
    ...(unit.marksmen ? [print("kind.marksmen")] : []),
    ...(unit.lance ? [print("kind.lance")] : []),
    ...partsWords(unit, print),
    ...wagonWords(unit, print),
  ];
  return [first, ...others.map(inSentence)].join(", ");
}

/** Terms begin with a capital, as in a list; within a line they do not. */
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

/** How many wagons there are, and whether they carry ammunition [5.5.4]. */
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
