import { TERRAIN_UPGRADES, WORKS } from "@/lib/rules/bogowie-wojny/tables/upgrades";
import type { ArmyList } from "../army-list/army-list";
import { listForOthers } from "../army-list/list-for-others";
import { countOfUpgrade, summarize } from "../army-list/totals";
import type { FieldArmy } from "./side-schema";

/** What a battlefield keeps of a list: as anybody but its owner may have it, so that a shared field betrays nothing. */
export function fieldArmyOf(stored: {
  readonly id: string;
  readonly version: number;
  readonly document: ArmyList;
}): FieldArmy {
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
    bought: [...TERRAIN_UPGRADES, ...WORKS].flatMap((upgrade) => {
      const count = countOfUpgrade(list, upgrade);
      return count > 0 ? [{ upgrade, count }] : [];
    }),
  };
}
