import type { Draft } from "immer";
import type { Command } from "../../../document/command";
import type { ArmyList } from "../army-list";
import { removeGeneral } from "./formations";
import { regimentPlace, upgradeOf } from "./places";
import { removeRegiment, setBases } from "./regiments";
import { removeUpgrade, setUpgradeCount } from "./upgrades";

/**
 * What can be removed: a base of a regiment, a regiment, a formation's general, bought statuses, one piece of an
 * upgrade, or a whole upgrade.
 */
type TakenKind = "base" | "regiment" | "general" | "status" | "piece" | "upgrade";

/** Something to remove, with the id of the regiment, formation or upgrade. */
export interface Taken {
  readonly is: TakenKind;
  readonly id: string;
}

/**
 * Removes one thing, like the command for its kind; throws RangeError for the last base of a regiment or the last piece
 * of an upgrade.
 */
export const takeAway: Command<ArmyList, Taken> = {
  name: "takeAway",
  run: (draft, { is, id }) => TAKE[is](draft, id),
};

const TAKE: Readonly<Record<TakenKind, (draft: Draft<ArmyList>, id: string) => void>> = {
  base: (draft, id) => {
    const { bases } = regimentPlace(draft, id).regiment;
    setBases.run(draft, { id, bases: bases - 1 });
  },
  regiment: (draft, id) => removeRegiment.run(draft, { id }),
  general: (draft, id) => removeGeneral.run(draft, { formationId: id }),
  status: (draft, id) => {
    const { regiment } = regimentPlace(draft, id);
    if (regiment.veteran === "bought") regiment.veteran = "no";
    regiment.elite = false;
  },
  piece: (draft, id) => setUpgradeCount.run(draft, { id, count: upgradeOf(draft, id).count - 1 }),
  upgrade: (draft, id) => removeUpgrade.run(draft, { id }),
};
