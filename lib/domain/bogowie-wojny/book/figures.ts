import { WAGOMIAR } from "@/lib/rules/bogowie-wojny/tables/wagomiar";
import type { Arm } from "@/lib/rules/bogowie-wojny/unit-kind";
import type { BookEntry, Profile } from "./book-entry";

export type Figure = {
  [Key in keyof Profile]: Profile[Key] extends number | null ? Key : never;
}[keyof Profile];

const COMMON = ["moveLineCm", "moveColumnCm", "rangeCm"] as const;
const STRENGTHS = ["fightingValue", "firepower", "endurance", "morale"] as const;

/** The figures in the statistics of each arm [2.8, 9.2–9.4], in the order of the columns. */
const FIGURES_OF_ARM: Readonly<Record<Arm, readonly Figure[]>> = {
  infantry: [...COMMON, ...STRENGTHS],
  cavalry: [...COMMON, ...STRENGTHS],
  artillery: [...COMMON, "canisterRangeCm", "canisterBonus", ...STRENGTHS, "ammunition"],
};

/** The arm of an entry; `null` if the player chooses its row. */
export function armOf({ unitKind }: Pick<BookEntry, "unitKind">): Arm | null {
  return unitKind === null ? null : WAGOMIAR[unitKind].arm;
}

/** The missing figures of an entry, printed as boxes to fill in by hand. */
export function openFigures(entry: Pick<BookEntry, "unitKind" | "profile">): Figure[] {
  const figures = FIGURES_OF_ARM[armOf(entry) ?? "infantry"];
  return figures.filter((figure) => entry.profile[figure] === null);
}
