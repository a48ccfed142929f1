/** The steps by which tables 6 to 9 compare figures, in per cent more than the other party's. */
export const FIGURE_STEPS = [50, 100, 200, 300, 400] as const;

export interface FiguresCompared {
  readonly own: number;
  readonly other: number;
  /** The last step of the table: 400 in tables 6 and 7, 200 in 8 and 9. */
  readonly lastStep: (typeof FIGURE_STEPS)[number];
}

/**
 * The row that holds for whoever has more figures, "more-100" from twice as many; null below half as
 * many again. In table 7 own figures are gunners times 5 [3.4.3].
 */
export function figuresStep({ own, other, lastStep }: FiguresCompared): string | null {
  const reached = FIGURE_STEPS.filter(
    (step) => step <= lastStep && own * 100 >= other * (100 + step),
  ).at(-1);
  return reached === undefined || other <= 0 ? null : `more-${reached}`;
}

/** Figures a gunner counts for when firing figures are compared with the target's [3.4.3]. */
export const FIGURES_PER_GUNNER = 5;
