import { startingLevel } from "@/lib/rules/bogowie-wojny/army-morale";
import { WAGOMIAR } from "@/lib/rules/bogowie-wojny/tables/wagomiar";
import type { Arm } from "@/lib/rules/bogowie-wojny/unit-kind";
import type { ArmyList, Regiment } from "../list/army-list";
import { profileOf } from "../list/roster-profile";
import { countOfUpgrade } from "../list/totals";

/** The inputs a list's regiment contributes to a roll, keyed as in the question; values its book does not state are left out. */
export interface RegimentInOdds {
  readonly arm: Arm;
  readonly values: Readonly<Record<string, string | number | true>>;
  /** Circumstances that always apply to it. */
  readonly rows: readonly string[];
  /** Its kind of charge when it attacks [10.40]; null for units that do not attack. */
  readonly charge: string | null;
}

/** A regiment or battery from its list: size, figures as stated in its book, training [2.3], morale level of its army [11.9]. */
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
    // Training is ticked separately, so that it counts only once.
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
