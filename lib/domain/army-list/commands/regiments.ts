import type { Draft } from "immer";
import type { Readings } from "@/lib/rules/bogowie-wojny/format";
import { hasTrait, isVeteranByKind } from "@/lib/rules/bogowie-wojny/limits";
import { BATTERY_BASES, USUAL_REGIMENT_BASES } from "@/lib/rules/bogowie-wojny/tables/bases";
import { WAGOMIAR } from "@/lib/rules/bogowie-wojny/tables/wagomiar";
import type { UnitKind } from "@/lib/rules/bogowie-wojny/unit-kind";
import { withoutSubjects } from "../../accepted-findings";
import type { Command } from "../../command";
import type { ArmyFormation, ArmyList, Regiment } from "../army-list";
import { ARMY_LIST_LIMITS } from "../limits";
import { nameByEntry } from "../regiment-traits";
import { dropHollowBrigades, partRemnant, settleInBrigade } from "./brigades";
import { formationOf, regimentPlace, reorder } from "./places";

/**
 * A regiment of two bases, if not said otherwise, or a battery of one at the end of a formation; regimental guns go to
 * the first infantry without any [9.9], and the first infantry or cavalry has the general drawn from its own arm [13.4].
 */
export const addRegiment: Command<
  ArmyList,
  { id: string; formationId: string; unitKind: UnitKind; bases?: number }
> = {
  name: "addRegiment",
  run: (draft, { id, formationId, unitKind, bases }) => {
    const formation = formationOf(draft, formationId);
    const fresh = freshRegiment(id, unitKind, draft.format.readings);
    suitGeneral(draft, formation, unitKind);
    formation.regiments.push({
      ...fresh,
      ...aptGuns(formation, unitKind),
      bases: bases ?? fresh.bases,
    });
  },
};

/** Takes a regiment out; guns that went with it are left without one. */
export const removeRegiment: Command<ArmyList, { id: string }> = {
  name: "removeRegiment",
  run: (draft, { id }) => {
    const { formation, index } = regimentPlace(draft, id);
    formation.regiments.splice(index, 1);
    dropHollowBrigades(draft, formation);
    for (const guns of followersOf(draft, id)) guns.followsRegimentId = null;
    draft.acceptedFindings = withoutSubjects(draft.acceptedFindings, new Set([id]));
  },
};

/** A second regiment like this one right below it, called as its entry is or not at all: a historical unit stands once [13.2]. */
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

/** Puts a regiment at a place of its own or another formation; its regimental guns come along [9.9], and a formation without an arm yet has its general drawn from this one's [13.4]. */
export const moveRegiment: Command<ArmyList, { id: string; formationId: string; to: number }> = {
  name: "moveRegiment",
  run: (draft, { id, formationId, to }) => {
    const target = formationOf(draft, formationId);
    const { formation, regiment } = regimentPlace(draft, id);
    const followers = followersOf(draft, id).filter((guns) => formation.regiments.includes(guns));
    const { brigadeId } = regiment;
    suitGeneral(draft, target, regiment.unitKind);
    transfer(formation, target, id);
    reorder(target.regiments, id, to);
    settleInBrigade(draft, target, id);
    if (formation.id === target.id) return;
    for (const guns of followers) {
      transfer(formation, target, guns.id);
      settleInBrigade(draft, target, guns.id);
    }
    partRemnant(draft, formation, brigadeId);
  },
};

/** Changes a regiment's name, notes, statuses, or the regiment its guns go with. */
export const editRegiment: Command<
  ArmyList,
  { id: string; changes: Partial<Omit<Regiment, "id" | "bases" | "unitKind" | "brigadeId">> }
> = {
  name: "editRegiment",
  run: (draft, { id, changes }) => {
    Object.assign(regimentPlace(draft, id).regiment, changes);
  },
};

/** So many bases; throws RangeError outside what a document may hold. */
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

/** Another kind; bases and statuses stay where the new kind may have them. */
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

/** Has a general who is to be drawn come from the arm that joins a formation of neither infantry nor cavalry; a format that leaves the arm free keeps the player's choice. */
function suitGeneral(
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

/** The regiment new regimental guns are given to: the first infantry of the formation that has none. */
function aptGuns(
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
