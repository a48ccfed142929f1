import type { Arm } from "./arm";

/** The formations a unit can stand in [1.3.1–1.3.6]. */
export const FORMATIONS = [
  "line",
  "column-of-attack",
  "column-of-march",
  "square",
  "battalion-mass",
  "huddle",
  "skirmish-line",
  "work",
  "rest",
] as const;
export type Formation = (typeof FORMATIONS)[number];

/** The formations each arm may stand in, in the order a form offers them [1.3.1–1.3.6, 6.3.0]. */
const FORMATIONS_OF_ARM: Readonly<Record<Arm, readonly Formation[]>> = {
  infantry: FORMATIONS,
  cavalry: ["line", "column-of-attack", "column-of-march", "skirmish-line", "rest"],
  artillery: ["line", "column-of-march", "work", "rest"],
  train: ["column-of-march", "rest"],
  engineers: FORMATIONS,
};

const DEFAULT_FORMATIONS: Readonly<Record<Arm, Formation>> = {
  infantry: "line",
  cavalry: "line",
  artillery: "line",
  train: "column-of-march",
  engineers: "column-of-march",
};

/**
 * The formations an arm may stand in. Square, battalion mass and huddle are for infantry only; guns
 * stand unlimbered in line or limbered in column of march; train wagons follow the artillery's rules
 * and are always limbered; pioneers form as infantry [1.2.4, 1.3.1–1.3.6, 6.3.0].
 */
export function formationsOfArm(arm: Arm): readonly Formation[] {
  return FORMATIONS_OF_ARM[arm];
}

/** A unit's formation until its author chooses another. */
export function defaultFormation(arm: Arm): Formation {
  return DEFAULT_FORMATIONS[arm];
}
