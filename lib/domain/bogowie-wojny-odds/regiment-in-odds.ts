import { startingLevel } from "@/lib/rules/bogowie-wojny/army-morale";
import { WAGOMIAR } from "@/lib/rules/bogowie-wojny/tables/wagomiar";
import type { Arm } from "@/lib/rules/bogowie-wojny/unit-kind";
import type { ArmyList, Regiment } from "../army-list/army-list";
import { profileOf } from "../army-list/roster-profile";
import { countOfUpgrade } from "../army-list/totals";

/** What a regiment of a list brings to a roll, by the names of the question; what its book does not state is left out. */
export interface RegimentInOdds {
  readonly arm: Arm;
  readonly values: Readonly<Record<string, string | number | true>>;
  /** Circumstances that hold for it wherever it stands. */
  readonly rows: readonly string[];
  /** How it charges where it attacks [10.40]; null for units that do not. */
  readonly charge: string | null;
}

/** A regiment or battery as its list has it: size, figures as its book states them, training [2.3], level of its army [11.9]. */
export function regimentInOdds(regiment: Regiment, list: ArmyList): RegimentInOdds {
  const { arm, ordnance } = WAGOMIAR[regiment.unitKind];
  const profile = profileOf(regiment, list);
  const entry = list.bookEntries.find(({ id }) => id === regiment.entryId);
  const isLight =
    regiment.unitKind === "light-infantry" || (entry?.traits.includes("light-infantry") ?? false);
  const stated: Record<string, string | number | true | null> = {
    bases: regiment.bases,
    fightingValue: profile.fight?.perBase ?? null,
    firepower: profile.fire?.perBase ?? null,
    endurance: profile.endurance,
    // Training is ticked apart, so that it counts once.
    morale: entry?.profile.morale ?? null,
    armyLevel: startingLevel(countOfUpgrade(list, "army-morale-level")),
    ordnance: ordnance ?? null,
    lightInfantry: isLight && arm === "infantry" ? true : null,
    regimental: regiment.unitKind === "regimental-artillery" ? true : null,
  };
  const known = Object.entries(stated).filter(
    (each): each is [string, string | number | true] => each[1] !== null,
  );
  return {
    arm,
    values: Object.fromEntries(known),
    rows: { regular: [], veteran: ["veterans"], elite: ["elite"] }[profile.training],
    charge: profile.charge?.row ?? null,
  };
}
