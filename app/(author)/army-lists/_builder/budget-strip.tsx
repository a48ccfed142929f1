"use client";

import { CircleAlert, CircleCheck } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { tv } from "tailwind-variants/lite";
import { Meter, type MeterLook, meterMark } from "@/app/_ui/meter";
import { artilleryCap } from "@/lib/rules/bogowie-wojny/limits";
import { useArmyList, useReport, useRuleWords } from "./use-army-list";

/** Points spent and left, and every limit of the format, kept up to date during editing. */
export function BudgetStrip() {
  const t = useTranslations("armyList.budget");
  return (
    <section
      className="grid items-center border-rule-2 bg-sheet px-4 max-tablet:grid-cols-[minmax(0,1fr)_auto] max-tablet:gap-x-3 max-tablet:gap-y-1 max-tablet:pt-1 max-tablet:pb-2 tablet:gap-6 tablet:border-b tablet:pt-2 tablet:pb-2.25 tablet:max-desktop:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] desktop:grid-cols-[minmax(0,32fr)_minmax(0,14fr)_auto]"
      aria-label={t("label")}
    >
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
          <span className="max-tablet:hidden">{t("andGenerals")}</span>
        </>
      }
      spent={<Spent spent={spent} limit={points.unitsLimit} />}
      label={t("unitsMeter", figures)}
      max={points.unitsLimit}
      parts={[
        { value: points.units, look: "spent" },
        { value: points.generals, look: "second" },
        { value: lent, look: "lent" },
      ]}
      legend={[
        ["spent", t("keyUnits", figures)],
        ["second", t("keyGenerals", figures)],
        ...(lent > 0 ? [["lent", t("keyLent", figures)] as const] : []),
        ["free", t("keyFree", figures)],
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
        { value: points.upgrades, look: "lent" },
        { value: open, look: "carried" },
      ]}
      legend={[
        ["lent", t("keyBought", figures)],
        ["carried", t("keyCarried", figures)],
      ]}
    />
  );
}

interface BudgetProps {
  readonly title: ReactNode;
  readonly spent: ReactNode;
  readonly label: string;
  readonly max: number;
  readonly parts: readonly { readonly value: number; readonly look: MeterLook }[];
  readonly legend: readonly (readonly [mark: MeterLook, words: string])[];
}

function Budget({ title, spent, label, max, parts, legend }: BudgetProps) {
  return (
    <div>
      <div className="flex items-baseline justify-between gap-2 whitespace-nowrap tabular-nums max-tablet:flex-wrap max-tablet:gap-x-1.5">
        <span className="small-caps max-tablet:tracking-[0.02em]">{title}</span>
        {spent}
      </div>
      <Meter className="mt-0.5 tablet:mb-0.75" label={label} max={max} parts={parts} />
      <p
        className="flex flex-wrap gap-x-3 whitespace-nowrap text-2xs text-ink-3 tabular-nums leading-tight max-tablet:hidden"
        aria-hidden
      >
        {legend.map(([look, words]) => (
          <span key={look} className="inline-flex items-center gap-1">
            <i className={meterMark({ look, className: "h-2 w-2.5 border border-edge" })} />
            {words}
          </span>
        ))}
      </p>
    </div>
  );
}

interface SpentProps {
  readonly spent: number;
  readonly limit: number;
  readonly carried?: number;
}

/** Such as "28.5 of 32", in red above the limit. */
function Spent({ spent, limit, carried = 0 }: SpentProps) {
  const t = useTranslations("armyList.budget");
  return (
    <span className={spent > limit + carried ? "text-error" : undefined}>
      {t.rich("spentOf", {
        spent,
        limit,
        b: (words) => <b className="font-semibold font-serif text-xl leading-none">{words}</b>,
      })}
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
    <dl className="flex items-stretch text-xs max-desktop:col-span-full max-tablet:-mx-4 max-tablet:overflow-x-auto max-tablet:ps-4 max-tablet:[scrollbar-width:none]">
      <Limit term={t("bases")} look={lookOf(counted.bases, bases.limit)}>
        <Figure>{counted.bases}</Figure>{" "}
        {bases.limit !== null && t("ofLimit", { limit: bases.limit })}
      </Limit>
      <Limit term={t("artillery")} look={lookOf(counted.artilleryNumber, guns)}>
        <Figure>{counted.artilleryNumber}</Figure> {guns !== null && t("ofLimit", { limit: guns })}
      </Limit>
      <Limit term={t("morale")}>
        <Figure>{words(`levels.${summary.armyMoraleLevel}`)}</Figure>
        <small className="text-2xs text-ink-3" title={t("moraleNumber", { n: summary.armyMorale })}>
          {summary.armyMorale}
        </small>
      </Limit>
      <Limit term={t("losses")}>
        <Figure>
          {losses.quarterBases} / {losses.halfBases}
        </Figure>
        <small className="text-2xs">{t("basesShort")}</small>
      </Limit>
      <Limit term={t("broken")} look={broken > 0 ? "bad" : "ok"}>
        {broken > 0 ? <CircleAlert aria-hidden /> : <CircleCheck aria-hidden />}
        <Figure>{broken}</Figure>
        <AcceptedErrors />
      </Limit>
    </dl>
  );
}

/** Limits exceeded by agreement: they no longer count, but stay visible. */
function AcceptedErrors() {
  const t = useTranslations("armyList.accepted");
  const { accepted } = useReport();
  const n = accepted.filter(({ finding }) => finding.severity === "error").length;
  return n > 0 && <small className="text-2xs text-ink-3">{t("count", { n })}</small>;
}

function lookOf(value: number, limit: number | null): "full" | "bad" | undefined {
  if (limit === null || value < limit) return undefined;
  return value > limit ? "bad" : "full";
}

const limitLook = tv({
  base: "flex items-center gap-1 text-sm tabular-nums max-tablet:text-xs max-tablet:leading-tight",
  variants: { look: { full: "text-warn", bad: "text-error", ok: "text-ok" } },
});

interface LimitProps {
  readonly term: string;
  readonly look?: "full" | "bad" | "ok" | undefined;
  readonly children: ReactNode;
}

/**
 * A count and its limit; on a phone the fourth is hidden for lack of room, as it matters least while building a list.
 */
function Limit({ term, look, children }: LimitProps) {
  return (
    <div className="whitespace-nowrap border-rule border-s px-3 py-0.5 max-desktop:first:border-s-0 max-desktop:first:ps-0 max-tablet:px-2.25 max-tablet:py-0 max-tablet:nth-4:hidden">
      <dt className="text-ink-3 max-tablet:text-2xs max-tablet:leading-tight">{term}</dt>
      <dd className={limitLook({ look })}>{children}</dd>
    </div>
  );
}

function Figure({ children }: { readonly children: ReactNode }) {
  return <b className="font-serif text-lg leading-tight max-tablet:text-base">{children}</b>;
}
