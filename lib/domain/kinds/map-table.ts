import type { TableSize } from "../table/scene";
import type { Documents } from "./document";

/** The table of a map of either game. */
export function tableOf(map: Documents["map"]): TableSize {
  return map.system === "belle-alliance" ? map.map : map.table;
}
