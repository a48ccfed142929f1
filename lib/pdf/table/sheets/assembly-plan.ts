import { TERRAIN_ONLY, tableFile } from "@/lib/domain/table/drawing/draw-scene";
import type { Scene, TableSize } from "@/lib/domain/table/scene";
import type { GroundSheets } from "@/lib/domain/table/sheets/ground-sheets";
import { MAX_TABLE_SHEETS, type SheetGrid } from "@/lib/domain/table/sheets/table-sheets";
import { distanceCm, type Point } from "@/lib/terrain/point";
import type { Words } from "../../document/text/words";
import { planPen } from "./table-pen";
import type { AssemblyPlan } from "./table-section";

/** Space at the sides of the plan, and above and below it, in mm. */
const BESIDE_MM = 24;
const ABOVE_AND_BELOW_MM = 118;

type PaperMm = readonly [width: number, height: number];

/** How the sheets lie over the ground, as large as the page allows. */
export function assemblyPlan(
  scene: Scene,
  { grid, sheets, printed }: GroundSheets,
  { paperMm, words }: { readonly paperMm: PaperMm; readonly words: Words },
): AssemblyPlan {
  const mmPerCm = planScale(scene, paperMm);
  const names = new Set(printed.map(({ name }) => name));
  const shown = marksEmpty(grid) ? sheets : printed;
  return {
    ...emptyPlan(scene, mmPerCm),
    alt: words.tableSheets("planAlt", { rows: grid.rows, columns: grid.columns }),
    cells: shown.map(({ name, box: { minX, maxX, minY, maxY } }) => ({
      name,
      xMm: minX * mmPerCm,
      yMm: (scene.depthCm - maxY) * mmPerCm,
      widthMm: (Math.min(maxX, minX + grid.stepCm[0]) - minX) * mmPerCm,
      heightMm: (maxY - Math.max(minY, maxY - grid.stepCm[1])) * mmPerCm,
      printed: names.has(name),
    })),
  };
}

/** Whether the plan marks sheets that are not printed: thousands would take the press longer than those that are. */
export function marksEmpty({ count }: SheetGrid): boolean {
  return count <= MAX_TABLE_SHEETS;
}

/** A piece to cut, and the places of the table its name may stand at. */
export interface PlannedPiece {
  readonly code: string;
  readonly places: readonly Point[];
}

/** Where pieces to cut belong on the ground, each name as far from the others as it may stand. */
export function piecePlan(
  scene: Scene,
  pieces: readonly PlannedPiece[],
  { paperMm, alt }: { readonly paperMm: PaperMm; readonly alt: string },
): AssemblyPlan {
  const mmPerCm = planScale(scene, paperMm);
  const taken: Point[] = [];
  const labels = pieces.map(({ code, places }) => {
    const [x, y] = farthest(places, taken);
    taken.push([x, y]);
    const plan = { xMm: x * mmPerCm, yMm: (scene.depthCm - y) * mmPerCm };
    return { text: code, ...within(plan, [scene.widthCm * mmPerCm, scene.depthCm * mmPerCm]) };
  });
  return { ...emptyPlan(scene, mmPerCm), alt, labels };
}

/** Names keep so far from the plan's edge, to either side and above and below. */
const RIM_MM = { side: 4, above: 2.5 };

function within(
  { xMm, yMm }: { readonly xMm: number; readonly yMm: number },
  [widthMm, heightMm]: readonly [number, number],
) {
  return {
    xMm: Math.min(widthMm - RIM_MM.side, Math.max(RIM_MM.side, xMm)),
    yMm: Math.min(heightMm - RIM_MM.above, Math.max(RIM_MM.above, yMm)),
  };
}

function farthest(places: readonly Point[], taken: readonly Point[]): Point {
  const room = (at: Point) => Math.min(...taken.map((each) => distanceCm(each, at)));
  const [best] = places
    .map((at) => ({ at, room: room(at) }))
    .toSorted((a, b) => (a.room === b.room ? 0 : b.room - a.room));
  return best?.at ?? [0, 0];
}

function planScale({ widthCm, depthCm }: TableSize, paperMm: PaperMm): number {
  return Math.min((paperMm[0] - BESIDE_MM) / widthCm, (paperMm[1] - ABOVE_AND_BELOW_MM) / depthCm);
}

function emptyPlan(scene: Scene, mmPerCm: number): Omit<AssemblyPlan, "alt"> {
  return {
    svg: planPicture(scene, 10 / mmPerCm),
    widthMm: scene.widthCm * mmPerCm,
    heightMm: scene.depthCm * mmPerCm,
    cells: [],
    labels: [],
  };
}

function planPicture(scene: Scene, timesSmaller: number): string {
  const pen = planPen(scene.depthCm, timesSmaller);
  const drawing = {
    palette: "light",
    size: "sheet",
    idPrefix: pen.idPrefix,
    layers: TERRAIN_ONLY,
  } as const;
  return tableFile(scene, { drawing, pen, labels: [] });
}
