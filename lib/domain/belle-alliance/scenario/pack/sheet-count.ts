import {
  MAX_TABLE_SHEETS,
  type SheetPaper,
  type TableSheetOptions,
} from "../../../table/sheets/table-sheets";
import { countHillLayers, hillTemplates } from "./hill-templates";
import { type GroundToPrint, laidSheets } from "./laid-sheets";
import { stripSheets } from "./strip-sheets";
import { roughStripSheets, stripWays } from "./strips";

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
      const layers = countHillLayers(ground.map);
      if (layers > MAX_TABLE_SHEETS) return layers;
      return hillTemplates(ground.map, on).reduce((sum, { sheets }) => sum + sheets.length, 0);
    }
    case "strips": {
      const rough = roughStripSheets(ground.map, on);
      if (rough > MAX_TABLE_SHEETS) return rough;
      const strips = stripWays(ground.map, on).flatMap((each) => each.strips);
      return stripSheets(strips, on).length;
    }
    default:
      return laidSheets(ground, { ...options, ground: options.ground }, on).printed.length;
  }
}
