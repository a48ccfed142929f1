import type { Formation } from "@/lib/rules/belle-alliance/formation";
import type { Settings } from "../settings";
import type { Unit } from "../unit";
import type { Brigade } from "./brigades";
import { type Block, blockOf, extentOf, type LocalPlace, shifted } from "./local-place";
import type { DeploymentPlan } from "./plan";

/** The plan and settings a line of battle is built from. */
interface Order {
  readonly plan: DeploymentPlan;
  readonly settings: Settings;
}

/**
 * Draws brigades up for battle, the first on the left, with the fronts of the first line on the base line and the whole
 * centred on its middle: infantry in one line, in two or in columns, cavalry and guns as the plan says, train and
 * pioneers behind. If there is no infantry, the cavalry takes its place.
 */
export function lineOfBattle(brigades: readonly Brigade[], order: Order): LocalPlace[] {
  const isFoot = brigades.some(({ foot }) => foot.length > 0);
  const main = isFoot ? brigades : brigades.map((each) => ({ ...each, foot: each.horse }));
  const body = brigadesAbreast(main, order);
  const horse = isFoot ? brigades.flatMap((each) => each.horse) : [];
  const withHorse = [...body, ...cavalryBeside(body, horse, order)];
  const train = brigades.flatMap((each) => each.train);
  const all = [
    ...withHorse,
    ...behind(withHorse, blocksOf(train, "column-of-march", order), order),
  ];
  const { leftCm, rightCm } = extentOf(all);
  return shifted(all, { rightCm: -(leftCm + rightCm) / 2 });
}

/** Each brigade with its guns, from left to right. */
function brigadesAbreast(brigades: readonly Brigade[], order: Order): LocalPlace[] {
  const { brigadeIntervalCm } = order.plan;
  const placed: LocalPlace[] = [];
  for (const brigade of brigades) {
    const own = brigadePlaces(brigade, order);
    if (own.length === 0) continue;
    const from = placed.length === 0 ? 0 : extentOf(placed).rightCm + brigadeIntervalCm;
    placed.push(...shifted(own, { rightCm: from - extentOf(own).leftCm }));
  }
  return placed;
}

/** A brigade's lines from the left, with its guns among, in front of or behind them. */
function brigadePlaces({ foot, guns }: Brigade, order: Order): LocalPlace[] {
  const { plan } = order;
  const batteries = blocksOf(guns, "line", order);
  const [first, second] = linesOf(foot, plan);
  const front = blocksOf(first, footFormation(plan), order);
  const isMixed = plan.guns === "intervals" && front.length > 0;
  const firstLine = abreast(isMixed ? interleaved(front, batteries) : front, order);
  const lines = [...firstLine, ...secondLine(firstLine, second, order)];
  if (isMixed || batteries.length === 0) return lines;
  return [...lines, ...batteriesOf(batteries, lines, order)];
}

function linesOf(
  foot: readonly Unit[],
  { array }: DeploymentPlan,
): [readonly Unit[], readonly Unit[]] {
  if (array !== "two-lines") return [foot, []];
  const inFirst = Math.ceil(foot.length / 2);
  return [foot.slice(0, inFirst), foot.slice(inFirst)];
}

function footFormation({ array }: DeploymentPlan): Formation {
  return array === "columns" ? "column-of-attack" : "line";
}

function blocksOf(units: readonly Unit[], formation: Formation, { settings }: Order): Block[] {
  return units.map((unit) => blockOf(unit, formation, settings));
}

/**
 * Blocks side by side from the left, with their fronts on the base line; columns leave room to deploy if the plan says
 * so.
 */
function abreast(blocks: readonly Block[], { plan, settings }: Order): LocalPlace[] {
  let leftCm = 0;
  return blocks.map((block) => {
    const widthCm = roomOf(block, plan, settings);
    const xCm = leftCm + widthCm / 2;
    leftCm += widthCm + plan.intervalCm;
    return { block, xCm, frontYCm: 0 };
  });
}

function roomOf(block: Block, plan: DeploymentPlan, settings: Settings): number {
  const deploys = block.formation === "column-of-attack" && plan.columnDistance === "deploying";
  if (!deploys) return block.widthCm;
  return Math.max(block.widthCm, blockOf(block.unit, "line", settings).widthCm);
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
  units: readonly Unit[],
  order: Order,
): LocalPlace[] {
  const { plan } = order;
  const foot = first.filter(({ block }) => block.unit.arm !== "artillery");
  const frontYCm = extentOf(first).rearCm - plan.lineDistanceCm;
  let freeFromCm = Number.NEGATIVE_INFINITY;
  return blocksOf(units, footFormation(plan), order).map((block, i) => {
    const preferred = plan.secondLine === "behind" ? foot[i]?.xCm : rightOf(foot, i, order);
    const xCm = Math.max(preferred ?? 0, freeFromCm + block.widthCm / 2);
    freeFromCm = xCm + block.widthCm / 2 + plan.intervalCm;
    return { block, xCm, frontYCm };
  });
}

/** The middle of the interval to the right of a unit of the first line. */
function rightOf(foot: readonly LocalPlace[], i: number, { plan }: Order): number {
  const [here, next] = [foot[i], foot[i + 1]];
  if (!here) return 0;
  const flankCm = here.xCm + here.block.widthCm / 2;
  if (!next) return flankCm + plan.intervalCm / 2;
  return (flankCm + next.xCm - next.block.widthCm / 2) / 2;
}

/**
 * Batteries in front of or behind a brigade, centred on its front; without other troops, side by side on the base line.
 */
function batteriesOf(
  batteries: readonly Block[],
  lines: readonly LocalPlace[],
  order: Order,
): LocalPlace[] {
  if (lines.length === 0) return abreast(batteries, order);
  const row = abreast(batteries, order);
  const { leftCm, rightCm, rearCm } = extentOf(lines);
  const own = extentOf(row);
  const centred = shifted(row, { rightCm: (leftCm + rightCm - own.leftCm - own.rightCm) / 2 });
  const { intervalCm, lineDistanceCm, guns } = order.plan;
  const aheadCm = guns === "front" ? intervalCm - own.rearCm : rearCm - lineDistanceCm;
  return shifted(centred, { aheadCm });
}

/** Cavalry on the wings, in line with the infantry, or behind it. */
function cavalryBeside(
  body: readonly LocalPlace[],
  horse: readonly Unit[],
  order: Order,
): LocalPlace[] {
  const blocks = blocksOf(horse, "line", order);
  const { cavalry, brigadeIntervalCm } = order.plan;
  if (cavalry === "behind") return behind(body, blocks, order);
  const onLeft = {
    "both-wings": Math.ceil(blocks.length / 2),
    "left-wing": blocks.length,
    "right-wing": 0,
  };
  const left = abreast(blocks.slice(0, onLeft[cavalry]), order);
  const right = abreast(blocks.slice(onLeft[cavalry]), order);
  const { leftCm, rightCm } = extentOf(body);
  return [
    ...shifted(left, { rightCm: leftCm - brigadeIntervalCm - extentOf(left).rightCm }),
    ...shifted(right, { rightCm: rightCm + brigadeIntervalCm }),
  ];
}

/** A row behind everything, centred. */
function behind(body: readonly LocalPlace[], blocks: readonly Block[], order: Order): LocalPlace[] {
  const row = abreast(blocks, order);
  const { leftCm, rightCm, rearCm } = extentOf(body);
  const own = extentOf(row);
  return shifted(row, {
    rightCm: (leftCm + rightCm - own.leftCm - own.rightCm) / 2,
    aheadCm: body.length === 0 ? 0 : rearCm - order.plan.lineDistanceCm,
  });
}
