/** A regiment's bases and what they can still take. */
export interface Bases {
  readonly bases: number;
  /** WTR of one base. */
  readonly endurance: number;
  /** Points lost already by the base that suffers first. */
  readonly damage: number;
}

/** Points of WTR a regiment has left. */
export function pointsLeft({ bases, endurance, damage }: Bases): number {
  return bases * endurance - damage;
}

/** Whole bases a loss of WTR takes off the table, all of one endurance [8.1, 10.20]. */
export function basesLost(unit: Bases, loss: number): number {
  return Math.min(unit.bases, Math.floor((unit.damage + loss) / unit.endurance));
}
