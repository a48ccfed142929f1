import type { Draft } from "immer";
import { withoutSubjects } from "../../accepted-findings";
import type { Command } from "../../command";
import type { ArmyFormation, ArmyList, Brigade } from "../army-list";
import { ARMY_LIST_LIMITS } from "../limits";
import { regimentPlace } from "./places";

/** Joins a regiment with the one above it, in that one's brigade or in a new one [7.9]; the first of a formation stays as it is. */
export const joinBrigade: Command<ArmyList, { regimentId: string; newId: string }> = {
  name: "joinBrigade",
  run: (draft, { regimentId, newId }) => {
    const { formation, regiment, index } = regimentPlace(draft, regimentId);
    const above = formation.regiments[index - 1];
    if (above === undefined) return;
    if (above.brigadeId === null) {
      if (formation.brigades.length >= ARMY_LIST_LIMITS.brigadesPerFormation) {
        throw new RangeError(
          `A formation has ${ARMY_LIST_LIMITS.brigadesPerFormation} brigades at most.`,
        );
      }
      formation.brigades.push({ id: newId, name: "" });
      above.brigadeId = newId;
    }
    regiment.brigadeId = above.brigadeId;
    dropHollowBrigades(draft, formation);
  },
};

/** Takes a regiment out of its brigade; it comes to stand behind those that stay in it. */
export const leaveBrigade: Command<ArmyList, { regimentId: string }> = {
  name: "leaveBrigade",
  run: (draft, { regimentId }) => {
    const { formation, regiment, index } = regimentPlace(draft, regimentId);
    const { brigadeId } = regiment;
    if (brigadeId === null) return;
    regiment.brigadeId = null;
    const last = formation.regiments.findLastIndex((other) => other.brigadeId === brigadeId);
    if (last > index) {
      formation.regiments.splice(index, 1);
      formation.regiments.splice(last, 0, regiment);
    }
    dropHollowBrigades(draft, formation);
  },
};

/** Names a brigade; an empty name calls it by its number. */
export const nameBrigade: Command<ArmyList, { id: string; name: string }> = {
  name: "nameBrigade",
  run: (draft, { id, name }) => {
    brigadePlace(draft, id).brigade.name = name;
  },
};

/** Dissolves a brigade; its regiments stay where they are, each by itself. */
export const dissolveBrigade: Command<ArmyList, { id: string }> = {
  name: "dissolveBrigade",
  run: (draft, { id }) => {
    const { formation } = brigadePlace(draft, id);
    for (const regiment of formation.regiments) {
      if (regiment.brigadeId === id) regiment.brigadeId = null;
    }
    dropHollowBrigades(draft, formation);
  },
};

/** A regiment put between two of one brigade joins it; one put away from its own leaves it. Brigades so stay in one piece. */
export function settleInBrigade(
  draft: Draft<ArmyList>,
  formation: Draft<ArmyFormation>,
  id: string,
): void {
  const index = formation.regiments.findIndex((regiment) => regiment.id === id);
  const regiment = formation.regiments[index];
  if (regiment === undefined) return;
  const before = formation.regiments[index - 1]?.brigadeId ?? null;
  const after = formation.regiments[index + 1]?.brigadeId ?? null;
  if (before !== null && before === after) regiment.brigadeId = before;
  else if (regiment.brigadeId !== before && regiment.brigadeId !== after) regiment.brigadeId = null;
  dropHollowBrigades(draft, formation);
}

/** Takes out the brigades that nobody is in, with what was accepted of them. */
export function dropHollowBrigades(draft: Draft<ArmyList>, formation: Draft<ArmyFormation>): void {
  const held = new Set(formation.regiments.map(({ brigadeId }) => brigadeId));
  const hollow = formation.brigades.filter(({ id }) => !held.has(id)).map(({ id }) => id);
  if (hollow.length === 0) return;
  formation.brigades = formation.brigades.filter(({ id }) => held.has(id));
  draft.acceptedFindings = withoutSubjects(draft.acceptedFindings, new Set(hollow));
}

function brigadePlace(
  draft: Draft<ArmyList>,
  id: string,
): { formation: Draft<ArmyFormation>; brigade: Draft<Brigade> } {
  for (const formation of draft.formations) {
    const brigade = formation.brigades.find((each) => each.id === id);
    if (brigade !== undefined) return { formation, brigade };
  }
  throw new RangeError(`The list has no brigade "${id}".`);
}
