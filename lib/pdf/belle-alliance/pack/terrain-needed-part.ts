import { lackingTerrain, type Owned } from "@/lib/domain/belle-alliance/scenario/pack/lacking";
import type { ScenarioView } from "@/lib/domain/belle-alliance/scenario/scenario-view";
import {
  type TerrainNeeded,
  terrainNeeded,
} from "@/lib/domain/belle-alliance/scenario/terrain-needed";
import type { Words } from "../../document/text/words";
import { neededTitle } from "./figures-needed-part";
import type { Column, Part } from "./sheet";

/** The pieces of terrain to build or bring, as one table; without those that are owned. */
export function terrainNeededParts(
  { map }: ScenarioView,
  owned: Owned | null,
  words: Words,
): Part[] {
  const needed = terrainNeeded(map);
  if (needed.length === 0) return [];
  const { print } = words;
  const rows = owned ? lackingTerrain(needed, owned.stock) : needed;
  return [
    {
      part: "heading",
      level: 1,
      text: neededTitle("terrainNeeded", owned, words),
      colour: null,
      startsPage: false,
    },
    rows.length === 0
      ? { part: "remark", text: print("nothingLacks") }
      : {
          part: "table",
          columns: columnsOf(words),
          rows: rows.map((row) => cellsOf(row, words)),
          totals: [],
        },
  ];
}

function columnsOf({ print }: Words): Column[] {
  const column = (key: string, widthMm: number | null, align: Column["align"]): Column => ({
    label: print(`terrainNeeded.${key}`),
    widthMm,
    align,
  });
  return [
    column("kind", null, "left"),
    column("width", 24, "right"),
    column("pieces", 24, "right"),
    column("length", 28, "right"),
    column("area", 28, "right"),
  ];
}

function cellsOf(
  { key, layer, ...row }: TerrainNeeded,
  { print, legend, number }: Words,
): string[] {
  const measure = (value: number | null, unit: "cm" | "cm2") =>
    value === null ? "" : print(`terrainNeeded.${unit}`, { value: number(Math.round(value)) });
  const { widthCm } = row;
  const width =
    widthCm === null
      ? ""
      : print("terrainNeeded.cm", { value: number(widthCm, Number.isInteger(widthCm) ? 0 : 1) });
  return [
    layer === null ? legend(key) : print("terrainNeeded.hill", { layer }),
    width,
    number(row.pieces),
    measure(row.lengthCm, "cm"),
    measure(row.areaCm2, "cm2"),
  ];
}
