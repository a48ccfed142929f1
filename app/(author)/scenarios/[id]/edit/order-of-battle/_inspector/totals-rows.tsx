"use client";

import { useTranslations } from "next-intl";
import { Row, Rows } from "@/app/_ui/rows";
import type { Totals } from "@/lib/domain/belle-alliance/scenario/scenario-view";
import { staffFigures } from "@/lib/rules/belle-alliance/commanders";
import { useUnitWords } from "../use-words";

interface TotalsRowsProps {
  readonly totals: Totals;
  readonly commanders: number;
}

/** The totals of a formation or side, including staff figures. */
export function TotalsRows({ totals, commanders }: TotalsRowsProps) {
  const t = useTranslations("orderOfBattle.totals");
  const { number } = useUnitWords();
  const rounding = { exact: number(totals.exactFigures, 2) };
  return (
    <Rows>
      <Row name={t("units")}>{number(totals.units)}</Row>
      <Row name={t("men")}>{number(totals.men)}</Row>
      <Row name={t("figures")}>
        {number(totals.figures)} <small>{t("ofExact", rounding)}</small>
      </Row>
      {totals.guns > 0 && (
        <>
          <Row name={t("guns")}>{number(totals.guns)}</Row>
          <Row name={t("modelGuns")}>{number(totals.modelGuns)}</Row>
          <Row name={t("gunners")}>{number(totals.gunners)}</Row>
        </>
      )}
      {totals.wagons > 0 && <Row name={t("wagons")}>{number(totals.wagons)}</Row>}
      <Row name={t("commanders")}>{number(commanders)}</Row>
      <Row name={t("adjutants")}>
        {number(staffFigures(commanders).adjutants)} <small>{t("twoEach")}</small>
      </Row>
    </Rows>
  );
}
