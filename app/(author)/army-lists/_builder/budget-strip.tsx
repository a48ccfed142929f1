"use client";

import { CircleAlert, CircleCheck } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { classNames } from "@/app/_ui/class-names";
import { artilleryCap } from "@/lib/rules/bogowie-wojny/limits";
import { useArmyList, useReport, useRuleWords } from "./use-army-list";

/** Points spent and free, and every limit of the format, at each moment of the edit. */
export function BudgetStrip() {
  const t = useTranslations("armyList.budget");
  return (
    <section className="budget" aria-label={t("label")}>
      <UnitsBudget />
      <UpgradesBudget />
      <Limits />
    </section>
  );
}

function UnitsBudget() {
  const t = useTranslations("armyList.budget");
  const { points } = useReport().summary;
  const spent = points.units + points.generals;
  const lent = points.unitPointsSpentOnUpgrades;
  const figures = {
    units: points.units,
    generals: points.generals,
    lent,
    free: points.unitsFree,
    limit: points.unitsLimit,
  };
  return (
    <Budget
      title={
        <>
          {t("units")}
          <span className="wide">{t("andGenerals")}</span>
        </>
      }
      spent={<Spent spent={spent} limit={points.unitsLimit} />}
      label={t("unitsMeter", figures)}
      max={points.unitsLimit}
      parts={[
        { value: points.units, look: "spent" },
        { value: points.generals, look: "second" },
        { value: lent, look: "brass" },
      ]}
      legend={[
        ["m1", t("keyUnits", figures)],
        ["m2", t("keyGenerals", figures)],
        ...(lent > 0 ? [["m3", t("keyLent", figures)] as const] : []),
        ["m0", t("keyFree", figures)],
      ]}
    />
  );
}

function UpgradesBudget() {
  const t = useTranslations("armyList.budget");
  const { points } = useReport().summary;
  const pool = points.upgradesLimit + points.carriedOver;
  const figures = {
    spent: points.upgrades,
    limit: points.upgradesLimit,
    carried: points.carriedOver,
  };
  const open = Math.max(0, pool - Math.max(points.upgrades, points.upgradesLimit));
  return (
    <Budget
      title={t("upgrades")}
      spent={
        <Spent spent={points.upgrades} limit={points.upgradesLimit} carried={points.carriedOver} />
      }
      label={t("upgradesMeter", figures)}
      max={pool}
      parts={[
        { value: points.upgrades, look: "brass" },
        { value: open, look: "carried" },
      ]}
      legend={[
        ["m3", t("keyBought", figures)],
        ["mx", t("keyCarried", figures)],
      ]}
    />
  );
}

interface BudgetProps {
  readonly title: ReactNode;
  readonly spent: ReactNode;
  readonly label: string;
  readonly max: number;
  readonly parts: readonly MeterPart[];
  readonly legend: readonly (readonly [mark: string, words: string])[];
}

function Budget({ title, spent, label, max, parts, legend }: BudgetProps) {
  return (
    <div>
      <div className="budh">
        <span className="small-caps">{title}</span>
        {spent}
      </div>
      <Meter label={label} max={max} parts={parts} />
      <p className="key" aria-hidden>
        {legend.map(([mark, words]) => (
          <span key={mark}>
            <i className={mark} />
            {words}
          </span>
        ))}
      </p>
    </div>
  );
}

interface MeterPart {
  readonly value: number;
  readonly look: "spent" | "second" | "brass" | "carried";
}

interface MeterProps {
  /** What is measured, with its figures: "28.5 of 32 points". */
  readonly label: string;
  readonly max: number;
  readonly parts: readonly MeterPart[];
}

const LOOKS = { spent: "m1", second: "m2", brass: "m3", carried: "mx" } as const;

/** How much of a whole is used, in parts; past the whole it stays full. */
function Meter({ label, max, parts }: MeterProps) {
  const used = parts.reduce((sum, part) => sum + part.value, 0);
  return (
    <div className="meter" role="img" aria-label={label}>
      {parts.map((part) => (
        <i
          key={part.look}
          className={LOOKS[part.look]}
          style={{ flexGrow: part.value, flexBasis: 0 }}
        />
      ))}
      <i className={classNames("m0")} style={{ flexGrow: Math.max(0, max - used), flexBasis: 0 }} />
    </div>
  );
}

interface SpentProps {
  readonly spent: number;
  readonly limit: number;
  readonly carried?: number;
}

/** "28.5 of 32", in red past the limit. */
function Spent({ spent, limit, carried = 0 }: SpentProps) {
  const t = useTranslations("armyList.budget");
  return (
    <span className={classNames(spent > limit + carried && "over")}>
      {t.rich("spentOf", { spent, limit, b: (words) => <b>{words}</b> })}
      {carried > 0 && <span className="text-ink-3"> {t("plusCarried", { carried })}</span>}
    </span>
  );
}

function Limits() {
  const t = useTranslations("armyList.budget");
  const words = useRuleWords();
  const { format } = useArmyList();
  const { summary, findings } = useReport();
  const { bases, counted, losses } = summary;
  const guns = artilleryCap(format, counted.bases);
  const broken = findings.filter(({ severity }) => severity === "error").length;
  return (
    <dl className="limits">
      <Limit term={t("bases")} look={lookOf(counted.bases, bases.limit)}>
        <b>{counted.bases}</b> {bases.limit !== null && t("ofLimit", { limit: bases.limit })}
      </Limit>
      <Limit term={t("artillery")} look={lookOf(counted.artilleryNumber, guns)}>
        <b>{counted.artilleryNumber}</b> {guns !== null && t("ofLimit", { limit: guns })}
      </Limit>
      <Limit term={t("morale")}>
        <b>{words(`levels.${summary.armyMoraleLevel}`)}</b>
        <small className="text-ink-3" title={t("moraleNumber", { n: summary.armyMorale })}>
          {summary.armyMorale}
        </small>
      </Limit>
      <Limit term={t("losses")}>
        <b>
          {losses.quarterBases} / {losses.halfBases}
        </b>
        <small>{t("basesShort")}</small>
      </Limit>
      <Limit term={t("broken")} look={broken > 0 ? "bad" : "ok"}>
        {broken > 0 ? <CircleAlert aria-hidden /> : <CircleCheck aria-hidden />}
        <b>{broken}</b>
        <AcceptedErrors />
      </Limit>
    </dl>
  );
}

/** Limits that are broken by agreement: they count no more, and are not hidden either. */
function AcceptedErrors() {
  const t = useTranslations("armyList.accepted");
  const { accepted } = useReport();
  const n = accepted.filter(({ finding }) => finding.severity === "error").length;
  return n > 0 && <small className="text-ink-3">{t("count", { n })}</small>;
}

function lookOf(value: number, limit: number | null): "full" | "bad" | undefined {
  if (limit === null || value < limit) return undefined;
  return value > limit ? "bad" : "full";
}

interface LimitProps {
  readonly term: string;
  readonly look?: "full" | "bad" | "ok" | undefined;
  readonly children: ReactNode;
}

function Limit({ term, look, children }: LimitProps) {
  return (
    <div className={look}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
