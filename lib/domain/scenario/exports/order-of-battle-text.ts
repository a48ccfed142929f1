import type { FormationView, ScenarioView, SideView, Totals, UnitView } from "../scenario-view";
import type { ExportWords } from "./words";

const INDENT = "  ";

/**
 * The order of battle as indented text, a line a formation or unit, with totals at its formations.
 * Formations and units can be pasted back. Sides the reader may not see are left out.
 */
export function orderOfBattleText(view: ScenarioView, words: ExportWords): string {
  const sides = view.sides.filter(({ formations }) => formations !== null);
  return `${sides.map((side) => linesOfSide(side, words).join("\n")).join("\n\n")}\n`;
}

function linesOfSide({ name, formations, totals }: SideView, words: ExportWords): string[] {
  return [
    name,
    "=".repeat([...name].length),
    ...(formations ?? []).flatMap((each) => linesOfFormation(each, { depth: 0, words })),
    ...(totals ? ["", `${words.label("total")}: ${amounts(totals, words)}`] : []),
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
    `${INDENT.repeat(depth)}${name} [${amounts(totals, words)}]`,
    ...leader,
    ...formation.units.map((unit) => `${INDENT.repeat(depth + 1)}${lineOfUnit(unit, words)}`),
    ...formation.formations.flatMap((each) => linesOfFormation(each, inside)),
  ];
}

function nameOf(commander: NonNullable<FormationView["commander"]>, words: ExportWords): string {
  const { name, efficiency } = commander;
  return efficiency === "normal" ? name : `${name} (${words.efficiency(efficiency)})`;
}

function lineOfUnit(unit: UnitView, words: ExportWords): string {
  const { value } = unit.valour;
  const facts = [
    unit.men === null ? null : `${unit.estimate ? "~" : ""}${words.amount("men", unit.men)}`,
    unit.guns === null ? null : words.amount("guns", unit.guns),
    unit.calibrePd === null ? null : words.amount("pounders", unit.calibrePd),
    unit.figures === null ? null : words.amount("figures", unit.figures),
    unit.modelGuns === null ? null : words.amount("modelGuns", unit.modelGuns),
    `${words.label("valour")} ${value > 0 ? "+" : value < 0 ? "−" : ""}${Math.abs(value)}`,
  ];
  return [unit.name, ...facts.filter((fact) => fact !== null)].join(", ");
}

function amounts(totals: Totals, words: ExportWords): string {
  const nouns = (["units", "men", "figures", "guns", "modelGuns"] as const).filter(
    (noun) => totals[noun] > 0,
  );
  return nouns.map((noun) => words.amount(noun, totals[noun])).join(", ");
}
