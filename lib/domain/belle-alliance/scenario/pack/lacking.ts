import type { ClubStock, StockFigures, StockTerrain } from "../../stock/club-stock";
import { COUNTS_OF_ARM, type StockCount } from "../../stock/club-stock-words";
import { baseOf } from "../derive";
import type { FiguresNeeded } from "../scenario-view";
import type { Settings } from "../settings";
import type { TerrainNeeded } from "../terrain-needed";

/** What somebody owns, and who: it is left out of what is needed. */
export interface Owned {
  readonly owner: string;
  readonly stock: ClubStock;
}

/**
 * The figures that are still to be had: rows of a type are used up before those of any type, in the order of the need.
 * Figures come with their bases, and bases with what stands on them.
 */
export function lackingFigures(
  needed: readonly FiguresNeeded[],
  { figures }: ClubStock,
  settings: Settings,
): FiguresNeeded[] {
  const rows = needed.map((row) => ({ ...row }));
  const typed = figures.filter(({ type }) => type !== null);
  const untyped = figures.filter(({ type }) => type === null);
  for (const owned of [...typed, ...untyped]) {
    let left = owned.count;
    for (const row of rows) {
      if (fits(row, owned)) left -= take(row, { ...owned, count: left }, settings);
    }
  }
  return rows.filter(isLacking);
}

type Need = { -readonly [Key in keyof FiguresNeeded]: FiguresNeeded[Key] };

function fits(row: Need, { nation, arm, type }: StockFigures): boolean {
  return row.nation === nation && row.arm === arm && (type === null || row.type === type);
}

function isLacking(row: Need): boolean {
  return row.figures + row.modelGuns + row.gunners + row.wagons + row.bases > 0;
}

/** Takes what is owned off a row, and tells how much that was. */
function take(row: Need, { arm, counted, count }: StockFigures, settings: Settings): number {
  const taken = Math.min(count, row[counted]);
  const standing = standingOn(arm);
  const { figuresPerBase } = baseOf({ arm }, settings);
  row[counted] -= taken;
  if (counted === "bases") row[standing] = rest(row.bases, row[standing] - taken * figuresPerBase);
  if (counted === standing)
    row.bases = rest(row[standing], row.bases - Math.floor(taken / figuresPerBase));
  return taken;
}

function standingOn(arm: StockFigures["arm"]): StockCount {
  return COUNTS_OF_ARM[arm][0];
}

/** Where all of one kind is there, all of the other is, too: the last base of a unit may be short of figures. */
function rest(other: number, left: number): number {
  return other === 0 ? 0 : Math.max(0, left);
}

/** The terrain that is still to be built: lengths of lines, pieces of all else. How large the missing pieces are is not known. */
export function lackingTerrain(
  needed: readonly TerrainNeeded[],
  { terrain }: ClubStock,
): TerrainNeeded[] {
  const left = terrain.map(({ count }) => count);
  return needed.flatMap((row) => {
    const need = row.lengthCm ?? row.pieces;
    let lacking = need;
    for (const [i, owned] of terrain.entries()) {
      if (!serves(row, owned)) continue;
      const taken = Math.min(lacking, left[i] ?? 0);
      left[i] = (left[i] ?? 0) - taken;
      lacking -= taken;
    }
    return lacking > 0 ? [lacking === need ? row : withLacking(row, lacking)] : [];
  });
}

function serves({ key, widthCm }: TerrainNeeded, owned: StockTerrain): boolean {
  return key === owned.kind && (owned.widthCm === null || owned.widthCm === widthCm);
}

function withLacking(row: TerrainNeeded, lacking: number): TerrainNeeded {
  return row.lengthCm === null
    ? { ...row, pieces: lacking, areaCm2: null }
    : { ...row, lengthCm: lacking };
}
