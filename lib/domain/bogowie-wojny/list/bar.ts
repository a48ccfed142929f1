import type { ArmyList } from "./army-list";
import type { ArmyListSummary } from "./totals";

/** Why something cannot be added to a list now; codes of the messages `bogowieWojny.bars`. */
const BAR_CODES = [
  "bases",
  "points",
  "points-in-upgrades",
  "artillery",
  "battery",
  "nation",
  "document",
  "upgrade-points",
  "terrain",
  "maximum",
  "morale",
  "morale-highest",
  "redraws",
  "trains",
  "ambushes",
  "militia",
  "landwehr",
  "veteran-already",
  "no-elite-trait",
  "veterans-only",
  "banned",
  "entry-bases",
] as const;

/** Why something cannot be added, with the chapter that forbids it. */
export interface Bar {
  readonly code: (typeof BAR_CODES)[number];
  readonly rule: string;
  readonly params: Readonly<Record<string, number>>;
}

/** A list with its totals, as input for calculating what can still be added. */
export interface ListWithTotals {
  readonly list: ArmyList;
  readonly summary: ArmyListSummary;
}
