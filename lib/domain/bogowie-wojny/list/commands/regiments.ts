import type { Draft } from "immer";
import type { Readings } from "@/lib/rules/bogowie-wojny/format";
import { hasTrait, isVeteranByKind } from "@/lib/rules/bogowie-wojny/limits";
import { BATTERY_BASES, USUAL_REGIMENT_BASES } from "@/lib/rules/bogowie-wojny/tables/bases";
import { WAGOMIAR } from "@/lib/rules/bogowie-wojny/tables/wagomiar";
import type { UnitKind } from "@/lib/rules/bogowie-wojny/unit-kind";
import { withoutSubjects } from "../../../document/accepted-findings";
import type { Command } from "../../../document/command";
import type { ArmyFormation, ArmyList, Regiment } from "../army-list";
import { ARMY_LIST_LIMITS } from "../limits";
import { nameByEntry } from "../regiment-traits";
import { dissolveIfTooSmall, removeEmptyBrigades, settleInBrigade } from "./brigades";
import { formationOf, regimentPlace, reorder } from "./places";

/**
 * Adds a regiment (of two bases by default) or a battery of one base at the end of a formation. Regimental guns follow
 * the first infantry regiment without any [9.9]; the first infantry or cavalry sets the arm of the general to be drawn
 * [13.4].
 */
export const addRegiment: Command<
  ArmyList,
  { id: string; formationId: string; unitKind: UnitKind; bases?: number }
> = {
  name: "addRegiment",
  run: (draft, { id, formationId, unitKind, bases }) => {
    const formation = formationOf(draft, formationId);
    const fresh = freshRegiment(id, unitKind, draft.format.readings);
    matchGeneralToArm(draft, formation, unitKind);
    formation.regiments.push({
      ...fresh,
      ...defaultGunAssignment(formation, unitKind),
      bases: bases ?? fresh.bases,
    });
  },
};

/** Removes a regiment; guns that accompanied it are left without a regiment. */
export const removeRegiment: Command<ArmyList, { id: string }> = {
  name: "removeRegiment",
  run: (draft, { id }) => {
    const { formation, index } = regimentPlace(draft, id);
    formation.regiments.splice(index, 1);
    removeEmptyBrigades(draft, formation);
    for (const guns of followersOf(draft, id)) guns.followsRegimentId = null;
    draft.acceptedFindings = withoutSubjects(draft.acceptedFindings, new Set([id]));
  },
};

/**
 * Adds a copy of a regiment right below it, with its entry's name or none: a historical unit occurs only once [13.2].
 */
export const duplicateRegiment: Command<ArmyList, { id: string; newId: string }> = {
  name: "duplicateRegiment",
  run: (draft, { id, newId }) => {
    const { formation, regiment, index } = regimentPlace(draft, id);
    const entry = draft.bookEntries.find((each) => each.id === regiment.entryId);
    formation.regiments.splice(index + 1, 0, {
      ...regiment,
      id: newId,
      name: entry === undefined ? "" : nameByEntry(entry, draft.language),
      followsRegimentId: null,
    });
  },
};

/**
 * Moves a regiment to an index in its own or another formation; its regimental guns move along [9.9]. If the formation
 * has no infantry or cavalry yet, the moved regiment sets the arm of its general to be drawn [13.4].
 */
export const moveRegiment: Command<ArmyList, { id: string; formationId: string; to: number }> = {
  name: "moveRegiment",
  run: (draft, { id, formationId, to }) => {
    const target = formationOf(draft, formationId);
    const { formation, regiment } = regimentPlace(draft, id);
    const followers = followersOf(draft, id).filter((guns) => formation.regiments.includes(guns));
    const { brigadeId } = regiment;
    matchGeneralToArm(draft, target, regiment.unitKind);
    transfer(formation, target, id);
    reorder(target.regiments, id, to);
    settleInBrigade(draft, target, id);
    if (formation.id === target.id) return;
    for (const guns of followers) {
      transfer(formation, target, guns.id);
      settleInBrigade(draft, target, guns.id);
    }
    dissolveIfTooSmall(draft, formation, brigadeId);
  },
};

/** Changes a regiment's name, notes, statuses, or the regiment that these guns accompany. */
export const editRegiment: Command<
  ArmyList,
  { id: string; changes: Partial<Omit<Regiment, "id" | "bases" | "unitKind" | "brigadeId">> }
> = {
  name: "editRegiment",
  run: (draft, { id, changes }) => {
    Object.assign(regimentPlace(draft, id).regiment, changes);
  },
};

/** Sets a regiment's number of bases; throws RangeError outside the document's limits. */
export const setBases: Command<ArmyList, { id: string; bases: number }> = {
  name: "setBases",
  run: (draft, { id, bases }) => {
    if (!Number.isInteger(bases) || bases < 1 || bases > ARMY_LIST_LIMITS.basesPerRegiment) {
      throw new RangeError(
        `A regiment has 1 to ${ARMY_LIST_LIMITS.basesPerRegiment} bases, not ${bases}.`,
      );
    }
    regimentPlace(draft, id).regiment.bases = bases;
  },
};

/** Changes a regiment's kind; bases and statuses stay if the new kind may have them. */
export const setUnitKind: Command<ArmyList, { id: string; unitKind: UnitKind }> = {
  name: "setUnitKind",
  run: (draft, { id, unitKind }) => {
    const { regiment } = regimentPlace(draft, id);
    const fresh = freshRegiment(id, unitKind, draft.format.readings);
    regiment.unitKind = unitKind;
    if (WAGOMIAR[unitKind].arm === "artillery") regiment.bases = fresh.bases;
    if (regiment.veteran !== "bought" || fresh.veteran === "own") regiment.veteran = fresh.veteran;
    if (!hasTrait(unitKind, "regimental")) regiment.followsRegimentId = null;
  },
};

/**
 * If a formation has neither infantry nor cavalry, sets its general's list to the arm of the unit that joins. A format
 * that leaves the arm free keeps the player's choice.
 */
function matchGeneralToArm(
  draft: Draft<ArmyList>,
  formation: Draft<ArmyFormation>,
  joins: UnitKind,
): void {
  const { arm } = WAGOMIAR[joins];
  const { general, regiments } = formation;
  const hasArm = regiments.some(({ unitKind }) => WAGOMIAR[unitKind].arm !== "artillery");
  if (hasArm || arm === "artillery" || draft.format.readings.generalArm === "any") return;
  if (general?.source === "drawn") general.kind = arm;
}

function freshRegiment(id: string, unitKind: UnitKind, readings: Readings): Regiment {
  const isBattery = WAGOMIAR[unitKind].arm === "artillery";
  return {
    id,
    name: "",
    unitKind,
    entryId: null,
    bases: isBattery ? BATTERY_BASES : USUAL_REGIMENT_BASES.least,
    veteran: isVeteranByKind(unitKind, readings) ? "own" : "no",
    elite: false,
    mayBecomeElite: false,
    followsRegimentId: null,
    brigadeId: null,
    notes: "",
    secretStatus: false,
    secretNotes: false,
  };
}

/** The regiment that new regimental guns accompany: the formation's first infantry without guns. */
function defaultGunAssignment(
  formation: Draft<ArmyFormation>,
  unitKind: UnitKind,
): Pick<Regiment, "followsRegimentId"> {
  if (!hasTrait(unitKind, "regimental")) return { followsRegimentId: null };
  const taken = new Set(formation.regiments.map(({ followsRegimentId }) => followsRegimentId));
  const infantry = formation.regiments.find(
    (regiment) => WAGOMIAR[regiment.unitKind].arm === "infantry" && !taken.has(regiment.id),
  );
  return { followsRegimentId: infantry?.id ?? null };
}

function followersOf(draft: Draft<ArmyList>, id: string): Draft<Regiment>[] {
  return draft.formations
    .flatMap(({ regiments }) => regiments)
    .filter(({ followsRegimentId }) => followsRegimentId === id);
}

function transfer(from: Draft<ArmyFormation>, to: Draft<ArmyFormation>, id: string): void {
  const index = from.regiments.findIndex((regiment) => regiment.id === id);
  const [moved] = from.regiments.splice(index, 1);
  if (moved !== undefined) to.regiments.push(moved);
}
