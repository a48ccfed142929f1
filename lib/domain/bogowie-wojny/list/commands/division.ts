import type { Draft } from "immer";
import { WAGOMIAR } from "@/lib/rules/bogowie-wojny/tables/wagomiar";
import { withoutSubjects } from "../../../document/accepted-findings";
import type { Command } from "../../../document/command";
import type { ArmyFormation, ArmyList, Regiment } from "../army-list";
import { ARMY_LIST_LIMITS } from "../limits";
import { removeEmptyBrigades } from "./brigades";
import { formationOf, regimentPlace } from "./places";

/**
 * Splits bases off a regiment into a new one right below it, without a name. Throws RangeError unless both keep at
 * least one whole base.
 */
export const splitRegiment: Command<ArmyList, { id: string; newId: string; bases: number }> = {
  name: "splitRegiment",
  run: (draft, { id, newId, bases }) => {
    const { formation, regiment, index } = regimentPlace(draft, id);
    if (!Number.isInteger(bases) || bases < 1 || bases >= regiment.bases) {
      throw new RangeError(`Of ${regiment.bases} bases ${bases} cannot be split off.`);
    }
    regiment.bases -= bases;
    formation.regiments.splice(index + 1, 0, { ...regiment, id: newId, name: "", bases });
  },
};

/**
 * Whether two regiments are alike, so that one may be merged into the other; batteries may not, since they have one
 * base [2.2].
 */
export function mayMerge(
  one: Pick<Regiment, "unitKind" | "entryId" | "bases">,
  other: Pick<Regiment, "unitKind" | "entryId" | "bases">,
): boolean {
  return (
    one.unitKind === other.unitKind &&
    one.entryId === other.entryId &&
    WAGOMIAR[one.unitKind].arm !== "artillery" &&
    one.bases + other.bases <= ARMY_LIST_LIMITS.basesPerRegiment
  );
}

/**
 * Merges another regiment into this one, which keeps its name and statuses; guns that accompanied the other now
 * accompany this one. Throws RangeError if they may not be merged.
 */
export const mergeRegiments: Command<ArmyList, { id: string; otherId: string }> = {
  name: "mergeRegiments",
  run: (draft, { id, otherId }) => {
    const { formation, regiment } = regimentPlace(draft, id);
    const other = regimentPlace(draft, otherId);
    if (id === otherId || !mayMerge(regiment, other.regiment)) {
      throw new RangeError(`The regiments "${id}" and "${otherId}" are not of one sort.`);
    }
    regiment.bases += other.regiment.bases;
    other.formation.regiments.splice(other.index, 1);
    for (const guns of draft.formations.flatMap(({ regiments }) => regiments)) {
      if (guns.followsRegimentId === otherId) guns.followsRegimentId = id;
    }
    removeEmptyBrigades(draft, other.formation);
    if (formation.id !== other.formation.id) removeEmptyBrigades(draft, formation);
    draft.acceptedFindings = withoutSubjects(draft.acceptedFindings, new Set([otherId]));
  },
};

/**
 * Adds a copy of a formation right below it, without names: historical units and generals occur only once [13.2]. The
 * caller supplies ids for it, its brigades and its regiments, in this order.
 */
export const duplicateFormation: Command<ArmyList, { id: string; newIds: readonly string[] }> = {
  name: "duplicateFormation",
  run: (draft, { id, newIds }) => {
    const formation = formationOf(draft, id);
    const old = idsIn(formation);
    if (newIds.length < old.length) {
      throw new RangeError(`A copy of "${id}" needs ${old.length} new ids, not ${newIds.length}.`);
    }
    const idOf = new Map(old.map((each, i) => [each, newIds[i] ?? each]));
    draft.formations.splice(draft.formations.indexOf(formation) + 1, 0, copyOf(formation, idOf));
  },
};

/** How many new ids a copy of a formation needs. */
export function idsNeeded(formation: ArmyFormation): number {
  return idsIn(formation).length;
}

function idsIn({ id, brigades, regiments }: Draft<ArmyFormation> | ArmyFormation): string[] {
  return [id, ...brigades.map((each) => each.id), ...regiments.map((each) => each.id)];
}

function copyOf(formation: Draft<ArmyFormation>, idOf: ReadonlyMap<string, string>): ArmyFormation {
  const renewed = (id: string | null) => (id === null ? null : (idOf.get(id) ?? null));
  const { general } = formation;
  return {
    ...formation,
    id: renewed(formation.id) ?? formation.id,
    name: "",
    historicalId: null,
    general: general && { kind: general.kind, source: "drawn", name: "" },
    brigades: formation.brigades.map(({ id }) => ({ id: renewed(id) ?? id, name: "" })),
    regiments: formation.regiments.map((regiment) => ({
      ...regiment,
      id: renewed(regiment.id) ?? regiment.id,
      name: "",
      brigadeId: renewed(regiment.brigadeId),
      followsRegimentId: renewed(regiment.followsRegimentId),
    })),
  };
}
