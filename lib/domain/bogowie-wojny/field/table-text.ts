import type { BattleArea } from "@/lib/rules/bogowie-wojny/battle-area";
import { pieceCount, type TableCm } from "@/lib/rules/bogowie-wojny/piece-count";
import { TABLE_SIZES } from "@/lib/rules/bogowie-wojny/tables/battlefield";
import { DEPLOYMENT_DEPTH_CM } from "@/lib/rules/bogowie-wojny/tables/battlefield-measures";
import type { BattlefieldWords } from "./finding-text";

/** How a table whose size is not one of the book's three is judged [14.4]; empty for those three. */
export function ownTableText(table: TableCm, area: BattleArea, t: BattlefieldWords): string {
  const isKnown = TABLE_SIZES.some(
    ({ widthCm, depthCm }) => widthCm === table.widthCm && depthCm === table.depthCm,
  );
  if (isKnown) return "";
  const works = table.depthCm / 2;
  return t("ownTable", { ...pieceCount(table, area), works, deployment: DEPLOYMENT_DEPTH_CM });
}
