"use client";

import { useFormatter, useTranslations } from "next-intl";
import { useMemo } from "react";
import { RuleRef } from "@/app/_ui/rule-no";
import { type BandClass, bandClassOf } from "@/lib/domain/belle-alliance/ground/hill";
import type { Feature } from "@/lib/domain/belle-alliance/scenario/feature";
import {
  type HillPlace,
  type HillStretch,
  hillPlaces,
  hillStretches,
} from "@/lib/domain/belle-alliance/scenario/hill-bands";
import type { Scenario } from "@/lib/domain/belle-alliance/scenario/scenario";
import type { MapView } from "@/lib/domain/belle-alliance/scenario/scenario-view";
import { Grounds } from "./grounds";

type Hill = Extract<Feature, { readonly kind: "hill" }>;
type Map = Scenario["map"];

interface HillProps {
  readonly hill: Hill;
  readonly map: Map;
}

/** What a hill layer means along its edge, by the width of the band in each place [2.3.7, table 5]. */
export function HillMeaning({ hill, map }: HillProps) {
  const t = useTranslations("map");
  const ba = useTranslations("belleAlliance");
  const stretches = useHillStretches(hill, map);
  if (stretches.length === 0) return <p className="hint mt-1.5">{t("hill.nothingAbove")}</p>;
  const narrow = stretches.find(({ effect }) => effect.difficult);
  return (
    <div className="mt-2 grid gap-2">
      <table>
        <caption className="hint pb-2 text-start">{t("hill.byWidth")}</caption>
        <thead>
          <tr>
            <th scope="col" className={HEAD}>
              {t("hill.width")}
            </th>
            <th scope="col" className={HEAD}>
              {ba("term.obstacle")} <RuleRef rule="T5" />
            </th>
            <th scope="col" className={`num ${HEAD}`}>
              {t("hill.edge")}
            </th>
          </tr>
        </thead>
        <tbody>
          {stretches.map((stretch) => (
            <BandRow key={stretch.fromCm} {...stretch} />
          ))}
        </tbody>
      </table>
      {narrow && <Grounds effect={narrow.effect} where={t("hill.underTen")} />}
    </div>
  );
}

const HEAD =
  "h-7 whitespace-nowrap border-rule-2 border-b bg-inset px-2 font-semibold text-ink-2 text-xs";
const CELL = "h-row px-2 text-sm";

function BandRow({ lengthCm, effect, ...band }: HillStretch) {
  const t = useTranslations("map");
  const width = useLimits();
  return (
    <tr className="border-rule border-b hover:bg-hover">
      <th scope="row" className={`font-normal ${CELL}`}>
        {width(band)}
      </th>
      <td className={CELL}>
        <b>{effect.obstacle ?? t("means.none")}</b>
      </td>
      <td className={`num ${CELL}`}>{t("hill.cm", { cm: Math.max(1, Math.round(lengthCm)) })}</td>
    </tr>
  );
}

/** Words for the limits of a class of band. */
function useLimits(): (band: Pick<BandClass, "fromCm" | "underCm">) => string {
  const t = useTranslations("map.hill");
  return ({ fromCm, underCm }) => {
    if (fromCm === 0) return t("under", { cm: underCm });
    return underCm === Number.POSITIVE_INFINITY
      ? t("over", { cm: fromCm })
      : t("between", { from: fromCm, to: underCm });
  };
}

/**
 * A hill layer in brief: its worst class, and whether that applies to all of its edge; nothing if there is no layer on
 * it.
 */
export function HillInBrief({ hill, map }: HillProps) {
  const t = useTranslations("map.hill");
  const stretches = useHillStretches(hill, map);
  const [worst] = stretches;
  if (!worst) return null;
  const where = stretches.length === 1 ? "all" : "places";
  if (worst.effect.obstacle) return t(`obstacle.${where}`, { value: worst.effect.obstacle });
  return worst.effect.difficult ? t(`difficult.${where}`) : t("over", { cm: worst.fromCm });
}

function useHillStretches(hill: Hill, map: Map): readonly HillStretch[] {
  const { features, widthCm, depthCm } = map;
  return useMemo(
    () => hillStretches(hill, { features, widthCm, depthCm }),
    [hill, features, widthCm, depthCm],
  );
}

/** Returns a function that finds the band at a point of a map. */
export function useHillPlaces(map: Pick<MapView, "features" | "widthCm" | "depthCm">) {
  const { features, widthCm, depthCm } = map;
  return useMemo(() => hillPlaces({ features, widthCm, depthCm }), [features, widthCm, depthCm]);
}

/** Returns a function that describes a band in one line: its width, and the obstacle it is. */
export function useBandWords(): (place: Pick<HillPlace, "widthCm">) => string {
  const t = useTranslations("map.hill");
  const format = useFormatter();
  return ({ widthCm }) => {
    const { effect } = bandClassOf(widthCm);
    const value = effect.obstacle ?? (effect.difficult ? "difficult" : "none");
    // Rounded down, because 4.97 cm shown as 5 would seem to be in the next class.
    const width = format.number(Math.floor(widthCm * 10) / 10);
    return t("at", { width, value });
  };
}
