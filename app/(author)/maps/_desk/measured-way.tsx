import { useFormatter, useTranslations } from "next-intl";
import { useState } from "react";
import { chargeOver } from "@/lib/domain/bogowie-wojny/field/measure/charge";
import type { Outlined } from "@/lib/domain/bogowie-wojny/field/measure/outline";
import { type Way, wayOver } from "@/lib/domain/bogowie-wojny/field/measure/way";
import {
  allowanceOf,
  hasTimeTo,
  MARCH_FORMATIONS,
  type Marcher,
  type MarchFormation,
} from "@/lib/rules/bogowie-wojny/reach";
import { ATTACK_WARNING_CM, MOVE_ORDER_CM } from "@/lib/rules/bogowie-wojny/tables/reach";
import { MOVERS, type Mover } from "@/lib/rules/bogowie-wojny/tables/terrain";
import { turnsFor } from "@/lib/rules/bogowie-wojny/way-cost";
import type { Polyline } from "@/lib/terrain/polyline";
import { FieldGroup } from "./field-group";
import { NativeChoice } from "./native-choice";

interface MeasuredWayProps {
  readonly line: Polyline;
  readonly ground: readonly Outlined[];
  readonly titleOf: (id: string) => string;
}

/** What the way costs an arm in a formation, and where it may not go [3.5, 7.4, 7.6]. */
export function MeasuredWay({ line, ground, titleOf }: MeasuredWayProps) {
  const t = useTranslations("fieldMeasure.way");
  const [mover, setMover] = useState<Mover>("infantry");
  const [formation, setFormation] = useState<MarchFormation>("column");
  const way = wayOver(line, { ground, marcher: { mover, formation } });
  return (
    <FieldGroup title={t("title")}>
      <NativeChoice
        label={t("mover")}
        value={mover}
        choices={MOVERS.map((value) => ({ value, label: t(`movers.${value}`) }))}
        onChange={setMover}
      />
      <NativeChoice
        label={t("formation")}
        value={formation}
        choices={MARCH_FORMATIONS.map((value) => ({ value, label: t(`formations.${value}`) }))}
        onChange={setFormation}
      />
      <WaySteps way={way} titleOf={titleOf} />
      <WayTurns way={way} marcher={{ mover, formation }} />
      <Attack way={way} mover={mover} />
      <p className="hint">{t("scope")}</p>
    </FieldGroup>
  );
}

function WaySteps({ way, titleOf }: { readonly way: Way } & Pick<MeasuredWayProps, "titleOf">) {
  const t = useTranslations("fieldMeasure.way");
  const format = useFormatter();
  const cm = (value: number) => format.number(value, { maximumFractionDigits: 1 });
  return (
    <ol className="grid gap-1 text-sm">
      {way.steps.map((step, index) => {
        const thing = step.id === null ? t("open") : titleOf(step.id);
        const key = `${index} ${step.what}`;
        if (step.kind === "halt") return <li key={key}>{t("step.halt", { thing })}</li>;
        const lengthCm = step.kind === "run" ? step.lengthCm : 0;
        const values = { thing, length: cm(lengthCm), cost: cm(step.costCm) };
        return <li key={key}>{t(`step.${step.what}`, values)}</li>;
      })}
      {way.bars.map(({ id, why, atCm }) => (
        <li key={`${id} ${atCm}`} className="font-semibold text-error">
          {t(`bar.${why}`, { thing: titleOf(id), cm: cm(atCm) })}
        </li>
      ))}
    </ol>
  );
}

function WayTurns({ way, marcher }: { readonly way: Way; readonly marcher: Marcher }) {
  const t = useTranslations("fieldMeasure.way");
  const format = useFormatter();
  const allowance = allowanceOf(marcher);
  if (way.bars.some(({ why }) => why !== "from-behind")) return null;
  const cost = format.number(way.costCm, { maximumFractionDigits: 1 });
  if ("silent" in allowance) return <p className="text-sm">{t("silent", { cost })}</p>;
  const turns = turnsFor(way.steps, allowance.cm);
  const values = { cost, allowance: allowance.cm, order: MOVE_ORDER_CM };
  return (
    <p className="text-sm">
      {turns === null ? t("never", values) : t("turns", { ...values, turns })}
    </p>
  );
}

/** What an attack along the way leaves the attacker and the attacked [3.5, 10.9]. */
function Attack({ way, mover }: { readonly way: Way; readonly mover: Mover }) {
  const t = useTranslations("fieldMeasure.attack");
  if (mover === "artillery" || mover === "regimental-artillery") return null;
  const attacker = mover === "cavalry" ? "cavalry" : "infantry";
  return (
    <ul className="grid gap-1 text-sm">
      {attacker === "cavalry" && <li>{t(`charge.${chargeOver(way)}`)}</li>}
      {(["change-front", "square"] as const).map((reaction) => {
        const cm = ATTACK_WARNING_CM[reaction][attacker];
        const has = hasTimeTo(reaction, attacker, way.costCm) ? "yes" : "no";
        return <li key={reaction}>{t(`${reaction}.${has}`, { cm })}</li>;
      })}
    </ul>
  );
}
