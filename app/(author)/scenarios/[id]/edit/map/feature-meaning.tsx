"use client";

import { useTranslations } from "next-intl";
import { Facts } from "@/app/_ui/facts";
import { Row, Rows } from "@/app/_ui/rows";
import { RuleRef } from "@/app/_ui/rule-no";
import { Warning } from "@/app/(author)/_map-desk/warning";
import type { Feature } from "@/lib/domain/belle-alliance/scenario/feature";
import type { Settings } from "@/lib/domain/belle-alliance/scenario/settings";
import { terrainMeaning } from "@/lib/domain/belle-alliance/scenario/terrain-meaning";
import type { TerrainEffect } from "@/lib/rules/belle-alliance/terrain-effect";
import { Grounds } from "./grounds";
import { HillInBrief, HillMeaning } from "./hill-meaning";
import type { MapDeskState } from "./use-map-desk";

interface FeatureMeaningProps {
  readonly feature: Feature;
  readonly desk: Pick<MapDeskState, "scenario">;
}

/** What a shape means in one line, enough for choosing an answer. */
export function MeaningLine({ feature, desk }: FeatureMeaningProps) {
  const ba = useTranslations("belleAlliance");
  const t = useTranslations("map");
  const effect = effectOf(feature, desk.scenario.settings);
  if (effect === null) return null;
  if (feature.kind === "hill") {
    return (
      <Facts className="self-center" aria-live="polite">
        <HillInBrief hill={feature} map={desk.scenario.map} />
      </Facts>
    );
  }
  return (
    <Facts className="self-center" aria-live="polite">
      <span>
        {ba("term.obstacle")} <b>{effect.obstacle ?? t(withoutObstacle(effect))}</b>
      </span>
      <span>
        {ba("term.cover")} <b>{effect.cover ?? t(otherwise(effect))}</b>
      </span>
      {effect.difficult && <span>{ba("term.difficult")}</span>}
    </Facts>
  );
}

function effectOf(feature: Feature, readings: Settings): TerrainEffect | null {
  return feature.kind === "place" ? null : terrainMeaning(feature, { readings });
}

/** What a shape means in play, by table 5 and its paragraphs. */
export function FeatureMeaning({ feature, desk }: FeatureMeaningProps) {
  const t = useTranslations("map");
  const ba = useTranslations("belleAlliance");
  const effect = effectOf(feature, desk.scenario.settings);
  if (effect === null) return null;
  if (feature.kind === "hill") return <HillMeaning hill={feature} map={desk.scenario.map} />;
  return (
    <div>
      <Rows look="pairs">
        <Effect term={ba("term.obstacle")} value={effect.obstacle ?? t(withoutObstacle(effect))} />
        <Effect term={ba("term.cover")} value={effect.cover ?? t(otherwise(effect))} />
      </Rows>
      <Grounds effect={effect} />
      {effect.remarks.map((remark) => (
        <p key={remark} className="hint">
          {remark === "question-open" ? (
            <Warning>{ba(`terrainRemark.${remark}`)}</Warning>
          ) : (
            ba(`terrainRemark.${remark}`)
          )}
        </p>
      ))}
    </div>
  );
}

/** The message for an obstacle of no class, or one that cannot be crossed. */
function withoutObstacle(effect: TerrainEffect): "means.crossing" | ReturnType<typeof otherwise> {
  return effect.impassable ? "means.crossing" : otherwise(effect);
}

/** The message for a missing class: undecided while the shape's question is open, otherwise none. */
function otherwise({ remarks }: TerrainEffect): "means.open" | "means.none" {
  return remarks.includes("question-open") ? "means.open" : "means.none";
}

function Effect({ term, value }: { readonly term: string; readonly value: string }) {
  return (
    <Row name={term}>
      <b>{value}</b>{" "}
      <small>
        <RuleRef rule="T5" />
      </small>
    </Row>
  );
}
