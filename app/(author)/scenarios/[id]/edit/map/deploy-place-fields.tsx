"use client";

import { useTranslations } from "next-intl";
import { NumberField } from "@/app/_ui/number-field";
import { Select } from "@/app/_ui/select";
import { PlaceFields } from "@/app/(author)/_map-desk/place-fields";
import { normalisedDeg } from "@/lib/terrain/point";
import type { DeployFieldsProps } from "./deploy-plan-fields";
import { type Deploying, roadsOf } from "./deploying";

/** Where the middle of the front or the head of the column is, and where it looks. */
export function DeployPlaceFields({ desk, deploying }: DeployFieldsProps) {
  const t = useTranslations("map.deploy");
  const { middle, facingDeg, plan, road } = deploying;
  const set = (change: Partial<Deploying>) => desk.deploy({ ...deploying, ...change });
  return (
    <>
      {plan.array === "march" && <RoadFields desk={desk} deploying={deploying} />}
      {(plan.array !== "march" || road === null) && (
        <div className="grid grid-cols-2 items-start gap-2">
          <PlaceFields
            place={{ xCm: middle[0], yCm: middle[1] }}
            onCommit={({ xCm = middle[0], yCm = middle[1] }) => set({ middle: [xCm, yCm] })}
          />
          <NumberField
            label={t("facing")}
            unit="°"
            step={5}
            value={facingDeg}
            onCommit={(degrees) => degrees !== null && set({ facingDeg: normalisedDeg(degrees) })}
          />
        </div>
      )}
    </>
  );
}

/** Stands for marching straight ahead. */
const NO_ROAD = "none";

function RoadFields({ desk, deploying }: DeployFieldsProps) {
  const t = useTranslations("map.deploy");
  const roads = roadsOf(desk.scenario);
  const { road } = deploying;
  if (roads.length === 0) return <p className="hint">{t("noRoads")}</p>;
  const set = (next: Deploying["road"]) => desk.deploy({ ...deploying, road: next });
  return (
    <div className="grid grid-cols-2 items-start gap-2">
      <Select
        label={t("road")}
        choices={[
          { value: NO_ROAD, label: t("straight") },
          ...roads.map(({ id, name }, i) => ({
            value: id,
            label: name || t("roadNumbered", { n: i + 1 }),
          })),
        ]}
        value={road?.featureId ?? NO_ROAD}
        onChange={(id) =>
          set(id === NO_ROAD ? null : { featureId: id, head: road?.head ?? "last" })
        }
      />
      {road && (
        <Select
          label={t("head.label")}
          choices={[
            { value: "last", label: t("head.last") },
            { value: "first", label: t("head.first") },
          ]}
          value={road.head}
          onChange={(head) => set({ ...road, head: head === "first" ? "first" : "last" })}
        />
      )}
    </div>
  );
}
