import { foldText } from "../../fold-text";
import { unitsUnder } from "../visible-tree";
import type { Open, Reading } from "./open-formations";
import type { PastedLine } from "./pasted-line";
import { type StatedSum, type Sum, statedIn, sumOf } from "./sums";

/**
 * Compares a line of totals with what has been read so far: of a formation that is open, or of all. Where it fits none of
 * them, a doubt says what was read of the one it most likely speaks of.
 */
export function compareTotal(line: PastedLine, reading: Reading): void {
  const stated = statedIn(line.content);
  if (stated === null) {
    reading.doubt(line, "line-unread");
    return;
  }
  const sums = candidates(line, reading);
  if (sums.some((sum) => fits(stated, sum))) return;
  const half = sums.find(({ men, guns }) => stated.men === men || stated.guns === guns);
  const sum = half ?? subjectOf(line, reading);
  doubtSums(line, { stated, sum, name: line.content }, reading);
}

/** Compares what a heading states with what stands under it, once all is read. */
export function compareHeading(open: Open, reading: Reading): void {
  const { node, stated, line } = open;
  if (stated === null || unitsUnder([node]).length === 0) return;
  const sum = sumOf([node]);
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

/** Both numbers of men, and of guns, where they differ. */
function doubtSums(line: PastedLine, { stated, sum, name, about }: Compared, reading: Reading) {
  const { men, guns } = stated;
  if (men !== null && men !== sum.men)
    reading.doubt(line, "men-differ", { name, stated: men, read: sum.men }, about);
  if (guns !== null && guns !== sum.guns)
    reading.doubt(line, "guns-differ", { name, stated: guns, read: sum.guns }, about);
}

function candidates(line: PastedLine, { roots, all }: Reading): readonly Sum[] {
  const near = all.filter((open) => open.line.part === line.part);
  return [sumOf(roots), ...near.map(({ node }) => sumOf([node]))];
}

/** What a total speaks of: the formation it names, else the innermost that it stands under, else all. */
function subjectOf({ content, indent }: PastedLine, { roots, all, stack }: Reading): Sum {
  const folded = foldText(content);
  const named = all.findLast(({ node }) => folded.includes(foldText(node.name)));
  const above = stack.findLast(
    ({ line, flat }) => line.indent < indent || (flat && line.indent === indent),
  );
  const open = named ?? above;
  return sumOf(open ? [open.node] : roots);
}
