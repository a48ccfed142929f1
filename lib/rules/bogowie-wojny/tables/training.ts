/** How well troops are trained [2.3]. */
export const TRAINING = ["regular", "veteran", "elite"] as const;
type Training = (typeof TRAINING)[number];

/** What each grade adds to morale, and to the dice of melee and of fire [2.3]. */
export const TRAINING_BONUS: Readonly<Record<Training, number>> = {
  regular: 0,
  veteran: 1,
  elite: 2,
};
