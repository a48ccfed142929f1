"use client";

import { useFormatter, useTranslations } from "next-intl";
import { Select } from "@/app/_ui/select";
import { holdBuilding } from "@/lib/domain/scenario/commands/placement";
import type { Feature } from "@/lib/domain/scenario/feature";
import { featureName } from "@/lib/domain/scenario/feature-name";
import type { Placement, Unit } from "@/lib/domain/scenario/unit";
import { mayHoldBuilding, roomOfBuilding } from "@/lib/rules/belle-alliance/building-room";
import { distanceCm } from "@/lib/terrain/point";
import { areaCm2, centroid } from "@/lib/terrain/ring";
import type { MapDeskState } from "./use-map-desk";

type Building = Extract<Feature, { kind: "building" }>;

interface HeldBuildingProps {
  readonly unit: Unit;
  readonly placement: Placement;
  readonly desk: MapDeskState;
}

/** No id of a feature looks like this. */
const NONE = "-";

/** Which building a unit holds, the nearest first; choosing one puts the unit there. */
export function HeldBuilding({ unit, placement, desk }: HeldBuildingProps) {
  const t = useTranslations("map.unit");
  const words = useBuildingWords(desk);
  const { buildingId } = placement;
  const buildings = nearestFirst(desk.scenario.map.features, placement);
  const isAsked = buildings.length > 0 && mayHoldBuilding(unit.arm);
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
        desk.editor.apply(holdBuilding, {
          unitId: unit.id,
          buildingId: value === NONE ? null : value,
        })
      }
    />
  );
}

function nearestFirst(features: readonly Feature[], { xCm, yCm }: Placement): Building[] {
  const away = ({ points }: Building) => distanceCm([xCm, yCm], centroid(points));
  return features
    .filter((feature) => feature.kind === "building")
    .toSorted((one, other) => away(one) - away(other));
}

/** A building without a name goes by its place. */
function useBuildingWords({ scenario }: MapDeskState) {
  const t = useTranslations("map.unit");
  const format = useFormatter();
  return (building: Building) => {
    const [x, y] = centroid(building.points).map((cm) =>
      format.number(cm, { maximumFractionDigits: 0 }),
    );
    const room = roomOfBuilding(areaCm2(building.points), scenario.settings.bases.infantry);
    const label = featureName(building) || t("buildingAt", { x: x ?? "", y: y ?? "" });
    return { label, detail: t("room", { room }) };
  };
}
