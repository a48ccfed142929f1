import type { Format } from "@/lib/rules/bogowie-wojny/format";
import type { ArmyNation } from "@/lib/rules/bogowie-wojny/nation";
import type { UnitKind } from "@/lib/rules/bogowie-wojny/unit-kind";
import type { Language } from "../../../document/language";
import type { ArmyFormation, ArmyList, BoughtUpgrade, FreeCommander, General } from "../army-list";

/** Why something that was read should be looked at; also its message key. */
export const READING_DOUBTS = [
  "unread",
  "opponents-copy",
  "no-book",
  "no-format",
  "no-year",
  "no-corps",
  "no-level",
  "no-brigades",
  "no-leader",
  "no-findings",
  "no-companion",
  "points-differ",
  "bases-differ",
  "total-differs",
  "no-sums",
] as const;
export type ReadingDoubtCode = (typeof READING_DOUBTS)[number];

export interface ReadingDoubt {
  readonly code: ReadingDoubtCode;
  /** From 1 in the text; `null` about the whole. */
  readonly line: number | null;
  /** The words in doubt, as they were written. */
  readonly text: string;
  /** The numbers stated and found. */
  readonly stated: number;
  readonly found: number;
}

/** A list read from a roster, and everything about it that is uncertain or was not carried. */
export interface ReadList {
  readonly list: ArmyList;
  readonly doubts: readonly ReadingDoubt[];
}

/** A regiment as a roster names it. */
export interface ReadRegiment {
  readonly line: number | null;
  readonly name: string;
  readonly unitKind: UnitKind;
  readonly bases: number;
  readonly isVeteran: boolean;
  readonly isElite: boolean;
  /** Points stated for it, and upgrade points for its statuses. */
  readonly points: number | null;
  readonly statusPoints: number;
  /** Title of the regiment it accompanies, and of its brigade; empty without. */
  readonly follows: string;
  readonly brigade: string;
  readonly notes: string;
}

export interface ReadFormation {
  readonly line: number | null;
  readonly name: string;
  readonly level: ArmyFormation["level"];
  /** `source` is `null` where only the general's name is known. */
  readonly general:
    | (Pick<General, "kind" | "name"> & { readonly source: General["source"] | null })
    | null;
  readonly points: number | null;
  readonly regiments: readonly ReadRegiment[];
}

/** An army as a roster tells it, whatever the roster's form. */
export interface ReadArmy {
  readonly title: string;
  readonly language: Language;
  readonly nation: ArmyNation;
  readonly year: number | null;
  readonly notes: string;
  readonly format: Format;
  readonly commander: FreeCommander;
  readonly corps: readonly { readonly name: string; readonly commander: FreeCommander }[];
  readonly formations: readonly ReadFormation[];
  readonly upgrades: readonly Pick<BoughtUpgrade, "upgrade" | "count" | "notes">[];
  /** The roster's own sums; `null` if it has none. */
  readonly stated: { readonly bases: number | null; readonly points: number | null };
  readonly doubts: readonly ReadingDoubt[];
}

export function doubt(
  code: ReadingDoubtCode,
  { line = null, text = "", stated = 0, found = 0 }: Partial<Omit<ReadingDoubt, "code">> = {},
): ReadingDoubt {
  return { code, line, text, stated, found };
}
