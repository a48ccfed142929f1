import type { Battlefield } from "./battlefield";
import type { BattlefieldWords } from "./finding-text";

/** The text alternative of a battlefield for screen reader users: table, area, pieces, and the seed if it has one. */
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
