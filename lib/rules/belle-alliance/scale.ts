import type { BaseSize } from "./formation-shape";

/** What the game's units of men, ground and time stand for [1.1.7]. */
export const SCALE = { menPerFigure: 20, metresPerCm: 10, minutesPerBound: 15 } as const;

/** The bases of the foreword in mm: infantry 15 × 15, cavalry 20 × 45, model guns 50 × 75. */
export const BASES: Readonly<Record<"infantry" | "cavalry" | "artillery", BaseSize>> = {
  infantry: { frontMm: 15, depthMm: 15, figuresPerBase: 2 },
  cavalry: { frontMm: 20, depthMm: 45, figuresPerBase: 2 },
  artillery: { frontMm: 50, depthMm: 75, figuresPerBase: 1 },
};
