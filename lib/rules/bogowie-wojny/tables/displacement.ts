/** How far a unit is pushed back [10.25]. */
export const PUSHED_BACK_CM = { infantry: 10, cavalry: 20 } as const;

/** The part of its fastest move a routing unit flees [10.30], and of its move a unit pursues or redirects its attack [10.15, 10.31]. */
export const ROUT_SHARE = 1 / 2;
export const PURSUIT_SHARE = 1 / 2;

/** Levels of disorder that pursuer and pursued get each [10.31]. */
export const PURSUIT_DISORDER = 1;

/** From so many sides attacked at once, a unit pushed back is destroyed [10.29]. */
export const SURROUNDED_FROM_SIDES = 3;
