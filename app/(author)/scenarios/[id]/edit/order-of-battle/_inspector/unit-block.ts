import { useRef } from "react";
import type { UnitFields } from "@/lib/domain/belle-alliance/scenario/commands/units";
import type { Settings } from "@/lib/domain/belle-alliance/scenario/settings";
import type { Unit } from "@/lib/domain/belle-alliance/scenario/unit";

/** The props of every block of a unit's inspector. */
export interface UnitBlockProps {
  readonly unit: Unit;
  readonly settings: Settings;
  readonly edit: (fields: Partial<UnitFields>) => void;
}

/**
 * Picks some fields of an object, returning the same object until one of them changes, so that a component with only
 * the fields it shows is not rendered again for changes to others.
 */
export function usePicked<Thing extends object, Field extends keyof Thing>(
  thing: Thing,
  fields: readonly Field[],
): Pick<Thing, Field> {
  const last = useRef<Pick<Thing, Field> | null>(null);
  const before = last.current;
  if (before === null || fields.some((field) => before[field] !== thing[field])) {
    last.current = Object.fromEntries(fields.map((field) => [field, thing[field]])) as Pick<
      Thing,
      Field
    >;
  }
  return last.current ?? thing;
}
