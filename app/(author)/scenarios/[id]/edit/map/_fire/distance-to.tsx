"use client";

import { useFormatter, useTranslations } from "next-intl";
import { useState } from "react";
import { Row, Rows } from "@/app/_ui/rows";
import { Select } from "@/app/_ui/select";
import { unitsOnGround } from "@/lib/domain/belle-alliance/fire/unit-on-ground";
import {
  directCommand,
  distanceOfCommander,
  isOutOfReach,
} from "@/lib/domain/belle-alliance/scenario/command-reach";
import type { Scenario } from "@/lib/domain/belle-alliance/scenario/scenario";
import type { Unit } from "@/lib/domain/belle-alliance/scenario/unit";
import { distanceBetweenAreasCm } from "@/lib/terrain/meeting";

interface DistanceToProps {
  readonly unit: Unit;
  readonly scenario: Scenario;
}

/** The distance from base edge to base edge to another unit, and to the direct commander [1.1.3, 1.1.7]. */
export function DistanceTo({ unit, scenario }: DistanceToProps) {
  const t = useTranslations("fieldOfFire");
  const format = useFormatter();
  const [otherId, choose] = useState<string | null>(null);
  const units = unitsOnGround(scenario);
  const own = units.find((each) => each.unit.id === unit.id);
  const other = units.find((each) => each.unit.id === otherId);
  if (!own) return null;
  const cm = (value: number) => t("cm", { cm: format.number(value, { maximumFractionDigits: 1 }) });
  const under = directCommand(own.place.parents);
  const commander = under?.commander;
  const toCommanderCm =
    commander?.placement &&
    distanceOfCommander(commander.placement, own.outline, scenario.settings.bases);
  return (
    <div className="grid gap-2">
      {commander && typeof toCommanderCm === "number" && (
        <Rows>
          <Row name={t("toCommander", { name: commander.name })} rule="1.1.3">
            {cm(toCommanderCm)}
            {isOutOfReach(toCommanderCm) && <small> {t("outOfReach")}</small>}
          </Row>
        </Rows>
      )}
      <Select
        label={t("distanceTo")}
        value={otherId}
        choices={units
          .filter((each) => each.unit.id !== unit.id)
          .map(({ unit: { id, name }, place }) => ({
            value: id,
            label: name,
            below: place.side.name,
          }))}
        onChange={choose}
      />
      {other && (
        <p aria-live="polite" className="text-sm">
          {t("distance", {
            name: other.unit.name,
            cm: cm(distanceBetweenAreasCm(own.outline, other.outline)),
          })}
        </p>
      )}
    </div>
  );
}
