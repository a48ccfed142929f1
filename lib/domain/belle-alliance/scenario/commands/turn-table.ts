import { type Point, uprightDeg } from "@/lib/terrain/point";
import { roundedCm } from "@/lib/terrain/snap";
import { facingAfter, placeAfter, sizeAfter, type TableTurn } from "@/lib/terrain/table-turn";
import type { PointCm } from "../../../document/primitives";
import { terrainKindOf } from "../../ground/kinds";
import type { Feature } from "../feature";
import { walkFormations } from "../walk";
import type { ScenarioCommand } from "./scenario-command";
import { alsoInVariants } from "./variants";
import { moveObjectives } from "./victory";

/** Turns or mirrors the table with everything on it, including entry points. */
export const turnTable: ScenarioCommand<{ readonly turn: TableTurn }> = alsoInVariants({
  name: "turnTable",
  run: (draft, { turn }) => {
    const { widthCm, depthCm } = draft.map;
    const place = (point: Point): PointCm => {
      const [x, y] = placeAfter(turn, point, { widthCm, depthCm });
      return [roundedCm(x), roundedCm(y)];
    };
    for (const feature of draft.map.features) turnFeature(feature, turn, place);
    for (const { formation } of walkFormations(draft)) {
      const { units, commander } = formation;
      for (const { placement } of units) {
        if (!placement) continue;
        placement.facingDeg = facingAfter(turn, placement.facingDeg);
        movePlace(placement, place);
      }
      if (commander?.placement) movePlace(commander.placement, place);
    }
    for (const each of draft.sides.flatMap(({ reinforcements }) => reinforcements)) {
      each.entry = place(each.entry);
      for (const other of each.alternatives ?? []) other.entry = place(other.entry);
    }
    for (const way of draft.plannedWays ?? []) way.places = way.places.map(place);
    moveObjectives(draft, place);
    Object.assign(draft.map, sizeAfter(turn, { widthCm, depthCm }));
    if (draft.map.origin) draft.map.origin.moved = true;
  },
});

/**
 * Lettering stays upright. When mirrored, the corners of shapes that have a front are reversed, so that the front stays
 * in front.
 */
function turnFeature(feature: Feature, turn: TableTurn, place: (point: Point) => PointCm): void {
  if (feature.kind === "place") {
    movePlace(feature, place);
    const isUpright = feature.turnDeg === 0 && (turn === "half" || turn === "mirror");
    if (!isUpright) feature.turnDeg = uprightDeg(facingAfter(turn, feature.turnDeg));
    return;
  }
  const points = feature.points.map(place);
  const isRoundAbout = turn === "mirror" && terrainKindOf(feature).facingDeg !== undefined;
  feature.points = isRoundAbout ? points.toReversed() : points;
}

function movePlace(at: { xCm: number; yCm: number }, place: (point: Point) => PointCm): void {
  [at.xCm, at.yCm] = place([at.xCm, at.yCm]);
}
