import { TRAIN_LOADS, type Upgrade } from "@/lib/rules/bogowie-wojny/tables/upgrades";
import { withoutSubjects } from "../../../document/accepted-findings";
import type { Command } from "../../../document/command";
import type { ArmyList } from "../army-list";
import { ARMY_LIST_LIMITS } from "../limits";
import { reorder, upgradeOf } from "./places";

/** Buys one more of an upgrade; an ammunition train is always added as a separate train with two loads [13.3]. */
export const buyUpgrade: Command<ArmyList, { id: string; upgrade: Upgrade }> = {
  name: "buyUpgrade",
  run: (draft, { id, upgrade }) => {
    const isTrain = upgrade === "ammunition-train";
    const held = draft.upgrades.find((bought) => bought.upgrade === upgrade);
    if (held !== undefined && !isTrain) {
      held.count += 1;
      return;
    }
    draft.upgrades.push({
      id,
      upgrade,
      count: isTrain ? TRAIN_LOADS[0] : 1,
      notes: "",
      secret: false,
    });
  },
};

/** Sets the number of pieces, levels or loads; throws RangeError outside the document's limits. */
export const setUpgradeCount: Command<ArmyList, { id: string; count: number }> = {
  name: "setUpgradeCount",
  run: (draft, { id, count }) => {
    if (!Number.isInteger(count) || count < 1 || count > ARMY_LIST_LIMITS.upgradeCount) {
      throw new RangeError(
        `An upgrade is bought 1 to ${ARMY_LIST_LIMITS.upgradeCount} times, not ${count}.`,
      );
    }
    upgradeOf(draft, id).count = count;
  },
};

/** Sets the player's note about an upgrade, which is printed with it. */
export const noteUpgrade: Command<ArmyList, { id: string; notes: string }> = {
  name: "noteUpgrade",
  run: (draft, { id, notes }) => {
    upgradeOf(draft, id).notes = notes;
  },
};

/** Hides an upgrade from everyone but the owner, or shows it again. */
export const keepUpgradeSecret: Command<ArmyList, { id: string; secret: boolean }> = {
  name: "keepUpgradeSecret",
  run: (draft, { id, secret }) => {
    upgradeOf(draft, id).secret = secret;
  },
};

/** Removes an upgrade with all its pieces, levels or loads. */
export const removeUpgrade: Command<ArmyList, { id: string }> = {
  name: "removeUpgrade",
  run: (draft, { id }) => {
    upgradeOf(draft, id);
    draft.upgrades = draft.upgrades.filter((upgrade) => upgrade.id !== id);
    draft.acceptedFindings = withoutSubjects(draft.acceptedFindings, new Set([id]));
  },
};

/** Moves an upgrade to another index in the list. */
export const moveUpgrade: Command<ArmyList, { id: string; to: number }> = {
  name: "moveUpgrade",
  run: (draft, { id, to }) => reorder(draft.upgrades, id, to),
};
