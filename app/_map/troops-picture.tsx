"use client";

import { memo, useDeferredValue } from "react";
import { drawCommander } from "@/lib/domain/map-drawing/draw-commander";
import { drawEntry } from "@/lib/domain/map-drawing/draw-entry";
import { drawUnitLabels } from "@/lib/domain/map-drawing/draw-names";
import { drawUnit } from "@/lib/domain/map-drawing/draw-unit";
import type { Pen } from "@/lib/domain/map-drawing/pen";
import type {
  MapView,
  PlacedCommanderView,
  PlacedUnitView,
} from "@/lib/domain/scenario/scenario-view";
import { subjectKey } from "./map-subject";
import { sameCommanderPicture, sameUnitPicture } from "./same-unit-picture";
import { SvgElement } from "./svg-element";

interface TroopsProps {
  readonly map: MapView;
  readonly pen: Pen;
  readonly named: boolean;
}

/** Where troops enter, units as footprints, commanders, and the names of units where there is room. */
export const Troops = memo(function Troops({ map, pen, named }: TroopsProps) {
  // Finding room for every name would delay what was moved: the names follow it a frame later.
  const settled = useDeferredValue(map);
  return (
    <>
      <g pointerEvents="none">
        {map.entries.map((entry) => (
          <SvgElement
            key={`${entry.xCm} ${entry.yCm} ${entry.bound} ${entry.colour}`}
            node={drawEntry(entry, map, pen)}
          />
        ))}
      </g>
      {map.units.map((unit) => (
        <UnitMark key={unit.id} unit={unit} pen={pen} />
      ))}
      {map.commanders.map((commander) => (
        <CommanderMark key={commander.id} commander={commander} pen={pen} />
      ))}
      {named && <UnitLabels map={settled} pen={pen} />}
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

const UnitLabels = memo(function UnitLabels(props: { readonly map: MapView; readonly pen: Pen }) {
  return (
    <g pointerEvents="none">
      {drawUnitLabels(props.map, props.pen).map((node) => (
        <SvgElement key={`${node.attributes.x} ${node.attributes.y}`} node={node} />
      ))}
    </g>
  );
});
