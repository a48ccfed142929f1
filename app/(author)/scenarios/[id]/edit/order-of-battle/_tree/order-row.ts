import type { WalkedRow } from "@/app/_ui/tree-walk";
import type { Side } from "@/lib/domain/belle-alliance/scenario/side";
import type { Unit } from "@/lib/domain/belle-alliance/scenario/unit";
import type { Severity } from "@/lib/domain/document/severity";

interface AnyRow extends WalkedRow {
  readonly name: string;
  readonly colour: Side["colour"];
  readonly men: number | null;
  /** Men ÷ men per figure, before rounding. */
  readonly exactFigures: number | null;
  readonly figures: number | null;
  readonly guns: number | null;
  /** The most serious open finding on it or, while it is collapsed, under it. */
  readonly finding: Severity | null;
  readonly isHidden: boolean;
  readonly isRenaming: boolean;
}

/** A side or a formation, with the totals of everything under it. */
interface GroupRow extends AnyRow {
  readonly is: "side" | "formation";
  readonly commander: string | null;
  /** `figures` − `exactFigures`. */
  readonly rounding: number;
}

/** A unit with its figures. Its valour is calculated where its row is rendered. */
interface UnitRow extends AnyRow {
  readonly is: "unit";
  readonly arm: Unit["arm"];
  readonly type: Unit["type"];
  readonly weight: Unit["weight"];
  readonly lance: boolean;
  readonly light: boolean;
  readonly marksmen: boolean;
  readonly ammunition: boolean;
  readonly supplies: Unit["supplies"];
  readonly isRifle: boolean;
  readonly gunners: number | null;
  readonly wagons: number | null;
  readonly calibrePd: number | null;
  readonly isEstimate: boolean;
}

/** A row of the order of battle, with plain values only, so that two rows are easily compared. */
export type OrderRow = GroupRow | UnitRow;

/** The rank of a row: a side, a formation of the second level, a lower one, a unit. */
export function tierOf({ is, level }: OrderRow): "side" | "second" | "lower" | "unit" {
  if (is === "unit") return "unit";
  if (level === 1) return "side";
  return level === 2 ? "second" : "lower";
}
