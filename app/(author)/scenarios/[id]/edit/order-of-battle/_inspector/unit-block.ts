import type { UnitFields } from "@/lib/domain/scenario/commands/units";
import type { Settings } from "@/lib/domain/scenario/settings";
import type { Unit } from "@/lib/domain/scenario/unit";

/** What every block of a unit's inspector is given. */
export interface UnitBlockProps {
  readonly unit: Unit;
  readonly settings: Settings;
  readonly edit: (fields: Partial<UnitFields>) => void;
}
