"use client";

import { useTranslations } from "next-intl";
import { useMemo, useState } from "react";
import { callApi } from "@/app/_client/call-api";
import { ScenePicture } from "@/app/_map/scene-picture";
import { Button } from "@/app/_ui/button";
import { Select } from "@/app/_ui/select";
import type { Battlefield } from "@/lib/domain/bogowie-wojny/field/battlefield";
import { fieldScene } from "@/lib/domain/bogowie-wojny/field/drawing/field-scene";
import { battlefieldLabel } from "@/lib/domain/bogowie-wojny/field/label";
import { editBattle, takeBattlefield } from "@/lib/domain/bogowie-wojny/scenario/commands";
import { drawnField } from "@/lib/domain/bogowie-wojny/scenario/drawn-field";
import { pinnedField } from "@/lib/domain/bogowie-wojny/scenario/pins";
import { ALL_LAYERS } from "@/lib/domain/table/drawing/draw-scene";
import { useBattle, useEditor } from "./battle-editor";
import { useOfferedFields } from "./use-offered";

const NONE = "-";

/** The battlefield, from the author's own and public maps, with its picture. */
export function FieldPart() {
  const t = useTranslations("battleScenario.desk");
  const { apply } = useEditor();
  const { battlefield } = useBattle();
  const offered = useOfferedFields();
  const [isAway, setAway] = useState(false);
  const take = async (id: string) => {
    const found = offered.find((each) => each.id === id);
    const document = found?.document ?? (await fetchField(id));
    setAway(document === null);
    if (document === null) return;
    const version = found?.version ?? battlefield?.version ?? 1;
    apply(takeBattlefield, pinnedField({ id, version, document }));
  };
  const current = offered.find(({ id }) => id === battlefield?.id);
  return (
    <section id="battle-battlefield" className="grid gap-3">
      <h2>{t("battlefield")}</h2>
      <Select
        label={t("battlefield")}
        labelHidden
        hint={
          <>
            {t("battlefieldHint")}{" "}
            <a href="/maps/new" target="_blank" rel="noopener">
              {t("newMap")}
            </a>
          </>
        }
        value={battlefield?.id ?? NONE}
        choices={[
          { value: NONE, label: t("none") },
          ...(battlefield && !current
            ? [{ value: battlefield.id, label: battlefield.ground.title }]
            : []),
          ...offered.map(({ id, title }) => ({ value: id, label: title })),
        ]}
        error={isAway ? t("away") : undefined}
        onChange={(id) => (id === NONE ? apply(editBattle, { battlefield: null }) : void take(id))}
      />
      {current && battlefield && current.version > battlefield.version && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          {t("mapChanged")}
          <Button size="small" onPress={() => void take(current.id)}>
            {t("takeNewer")}
          </Button>
        </p>
      )}
      <FieldPicture />
    </section>
  );
}

async function fetchField(id: string): Promise<Battlefield | null> {
  const read = await callApi("GET /maps/{id}", { id });
  return read.ok && read.value.system === "bogowie-wojny" ? read.value : null;
}

function FieldPicture() {
  const t = useTranslations("battlefield");
  const { battlefield, objectives, forces } = useBattle();
  const field = useMemo(
    () => drawnField({ battlefield, objectives, forces }),
    [battlefield, objectives, forces],
  );
  const scene = useMemo(() => field && fieldScene(field), [field]);
  if (field === null || scene === null) return null;
  return (
    <ScenePicture
      className="h-auto max-h-120 w-full"
      scene={scene}
      size="page"
      layers={ALL_LAYERS}
      idPrefix="field"
      label={battlefieldLabel(field, t)}
    />
  );
}
