import type { Settings } from "../settings";
import { type Block, blockOf, extentOf, type LocalPlace, shifted } from "./local-place";
import type { DeploymentPlan } from "./plan";

/** The plan and settings a line of battle is built from. */
export interface Order {
  readonly plan: DeploymentPlan;
  readonly settings: Settings;
  /** What stands side by side is no wider than this, in cm, if it can be divided; infinite if there is no limit. */
  readonly withinCm: number;
}

/**
 * Blocks side by side from the left, with their fronts on the base line; columns leave room to deploy if the plan says
 * so.
 */
export function abreast(blocks: readonly Block[], { plan, settings }: Order): LocalPlace[] {
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

/** Parts side by side from the left, as many as the width takes, and the others in rows behind them. */
export function inRows(parts: readonly (readonly LocalPlace[])[], order: Order): LocalPlace[] {
  const rows: LocalPlace[][] = [];
  for (const part of parts) {
    const row = rows.at(-1);
    const own = extentOf(part);
    const from = row ? extentOf(row).rightCm + order.plan.brigadeIntervalCm : 0;
    const startCm = row ? extentOf(row).leftCm : 0;
    if (row && from - startCm + own.rightCm - own.leftCm <= order.withinCm) {
      row.push(...shifted(part, { rightCm: from - own.leftCm }));
    } else rows.push(shifted(part, { rightCm: -own.leftCm }));
  }
  return inDepth(rows, order);
}

/** Parts one behind the other, each centred on the first. */
export function inDepth(parts: readonly (readonly LocalPlace[])[], order: Order): LocalPlace[] {
  const placed: LocalPlace[] = [];
  for (const part of parts) placed.push(...behind(placed, part, order));
  return placed;
}

/** Places behind all others, centred on them. */
export function behind(
  body: readonly LocalPlace[],
  places: readonly LocalPlace[],
  { plan }: Order,
): LocalPlace[] {
  if (body.length === 0) return [...places];
  const { leftCm, rightCm, rearCm } = extentOf(body);
  const aheadCm = rearCm - plan.lineDistanceCm - extentOf(places).frontCm;
  return shifted(centredOn(places, (leftCm + rightCm) / 2), { aheadCm });
}

/** Moves places to the right or left so that their middle is there. */
export function centredOn(places: readonly LocalPlace[], xCm: number): LocalPlace[] {
  const { leftCm, rightCm } = extentOf(places);
  return shifted(places, { rightCm: xCm - (leftCm + rightCm) / 2 });
}

/**
 * Batteries in front of or behind some lines, as near to their middle as other batteries there allow; without lines,
 * side by side on the base line.
 */
export function withBatteries(
  lines: readonly LocalPlace[],
  batteries: readonly Block[],
  order: Order,
): LocalPlace[] {
  const row = abreast(batteries, order);
  if (lines.length === 0 || row.length === 0) return [...lines, ...row];
  if (order.plan.guns === "behind") return [...lines, ...behind(lines, row, order)];
  const troops = lines.filter(({ block }) => block.unit.arm !== "artillery");
  const { leftCm, rightCm, frontCm } = extentOf(troops.length > 0 ? troops : lines);
  const centred = centredOn(row, (leftCm + rightCm) / 2);
  const aheadOf = (cm: number) =>
    shifted(centred, { aheadCm: cm + order.plan.intervalCm - extentOf(row).rearCm });
  const before = lines.filter(({ frontYCm }) => frontYCm > frontCm);
  const beside = [...lines, ...besideOthers(aheadOf(frontCm), before, order)];
  const isTooWide = extentOf(beside).rightCm - extentOf(beside).leftCm > order.withinCm;
  return isTooWide ? [...lines, ...aheadOf(extentOf(lines).frontCm)] : beside;
}

/** Moves a row to the right or left by as little as takes it clear of others. */
function besideOthers(
  row: readonly LocalPlace[],
  others: readonly LocalPlace[],
  { plan }: Order,
): LocalPlace[] {
  const own = extentOf(row);
  const shifts = others.flatMap(({ block, xCm }) => {
    const awayCm = block.widthCm / 2 + plan.intervalCm;
    return [xCm + awayCm - own.leftCm, xCm - awayCm - own.rightCm];
  });
  const isClear = (rightCm: number) =>
    others.every(
      ({ block, xCm }) =>
        own.leftCm + rightCm >= xCm + block.widthCm / 2 - ALIKE_CM ||
        own.rightCm + rightCm <= xCm - block.widthCm / 2 + ALIKE_CM,
    );
  const [rightCm = 0] = [0, ...shifts]
    .filter(isClear)
    .toSorted((a, b) => Math.abs(a) - Math.abs(b));
  return shifted(row, { rightCm });
}

const ALIKE_CM = 0.01;
