"use client";

import { useTranslations } from "next-intl";
import { fieldLook } from "@/app/_ui/field-look";
import { Row, Rows } from "@/app/_ui/rows";
import type { Regiment } from "@/lib/domain/bogowie-wojny/list/army-list";
import { statusCost } from "@/lib/domain/bogowie-wojny/list/regiment-traits";
import { regimentTitle } from "@/lib/domain/bogowie-wojny/list/roster-text";
import { basePoints, regimentPoints } from "@/lib/rules/bogowie-wojny/points";
import { useArmyList, useRuleWords } from "../use-army-list";

/** How a regiment's price is calculated, and its line as printed in the roster. */
export function PriceLine({ regiment }: { readonly regiment: Regiment }) {
  const t = useTranslations("armyList.entry");
  const words = useRuleWords();
  const list = useArmyList();
  const looks = fieldLook();
  const { format } = list;
  const points = regimentPoints(regiment, format);
  const status = statusCost(regiment, list);
  const marks = [
    regiment.veteran !== "no" && words("status.veteran"),
    regiment.elite && words("status.elite"),
  ].filter(Boolean);
  return (
    <>
      <Rows>
        <Row name={t("price")}>
          {t.rich("priceSum", {
            bases: regiment.bases,
            each: basePoints(regiment.unitKind, format),
            points,
            b: (sum) => <b>{sum}</b>,
          })}
          {status > 0 && <small> {t("priceStatus", { points: status })}</small>}
        </Row>
      </Rows>
      <div className={looks.field()}>
        <span className={looks.label()}>{t("printed")}</span>
        <p className="flex gap-3 border border-rule-2 border-dashed bg-paper px-2 py-1.5 font-serif text-sm tabular-nums leading-snug">
          <span className="me-auto wrap-anywhere">
            <b className="font-semibold">{regimentTitle(regiment, words)}</b>
            {marks.map((mark) => `, ${mark}`).join("")}
          </span>
          <span className="whitespace-nowrap">{words("bases", { n: regiment.bases })}</span>
          <span className="whitespace-nowrap">
            {t("number", { n: points })}
            {status > 0 && ` + ${t("number", { n: status })}`}
          </span>
        </p>
      </div>
    </>
  );
}
