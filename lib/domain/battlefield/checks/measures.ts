import {
  LINEAR_WORK_LONGEST_CM,
  REDOUBT_CM,
} from "@/lib/rules/bogowie-wojny/tables/battlefield-measures";
import { lengthCm } from "@/lib/terrain/polyline";
import { roundedCm } from "@/lib/terrain/snap";
import { isSquareOf, MEASURE_SLACK_CM } from "../../ground/bogowie-wojny/measure-slack";
import { pieceKindOf } from "../../ground/bogowie-wojny/pieces";
import type { Battlefield, FieldWork } from "../battlefield";
import { type BattlefieldFinding, findingAt } from "../finding";
import { fromEdgeCm } from "../ground";

/** The sizes the rules give of some pieces and works [3.5, 13.3], and how far forward works may stand [14.4]. */
export function checkMeasures(field: Battlefield): BattlefieldFinding[] {
  return [
    ...field.pieces.flatMap(
      (piece, index) => pieceKindOf(piece).check?.(piece, `/pieces/${index}`) ?? [],
    ),
    ...field.fieldWorks.flatMap((work, index) => checkWork(work, `/fieldWorks/${index}`)),
    ...checkReach(field),
  ];
}

function checkWork(work: FieldWork, path: string): BattlefieldFinding[] {
  if (work.kind === "redoubt") {
    return isSquareOf(work.points, REDOUBT_CM)
      ? []
      : [findingAt(`${path}/points`, "redoubt-size", { side: REDOUBT_CM })];
  }
  const length = roundedCm(lengthCm(work.points));
  return length > LINEAR_WORK_LONGEST_CM + MEASURE_SLACK_CM
    ? [findingAt(`${path}/points`, "linear-work-length", { length, most: LINEAR_WORK_LONGEST_CM })]
    : [];
}

function checkReach({ fieldWorks, table }: Battlefield): BattlefieldFinding[] {
  const most = table.depthCm / 2;
  return fieldWorks.flatMap(({ points, placedBy }, index) => {
    const furthest = Math.max(...points.map((corner) => fromEdgeCm(corner, placedBy, table)));
    if (furthest <= most + MEASURE_SLACK_CM) return [];
    return [
      findingAt(`/fieldWorks/${index}`, "work-too-far", { distance: roundedCm(furthest), most }),
    ];
  });
}
