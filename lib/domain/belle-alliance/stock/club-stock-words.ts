import type { Arm } from "@/lib/rules/belle-alliance/arm";

/** What of an army is counted: a base takes all the figures, guns or wagons that stand on it. */
export const STOCK_COUNTS = ["figures", "bases", "modelGuns", "gunners", "wagons"] as const;
export type StockCount = (typeof STOCK_COUNTS)[number];

/** What stands on an arm's bases, and all that may be counted of it. */
export const COUNTS_OF_ARM: Readonly<
  Record<Arm, readonly [standing: StockCount, ...StockCount[]]>
> = {
  infantry: ["figures", "bases"],
  cavalry: ["figures", "bases"],
  artillery: ["modelGuns", "gunners", "bases"],
  train: ["wagons", "bases"],
  engineers: ["figures", "bases"],
};

/** Rows of figures, and of terrain, in one club's list at most. */
export const MAX_STOCK_ROWS = 500;

/** The most of one thing. */
export const MAX_COUNTED = 1_000_000;
