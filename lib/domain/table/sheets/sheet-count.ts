import { type GroundToPrint, groundSheets } from "./ground-sheets";
import { countHillLayers, hillTemplates } from "./hill-templates";
import { stripSheets } from "./strip-sheets";
import { roughStripSheets, stripWays } from "./strips";
import { MAX_TABLE_SHEETS, type SheetPaper, type TableSheetOptions } from "./table-sheets";

/**
 * How many sheets are printed of a table, without their plan: empty ones are none. Of pieces to cut far beyond what is
 * printed it says about how many.
 */
export function countSheets(
  ground: GroundToPrint,
  options: TableSheetOptions,
  on: SheetPaper,
): number {
  switch (options.ground) {
    case "layers": {
      const layers = countHillLayers(ground.scene);
      if (layers > MAX_TABLE_SHEETS) return layers;
      return hillTemplates(ground.scene, on).reduce((sum, { sheets }) => sum + sheets.length, 0);
    }
    case "strips": {
      const rough = roughStripSheets(ground.scene, on);
      if (rough > MAX_TABLE_SHEETS) return rough;
      const strips = stripWays(ground.scene, on).flatMap((each) => each.strips);
      return stripSheets(strips, on).length;
    }
    default:
      return groundSheets(ground, { ...options, ground: options.ground }, on).printed.length;
  }
}
