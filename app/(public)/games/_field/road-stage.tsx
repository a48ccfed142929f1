"use client";

import { Plus } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "@/app/_ui/button";
import { DraftEditor } from "./draft-editor";
import { PassButton } from "./pass-button";
import { useDraft } from "./use-draft";
import { useField } from "./use-field";

/** A road, corner by corner or found by the service [14.4]. */
export function RoadStage() {
  const t = useTranslations("fieldSetUp.roads");
  const { view } = useField();
  const { draft, setDraft } = useDraft();
  if (draft) return <DraftEditor />;
  return (
    <>
      {view.roads && <p>{t("count", { ...view.roads })}</p>}
      <Button
        look="primary"
        icon={<Plus className="ic" aria-hidden />}
        onPress={() => setDraft({ what: "road", form: { points: [], crossing: "bridge" } })}
      >
        {t("begin")}
      </Button>
      <PassButton />
    </>
  );
}

/** The bridge or ford that is the right of him who placed no river [14.4]. */
export function CrossingStage() {
  const t = useTranslations("fieldSetUp.roads");
  const { view } = useField();
  const { draft, setDraft } = useDraft();
  if (draft) return <DraftEditor />;
  const river = view.field?.pieces.find(({ kind }) => kind === "river");
  const middle = river?.points[Math.floor((river.points.length ?? 0) / 2)];
  const begin = () => {
    if (!middle) return;
    const [x, y] = [Math.round(middle[0] * 2) / 2, Math.round(middle[1] * 2) / 2];
    setDraft({ what: "crossing", form: { x, y, crossing: "bridge" } });
  };
  return (
    <>
      <Button look="primary" icon={<Plus className="ic" aria-hidden />} onPress={begin}>
        {t("beginCrossing")}
      </Button>
      <PassButton />
    </>
  );
}
