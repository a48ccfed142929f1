import { boxAround, boxCentre } from "@/lib/terrain/box";
import type { Point } from "@/lib/terrain/point";
import { ringContains } from "@/lib/terrain/ring";
import { pieceKindOf } from "../ground/pieces";
import type { Battlefield } from "./battlefield";

/**
 * The piece an objective lands on when dragged by cm east and north from the middle of its own piece: the smallest
 * there that units can enter [14.6]; null if there is none.
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
    .filter((piece) => pieceKindOf(piece).canBeObjective && ringContains(piece.points, at))
    .toSorted((a, b) => extent(a.points) - extent(b.points));
  return smallest && smallest.id !== from ? smallest.id : null;
}

function extent(points: readonly Point[]): number {
  const { minX, maxX, minY, maxY } = boxAround(points);
  return (maxX - minX) * (maxY - minY);
}
