import { foldText } from "../../../document/fold-text";
import type { FormationNode } from "../../scenario/formation";
import type { Unit } from "../../scenario/unit";
import { unitsUnder } from "../../scenario/visible-tree";
import type { PastedLine } from "../lines/pasted-line";
import type { Open, Reading } from "../sides/open-formations";
import {
  type OpenTotal,
  type StatedSum,
  type Subject,
  type SumBesideOfficers,
  statedIn,
  sumOf,
} from "./sums";

/** Compares a line of totals with the sums of the formations so far, and of everything; keeps it if it matches none. */
export function compareTotal(line: PastedLine, reading: Reading): void {
  const stated = statedIn(line.content, reading.officers);
  if (stated === null) {
    reading.doubt(line, "line-unread");
    return;
  }
  const whole = candidates(line, reading).find(({ sum }) => fits(stated, sum));
  if (whole) {
    reading.stated.push({ of: whole.of, line: line.line, ...stated });
    return;
  }
  const open = reading.stack.map(({ node }) => node);
  const inner = open.at(-1);
  const isAhead = inner !== undefined && unitsUnder([inner]).length === 0;
  const mostLikely = isAhead ? subject(inner, reading) : subjectOf(line, reading);
  reading.openTotals.push({ line, stated, subject: mostLikely, open });
}

/**
 * Compares the sums stated in headings, and the kept lines of totals, once everything has been read: those of the fewest
 * units first.
 */
export function compareSums(reading: Reading): void {
  const compared = [
    ...reading.all.flatMap((open) => headingCompared(open, reading) ?? []),
    ...reading.openTotals.flatMap((total) => totalCompared(total, reading) ?? []),
  ];
  for (const each of compared) {
    const { line, of, stated } = each;
    reading.stated.push({ of, line: line.line, ...stated });
  }
  for (const each of compared.toSorted((a, b) => a.units.length - b.units.length))
    doubtSums(each, reading);
}

function headingCompared({ node, stated, line }: Open, reading: Reading): Compared | null {
  const units = unitsUnder([node]);
  if (stated === null || units.length === 0) return null;
  return {
    line,
    stated,
    sum: sumBeside([node], reading),
    name: node.name,
    units,
    of: node.id,
    about: node.id,
  };
}

function totalCompared(
  { line, stated, subject: then, open }: OpenTotal,
  reading: Reading,
): Compared {
  const ahead = open.findLast((node) => fits(stated, sumBeside([node], reading)));
  const of = ahead?.id ?? then.of;
  const node = ahead ?? reading.all.find((each) => each.node.id === of)?.node;
  const [only, ...others] = reading.roots;
  return {
    line,
    stated,
    sum: node ? sumBeside([node], reading) : then.sum,
    name: line.content.startsWith("=") && node ? node.name : line.content,
    units: unitsUnder(node ? [node] : reading.roots),
    of,
    about: of ?? (only && others.length === 0 ? only.id : null),
  };
}

function sumBeside(nodes: readonly FormationNode[], { officersOf }: Reading): SumBesideOfficers {
  const officers = unitsUnder(nodes).reduce((sum, { id }) => sum + (officersOf.get(id) ?? 0), 0);
  return { ...sumOf(nodes), officers };
}

function fits(stated: StatedSum, sum: SumBesideOfficers): boolean {
  return fitsMen(stated, sum) && (stated.guns === null || stated.guns === sum.guns);
}

/** Totals count officers or leave them out, whatever stands beside each unit. */
function fitsMen({ men }: StatedSum, sum: SumBesideOfficers): boolean {
  return men === null || men === sum.men || men === sum.men + sum.officers;
}

interface Compared {
  readonly line: PastedLine;
  readonly stated: StatedSum;
  readonly sum: SumBesideOfficers;
  readonly name: string;
  /** The units the sum is of. */
  readonly units: readonly Unit[];
  /** Id of the formation it is of; null for everything above its line. */
  readonly of: string | null;
  /** Id of the formation to change; null if there is none. */
  readonly about: string | null;
}

/**
 * Reports both numbers of men, and of guns, if they differ. Men that some of the units lack can be shared among these
 * instead, by the innermost sum that covers them.
 */
function doubtSums({ line, stated, sum, name, units, about }: Compared, reading: Reading): void {
  const { men, guns } = stated;
  const lacking = units.filter((unit) => unit.men === null && unit.arm !== "artillery");
  const open = lacking.filter(({ id }) => !reading.shared.has(id));
  const isSharedOut = lacking.length > open.length && open.length === 0;
  const subject = about ?? undefined;
  if (men !== null && open.length > 0 && men - sum.men >= open.length) {
    reading.doubt(line, "formation-strength", { name, men, count: open.length }, subject);
    for (const { id } of open) reading.shared.add(id);
  } else if (men !== null && !fitsMen(stated, sum) && !(men > sum.men && isSharedOut))
    reading.doubt(line, "men-differ", { name, stated: men, read: sum.men }, subject);
  if (guns !== null && guns !== sum.guns)
    reading.doubt(line, "guns-differ", { name, stated: guns, read: sum.guns }, subject);
}

function candidates(line: PastedLine, reading: Reading): readonly Subject[] {
  const { roots, all } = reading;
  const near = all.filter((open) => open.line.part === line.part);
  return [
    ...near.toReversed().map(({ node }) => subject(node, reading)),
    { of: null, sum: sumBeside(roots, reading) },
  ];
}

function subject(node: FormationNode, reading: Reading): Subject {
  return { of: node.id, sum: sumBeside([node], reading) };
}

/**
 * What a total refers to: the formation it names, otherwise the innermost one it is indented under; at the same indent
 * as the headings, whichever of the open formations or the whole is closest.
 */
function subjectOf({ content, indent }: PastedLine, reading: Reading): Subject {
  const { roots, all, stack } = reading;
  const folded = foldText(content);
  const named = all.findLast(({ node }) => folded.includes(foldText(node.name)));
  const open = named ?? stack.findLast(({ line }) => line.indent < indent);
  if (open) return subject(open.node, reading);
  const inner = stack.at(-1);
  if (inner?.node.units.some(({ men, arm }) => men === null && arm !== "artillery"))
    return subject(inner.node, reading);
  const flat = stack.filter(({ line, flat: isFlat }) => isFlat && line.indent === indent);
  return nearest(statedIn(content, reading.officers), [
    { of: null, sum: sumBeside(roots, reading) },
    ...flat.map(({ node }) => subject(node, reading)),
  ]);
}

function nearest(stated: StatedSum | null, subjects: readonly [Subject, ...Subject[]]): Subject {
  const off = ({ sum }: Subject) =>
    Math.abs((stated?.men ?? sum.men) - sum.men) + Math.abs((stated?.guns ?? sum.guns) - sum.guns);
  return subjects.reduce((best, each) => (off(each) < off(best) ? each : best));
}
