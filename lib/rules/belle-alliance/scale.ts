import type { BaseSize } from "./formation-shape";

/** What one figure, one cm and one bound represent [1.1.7]. */
export const SCALE = { menPerFigure: 20, metresPerCm: 10, minutesPerBound: 15 } as const;

/** The base sizes of the foreword in mm: infantry 15 × 15, cavalry 20 × 45, model guns 50 × 75. */
export const BASES: Readonly<Record<"infantry" | "cavalry" | "artillery", BaseSize>> = {
  infantry: { frontMm: 15, depthMm: 15, figuresPerBase: 2 },
  cavalry: { frontMm: 20, depthMm: 45, figuresPerBase: 2 },
  artillery: { frontMm: 50, depthMm: 75, figuresPerBase: 1 },
};

/** How many figures represent `men`; half a figure or more counts as one [1.1.7]. */
export function figuresOfMen(men: number, menPerFigure: number = SCALE.menPerFigure): number {
  return Math.floor((2 * men + menPerFigure) / (2 * menPerFigure));
}

/** A model gun represents up to this many guns [1.1.7]. */
const GUNS_PER_MODEL_GUN = 4;

/** The fewest model guns that may represent `guns`; the most is the number of guns itself [1.1.7]. */
export function leastModelGuns(guns: number): number {
  return Math.ceil(guns / GUNS_PER_MODEL_GUN);
}

/** The least and most model guns an author may choose to represent `guns` [1.1.7]. */
export function modelGunRange(guns: number): { readonly least: number; readonly most: number } {
  return { least: leastModelGuns(guns), most: guns };
}

/** One gunner figure for each real gun [1.1.7]. */
export function gunnersOfGuns(guns: number): number {
  return guns;
}
