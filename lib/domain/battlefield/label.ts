import type { Battlefield } from "./battlefield";
import type { BattlefieldWords } from "./finding-text";

/** What those hear of a battlefield who cannot see it: table, area, pieces, and the seed where it has one. */
export function battlefieldLabel(field: Battlefield, t: BattlefieldWords): string {
  const { table, area, pieces, seed } = field;
  const values = {
    width: table.widthCm,
    depth: table.depthCm,
    area: t(`areas.${area}`),
    pieces: pieces.length,
  };
  return seed === null ? t("mapLabelUnseeded", values) : t("mapLabel", { ...values, seed });
}
