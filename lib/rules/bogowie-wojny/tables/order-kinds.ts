/** The bonus of an order, besides permission to act: dice in melee, cm of movement [5.4]. */
export const ORDER_BONUSES = {
  defence: { fightingValue: 1 },
  move: { moveCm: 5 },
} as const;
