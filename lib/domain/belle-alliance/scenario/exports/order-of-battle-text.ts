import type {
  ArrivalView,
  FormationView,
  NamesView,
  ScenarioView,
  SideView,
  Totals,
  UnitView,
} from "../scenario-view";
import type { ExportLabel, ExportWords } from "./words";

const INDENT = "  ";

/**
 * The order of battle as indented text, one line per formation or unit, with totals on the formations. Formations and
 * units can be pasted back. Sides the reader may not see are left out; what is sealed from everybody is said to be.
 */
export function orderOfBattleText(view: ScenarioView, words: ExportWords): string {
  if (view.isSealed && view.sides.length === 0) return `${words.label("sealedOrder")}\n`;
  const sides = view.sides.filter(({ formations, sealed }) => formations !== null || sealed);
  return `${sides.map((side) => linesOfSide(side, words).join("\n")).join("\n\n")}\n`;
}

function linesOfSide({ name, formations, totals, sealed }: SideView, words: ExportWords): string[] {
  const heading = onOneLine(name);
  return [
    heading,
    "=".repeat([...heading].length),
    ...(formations ?? []).flatMap((each) => linesOfFormation(each, { depth: 0, words })),
    ...(totals ? ["", `${words.label("total")}: ${amounts(totals, words)}`] : []),
    ...(sealed?.names ?? []).flatMap((each) => linesOfNames(each, 0)),
    ...(sealed ? ["", words.label(sealed.names ? "sealedStrengths" : "sealedOrder")] : []),
  ];
}

function linesOfNames({ name, units, formations }: NamesView, depth: number): string[] {
  return [
    `${INDENT.repeat(depth)}${onOneLine(name)}`,
    ...units.map((unit) => `${INDENT.repeat(depth + 1)}${onOneLine(unit)}`),
    ...formations.flatMap((each) => linesOfNames(each, depth + 1)),
  ];
}

interface TextContext {
  readonly depth: number;
  readonly words: ExportWords;
}

function linesOfFormation(formation: FormationView, { depth, words }: TextContext): string[] {
  const inside = { depth: depth + 1, words };
  const { commander, name, totals } = formation;
  const leader = commander
    ? [`${INDENT.repeat(depth + 1)}${words.label("commander")}: ${nameOf(commander, words)}`]
    : [];
  return [
    `${INDENT.repeat(depth)}${onOneLine(name)} [${[amounts(totals, words), ...arrival(formation, words)].join(", ")}]`,
    ...leader,
    ...formation.units.map((unit) => `${INDENT.repeat(depth + 1)}${lineOfUnit(unit, words)}`),
    ...formation.formations.flatMap((each) => linesOfFormation(each, inside)),
  ];
}

function nameOf(commander: NonNullable<FormationView["commander"]>, words: ExportWords): string {
  const { efficiency } = commander;
  const name = onOneLine(commander.name);
  return efficiency === "normal" ? name : `${name} (${words.efficiency(efficiency)})`;
}

function lineOfUnit(unit: UnitView, words: ExportWords): string {
  const { value } = unit.valour;
  const facts = [
    unit.men === null ? null : `${unit.estimate ? "~" : ""}${words.amount("men", unit.men)}`,
    unit.guns === null ? null : words.amount("guns", unit.guns),
    unit.howitzers ? words.amount("howitzers", unit.howitzers) : null,
    unit.calibrePd === null ? null : words.amount("pounders", unit.calibrePd),
    unit.figures === null ? null : words.amount("figures", unit.figures),
    unit.modelGuns === null ? null : words.amount("modelGuns", unit.modelGuns),
    unit.wagons === null ? null : words.amount("wagons", unit.wagons),
    unit.arm === "train" ? words.label(ammunitionOf(unit)) : null,
    `${words.label("valour")} ${value > 0 ? "+" : value < 0 ? "−" : ""}${Math.abs(value)}`,
    unit.supplies === null ? null : words.amount("supplies", unit.supplies),
  ];
  return [
    onOneLine(unit.name),
    ...facts.filter((fact) => fact !== null),
    ...arrival(unit, words),
  ].join(", ");
}

function arrival(
  { arrives }: { readonly arrives: ArrivalView | null },
  words: ExportWords,
): string[] {
  return arrives && !arrives.withAbove ? [words.amount("arrives", arrives.bound)] : [];
}

/** Puts a name on one line: each line break in it would start another unit or formation. */
function onOneLine(name: string): string {
  return name.replace(/\s+/gu, " ").trim();
}

function ammunitionOf({ ammunition }: UnitView): ExportLabel {
  return ammunition ? "withAmmunition" : "withoutAmmunition";
}

function amounts(totals: Totals, words: ExportWords): string {
  const nouns = (["units", "men", "figures", "guns", "modelGuns", "wagons"] as const).filter(
    (noun) => totals[noun] > 0,
  );
  return nouns.map((noun) => words.amount(noun, totals[noun])).join(", ");
}
