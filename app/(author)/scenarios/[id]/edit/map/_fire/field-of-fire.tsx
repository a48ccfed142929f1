"use client";

import { useFormatter, useTranslations } from "next-intl";
import { useDeferredValue, useEffect, useId, useMemo, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { Row, Rows } from "@/app/_ui/rows";
import { RuleNo } from "@/app/_ui/rule-no";
import { Select } from "@/app/_ui/select";
import { type FireOfUnit, fireOfUnit } from "@/lib/domain/belle-alliance/fire/fire-of-unit";
import type { Scenario } from "@/lib/domain/belle-alliance/scenario/scenario";
import { groundForSight } from "@/lib/domain/belle-alliance/scenario/start-sight";
import type { Unit } from "@/lib/domain/belle-alliance/scenario/unit";
import { lookAt } from "@/lib/domain/belle-alliance/sight/look";
import { type CalibreClass, type NoFire, rangeCm } from "@/lib/rules/belle-alliance/field-of-fire";
import { TABLE_14 } from "@/lib/rules/belle-alliance/tables/table-14";
import { WEAPONS } from "@/lib/rules/belle-alliance/unit-type";
import type { Point } from "@/lib/terrain/point";
import type { MapDeskState } from "../use-map-desk";
import { DistanceTo } from "./distance-to";
import { FirePicture } from "./fire-picture";
import { TargetList } from "./target-list";

interface FieldOfFireProps {
  readonly unit: Unit;
  readonly desk: MapDeskState;
  /** Whether it was asked for just now and so comes into view; it also stays on from unit to unit. */
  readonly isAsked: boolean;
}

/** What a unit can fire at from where it stands: the zones, on the map as well, and the enemies in them. */
export function FieldOfFire({ unit, desk, isAsked }: FieldOfFireProps) {
  const t = useTranslations("fieldOfFire");
  const id = useId();
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isAsked) section.current?.scrollIntoView({ block: "nearest" });
  }, [isAsked]);
  const [calibreClass, choose] = useState<CalibreClass | null>(null);
  // Deferred, so that moving a unit does not wait for it.
  const scenario = useDeferredValue(desk.scenario);
  const fire = useMemo(
    () => fireOfUnit(scenario, { unitId: unit.id, calibreClass, sees: sightOver(scenario) }),
    [scenario, unit.id, calibreClass],
  );
  if (fire === null) return null;
  const isChosen = typeof fire !== "string" && unit.arm === "artillery" && fire.field.isAssumed;
  return (
    <section ref={section} aria-labelledby={id} className="grid gap-3">
      <h3 id={id} className="sr-only">
        {t("title")}
      </h3>
      {(typeof fire === "string" || isChosen) && (
        <NotFiring
          because={typeof fire === "string" ? fire : "calibre-not-in-table"}
          value={calibreClass}
          onChange={choose}
        />
      )}
      {typeof fire !== "string" && <Field fire={fire} unit={unit} desk={desk} />}
      <DistanceTo unit={unit} scenario={scenario} />
    </section>
  );
}

interface NotFiringProps {
  readonly because: NoFire;
  readonly value: CalibreClass | null;
  readonly onChange: (value: CalibreClass) => void;
}

/** Why the unit does not fire; asks for a row of table 14 where that has none for the calibre. */
function NotFiring({ because, value, onChange }: NotFiringProps) {
  const t = useTranslations("fieldOfFire");
  const ba = useTranslations("belleAlliance");
  if (because !== "calibre-not-in-table") return <p className="hint">{t(`none.${because}`)}</p>;
  return (
    <Select
      label={t("calibreClass")}
      hint={t(`none.${because}`)}
      value={value}
      choices={TABLE_14.map((row) => ({ value: row.id, label: ba(`calibre.${row.id}`) }))}
      onChange={onChange}
    />
  );
}

interface FieldProps extends Omit<FieldOfFireProps, "isAsked"> {
  readonly fire: FireOfUnit;
}

/** The zones of a unit that fires, and its targets. */
function Field({ fire, unit, desk }: FieldProps) {
  const t = useTranslations("fieldOfFire");
  const ba = useTranslations("belleAlliance");
  const format = useFormatter();
  const { field, targets } = fire;
  const weapon = WEAPONS.find((each) => each === field.row);
  const calibre = TABLE_14.find(({ id }) => id === field.row)?.id;
  return (
    <>
      <Rows>
        <Row name={t("row")} rule={weapon ? "T13" : "T14"}>
          {weapon ? ba(`weapon.${weapon}`) : calibre && ba(`calibre.${calibre}`)}
          {weapon && field.isAssumed && <small> {t("assumed")}</small>}
        </Row>
        <Row name={t("arc")} rule="3.1.3">
          {t("degrees", { degrees: field.arcDeg })}
        </Row>
        {field.zones.map(({ fromCm, toCm }, i) => (
          <Row key={toCm} name={t("zone", { zone: i + 1 })}>
            {t("fromTo", { from: format.number(fromCm), to: format.number(toCm) })}
          </Row>
        ))}
      </Rows>
      <TargetList firer={fire.firer} targets={targets} reachCm={rangeCm(field.zones)} />
      <p className="hint">
        {t("reading")} <RuleNo rule="3.1.3" />
      </p>
      {desk.overlay &&
        createPortal(<FirePicture fire={fire} unit={unit} desk={desk} />, desk.overlay)}
    </>
  );
}

/** The line of fire must be one of sight, too [3.1.3]. */
function sightOver(scenario: Scenario) {
  const ground = groundForSight(scenario);
  return (from: Point, to: Point) => lookAt(ground, { at: from }, { at: to }).visible;
}
