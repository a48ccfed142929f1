"use client";

import { useFormatter, useTranslations } from "next-intl";
import { useMemo } from "react";
import { RuleRef } from "@/app/_ui/rule-no";
import type { Feature } from "@/lib/domain/scenario/feature";
import type { Scenario } from "@/lib/domain/scenario/scenario";
import type { Settings } from "@/lib/domain/scenario/settings";
import { terrainMeaning } from "@/lib/domain/scenario/terrain-meaning";
import type { TerrainEffect } from "@/lib/rules/belle-alliance/terrain-effect";
import { bandWidthCm } from "@/lib/terrain/hill-band";
import type { MapDeskState } from "./use-map-desk";

interface FeatureMeaningProps {
  readonly feature: Feature;
  readonly desk: Pick<MapDeskState, "scenario">;
}

/** What a shape means in one line: enough to choose an answer by. */
export function MeaningLine({ feature, desk }: FeatureMeaningProps) {
  const ba = useTranslations("belleAlliance");
  const t = useTranslations("map");
  const effect = effectOf(feature, useBand(feature, desk.scenario.map), desk.scenario.settings);
  if (effect === null) return null;
  return (
    <p className="facts" aria-live="polite">
      <span>
        {ba("term.obstacle")} <b>{effect.obstacle ?? t(otherwise(effect))}</b>
      </span>
      <span>
        {ba("term.cover")} <b>{effect.cover ?? t(otherwise(effect))}</b>
      </span>
      {effect.difficult && <span>{ba("term.difficult")}</span>}
    </p>
  );
}

function effectOf(
  feature: Feature,
  bandWidthCm: number | null,
  readings: Settings,
): TerrainEffect | null {
  return feature.kind === "place" ? null : terrainMeaning(feature, { readings, bandWidthCm });
}

/** What a shape means in play, by table 5 and its paragraphs. */
export function FeatureMeaning({ feature, desk }: FeatureMeaningProps) {
  const t = useTranslations("map");
  const ba = useTranslations("belleAlliance");
  const band = useBand(feature, desk.scenario.map);
  const format = useFormatter();
  const effect = effectOf(feature, band, desk.scenario.settings);
  if (effect === null) return null;
  return (
    <div className="meaning">
      <dl className="rows means">
        <Row term={ba("term.obstacle")} value={effect.obstacle ?? t(otherwise(effect))} />
        <Row term={ba("term.cover")} value={effect.cover ?? t(otherwise(effect))} />
      </dl>
      {band !== null && (
        <p className="hint">
          {t("shape.band", { width: format.number(band, { maximumFractionDigits: 1 }) })}
        </p>
      )}
      <Grounds effect={effect} />
      {effect.remarks.map((remark) => (
        <p key={remark} className={remark === "question-open" ? "hint warnt" : "hint"}>
          {ba(`terrainRemark.${remark}`)}
        </p>
      ))}
    </div>
  );
}

/** What stands for a class a shape does not have: nothing is decided while its question is open. */
function otherwise({ remarks }: TerrainEffect): "means.open" | "means.none" {
  return remarks.includes("question-open") ? "means.open" : "means.none";
}

function Row({ term, value }: { readonly term: string; readonly value: string }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>
        <b>{value}</b>{" "}
        <small>
          <RuleRef rule="T5" />
        </small>
      </dd>
    </div>
  );
}

function Grounds({ effect }: { readonly effect: TerrainEffect }) {
  const ba = useTranslations("belleAlliance");
  if (!effect.difficult && !effect.noRicochet) return null;
  return (
    <p className="facts">
      {effect.difficult && (
        <span>
          {ba("term.difficult")} <span className="rule-no">2.3.7</span>
        </span>
      )}
      {effect.noRicochet && (
        <span>
          {ba("term.noRicochet")} <span className="rule-no">3.4.5</span>
        </span>
      )}
    </p>
  );
}

/** Narrowest width of a hill layer's band; null for what is no hill, and for the topmost layer. */
export function useBand(
  feature: Feature,
  { features, widthCm, depthCm }: Scenario["map"],
): number | null {
  return useMemo(() => {
    if (feature.kind !== "hill") return null;
    const above = features.flatMap((other) =>
      other.kind === "hill" && other.level === feature.level + 1 ? [other.points] : [],
    );
    return bandWidthCm({ lower: feature.points, above, table: { widthCm, depthCm } });
  }, [feature, features, widthCm, depthCm]);
}
