"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/app/_ui/button";
import { DraftTextField } from "@/app/_ui/draft-text-field";
import { NumberField } from "@/app/_ui/number-field";
import { Segmented } from "@/app/_ui/segmented";
import { InspectorBody, InspectorHead } from "@/app/(author)/_editor/inspector";
import { newId } from "@/app/(author)/_editor/new-id";
import { Chosen } from "@/app/(author)/_map-desk/chosen";
import { NameButton } from "@/app/(author)/_map-desk/name-button";
import { TableSizeFields } from "@/app/(author)/_map-desk/table-size";
import { useTableResize } from "@/app/(author)/_map-desk/use-table-resize";
import { baseMiddleCm } from "@/lib/domain/bogowie-wojny/field/base-place";
import {
  editField,
  type FieldDetails,
  resizeTable,
} from "@/lib/domain/bogowie-wojny/field/commands/battlefield";
import {
  setObjectivePoints,
  settleObjectives,
} from "@/lib/domain/bogowie-wojny/field/commands/objectives";
import { layBase, moveBase, setDeployment } from "@/lib/domain/bogowie-wojny/field/commands/settle";
import { nameSide } from "@/lib/domain/bogowie-wojny/field/commands/sides";
import { cropOf } from "@/lib/domain/bogowie-wojny/field/crop";
import { BATTLEFIELD_LIMITS } from "@/lib/domain/bogowie-wojny/field/limits";
import { armiesWorth, objectiveWorth } from "@/lib/domain/bogowie-wojny/field/objective-worth";
import { orientationOf } from "@/lib/domain/bogowie-wojny/field/operational-base";
import { sideAt } from "@/lib/domain/bogowie-wojny/field/side";
import { ownTableText } from "@/lib/domain/bogowie-wojny/field/table-text";
import { BATTLE_AREAS } from "@/lib/rules/bogowie-wojny/battle-area";
import { TABLE_EDGES } from "@/lib/rules/bogowie-wojny/placing-order";
import { DEPLOYMENT_DEPTH_CM } from "@/lib/rules/bogowie-wojny/tables/battlefield-measures";
import { roundedCm } from "@/lib/terrain/snap";
import { ArmyFields, type EdgeFieldsProps } from "./army-fields";
import type { FieldEditor } from "./field-editor";
import { FieldGroup } from "./field-group";
import { NativeChoice } from "./native-choice";
import { capitalised, thingTitle } from "./thing-words";
import type { FieldDeskState } from "./use-field-desk";
import { useOfferedLists } from "./use-offered-lists";

/** The field itself, while nothing on it is selected: table, area, initiative, bases, objectives. */
export function TableFields({ desk }: { readonly desk: FieldDeskState }) {
  const t = useTranslations("battlefieldDesk.field");
  const { title, notes } = desk.field;
  const offered = useOfferedLists();
  const set = (changes: Partial<FieldDetails>) => desk.editor.apply(editField, changes);
  return (
    <Chosen label={t("title")}>
      <InspectorHead title={t("title")} />
      <InspectorBody>
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
      </InspectorBody>
    </Chosen>
  );
}

const LIES = ["along", "across"] as const;

/** One player's edge: their name, army, operational base [14.5] and depth of deployment [14.6]. */
function EdgeFields({ edge, desk, offered }: EdgeFieldsProps) {
  const { field, editor } = desk;
  const words = useTranslations("battlefieldDesk.side");
  const t = useTranslations("battlefieldDesk.field");
  const base = field.bases.find((each) => each.edge === edge);
  const zone = field.deploymentZones.find((each) => each.edge === edge);
  return (
    <FieldGroup title={t(`edges.${edge}`)}>
      <DraftTextField
        label={words("name")}
        value={sideAt(field, edge).name}
        maxLength={200}
        onCommit={(name) => editor.apply(nameSide, { edge, name: name.trim() })}
      />
      <ArmyFields edge={edge} desk={desk} offered={offered} />
      <Segmented
        label={t("base")}
        segments={LIES.map((value) => ({ value, label: t(`lies.${value}`) }))}
        value={base ? orientationOf(base) : null}
        onChange={(lie) => editor.apply(layBase, { edge, lie })}
      />
      {base && (
        <NumberField
          label={t("baseMiddle")}
          unit="cm"
          minValue={0}
          maxValue={field.table.widthCm}
          step={0.5}
          isWheelDisabled
          value={roundedCm(baseMiddleCm(base))}
          onCommit={(middle) =>
            middle !== null && editor.apply(moveBase, { edge, eastCm: middle - baseMiddleCm(base) })
          }
        />
      )}
      <NumberField
        label={t("zone")}
        hint={t("zoneHint", { depth: DEPLOYMENT_DEPTH_CM })}
        unit="cm"
        minValue={1}
        maxValue={field.table.depthCm / 2}
        value={zone?.depthCm ?? DEPLOYMENT_DEPTH_CM}
        onCommit={(depthCm) => depthCm !== null && editor.apply(setDeployment, { edge, depthCm })}
      />
    </FieldGroup>
  );
}

function GroundFields({ desk }: { readonly desk: FieldDeskState }) {
  const t = useTranslations("battlefieldDesk.field");
  const words = useTranslations("battlefield");
  const { table, area, initiative } = desk.field;
  const { resize, question } = useFieldResize(desk.editor);
  const { leastSideCm, mostWidthCm, mostDepthCm } = BATTLEFIELD_LIMITS;
  const ownTable = ownTableText(table, area, words);
  return (
    <>
      <TableSizeFields
        size={table}
        leastCm={leastSideCm}
        most={{ widthCm: mostWidthCm, depthCm: mostDepthCm }}
        stepCm={10}
        onResize={resize}
      />
      {question}
      {ownTable && <p className="hint mt-1.5">{ownTable}</p>}
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

/** The three objectives: their pieces, their value, and their selection by 14.6. */
function ObjectiveFields({ desk }: { readonly desk: FieldDeskState }) {
  const t = useTranslations("battlefieldDesk.field");
  const words = useTranslations("battlefield");
  const { field, editor, select, titleOf } = desk;
  const { main, secondary } = objectiveWorth(field);
  const settled = armiesWorth(field) !== null;
  const known = field.objectives.find(({ role }) => role === "main")?.points;
  const settle = () => editor.apply(settleObjectives, { ids: [newId(), newId(), newId()] });
  return (
    <FieldGroup title={words("objectives.title")}>
      <ul className="grid gap-0.5 text-sm">
        {field.objectives.map(({ id, role, pieceId, points }) => (
          <li key={id}>
            <NameButton look="underlined" onClick={() => select(pieceId)}>
              {capitalised(titleOf(pieceId) || t("gone"))}
            </NameButton>{" "}
            <span className="text-ink-3">
              {words(`objectives.${role}`)} · {t("points", { points })}
            </span>
          </li>
        ))}
      </ul>
      {field.objectives.length === 0 && <p className="hint mt-1.5">{t("noObjectives")}</p>}
      <NumberField
        label={t("worth")}
        hint={settled ? t("worthByLists", { main, secondary }) : t("worthHint", { secondary })}
        minValue={0}
        maxValue={1_000}
        value={known ?? main}
        isDisabled={settled || field.objectives.length === 0}
        onCommit={(points) => points !== null && editor.apply(setObjectivePoints, { main: points })}
      />
      <Button onPress={settle}>{t("settleObjectives")}</Button>
    </FieldGroup>
  );
}

/** Resizes a battlefield's table, asking before anything is cut off. */
function useFieldResize(editor: FieldEditor) {
  const t = useTranslations("battlefield");
  return useTableResize({
    apply: (resize) => editor.apply(resizeTable, resize),
    lossesOf: (resize) => {
      const field = editor.current();
      const { removed, clipped } = cropOf(field, resize);
      const ids = new Set(removed.map(({ thing }) => thing.id));
      const lost = field.objectives.filter(({ pieceId }) => ids.has(pieceId));
      return {
        gone: removed.map((found) => thingTitle(found, t)),
        objectives: lost.map(({ role }) => t(`objectives.${role}`)),
        cut: clipped.map((found) => thingTitle(found, t)),
      };
    },
  });
}
