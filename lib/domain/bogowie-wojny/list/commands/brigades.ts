import type { Draft } from "immer";
import { withoutSubjects } from "../../../document/accepted-findings";
import type { Command } from "../../../document/command";
import type { ArmyFormation, ArmyList, Brigade, Regiment } from "../army-list";
import { actsInBrigade } from "../checks/brigades";
import { ARMY_LIST_LIMITS } from "../limits";
import { formationOf, regimentPlace } from "./places";

/**
 * Joins a regiment with the one above it, in the latter's brigade or in a new one [7.9]; does nothing for the first of
 * a formation.
 */
export const joinBrigade: Command<ArmyList, { regimentId: string; newId: string }> = {
  name: "joinBrigade",
  run: (draft, { regimentId, newId }) => {
    const { formation, regiment, index } = regimentPlace(draft, regimentId);
    const above = formation.regiments[index - 1];
    if (above === undefined) return;
    if (above.brigadeId === null) {
      refuseTooMany(formation);
      formation.brigades.push({ id: newId, name: "" });
      above.brigadeId = newId;
    }
    regiment.brigadeId = above.brigadeId;
    removeEmptyBrigades(draft, formation);
  },
};

/**
 * Removes a regiment from its brigade and places it after the remaining ones. A brigade with fewer than two left is
 * dissolved [7.9].
 */
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
    dissolveIfTooSmall(draft, formation, brigadeId);
  },
};

/** Names a brigade; with an empty name it is shown by its number. */
export const nameBrigade: Command<ArmyList, { id: string; name: string }> = {
  name: "nameBrigade",
  run: (draft, { id, name }) => {
    brigadePlace(draft, id).brigade.name = name;
  },
};

/**
 * Moves a whole brigade to an index in its own or another formation, counted without the brigade; regimental guns that
 * follow its regiments but belong to no brigade move along after it [9.9]. An index inside another brigade means after
 * that brigade. Throws RangeError if the formation can hold no more brigades.
 */
export const moveBrigade: Command<ArmyList, { id: string; formationId: string; to: number }> = {
  name: "moveBrigade",
  run: (draft, { id, formationId, to }) => {
    const { formation, brigade } = brigadePlace(draft, id);
    const target = formationOf(draft, formationId);
    if (target.id !== formation.id) {
      refuseTooMany(target);
      formation.brigades = formation.brigades.filter((each) => each.id !== id);
      target.brigades.push(brigade);
    }
    const moved = formation.regiments.filter(({ brigadeId }) => brigadeId === id);
    const guns = target.id === formation.id ? [] : gunsAlone(formation, moved);
    const leaving = new Set([...moved, ...guns].map((regiment) => regiment.id));
    formation.regiments = formation.regiments.filter((regiment) => !leaving.has(regiment.id));
    target.regiments.splice(placeOutside(target, to), 0, ...moved, ...guns);
  },
};

/** Guns without a brigade that follow one of these regiments. */
function gunsAlone(
  { regiments }: Draft<ArmyFormation>,
  followed: readonly Draft<Regiment>[],
): Draft<Regiment>[] {
  const ids = new Set(followed.map(({ id }) => id));
  return regiments.filter(
    ({ brigadeId, followsRegimentId }) => brigadeId === null && ids.has(followsRegimentId ?? ""),
  );
}

/** An index among the regiments that splits no brigade: after the one it would split. */
function placeOutside({ regiments }: Draft<ArmyFormation>, to: number): number {
  const at = Math.max(0, Math.min(to, regiments.length));
  const before = regiments[at - 1]?.brigadeId ?? null;
  if (before === null || regiments[at]?.brigadeId !== before) return at;
  return regiments.findLastIndex(({ brigadeId }) => brigadeId === before) + 1;
}

/** Dissolves a brigade; its regiments stay in place without a brigade. */
export const dissolveBrigade: Command<ArmyList, { id: string }> = {
  name: "dissolveBrigade",
  run: (draft, { id }) => {
    const { formation } = brigadePlace(draft, id);
    for (const regiment of formation.regiments) {
      if (regiment.brigadeId === id) regiment.brigadeId = null;
    }
    removeEmptyBrigades(draft, formation);
  },
};

/**
 * Keeps brigades in one piece after a move: a regiment put between two of one brigade joins it; one moved away from its
 * brigade leaves it, and a regiment left alone in a brigade leaves it too.
 */
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
  const left = regiment.brigadeId;
  if (before !== null && before === after) regiment.brigadeId = before;
  else if (regiment.brigadeId !== before && regiment.brigadeId !== after) regiment.brigadeId = null;
  if (regiment.brigadeId !== left) dissolveIfTooSmall(draft, formation, left);
}

/**
 * Dissolves a brigade that lost a regiment if fewer than two are left to act as one [7.9]; one of another formation is
 * not touched.
 */
export function dissolveIfTooSmall(
  draft: Draft<ArmyList>,
  formation: Draft<ArmyFormation>,
  brigadeId: string | null,
): void {
  const left = formation.regiments.filter((regiment) => regiment.brigadeId === brigadeId);
  if (brigadeId !== null && left.filter(actsInBrigade).length < 2) {
    for (const regiment of left) regiment.brigadeId = null;
  }
  removeEmptyBrigades(draft, formation);
}

/** Removes empty brigades and the acceptances about them. */
export function removeEmptyBrigades(draft: Draft<ArmyList>, formation: Draft<ArmyFormation>): void {
  const held = new Set(formation.regiments.map(({ brigadeId }) => brigadeId));
  const hollow = formation.brigades.filter(({ id }) => !held.has(id)).map(({ id }) => id);
  if (hollow.length === 0) return;
  formation.brigades = formation.brigades.filter(({ id }) => held.has(id));
  draft.acceptedFindings = withoutSubjects(draft.acceptedFindings, new Set(hollow));
}

function refuseTooMany({ brigades }: Draft<ArmyFormation>): void {
  const most = ARMY_LIST_LIMITS.brigadesPerFormation;
  if (brigades.length >= most) throw new RangeError(`A formation has ${most} brigades at most.`);
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
