"use client";

import { useTranslations } from "next-intl";
import { Row, Rows } from "@/app/_ui/rows";
import { type UnitAbilities, unitAbilities } from "@/lib/domain/belle-alliance/scenario/abilities";
import { unitStrength } from "@/lib/domain/belle-alliance/scenario/derive";
import type { Building } from "@/lib/domain/belle-alliance/scenario/held-building";
import { isTrainedForWorks, LEAST_WORKERS } from "@/lib/rules/belle-alliance/field-workers";
import { isRemoved } from "@/lib/rules/belle-alliance/losses";
import { FIGURES_TO_SPLIT } from "@/lib/rules/belle-alliance/splits";
import { LEAST_FIGURES } from "@/lib/rules/belle-alliance/tables/table-15";
import { InspectorSection } from "./inspector-section";
import type { UnitBlockProps } from "./unit-block";

interface AbilitiesProps extends Pick<UnitBlockProps, "unit" | "settings"> {
  readonly building: Building | null;
}

/** What the unit may do at its strength: skirmish, split, build; and when it leaves the table. */
export function AbilitiesBlock({ unit, settings, building }: AbilitiesProps) {
  const t = useTranslations("orderOfBattle.abilities");
  const able = unitAbilities(unit, settings, building);
  const { figures } = unitStrength(unit, settings);
  return (
    <InspectorSection title={t("title")}>
      <Rows>
        {figures !== null && able.skirmishers !== null && (
          <Row name={t("skirmish")} rule="1.3.2">
            {t("skirmishers", { most: able.skirmishers, figures })}{" "}
            <small>{t(unit.light ? "all" : "third")}</small>
          </Row>
        )}
        <Splitting unit={unit} mostParts={able.mostParts} />
        <FieldWorks unit={unit} works={able.fieldWorks} />
        {isRemoved(unit.arm, 0) && (
          <Row name={t("removed")} rule="5.5.2">
            {t("belowFigures", { figures: LEAST_FIGURES })}
          </Row>
        )}
      </Rows>
    </InspectorSection>
  );
}

const SPLIT_RULES = {
  infantry: "1.2.2",
  engineers: "1.2.2",
  cavalry: "1.2.3",
  artillery: "1.2.4",
  train: "1.2.4",
} as const;

type SplittingProps = Pick<AbilitiesProps, "unit"> & Pick<UnitAbilities, "mostParts">;

function Splitting({ unit: { arm, men }, mostParts }: SplittingProps) {
  const t = useTranslations("orderOfBattle.abilities");
  if (mostParts === null && (arm !== "cavalry" || men === null)) return null;
  const way = arm === "engineers" ? "infantry" : arm;
  return (
    <Row name={t("split")} rule={SPLIT_RULES[arm]}>
      {mostParts === null
        ? t("squadronsAsked")
        : t(`parts.${way}`, { most: mostParts, limit: FIGURES_TO_SPLIT })}
    </Row>
  );
}

interface FieldWorksProps extends Pick<AbilitiesProps, "unit"> {
  readonly works: UnitAbilities["fieldWorks"];
}

/** Troops that may build anywhere, with a note if they are too few; others only if they hold a building. */
function FieldWorks({ unit: { arm }, works }: FieldWorksProps) {
  const t = useTranslations("orderOfBattle.abilities");
  const isTrained = isTrainedForWorks(arm);
  if (!isTrained && works.length === 0) return null;
  const where = works.length === 0 ? "tooFew" : isTrained ? "anywhere" : "inside";
  return (
    <Row name={t("build")} rule="T20">
      {t(`works.${where}`, { figures: LEAST_WORKERS })}
    </Row>
  );
}
