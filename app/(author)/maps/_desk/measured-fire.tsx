import { useTranslations } from "next-intl";
import type { FireBar } from "@/lib/domain/bogowie-wojny/field/measure/fire";
import type { Look } from "@/lib/domain/bogowie-wojny/field/measure/look";
import {
  CONTROLLERS,
  controlDepthCm,
  controlsAt,
  isFarFire,
  type Reach,
  rangeOf,
  reachesAt,
  type Weapon,
} from "@/lib/rules/bogowie-wojny/reach";
import { FAR_FIRE_CM } from "@/lib/rules/bogowie-wojny/tables/artillery-fire";
import { CONTROL_ZONE_CM, FRONT_ZONE_DEG } from "@/lib/rules/bogowie-wojny/tables/reach";
import { FieldGroup } from "./field-group";

interface MeasuredFireProps {
  readonly look: Look;
  readonly bars: ReadonlyMap<Weapon, FireBar>;
  readonly titleOf: (id: string) => string;
}

/** Which ranges reach from the first place to the second, and whose zone of control it would be in [2.7, 8.4, 9.2]. */
export function MeasuredFire({ look, bars, titleOf }: MeasuredFireProps) {
  const t = useTranslations("fieldMeasure.fire");
  const { distanceCm, visible } = look;
  const wordOf = (each: Reach) => {
    const bar = bars.get(each.weapon);
    if ("reaches" in each && each.reaches === "no") return t("reaches.no", { rule: each.rule });
    if (bar) return t(`barred.${bar.why}`, { thing: titleOf(bar.id), rule: bar.rule });
    return t("reaches" in each ? `reaches.${each.reaches}` : "silent", { rule: each.rule });
  };
  return (
    <FieldGroup title={t("title")}>
      {!visible && <p className="text-sm">{t("unseen")}</p>}
      <ul className="grid gap-1 text-sm">
        {reachesAt(distanceCm).map((each) => (
          <li key={each.weapon}>
            {t(`weapon.${each.weapon}`, boundsOf(each.weapon))}: {wordOf(each)}
          </li>
        ))}
      </ul>
      {isFarFire(distanceCm) && <p className="text-sm">{t("far", { cm: FAR_FIRE_CM })}</p>}
      <p className="hint">{t("arc", { degrees: FRONT_ZONE_DEG })}</p>
      <ul className="grid gap-1 text-sm">
        {CONTROLLERS.map((controller) => {
          const [least, most] = controlDepthCm(controller);
          return (
            <li key={controller}>
              {t(`control.${controller}`, { least, most })}:{" "}
              {t(`controls.${visible ? controlsAt(controller, distanceCm) : "no"}`)}
            </li>
          );
        })}
      </ul>
      <p className="hint">{t("controlHint", { least: CONTROL_ZONE_CM.least })}</p>
    </FieldGroup>
  );
}

function boundsOf(weapon: Weapon): { readonly least: number; readonly most: number } {
  const range = rangeOf(weapon);
  return "silent" in range ? { least: 0, most: 0 } : { least: range.leastCm, most: range.mostCm };
}
