/** Levels of army morale, lowest first [11.9]. */
export const MORALE_LEVELS = ["broken", "wavering", "weak", "normal", "high", "very-high"] as const;
export type MoraleLevel = (typeof MORALE_LEVELS)[number];

/** What each level adds to the morale of every unit except the elite; `null`: the army flees [11.9]. */
export const MORALE_MODIFIERS: Readonly<Record<MoraleLevel, number | null>> = {
  broken: null,
  wavering: -2,
  weak: -1,
  normal: 0,
  high: 1,
  "very-high": 2,
};

/** The level at which an army starts unless it buys more [11.9]. */
export const STARTING_LEVEL = "normal" satisfies MoraleLevel;

/** How near a commander must be for the command value to modify a unit's morale [11.3]. */
export const COMMANDER_REACH_CM = 30;

/** The least army morale number [14.6]. */
export const LEAST_MORALE_NUMBER = 12;

/** The conditions that may lower the army's level once a quarter of it is lost, in the order of the text [11.10]. */
export const MORALE_CONDITIONS = [
  "greater-losses-this-turn",
  "greater-losses-overall",
  "main-objective-lost",
  "secondary-objectives-lost",
  "operational-base-lost",
  "half-lost",
  "commander-in-chief-killed",
] as const;
export type MoraleCondition = (typeof MORALE_CONDITIONS)[number];
