import type { TableCm } from "@/lib/rules/bogowie-wojny/piece-count";
import { areasOverlap, lineEnters } from "@/lib/terrain/meeting";
import type { Point } from "@/lib/terrain/point";
import { crossesItself } from "@/lib/terrain/ring";
import { pieceKindOf } from "../../ground/pieces";
import type { Battlefield, BattlefieldPiece } from "../battlefield";
import { type BattlefieldFinding, findingAt } from "../finding";
import { isArea, isWaterPiece } from "../ground";
import { thingsOf } from "../things";

const SLACK_CM = 0.1;

/**
 * Checks that everything is on the table, and whether pieces overlap. The text does not forbid overlaps: two joined
 * hills count as one, and things may be on a hill. With any other overlap it is unclear which piece's rules apply, so
 * it causes a warning [3.5].
 */
export function checkGround(field: Battlefield): BattlefieldFinding[] {
  return [
    ...checkOnTable(field),
    ...checkShapes(field),
    ...checkOverlaps(field),
    ...checkBases(field),
  ];
}

function checkOnTable(field: Battlefield): BattlefieldFinding[] {
  return thingsOf(field).flatMap(({ list, index, thing: { points } }) =>
    points.every((corner) => isOnTable(corner, field.table))
      ? []
      : [findingAt(`/${list}/${index}/points`, "off-table")],
  );
}

function isOnTable([x, y]: Point, { widthCm, depthCm }: TableCm): boolean {
  return x >= -SLACK_CM && y >= -SLACK_CM && x <= widthCm + SLACK_CM && y <= depthCm + SLACK_CM;
}

function checkShapes({ pieces }: Battlefield): BattlefieldFinding[] {
  return pieces.flatMap((piece, index) =>
    isArea(piece) && crossesItself(piece.points)
      ? [findingAt(`/pieces/${index}/points`, "crosses-itself")]
      : [],
  );
}

function checkOverlaps({ pieces }: Battlefield): BattlefieldFinding[] {
  return pieces.flatMap((piece, index) =>
    pieces.slice(0, index).flatMap((other, earlier) =>
      overlap(piece, other)
        ? [
            findingAt(`/pieces/${index}`, "pieces-overlap", {
              kind: piece.kind,
              otherKind: other.kind,
              other: earlier + 1,
            }),
          ]
        : [],
    ),
  );
}

function overlap(a: BattlefieldPiece, b: BattlefieldPiece): boolean {
  if (isDryLine(a) || isDryLine(b)) return false;
  if (a.kind === "hill" || b.kind === "hill") return hillIsCrossed(a, b);
  if (isArea(a) && isArea(b)) return areasOverlap(a.points, b.points, SLACK_CM);
  if (isArea(a)) return lineEnters(b.points, a.points, SLACK_CM);
  return isArea(b) && lineEnters(a.points, b.points, SLACK_CM);
}

/** Fences and the like, which may cross anything. */
function isDryLine(piece: BattlefieldPiece): boolean {
  return !isArea(piece) && !isWaterPiece(piece);
}

/** Whether water or impassable ground lies on a hill; woods, villages and other hills may. */
function hillIsCrossed(a: BattlefieldPiece, b: BattlefieldPiece): boolean {
  const [hill, other] = (a.kind === "hill" ? [a, b] : [b, a]) as [
    BattlefieldPiece,
    BattlefieldPiece,
  ];
  if (!isArea(other)) return lineEnters(other.points, hill.points, SLACK_CM);
  return pieceKindOf(other).road === "none" && areasOverlap(hill.points, other.points, SLACK_CM);
}

function checkBases({ bases, pieces }: Battlefield): BattlefieldFinding[] {
  return bases.flatMap((base, index) =>
    pieces.some((piece) => isArea(piece) && areasOverlap(base.points, piece.points, SLACK_CM))
      ? [findingAt(`/bases/${index}`, "base-covered", { edge: base.edge })]
      : [],
  );
}
