import { TERRAIN_UPGRADES, WORKS } from "@/lib/rules/bogowie-wojny/tables/upgrades";
import { countIn } from "./side";
import type { FieldArmy, SetUpUpgrade } from "./side-schema";

/** A difference between an attached army and a newer version of its list. */
export type ArmyChange =
  | { readonly what: "value" | "bases"; readonly from: number; readonly to: number }
  | { readonly what: "title"; readonly from: string; readonly to: string }
  | {
      readonly what: "objectives";
      readonly from: FieldArmy["objectives"];
      readonly to: FieldArmy["objectives"];
    }
  | {
      readonly what: "table";
      readonly from: FieldArmy["table"];
      readonly to: FieldArmy["table"];
    }
  | {
      readonly what: "bought" | "brought";
      readonly upgrade: SetUpUpgrade;
      readonly from: number;
      readonly to: number;
    };

/** The changes that attaching a newer version of an army list would make, apart from the nation. */
export function armyChanges(kept: FieldArmy, now: FieldArmy): ArmyChange[] {
  const all: readonly ArmyChange[] = [
    { what: "title", from: kept.title, to: now.title },
    { what: "value", from: kept.value, to: now.value },
    { what: "bases", from: kept.bases, to: now.bases },
    { what: "objectives", from: kept.objectives, to: now.objectives },
    { what: "table", from: kept.table, to: now.table },
    ...storeChanges("bought", kept, now),
    ...storeChanges("brought", kept, now),
  ];
  return all.filter(({ from, to }) => JSON.stringify(from) !== JSON.stringify(to));
}

function storeChanges(what: "bought" | "brought", kept: FieldArmy, now: FieldArmy): ArmyChange[] {
  return [...TERRAIN_UPGRADES, ...WORKS].map((upgrade) => ({
    what,
    upgrade,
    from: countIn(kept[what], upgrade),
    to: countIn(now[what], upgrade),
  }));
}
