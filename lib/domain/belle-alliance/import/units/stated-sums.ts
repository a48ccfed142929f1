import { foldText } from "../../../document/fold-text";
import type { FormationNode } from "../../scenario/formation";
import { unitsUnder } from "../../scenario/visible-tree";
import type { PastedLine } from "../lines/pasted-line";
import type { Open, Reading } from "../sides/open-formations";
import { type StatedSum, type Sum, statedIn, sumOf } from "./sums";

/**
 * Compares a line of totals with the sums of the formations so far, and of everything. If it matches none, a doubt
 * shows the sum of what it most likely refers to.
 */
export function compareTotal(line: PastedLine, reading: Reading): void {
  const stated = statedIn(line.content, reading.officers);
  if (stated === null) {
    reading.doubt(line, "line-unread");
    return;
  }
  const sums = candidates(line, reading);
  const whole = sums.find(({ sum }) => fits(stated, sum));
  const half = sums.find(({ sum }) => stated.men === sum.men || stated.guns === sum.guns);
  const { of, sum } = whole ?? half ?? subjectOf(line, reading);
  reading.stated.push({ of, line: line.line, ...stated });
  if (!whole)
    doubtSums(line, { stated, sum, name: line.content, ...(of && { about: of }) }, reading);
}

/** Compares the sum stated in a heading with what is under it, once everything has been read. */
export function compareHeading(open: Open, reading: Reading): void {
  const { node, stated, line } = open;
  if (stated === null || unitsUnder([node]).length === 0) return;
  const sum = sumOf([node]);
  reading.stated.push({ of: node.id, line: line.line, ...stated });
  doubtSums(line, { stated, sum, name: node.name, about: node.id }, reading);
}

function fits(stated: StatedSum, sum: Sum): boolean {
  return (
    (stated.men === null || stated.men === sum.men) &&
    (stated.guns === null || stated.guns === sum.guns)
  );
}

interface Compared {
  readonly stated: StatedSum;
  readonly sum: Sum;
  readonly name: string;
  readonly about?: string;
}

/** Reports both numbers of men, and of guns, if they differ. */
function doubtSums(line: PastedLine, { stated, sum, name, about }: Compared, reading: Reading) {
  const { men, guns } = stated;
  if (men !== null && men !== sum.men)
    reading.doubt(line, "men-differ", { name, stated: men, read: sum.men }, about);
  if (guns !== null && guns !== sum.guns)
    reading.doubt(line, "guns-differ", { name, stated: guns, read: sum.guns }, about);
}

interface Subject {
  /** Id of the formation; null for everything read so far. */
  readonly of: string | null;
  readonly sum: Sum;
}

function candidates(line: PastedLine, { roots, all }: Reading): readonly Subject[] {
  const near = all.filter((open) => open.line.part === line.part);
  return [{ of: null, sum: sumOf(roots) }, ...near.map(({ node }) => subject(node))];
}

function subject(node: FormationNode): Subject {
  return { of: node.id, sum: sumOf([node]) };
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
  if (open) return subject(open.node);
  const flat = stack.filter(({ line, flat: isFlat }) => isFlat && line.indent === indent);
  return nearest(statedIn(content, reading.officers), [
    { of: null, sum: sumOf(roots) },
    ...flat.map(({ node }) => subject(node)),
  ]);
}

function nearest(stated: StatedSum | null, subjects: readonly [Subject, ...Subject[]]): Subject {
  const off = ({ sum }: Subject) =>
    Math.abs((stated?.men ?? sum.men) - sum.men) + Math.abs((stated?.guns ?? sum.guns) - sum.guns);
  return subjects.reduce((best, each) => (off(each) < off(best) ? each : best));
}
