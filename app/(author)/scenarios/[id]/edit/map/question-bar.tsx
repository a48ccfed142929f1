"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/app/_ui/button";
import { FeatureFields } from "./feature-fields";
import { FeatureMeaning } from "./feature-meaning";
import { featureTitle } from "./feature-words";
import type { MapDeskState } from "./use-map-desk";

/** What table 5 asks of a shape just drawn, over the map and with what each answer means. */
export function QuestionBar({ desk }: { readonly desk: MapDeskState }) {
  const t = useTranslations("map");
  const feature = desk.scenario.map.features.find(({ id }) => id === desk.askedId);
  if (!feature) return null;
  return (
    <section className="questionbar" aria-label={t("question.title")}>
      <h3>{featureTitle(feature, t)}</h3>
      <FeatureFields key={feature.id} feature={feature} desk={desk} focusFirst="focus" />
      <FeatureMeaning feature={feature} desk={desk} />
      <Button look="primary" onPress={() => desk.ask(null)}>
        {t("question.done")}
      </Button>
    </section>
  );
}
