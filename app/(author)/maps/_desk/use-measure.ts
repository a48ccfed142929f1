import { useState } from "react";
import type { KeyActions } from "@/app/(author)/_map-desk/map-keys";
import {
  newPlacedUnit,
  type PlacedUnit,
} from "@/lib/domain/bogowie-wojny/field/measure/placed-unit";
import type { HillSight } from "@/lib/rules/bogowie-wojny/tables/reach";
import { moved, type Point } from "@/lib/terrain/point";
import { roundedCm, snappedToGrid } from "@/lib/terrain/snap";

/** What is measured: from one place to another, or what a unit sees and reaches. */
export const MEASURED = ["places", "unit"] as const;
export type Measured = (typeof MEASURED)[number];

/** What is drawn for a unit. */
export const UNIT_LAYERS = ["seen", "zone", "arcs"] as const;
export type UnitLayer = (typeof UNIT_LAYERS)[number];

/** What is measured: none, one or both places, or a unit; and how hills hide. */
export interface MeasureState {
  readonly measured: Measured;
  readonly setMeasured: (measured: Measured) => void;
  readonly places: readonly Point[];
  readonly unit: PlacedUnit;
  readonly changeUnit: (change: Partial<PlacedUnit>) => void;
  readonly layers: ReadonlySet<UnitLayer>;
  readonly setLayer: (layer: UnitLayer, isOn: boolean) => void;
  readonly hillSight: HillSight;
  readonly setHillSight: (hillSight: HillSight) => void;
  /** Sets the next place, where a third begins anew; or puts the unit down there. */
  readonly add: (at: Point) => void;
  /** Replaces a place. */
  readonly put: (index: number, at: Point) => void;
  /** Moves the last place or the unit; returns whether there is one. */
  readonly move: (byCm: Point) => boolean;
  /** Turns the unit; returns whether there is one. */
  readonly turn: (byDeg: number) => boolean;
  /** Takes the places or the unit away; returns whether there was anything. */
  readonly clear: () => boolean;
}

export function useMeasure(): MeasureState {
  const [measured, setMeasured] = useState<Measured>("places");
  const [places, setPlaces] = useState<readonly Point[]>([]);
  const [unit, setUnit] = useState<PlacedUnit>(() => newPlacedUnit("infantry"));
  const [layers, setLayers] = useState<ReadonlySet<UnitLayer>>(() => new Set(UNIT_LAYERS));
  const [hillSight, setHillSight] = useState<HillSight>("highest-point");
  const changeUnit = (change: Partial<PlacedUnit>) =>
    setUnit((before) => ({ ...before, ...change }));
  const isUnit = measured === "unit";
  const isThere = isUnit ? unit.middle !== null : places.length > 0;
  return {
    measured,
    setMeasured,
    places,
    unit,
    changeUnit,
    layers,
    setLayer: (layer, isOn) =>
      setLayers(
        (before) =>
          new Set(UNIT_LAYERS.filter((each) => (each === layer ? isOn : before.has(each)))),
      ),
    hillSight,
    setHillSight,
    add: (at) => {
      if (isUnit) changeUnit({ middle: at });
      else setPlaces((before) => (before.length > 1 ? [at] : [...before, at]));
    },
    put: (index, at) =>
      setPlaces((before) =>
        index < before.length
          ? before.map((each, i) => (i === index ? at : each))
          : [...before, at],
      ),
    move: (byCm) => {
      if (isUnit) {
        setUnit((before) => ({ ...before, middle: before.middle && stepped(before.middle, byCm) }));
      } else {
        setPlaces((before) =>
          before.map((each, i) => (i === before.length - 1 ? stepped(each, byCm) : each)),
        );
      }
      return isThere;
    },
    turn: (byDeg) => {
      if (!isUnit || !isThere) return false;
      setUnit((before) => ({ ...before, facingDeg: (before.facingDeg + byDeg + 360) % 360 }));
      return true;
    },
    clear: () => {
      if (isUnit) changeUnit({ middle: null });
      else setPlaces([]);
      return isThere;
    },
  };
}

function stepped(place: Point, byCm: Point): Point {
  const [x, y] = moved(place, byCm);
  return [roundedCm(x), roundedCm(y)];
}

interface MeasuringOnMap {
  readonly measure: MeasureState;
  readonly centre: () => Point;
  /** Puts the tool away once nothing is measured. */
  readonly putAway: () => void;
}

const SNAP_CM = 0.5;

/** The effects of the map's keys while measuring. */
export function measureKeys({ measure, centre, putAway }: MeasuringOnMap): KeyActions {
  return {
    move: measure.move,
    turn: measure.turn,
    step: () => false,
    remove: () => false,
    confirm: () => {
      measure.add(snappedToGrid(centre(), SNAP_CM));
      return true;
    },
    giveUp: () => {
      if (!measure.clear()) putAway();
    },
    take: () => false,
  };
}
