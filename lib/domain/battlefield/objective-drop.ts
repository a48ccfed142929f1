import { boxAround, boxCentre } from "@/lib/terrain/box";
import type { Point } from "@/lib/terrain/point";
import { ringHolds } from "@/lib/terrain/ring";
import { pieceKindOf } from "../ground/bogowie-wojny/pieces";
import type { Battlefield } from "./battlefield";

/**
 * The piece on which an objective lands that is drawn by cm east and north from the middle of its own: the smallest
 * that lies there and units can enter [14.6]; null where none does.
 */
export function objectiveDroppedOn(
  { objectives, pieces }: Pick<Battlefield, "objectives" | "pieces">,
  id: string,
  [eastCm, northCm]: Point,
): string | null {
  const from = objectives.find((objective) => objective.id === id)?.pieceId;
  const own = pieces.find((piece) => piece.id === from);
  const [x, y] = boxCentre(boxAround(own?.points ?? []));
  const at: Point = [x + eastCm, y + northCm];
  const [smallest] = pieces
    .filter((piece) => pieceKindOf(piece).canBeObjective && ringHolds(piece.points, at))
    .toSorted((a, b) => extent(a.points) - extent(b.points));
  return smallest && smallest.id !== from ? smallest.id : null;
}

function extent(points: readonly Point[]): number {
  const { minX, maxX, minY, maxY } = boxAround(points);
  return (maxX - minX) * (maxY - minY);
}
