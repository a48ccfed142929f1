import { roundedCm } from "@/lib/terrain/snap";
import { fieldKindOf } from "../../ground/field-kinds";
import { MEASURE_SLACK_CM } from "../../ground/measure-slack";
import type { Battlefield } from "../battlefield";
import { type BattlefieldFinding, findingAt } from "../finding";
import { fromEdgeCm } from "../ground";
import { thingsOf } from "../things";

/** Checks the sizes of pieces and works fixed by the rules [3.5, 13.3], and how far forward works are placed [14.4]. */
export function checkMeasures(field: Battlefield): BattlefieldFinding[] {
  return [
    ...thingsOf(field).flatMap((found) => {
      const path = `/${found.list}/${found.index}`;
      return fieldKindOf(found).check?.(found.thing, path) ?? [];
    }),
    ...checkReach(field),
  ];
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
