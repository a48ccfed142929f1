import { useRef } from "react";
import type { Measuring } from "@/app/_map/table-map";
import { lazyPart } from "@/app/_ui/lazy-part";
import type { Battlefield } from "@/lib/domain/bogowie-wojny/field/battlefield";
import { arcsOf } from "@/lib/rules/bogowie-wojny/reach";
import type { MeasureState } from "./use-measure";

const MeasureLine = lazyPart(
  async () => (await import("@/app/_map/bogowie-wojny/measure-line")).default,
  { place: "within", drawnBy: "browser" },
);

const UnitReach = lazyPart(
  async () => (await import("@/app/_map/bogowie-wojny/unit-reach")).default,
  { place: "within", drawnBy: "browser" },
);

/** What the measuring tool does with the map: where clicks go, and what it draws. */
export function useMeasuring(field: Battlefield, measure: MeasureState): Measuring {
  const endsDrag = useRef(() => false);
  const { places, unit, hillSight, layers, changeUnit } = measure;
  return {
    onPlace: (at) => {
      if (!endsDrag.current()) measure.add(at);
    },
    drawn:
      measure.measured === "places" ? (
        <MeasureLine field={field} places={places} hillSight={hillSight} />
      ) : (
        <UnitReach
          field={field}
          unit={unit}
          hillSight={hillSight}
          arcsCm={arcsOf(unit.reacher).map(({ cm }) => cm)}
          layers={layers}
          onMoved={(middle) => changeUnit({ middle })}
          onTurned={(facingDeg) => changeUnit({ facingDeg })}
          endsDrag={endsDrag}
        />
      ),
  };
}
