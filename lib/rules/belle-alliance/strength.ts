import { SCALE } from "./scale";

/** Figures that stand for `men`, half a figure or more counting as one [1.1.7]. */
export function figuresOfMen(men: number, menPerFigure: number = SCALE.menPerFigure): number {
  return Math.floor((2 * men + menPerFigure) / (2 * menPerFigure));
}

/** A model gun stands for one to this many guns [1.1.7]. */
export const GUNS_PER_MODEL_GUN = 4;

/** The fewest model guns that may stand for `guns`; the most is the number of guns itself [1.1.7]. */
export function leastModelGuns(guns: number): number {
  return Math.ceil(guns / GUNS_PER_MODEL_GUN);
}

/** The model guns an author may choose for `guns`, least and most [1.1.7]. */
export function modelGunRange(guns: number): { readonly least: number; readonly most: number } {
  return { least: leastModelGuns(guns), most: guns };
}

/** One gunner figure for each real gun [1.1.7]. */
export function gunnersOfGuns(guns: number): number {
  return guns;
}
