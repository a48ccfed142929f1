import type { Format } from "@/lib/rules/bogowie-wojny/format";

/** The fields that identify a format at a glance: points, bases, artillery, table and turns. */
export type FormatSize = Pick<
  Format,
  | "name"
  | "unitPoints"
  | "upgradePoints"
  | "maxBases"
  | "maxArtilleryBases"
  | "maxArtilleryPercent"
  | "tableWidthCm"
  | "tableDepthCm"
  | "turns"
>;

export function formatSizeOf(format: FormatSize): FormatSize {
  return {
    name: format.name,
    unitPoints: format.unitPoints,
    upgradePoints: format.upgradePoints,
    maxBases: format.maxBases,
    maxArtilleryBases: format.maxArtilleryBases,
    maxArtilleryPercent: format.maxArtilleryPercent,
    tableWidthCm: format.tableWidthCm,
    tableDepthCm: format.tableDepthCm,
    turns: format.turns,
  };
}
