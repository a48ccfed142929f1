"use client";

import { useTranslations } from "next-intl";
import { DraftTextField } from "@/app/_ui/draft-text-field";
import { NumberField } from "@/app/_ui/number-field";
import { editField, type FieldDetails, setTable } from "@/lib/domain/battlefield/commands/details";
import { BATTLEFIELD_LIMITS } from "@/lib/domain/battlefield/limits";
import { ownTableText } from "@/lib/domain/battlefield/table-text";
import { BATTLE_AREAS } from "@/lib/rules/bogowie-wojny/battle-area";
import { TABLE_EDGES } from "@/lib/rules/bogowie-wojny/placing-order";
import { EdgeFields } from "./edge-fields";
import { NativeChoice } from "./native-choice";
import { ObjectiveFields } from "./objective-fields";
import type { FieldDeskState } from "./use-field-desk";
import { useOfferedLists } from "./use-offered-lists";

/** The field itself, while nothing on it is chosen: table, area, initiative, bases, objectives. */
export function TableFields({ desk }: { readonly desk: FieldDeskState }) {
  const t = useTranslations("battlefieldDesk.field");
  const { title, notes } = desk.field;
  const offered = useOfferedLists();
  const set = (changes: Partial<FieldDetails>) => desk.editor.apply(editField, changes);
  return (
    <section className="chosen" aria-label={t("title")} tabIndex={-1}>
      <div className="insp-h">
        <h2>{t("title")}</h2>
      </div>
      <div className="insp-b">
        <DraftTextField
          label={t("name")}
          value={title}
          maxLength={200}
          onCommit={(text) => text.trim() && set({ title: text.trim() })}
        />
        <GroundFields desk={desk} />
        {TABLE_EDGES.map((edge) => (
          <EdgeFields key={edge} edge={edge} desk={desk} offered={offered} />
        ))}
        <ObjectiveFields desk={desk} />
        <DraftTextField
          label={t("notes")}
          rows={3}
          value={notes}
          onCommit={(text) => set({ notes: text })}
        />
      </div>
    </section>
  );
}

function GroundFields({ desk }: { readonly desk: FieldDeskState }) {
  const t = useTranslations("battlefieldDesk.field");
  const words = useTranslations("battlefield");
  const { table, area, initiative } = desk.field;
  const { leastSideCm, mostWidthCm, mostDepthCm } = BATTLEFIELD_LIMITS;
  const ownTable = ownTableText(table, area, words);
  const side = { unit: "cm", minValue: leastSideCm, step: 10, isWheelDisabled: true } as const;
  return (
    <>
      <div className="two">
        <NumberField
          label={t("width")}
          {...side}
          maxValue={mostWidthCm}
          value={table.widthCm}
          onCommit={(widthCm) => widthCm !== null && desk.editor.apply(setTable, { widthCm })}
        />
        <NumberField
          label={t("depth")}
          {...side}
          maxValue={mostDepthCm}
          value={table.depthCm}
          onCommit={(depthCm) => depthCm !== null && desk.editor.apply(setTable, { depthCm })}
        />
      </div>
      {ownTable && <p className="hint">{ownTable}</p>}
      <NativeChoice
        label={t("area")}
        value={area}
        choices={BATTLE_AREAS.map((value) => ({ value, label: words(`areas.${value}`) }))}
        onChange={(value) => desk.editor.apply(editField, { area: value })}
      />
      <NativeChoice
        label={t("initiative")}
        value={initiative}
        choices={TABLE_EDGES.map((value) => ({ value, label: words(`players.${value}`) }))}
        onChange={(value) => desk.editor.apply(editField, { initiative: value })}
      />
    </>
  );
}
