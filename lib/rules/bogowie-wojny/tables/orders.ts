/** The orders a division may be given [5.4], in the order of the table. */
export const ORDERS = ["defence", "move", "attack"] as const;

export type Order = (typeof ORDERS)[number];

/** Distances from the giver of an order to the general who receives it, edge to edge, in cm [5.3]. */
export const ORDER_DISTANCES = [
  { id: "near", fromCm: 0, toCm: 30 },
  { id: "middle", fromCm: 31, toCm: 60 },
  { id: "far", fromCm: 61, toCm: null },
] as const;

export type OrderDistance = (typeof ORDER_DISTANCES)[number]["id"];

/**
 * The result that two dice plus the command value must reach for an order to be carried out [5.3]. The last cell is
 * printed "9" without the plus of all the others; it is read as 9 or more.
 */
export const ORDER_TABLE: Readonly<Record<Order, Readonly<Record<OrderDistance, number>>>> = {
  defence: { near: 2, middle: 4, far: 6 },
  move: { near: 3, middle: 5, far: 7 },
  attack: { near: 5, middle: 7, far: 9 },
};

/** Who may give orders [5.2, 5.5]. */
export const ORDER_GIVERS = ["commander-in-chief", "corps-commander", "division-general"] as const;

export type OrderGiver = (typeof ORDER_GIVERS)[number];

/**
 * What the first order to a single regiment or battalion adds to its difficulty; every further one adds
 * `ORDER_STEP` more [5.5].
 */
export const FIRST_ORDER_STEP: Readonly<Record<OrderGiver, number>> = {
  "commander-in-chief": 0,
  "corps-commander": 0,
  "division-general": 2,
};

export const ORDER_STEP = 2;

/** Orders of this difficulty or more may not be given [5.5]. */
export const FORBIDDEN_DIFFICULTY = 13;

/** The result that two dice plus the general's command value must reach; null: no test [5.7, 5.8]. */
export const ACTIVATION_TABLE = {
  activation: { near: null, far: 8 },
  handover: { near: 4, far: 8 },
} as const;

export type Activation = keyof typeof ACTIVATION_TABLE;

export type ActivationDistance = keyof (typeof ACTIVATION_TABLE)[Activation];

/** Least and greatest command value of a commander [5.3, 6.2, 11.3]. */
export const COMMAND_VALUES = { least: -2, most: 3 } as const;

/** The bonus of an order, besides permission to act: dice in melee, cm of movement [5.4]. */
export const ORDER_BONUSES = {
  defence: { fightingValue: 1 },
  move: { moveCm: 5 },
} as const;
