/** The states of order, best first: order, light disorder, medium disorder, full disorder [5.0.0]. */
export const ORDERS = ["OR", "LD", "MD", "FD"] as const;
export type Order = (typeof ORDERS)[number];
