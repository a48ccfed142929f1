"use client";

import { useTranslations } from "next-intl";
import type { KeyboardEvent } from "react";
import { Button } from "@/app/_ui/button";
import { AskedFields } from "./asked-fields";
import { MeaningLine } from "./feature-meaning";
import { featureTitle } from "./feature-words";
import type { MapDeskState } from "./use-map-desk";

interface QuestionBarProps {
  readonly desk: MapDeskState;
  /** Gives the focus back to the map. */
  readonly onDone: () => void;
}

/** What table 5 asks of a shape just drawn, over the map and with what each answer means. */
export function QuestionBar({ desk, onDone }: QuestionBarProps) {
  const t = useTranslations("map");
  const feature = desk.scenario.map.features.find(({ id }) => id === desk.askedId);
  if (!feature) return null;
  const done = () => {
    desk.ask(null);
    onDone();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" && event.key !== "Enter") return;
    event.preventDefault();
    done();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Enter and Esc only do what its button does
    <div className="questionbar" onKeyDown={onKeyDown}>
      <h3>{featureTitle(feature, t)}</h3>
      <AskedFields key={feature.id} feature={feature} editor={desk.editor} />
      <MeaningLine feature={feature} desk={desk} />
      <Button look="primary" onPress={done}>
        {t("question.done")}
      </Button>
    </div>
  );
}
