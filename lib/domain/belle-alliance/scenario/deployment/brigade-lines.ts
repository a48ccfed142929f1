import type { Formation } from "@/lib/rules/belle-alliance/formation";
import type { Unit } from "../unit";
import { abreast, centredOn, inDepth, type Order, withBatteries } from "./arrange";
import { type Block, blockOf, extentOf, type LocalPlace } from "./local-place";
import type { DeploymentPlan } from "./plan";

/** The units of a brigade that form its lines, and its batteries. */
interface Brigade {
  readonly own: readonly Unit[];
  readonly guns: readonly Block[];
}

/** A brigade's lines from the left, with its guns among, in front of or behind them. */
export function brigadeLines({ own, guns }: Brigade, order: Order): LocalPlace[] {
  const blocks = own.map((unit) => blockOf(unit, lineFormation(order.plan), order.settings));
  const isMixed = order.plan.guns === "intervals" && blocks.length > 0;
  const lines = linesOf(blocks, isMixed ? guns : [], order);
  return isMixed ? lines : withBatteries(lines, guns, order);
}

function lineFormation({ array }: DeploymentPlan): Formation {
  return array === "columns" ? "column-of-attack" : "line";
}

function linesOf(blocks: readonly Block[], among: readonly Block[], order: Order): LocalPlace[] {
  const { array } = order.plan;
  const inFirst = array === "two-lines" ? Math.ceil(blocks.length / 2) : blocks.length;
  const front = abreast(interleaved(blocks.slice(0, inFirst), among), order);
  if (widthOf(front) > order.withinCm && blocks.length > 1) return rowsOf(blocks, among, order);
  return [...front, ...secondLine(front, blocks.slice(inFirst), order)];
}

/** As many even rows as the width asks for, one behind the other. */
function rowsOf(blocks: readonly Block[], among: readonly Block[], order: Order): LocalPlace[] {
  const evenRows = (count: number) =>
    Array.from({ length: count }, (_, i) => {
      const start = Math.ceil((i * blocks.length) / count);
      const row = blocks.slice(start, Math.ceil(((i + 1) * blocks.length) / count));
      return centredOn(abreast(i === 0 ? interleaved(row, among) : row, order), 0);
    });
  let count = 2;
  while (count < blocks.length && Math.max(...evenRows(count).map(widthOf)) > order.withinCm)
    count++;
  return inDepth(evenRows(count), order);
}

function widthOf(places: readonly LocalPlace[]): number {
  const { leftCm, rightCm } = extentOf(places);
  return rightCm - leftCm;
}

/** Distributes guns evenly among the intervals of the infantry; next to a single unit, on its right. */
function interleaved(foot: readonly Block[], guns: readonly Block[]): Block[] {
  const interval = (gun: number) => {
    const even = Math.round(((gun + 1) * foot.length) / (guns.length + 1));
    return Math.max(1, Math.min(even, Math.max(1, foot.length - 1)));
  };
  return foot.flatMap((block, i) => [block, ...guns.filter((_, gun) => interval(gun) === i + 1)]);
}

/** The second line: behind the units of the first, or opposite its intervals and right flank; units never overlap. */
function secondLine(
  first: readonly LocalPlace[],
  blocks: readonly Block[],
  { plan }: Order,
): LocalPlace[] {
  const foot = first.filter(({ block }) => block.unit.arm !== "artillery");
  const frontYCm = extentOf(first).rearCm - plan.lineDistanceCm;
  let freeFromCm = Number.NEGATIVE_INFINITY;
  return blocks.map((block, i) => {
    const preferred = plan.secondLine === "behind" ? foot[i]?.xCm : rightOf(foot, i, plan);
    const xCm = Math.max(preferred ?? 0, freeFromCm + block.widthCm / 2);
    freeFromCm = xCm + block.widthCm / 2 + plan.intervalCm;
    return { block, xCm, frontYCm };
  });
}

/** The middle of the interval to the right of a unit of the first line. */
function rightOf(foot: readonly LocalPlace[], i: number, { intervalCm }: DeploymentPlan): number {
  const [here, next] = [foot[i], foot[i + 1]];
  if (!here) return 0;
  const flankCm = here.xCm + here.block.widthCm / 2;
  if (!next) return flankCm + intervalCm / 2;
  return (flankCm + next.xCm - next.block.widthCm / 2) / 2;
}
