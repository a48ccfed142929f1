import type { Scenario } from "@/lib/domain/belle-alliance/scenario/scenario";
import { unitProposal, unitValour, yearOf } from "@/lib/domain/belle-alliance/scenario/unit-valour";
import { type UnitPlace, walkUnits } from "@/lib/domain/belle-alliance/scenario/walk";
import type { EffectiveValour } from "@/lib/rules/belle-alliance/valour/effective-valour";
import type { ValourProposal } from "@/lib/rules/belle-alliance/valour/valour-proposal";

/** A unit whose row of table 21 gives two values, neither of them chosen yet. */
export interface UndecidedUnit extends UnitPlace {
  readonly valour: EffectiveValour;
}

/** Every unit whose valour the umpire has yet to choose. */
export function undecidedUnits(scenario: Scenario): UndecidedUnit[] {
  const year = yearOf(scenario);
  return [...walkUnits(scenario)].flatMap((place) => {
    const valour = unitValour(place.unit, { parents: place.parents, year });
    return valour.origin === "undecided" ? [{ ...place, valour }] : [];
  });
}

/** The undecided units of the same side and row as the unit in a finding: one choice settles them all. */
export function undecidedWith(scenario: Scenario, path: string): UndecidedUnit[] {
  const all = undecidedUnits(scenario);
  const named = all.find((each) => path.startsWith(`${each.path}/`));
  return all.filter(({ side, valour }) => side === named?.side && valour.row === named.valour.row);
}

/** A unit that no row of table 21 clearly fits. */
interface DoubtfulUnit extends UnitPlace {
  readonly proposal: ValourProposal;
}

/** Every unit with valour from the table whose proposed row the umpire should check. */
export function doubtfulUnits(scenario: Scenario): DoubtfulUnit[] {
  const year = yearOf(scenario);
  return [...walkUnits(scenario)].flatMap((place) => {
    const { valour } = place.unit;
    if (valour.own !== null || valour.row !== null) return [];
    const proposal = unitProposal(place.unit, { parents: place.parents, year });
    return proposal.confidence === "ask" && proposal.default !== "out-of-years"
      ? [{ ...place, proposal }]
      : [];
  });
}
