import type { Documents } from "./document";
import type { TableSize } from "./scenario/pack/table-sheets";

/** The table of a map of either game. */
export function tableOf(map: Documents["map"]): TableSize {
  return map.system === "belle-alliance" ? map.map : map.table;
}
