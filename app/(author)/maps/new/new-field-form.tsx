"use client";

import { useTranslations } from "next-intl";
import { type SubmitEvent, useState } from "react";
import { askApi, sending } from "@/app/_ui/ask-api";
import { Button } from "@/app/_ui/button";
import { InlineFinding } from "@/app/_ui/finding-row";
import { TextField } from "@/app/_ui/text-field";
import { newBattlefield } from "@/lib/domain/battlefield/new-battlefield";
import type { Language } from "@/lib/domain/language";
import { BATTLE_AREAS, type BattleArea } from "@/lib/rules/bogowie-wojny/battle-area";
import { TABLE_SIZES } from "@/lib/rules/bogowie-wojny/tables/battlefield";
import { NativeChoice } from "../_desk/native-choice";

type Progress = "ready" | "sending" | "failed";
type TableId = (typeof TABLE_SIZES)[number]["id"];

/** Title, table and area of a battlefield people lay out themselves. */
export function NewFieldForm({ language }: { readonly language: Language }) {
  const t = useTranslations("battlefieldDesk.start");
  const words = useTranslations("battlefield");
  const [title, setTitle] = useState("");
  const [tableId, setTableId] = useState<TableId>("120x120");
  const [area, setArea] = useState<BattleArea>("farmland");
  const [progress, setProgress] = useState<Progress>("ready");
  const start = async (event: SubmitEvent) => {
    event.preventDefault();
    setProgress("sending");
    const table = TABLE_SIZES.find(({ id }) => id === tableId) ?? TABLE_SIZES[0];
    const field = newBattlefield({ title: title.trim() || t("untitled"), language, table, area });
    const stored = await askApi<{ id: string }>("/maps", sending("POST", field));
    if (stored.ok) location.assign(`/maps/${stored.value.id}/edit`);
    else setProgress("failed");
  };
  return (
    <form className="grid gap-4" onSubmit={(event) => void start(event)}>
      <TextField label={t("name")} value={title} maxLength={200} onChange={setTitle} />
      <NativeChoice
        label={t("table")}
        value={tableId}
        choices={TABLE_SIZES.map(({ id, widthCm, depthCm }) => ({
          value: id,
          label: words("form.sizes", { width: widthCm, depth: depthCm }),
        }))}
        onChange={setTableId}
      />
      <NativeChoice
        label={t("area")}
        value={area}
        choices={BATTLE_AREAS.map((value) => ({ value, label: words(`areas.${value}`) }))}
        onChange={setArea}
      />
      {progress === "failed" && (
        <div role="alert">
          <InlineFinding look="error">{t("failed")}</InlineFinding>
        </div>
      )}
      <Button look="primary" type="submit" isPending={progress === "sending"}>
        {t("start")}
      </Button>
    </form>
  );
}
