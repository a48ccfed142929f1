import { z } from "zod";
import { ARMS } from "@/lib/rules/belle-alliance/arm";
import { NATIONS } from "@/lib/rules/belle-alliance/nation";
import { TYPES_OF_ARM, UNIT_TYPES } from "@/lib/rules/belle-alliance/unit-type";
import { TERRAIN_SORTS } from "../scenario/terrain-key";
import { COUNTS_OF_ARM, MAX_COUNTED, MAX_STOCK_ROWS, STOCK_COUNTS } from "./club-stock-words";

const figuresSchema = z
  .strictObject({
    nation: z.enum(NATIONS),
    arm: z.enum(ARMS),
    /** Null: of any type. */
    type: z.enum(UNIT_TYPES).nullable(),
    counted: z.enum(STOCK_COUNTS),
    count: z.int().min(1).max(MAX_COUNTED),
  })
  .superRefine(({ arm, type, counted }, context) => {
    if (type !== null && !TYPES_OF_ARM[arm].includes(type)) {
      refuse(context, "type", `is no type of the arm ${arm}: ${TYPES_OF_ARM[arm].join(", ")}`);
    }
    if (!COUNTS_OF_ARM[arm].includes(counted)) {
      refuse(
        context,
        "counted",
        `is not counted of the arm ${arm}: ${COUNTS_OF_ARM[arm].join(", ")}`,
      );
    }
  });

function refuse(context: z.RefinementCtx, path: string, message: string): void {
  context.addIssue({ code: "custom", path: [path], message });
}

const terrainSchema = z.strictObject({
  /** As the legend names it. */
  kind: z.enum(TERRAIN_SORTS.map(({ key }) => key)),
  /** Of roads and streams, in cm; null: of any width. */
  widthCm: z.number().positive().max(1_000).nullable(),
  /** Pieces; of walls, ways and other lines their length in cm. */
  count: z.int().min(1).max(MAX_COUNTED),
});

/** The figures and terrain a club owns, for games of Belle Alliance. */
export const clubStockSchema = z.strictObject({
  figures: z.array(figuresSchema).max(MAX_STOCK_ROWS),
  terrain: z.array(terrainSchema).max(MAX_STOCK_ROWS),
});
export type ClubStock = z.infer<typeof clubStockSchema>;
export type StockFigures = ClubStock["figures"][number];
export type StockTerrain = ClubStock["terrain"][number];

export const NO_STOCK: ClubStock = { figures: [], terrain: [] };

/** One of them, for the description of the API. */
export const stockExample: ClubStock = {
  figures: [
    { nation: "france", arm: "infantry", type: "line", counted: "figures", count: 240 },
    { nation: "france", arm: "artillery", type: null, counted: "modelGuns", count: 6 },
  ],
  terrain: [
    { kind: "road-paved", widthCm: 1.4, count: 300 },
    { kind: "building-stone", widthCm: null, count: 8 },
  ],
};

/** A club's list, and which version of it: 0 before there is one. */
export interface StoredStock {
  readonly version: number;
  readonly stock: ClubStock;
}
