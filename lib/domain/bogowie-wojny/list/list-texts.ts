import { acceptedTexts, type Say } from "../../document/translations/text-place";
import type { ArmyFormation, ArmyList } from "./army-list";

/** A name of troops, which may stay as it is in another language. */
const PROPER = { kind: "name", isProper: true } as const;
const LINE = { kind: "line" } as const;

/** An army list with every text as `say` has it; people keep their names, by which its book knows them. */
export function withListTexts(list: ArmyList, say: Say): ArmyList {
  return {
    ...list,
    title: say({ key: "title", kind: "name" }, list.title),
    notes: say({ key: "notes", kind: "markdown" }, list.notes),
    corps: list.corps.map((corps) => ({
      ...corps,
      name: say({ key: `corps/${corps.id}/name`, ...PROPER }, corps.name),
    })),
    formations: list.formations.map((formation) => withFormationTexts(formation, say)),
    upgrades: list.upgrades.map((bought) => ({
      ...bought,
      notes: say({ key: `upgrades/${bought.id}/notes`, ...LINE }, bought.notes),
    })),
    acceptedFindings: acceptedTexts(list.acceptedFindings, say),
  };
}

function withFormationTexts(formation: ArmyFormation, say: Say): ArmyFormation {
  return {
    ...formation,
    name: say({ key: `formations/${formation.id}/name`, ...PROPER }, formation.name),
    brigades: formation.brigades.map((brigade) => ({
      ...brigade,
      name: say({ key: `brigades/${brigade.id}/name`, ...PROPER }, brigade.name),
    })),
    regiments: formation.regiments.map((regiment) => ({
      ...regiment,
      name: say({ key: `regiments/${regiment.id}/name`, ...PROPER }, regiment.name),
      notes: say({ key: `regiments/${regiment.id}/notes`, ...LINE }, regiment.notes),
    })),
  };
}
