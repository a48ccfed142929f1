import type { Arm } from "./arm";

/**
 * The formations a unit can stand in [1.3.1–1.3.6]. A `garrison` holds a building and has no formation of its own: when
 * it is fired at or attacked it counts as in line, without flanks or rear [6.1.2].
 */
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
  "garrison",
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

/** What a unit in a building can do there: hold it, or work on it without leaving it [1.3.5, 6.1.2]. */
const FORMATIONS_INSIDE: readonly Formation[] = ["garrison", "work"];

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
 * and are always limbered; pioneers form as infantry; only these two hold buildings [1.2.4, 1.3.1–1.3.6, 6.1.1, 6.3.0].
 */
export function formationsOfArm(arm: Arm): readonly Formation[] {
  return FORMATIONS_OF_ARM[arm];
}

/** The formations an arm may take in the open, in the order a form offers them. */
export function formationsInOpen(arm: Arm): readonly Formation[] {
  return formationsOfArm(arm).filter((each) => each !== "garrison");
}

/** The formations an arm may have in a building that it holds; none if it may hold none [6.1.1]. */
export function formationsInside(arm: Arm): readonly Formation[] {
  return formationsOfArm(arm).includes("garrison") ? FORMATIONS_INSIDE : [];
}

/** A unit's formation until its author chooses another. */
export function defaultFormation(arm: Arm): Formation {
  return DEFAULT_FORMATIONS[arm];
}
