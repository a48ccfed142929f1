import { useFormatter, useTranslations } from "next-intl";
import type { Look } from "@/lib/domain/bogowie-wojny/field/measure/look";
import {
  FIELD_OF_VIEW_DEG,
  HILL_SIGHTS,
  type HillSight,
} from "@/lib/rules/bogowie-wojny/tables/reach";
import { FieldGroup } from "./field-group";
import { NativeChoice } from "./native-choice";
import { capitalised } from "./thing-words";

interface MeasuredSightProps {
  readonly look: Look;
  readonly hillSight: HillSight;
  readonly onHillSight: (hillSight: HillSight) => void;
  readonly titleOf: (id: string) => string;
}

/** Whether the second place is seen from the first, and what hides it, nearest first [2.6, 3.5]. */
export function MeasuredSight({ look, hillSight, onHillSight, titleOf }: MeasuredSightProps) {
  const t = useTranslations("fieldMeasure.sight");
  const format = useFormatter();
  return (
    <FieldGroup title={t("title")}>
      <ul className="grid gap-1 text-sm">
        {look.because.map(({ id, why, kind, stopCm, rule }) => (
          <li key={`${id} ${why} ${stopCm}`}>
            {capitalised(
              t(why === "behind" ? `behind.${kind}` : why, {
                thing: titleOf(id),
                cm: format.number(stopCm, { maximumFractionDigits: 1 }),
                rule,
              }),
            )}
          </li>
        ))}
        {look.visible && <li>{t("clear")}</li>}
      </ul>
      <p className="hint">{t("scope", FIELD_OF_VIEW_DEG)}</p>
      <NativeChoice
        label={t("hills")}
        value={hillSight}
        choices={HILL_SIGHTS.map((value) => ({ value, label: t(`hillSight.${value}`) }))}
        onChange={onHillSight}
      />
      {look.byReading && <p className="text-sm">{t("byReading")}</p>}
    </FieldGroup>
  );
}
