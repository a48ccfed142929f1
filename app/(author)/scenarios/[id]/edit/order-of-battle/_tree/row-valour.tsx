import { memo, useCallback } from "react";
import { unitValour, yearOf } from "@/lib/domain/scenario/derive";
import type { Scenario } from "@/lib/domain/scenario/scenario";
import { type UnitPlace, walkUnits } from "@/lib/domain/scenario/walk";
import type { EffectiveValour } from "@/lib/rules/belle-alliance/valour/effective-valour";
import { useDocument } from "../../_desk/scenario-editor";
import { ValourChip } from "../valour-chip";

interface RowValourProps {
  readonly unitId: string;
}

/**
 * A unit's valour in its row. Reading table 21 takes longer than all else a row shows: done where the row
 * is drawn, a waking page does it row by row, and only for those near the window.
 */
export const RowValour = memo(function RowValour({ unitId }: RowValourProps) {
  const valour = useDocument(
    useCallback((scenario: Scenario) => valourOf(scenario, unitId), [unitId]),
  );
  return valour && <ValourChip valour={valour} />;
});

/** Null for a unit just removed, whose row is about to go. */
function valourOf(scenario: Scenario, unitId: string): EffectiveValour | null {
  const place = placesIn(scenario.sides).get(unitId);
  return place ? unitValour(place.unit, { parents: place.parents, year: yearOf(scenario) }) : null;
}

type Places = ReadonlyMap<string, UnitPlace>;

/** Where the units of the last order of battle stand, by their ids, for all rows. */
const PLACES = new WeakMap<Scenario["sides"], Places>();

function placesIn(sides: Scenario["sides"]): Places {
  const known = PLACES.get(sides);
  if (known) return known;
  const places = new Map([...walkUnits({ sides })].map((place) => [place.unit.id, place]));
  PLACES.set(sides, places);
  return places;
}
