/** A part of a way as it is paid for: a run whose cost is spread along it, or a sum paid in one place [7.6]. */
export type PaidStep =
  | { readonly kind: "run"; readonly lengthCm: number; readonly costCm: number }
  | { readonly kind: "sum"; readonly costCm: number }
  /** The turn ends here, whatever movement is left: the middle of a river [3.5]. */
  | { readonly kind: "halt" };

/** What is left of a turn below this is nothing. */
const NOTHING_CM = 1e-6;

/** What a way costs in all, in cm of movement [3.5, 7.6]. */
export function costOf(steps: readonly PaidStep[]): number {
  return steps.reduce((sum, step) => sum + (step.kind === "halt" ? 0 : step.costCm), 0);
}

/**
 * In which turn a unit is at the end of its way. A sum is paid within one turn, or the unit waits before it until the
 * next, as before a built-up area [3.5]. Null if one sum is more than a whole turn's movement.
 */
export function turnsFor(steps: readonly PaidStep[], allowanceCm: number): number | null {
  let turns = 1;
  let leftCm = allowanceCm;
  const next = () => {
    turns++;
    leftCm = allowanceCm;
  };
  let isHalted = false;
  for (const step of steps) {
    if (step.kind === "halt") {
      isHalted = true;
      continue;
    }
    if (isHalted) next();
    isHalted = false;
    if (step.kind === "sum") {
      if (step.costCm > allowanceCm) return null;
      if (step.costCm > leftCm + NOTHING_CM) next();
      leftCm -= step.costCm;
      continue;
    }
    const overCm = step.costCm - leftCm;
    const more = Math.max(0, Math.ceil((overCm - NOTHING_CM) / allowanceCm));
    turns += more;
    leftCm = leftCm + more * allowanceCm - step.costCm;
  }
  return turns;
}
