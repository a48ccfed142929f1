"use client";

import { useTranslations } from "next-intl";
import { type KeyboardEvent, useEffect, useId, useRef } from "react";
import { useBackCloses } from "@/app/_ui/back-closes";
import { Button } from "@/app/_ui/button";
import { setFeatureFields } from "@/lib/domain/belle-alliance/scenario/commands/features";
import type { Feature } from "@/lib/domain/belle-alliance/scenario/feature";
import { NameField } from "./feature-fields";
import { MeaningLine } from "./feature-meaning";
import { featureTitle } from "./feature-words";
import { KindFields } from "./kind-fields";
import type { MapDeskState } from "./use-map-desk";

interface QuestionBarProps {
  readonly desk: MapDeskState;
  /** Returns the focus to the map. */
  readonly onDone: () => void;
}

/** The question of table 5 about a shape just drawn, shown over the map with what each answer means. */
export function QuestionBar({ desk, onDone }: QuestionBarProps) {
  const t = useTranslations("map");
  const title = useId();
  const feature = desk.scenario.map.features.find(({ id }) => id === desk.askedId);
  const done = () => {
    desk.ask(null);
    onDone();
  };
  useBackCloses(feature !== undefined, done);
  if (!feature) return null;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" && event.key !== "Enter") return;
    event.preventDefault();
    done();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is named by its legend alone
    <div
      role="group"
      aria-labelledby={title}
      className={BAR}
      data-at-foot="question"
      onKeyDown={onKeyDown}
    >
      <h3 id={title} className="col-span-2">
        {featureTitle(feature, t)}
      </h3>
      <QuestionFields key={feature.id} feature={feature} editor={desk.editor} />
      <MeaningLine feature={feature} desk={desk} />
      <Button look="primary" className="col-start-2 justify-self-end" onPress={done}>
        {t("question.done")}
      </Button>
    </div>
  );
}

const BAR = [
  "absolute inset-x-6 bottom-5 z-5 mx-auto grid max-h-[calc(100%---spacing(8))] max-w-130 grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-2",
  "overflow-auto border border-rule-2 border-t-3 border-t-brass bg-sheet px-4 py-3 shadow-float",
  "max-tablet:fixed max-tablet:inset-x-0 max-tablet:bottom-0 max-tablet:z-30 max-tablet:max-h-[70dvh] max-tablet:max-w-none",
].join(" ");

interface QuestionFieldsProps {
  readonly feature: Feature;
  readonly editor: MapDeskState["editor"];
}

/** The question about a shape just drawn; its first field receives the focus. */
function QuestionFields({ feature, editor }: QuestionFieldsProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const first = box.current?.querySelector<HTMLInputElement>("input:checked, input[type=text]");
    const field = first ?? box.current?.querySelector<HTMLElement>("button");
    field?.focus({ preventScroll: true });
    first?.select();
  }, []);
  return (
    <div ref={box} className="col-span-2 grid gap-3">
      {feature.kind === "place" ? (
        <NameField feature={feature} editor={editor} />
      ) : (
        <KindFields
          feature={feature}
          set={(fields) => editor.apply(setFeatureFields, { featureId: feature.id, fields })}
        />
      )}
    </div>
  );
}
