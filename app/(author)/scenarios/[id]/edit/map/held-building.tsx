"use client";

import { useFormatter, useTranslations } from "next-intl";
import { memo, useDeferredValue } from "react";
import { Select } from "@/app/_ui/select";
import { holdBuilding } from "@/lib/domain/belle-alliance/scenario/commands/placement";
import type { Feature } from "@/lib/domain/belle-alliance/scenario/feature";
import { featureName } from "@/lib/domain/belle-alliance/scenario/feature-name";
import type { Scenario } from "@/lib/domain/belle-alliance/scenario/scenario";
import type { Placement, Unit } from "@/lib/domain/belle-alliance/scenario/unit";
import { buildingCapacity, mayHoldBuilding } from "@/lib/rules/belle-alliance/building-capacity";
import { distanceCm, type Point } from "@/lib/terrain/point";
import { areaCm2, centroid } from "@/lib/terrain/ring";
import type { MapDeskState } from "./use-map-desk";

type Building = Extract<Feature, { kind: "building" }>;

interface HeldBuildingProps {
  readonly unit: Unit;
  readonly placement: Placement;
  readonly desk: MapDeskState;
}

/** A value that is never the id of a feature. */
const NONE = "-";

/** The building that a unit holds, chosen from a list by distance; choosing one moves the unit there. */
export function HeldBuilding({ unit, placement, desk }: HeldBuildingProps) {
  const { map, settings } = desk.scenario;
  // Distances are deferred until the list opens, so that moving a unit does not wait for them.
  const { xCm, yCm } = useDeferredValue(placement);
  return (
    <Holding
      unitId={unit.id}
      arm={unit.arm}
      buildingId={placement.buildingId}
      xCm={xCm}
      yCm={yCm}
      features={map.features}
      settings={settings}
      editor={desk.editor}
    />
  );
}

interface HoldingProps
  extends Pick<Placement, "buildingId" | "xCm" | "yCm">,
    Pick<Unit, "arm">,
    Pick<MapDeskState, "editor">,
    Pick<Scenario, "settings"> {
  readonly unitId: string;
  readonly features: readonly Feature[];
}

const Holding = memo(function Holding(props: HoldingProps) {
  const { unitId, arm, buildingId, xCm, yCm, features, settings, editor } = props;
  const t = useTranslations("map.unit");
  const words = useBuildingWords(settings);
  const buildings = nearestFirst(features, [xCm, yCm]);
  const isAsked = buildings.length > 0 && mayHoldBuilding(arm);
  if (!isAsked && buildingId === null) return null;
  const known = buildings.some(({ id }) => id === buildingId);
  return (
    <Select
      label={t("holds")}
      hint={t("holdsHint")}
      value={buildingId ?? NONE}
      choices={[
        { value: NONE, label: t("holdsNone") },
        ...(buildingId !== null && !known ? [{ value: buildingId, label: t("holdsGone") }] : []),
        ...buildings.map((building) => ({ value: building.id, ...words(building) })),
      ]}
      onChange={(value) =>
        editor.apply(holdBuilding, {
          unitId,
          buildingId: value === NONE ? null : value,
        })
      }
    />
  );
});

function nearestFirst(features: readonly Feature[], at: Point): Building[] {
  const away = ({ points }: Building) => distanceCm(at, centroid(points));
  return features
    .filter((feature) => feature.kind === "building")
    .toSorted((one, other) => away(one) - away(other));
}

/** A building without a name is identified by its position. */
function useBuildingWords({ bases }: Scenario["settings"]) {
  const t = useTranslations("map.unit");
  const format = useFormatter();
  return (building: Building) => {
    const [x, y] = centroid(building.points).map((cm) =>
      format.number(cm, { maximumFractionDigits: 0 }),
    );
    const room = buildingCapacity(areaCm2(building.points), bases.infantry);
    const label = featureName(building) || t("buildingAt", { x: x ?? "", y: y ?? "" });
    return { label, detail: t("room", { room }) };
  };
}
