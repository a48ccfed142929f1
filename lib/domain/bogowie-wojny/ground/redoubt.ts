import { REDOUBT_CM } from "@/lib/rules/bogowie-wojny/tables/battlefield-measures";
import { REDOUBT_HOLDS, WORKS_WTR } from "@/lib/rules/bogowie-wojny/tables/terrain";
import { closedLine, signedAreaCm2 } from "@/lib/terrain/ring";
import { findingAt } from "../field/finding";
import { passage } from "./effect-figures";
import { squareLaying } from "./laying";
import { isSquareOf } from "./measure-slack";
import { basics } from "./thing-kind";
import { workKind } from "./work-kind";

/** A redoubt: a closed parapet with its front on the outside. */
export const redoubt = workKind({
  kind: "redoubt",
  shape: "area",
  squareCm: REDOUBT_CM,
  upgrade: "redoubt",
  toolKey: "Q",
  drawnAs: null,
  start: [[0, 0]],
  controls: [],
  laying: squareLaying(REDOUBT_CM),
  effectFigures: {
    cm: passage("redoubt", "infantry", "cm"),
    wtr: WORKS_WTR.redoubt,
    ...REDOUBT_HOLDS,
  },
  check: ({ points }, path) =>
    isSquareOf(points, REDOUBT_CM)
      ? []
      : [findingAt(`${path}/points`, "redoubt-size", { side: REDOUBT_CM })],
  shapes: ({ id, points }) => {
    const outward = signedAreaCm2(points) > 0 ? points.toReversed() : points;
    const line = closedLine(outward).map(([x, y]): [number, number] => [x, y]);
    return [{ ...basics({ id, points: line }), kind: "field-work", work: "emplacement" }];
  },
});
