import { type MarchStep, workOutMarch } from "@/lib/rules/belle-alliance/march";
import type { MarchRefusal } from "@/lib/rules/belle-alliance/march-passage";
import type {
  March,
  MarchMode,
  Stretch,
  TurnOnWay,
} from "@/lib/rules/belle-alliance/march-question";
import type { MarchingUnit } from "@/lib/rules/belle-alliance/march-row";
import { turnLengthCm } from "@/lib/rules/belle-alliance/march-turn";

/**
 * A unit, or a column of several that marches like its slowest. That ground slows such a column for as long as its
 * longest unit is on it, not for all of its length, is our reading: 2.3.1 speaks of the figures of a unit.
 */
export interface MarchingColumn extends MarchingUnit {
  /** The depth of the unit, or of the longest. */
  readonly depthCm: number;
  /** From the head of the first unit to the tail of the last; the depth if there is one. */
  readonly lengthCm?: number;
  /** The front of the unit, or of the broadest; without it turns take no time. */
  readonly frontCm?: number;
}

/** What slows a column while its head goes so far along the way: the ground or the obstacle under it. */
export interface Slowing extends Pick<MarchStep, "ground" | "obstacle"> {
  readonly fromCm: number;
  readonly toCm: number;
}

/** A bend of the way, and the bounds that turning there takes. */
export interface Bend extends Pick<TurnOnWay, "degrees" | "kind"> {
  readonly fromCm: number;
  readonly bounds: number;
}

export interface MarchOverBounds {
  /** How far the head has come along the way at the end of each bound, in cm. */
  readonly headCm: readonly number[];
  /** The bound, counted from 1, in which the head comes to the end of the way; null if it does not. */
  readonly headArrivesBound: number | null;
  /** The bound in which the tail is there as well. */
  readonly tailArrivesBound: number | null;
  readonly slowedBy: readonly Slowing[];
  /** The bends at which it turned, as far as it came. */
  readonly bends: readonly Bend[];
  /** What stopped it on the way; null if nothing did. */
  readonly stopped: MarchRefusal | null;
}

/** The most bounds a march is followed for. */
const MAX_BOUNDS = 200;
/** What adding up lengths may lose. */
const A_HAIR_CM = 1e-6;

/**
 * A march along stretches of ground, bound after bound, each worked out by itself. The head waits at the end of the way
 * until the tail has come up, as over a road or ordinary ground beyond it: what is there makes room. `fast` takes it
 * that no closed enemy is within 90 cm anywhere on the way [2.3.2]. Turns are made where they are given [2.4.2]; one that a
 * bound does not finish goes on in the next. These are our assumptions.
 */
export function marchOverBounds(
  column: MarchingColumn,
  way: readonly Stretch[],
  mode: Extract<MarchMode, "ordinary" | "fast">,
  turns: readonly TurnOnWay[] = [],
): MarchOverBounds {
  const { depthCm, lengthCm = depthCm } = column;
  const wayCm = way.reduce((sum, stretch) => sum + stretch.lengthCm, 0);
  const ground: Stretch["ground"] = way.at(-1)?.ground === "road" ? "road" : "ordinary";
  const withBeyond = [...way, { ground, lengthCm: Number.POSITIVE_INFINITY }];
  const reached: number[] = [];
  const steps: MarchStep[] = [];
  let atCm = 0;
  let stopped: MarchRefusal | null = null;
  let ahead = turns;
  while (!stopped && reached.length < MAX_BOUNDS && atCm < wayCm + lengthCm - A_HAIR_CM) {
    const around = cutAtHead(withBeyond, { atCm, depthCm });
    const from = atCm;
    const turnsOnWay = ahead.map((turn) => ({ ...turn, atCm: Math.max(0, turn.atCm - from) }));
    const bound = workOutMarch({ ...column, mode, ...around, turnsOnWay });
    ahead = turnsLeft(ahead, column, bound.steps);
    for (const step of bound.steps) steps.push({ ...step, fromCm: step.fromCm + atCm });
    atCm += bound.distanceCm;
    stopped = bound.stopped ?? bound.illegal;
    reached.push(atCm);
  }
  const arrives = (cm: number) => {
    const index = reached.findIndex((head) => head >= cm - A_HAIR_CM);
    return index < 0 ? null : index + 1;
  };
  return {
    headCm: reached.map((cm) => Math.min(cm, wayCm)),
    headArrivesBound: arrives(wayCm),
    tailArrivesBound: arrives(wayCm + lengthCm),
    slowedBy: slowings(steps, wayCm),
    bends: bendsOf(turns, steps),
    stopped,
  };
}

/** The turns still to be made after a bound; one that was begun has so many degrees less. */
function turnsLeft(
  turns: readonly TurnOnWay[],
  { frontCm = 0 }: MarchingColumn,
  steps: readonly MarchStep[],
): readonly TurnOnWay[] {
  const made = steps.filter(({ kind }) => kind === "turn");
  const last = made.at(-1);
  const begun = turns[made.length - 1];
  if (!last || !begun) return turns;
  const wholeCm = turnLengthCm(begun, frontCm);
  const left = turns.slice(made.length);
  if (last.lengthCm >= wholeCm - A_HAIR_CM) return left;
  return [{ ...begun, degrees: begun.degrees * (1 - last.lengthCm / wholeCm) }, ...left];
}

function bendsOf(turns: readonly TurnOnWay[], steps: readonly MarchStep[]): Bend[] {
  const made = steps.filter(({ kind }) => kind === "turn");
  return turns.flatMap(({ atCm: fromCm, kind, degrees }) => {
    const parts = made.filter((step) => Math.abs(step.fromCm - fromCm) < A_HAIR_CM);
    if (parts.length === 0) return [];
    return [{ fromCm, kind, degrees, bounds: parts.reduce((sum, { bounds }) => sum + bounds, 0) }];
  });
}

/** The ground before a head and behind it, as far as the unit is deep. */
function cutAtHead(
  way: readonly Stretch[],
  { atCm, depthCm }: { readonly atCm: number; readonly depthCm: number },
): Pick<March, "start" | "path"> {
  const start: Stretch[] = [];
  const path: Stretch[] = [];
  let beginsCm = 0;
  for (const stretch of way) {
    const endsCm = beginsCm + stretch.lengthCm;
    const behindCm = Math.min(endsCm, atCm) - Math.max(beginsCm, atCm - depthCm);
    if (behindCm > 0) start.unshift({ ...stretch, lengthCm: behindCm });
    const aheadCm = endsCm - Math.max(beginsCm, atCm);
    if (aheadCm > 0) path.push({ ...stretch, lengthCm: aheadCm });
    beginsCm = endsCm;
  }
  return { start, path };
}

/** The parts of a way on which the ground is worse than ordinary or an obstacle takes some of the rate. */
function slowings(steps: readonly MarchStep[], wayCm: number): Slowing[] {
  const slow: Slowing[] = [];
  for (const { kind, ground, obstacle, fromCm, lengthCm } of steps) {
    if (kind === "turn") continue;
    const isSlow = obstacle !== null || ground === "difficult" || ground === "wood";
    if (!isSlow || fromCm >= wayCm) continue;
    const toCm = Math.min(wayCm, fromCm + lengthCm);
    const last = slow.at(-1);
    const goesOn = last && last.ground === ground && last.obstacle === obstacle;
    if (goesOn && last.toCm >= fromCm - A_HAIR_CM) slow[slow.length - 1] = { ...last, toCm };
    else slow.push({ ground, obstacle, fromCm, toCm });
  }
  return slow;
}
