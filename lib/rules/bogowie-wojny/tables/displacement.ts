/** How far a unit is pushed back [10.25]. */
export const PUSHED_BACK_CM = { infantry: 10, cavalry: 20 } as const;
