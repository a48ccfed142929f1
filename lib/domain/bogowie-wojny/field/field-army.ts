import type { ArmyBook } from "../book/army-book";
import type { ArmyList } from "../list/army-list";
import { listForOthers } from "../list/list-for-others";
import { summarize } from "../list/totals";
import { freeSetUpOf, setUpOf } from "./set-up-store";
import type { FieldArmy } from "./side-schema";

/**
 * A battlefield's copy of a list and of its book's rules, if the book is known. Contains only what readers other than
 * the owner may see, so that a shared field reveals no secrets.
 */
export function fieldArmyOf(
  stored: { readonly id: string; readonly version: number; readonly document: ArmyList },
  book: Pick<ArmyBook, "specialRules"> | null,
): FieldArmy {
  const list = listForOthers(stored.document);
  const { armyValue, bases } = summarize(list);
  const { objectivePoints, tableWidthCm, tableDepthCm } = list.format;
  return {
    listId: stored.id,
    listVersion: stored.version,
    title: list.title,
    nation: list.nation,
    bases: bases.total,
    value: armyValue,
    objectives: objectivePoints ?? "shares",
    table: { widthCm: tableWidthCm, depthCm: tableDepthCm },
    groves: list.format.readings.groves,
    roadOrder: list.format.readings.roadOrder,
    objectiveProposal: list.format.readings.objectiveProposal,
    objectiveShares: list.format.readings.objectiveShares,
    bought: setUpOf(list.upgrades),
    ...(book && { brought: freeSetUpOf(book) }),
  };
}
