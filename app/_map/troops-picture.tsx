"use client";

import { memo } from "react";
import { drawCommander } from "@/lib/domain/belle-alliance/drawing/draw-commander";
import { drawEntry } from "@/lib/domain/belle-alliance/drawing/draw-entry";
import { drawUnit } from "@/lib/domain/belle-alliance/drawing/draw-unit";
import type {
  MapView,
  PlacedCommanderView,
  PlacedUnitView,
} from "@/lib/domain/belle-alliance/scenario/scenario-view";
import type { Pen } from "@/lib/domain/table/drawing/pen";
import { subjectKey } from "./map-subject";
import { SvgElement } from "./svg-element";

interface TroopsProps {
  readonly map: MapView;
  readonly pen: Pen;
}

/** Units as footprints, places of entry, and commanders. */
export const Troops = memo(function Troops({ map, pen }: TroopsProps) {
  return (
    <>
      {map.units.map((unit) => (
        <UnitMark key={unit.id} unit={unit} pen={pen} />
      ))}
      <g pointerEvents="none">
        {map.entries.map((entry) => (
          <SvgElement
            key={`${entry.xCm} ${entry.yCm} ${entry.bound} ${entry.colour}`}
            node={drawEntry(entry, map, pen)}
          />
        ))}
      </g>
      {map.commanders.map((commander) => (
        <CommanderMark key={commander.id} commander={commander} pen={pen} />
      ))}
    </>
  );
});

const UnitMark = memo(
  function UnitMark({ unit, pen }: { readonly unit: PlacedUnitView; readonly pen: Pen }) {
    return (
      <g data-subject={subjectKey({ kind: "unit", id: unit.id })} className="map-unit">
        <SvgElement node={drawUnit(unit, pen)} />
      </g>
    );
  },
  (before, after) => before.pen === after.pen && sameUnitPicture(before.unit, after.unit),
);

const CommanderMark = memo(
  function CommanderMark(props: { readonly commander: PlacedCommanderView; readonly pen: Pen }) {
    return (
      <g
        data-subject={subjectKey({ kind: "commander", id: props.commander.id })}
        className="map-unit"
      >
        <SvgElement node={drawCommander(props.commander, props.pen)} />
      </g>
    );
  },
  (before, after) =>
    before.pen === after.pen && sameCommanderPicture(before.commander, after.commander),
);

/** Whether two views of a unit look the same, even if recreated after an edit elsewhere. */
export function sameUnitPicture(a: PlacedUnitView, b: PlacedUnitView): boolean {
  if (a === b) return true;
  return SEEN.every((field) => a[field] === b[field]) && a.holds?.outline === b.holds?.outline;
}

const SEEN = [
  "id",
  "name",
  "colour",
  "arm",
  "formation",
  "xCm",
  "yCm",
  "facingDeg",
  "widthCm",
  "depthCm",
] as const satisfies readonly (keyof PlacedUnitView)[];

/** Whether two views of a commander look the same. */
function sameCommanderPicture(a: PlacedCommanderView, b: PlacedCommanderView): boolean {
  return a === b || SEEN_OF_COMMANDER.every((field) => a[field] === b[field]);
}

const SEEN_OF_COMMANDER = [
  "id",
  "name",
  "of",
  "colour",
  "xCm",
  "yCm",
] as const satisfies readonly (keyof PlacedCommanderView)[];
