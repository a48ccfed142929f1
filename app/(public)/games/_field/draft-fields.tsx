"use client";

import { RefreshCw } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "@/app/_ui/button";
import { NumberField } from "@/app/_ui/number-field";
import { Segmented } from "@/app/_ui/segmented";
import { TextField } from "@/app/_ui/text-field";
import type { Battlefield } from "@/lib/domain/bogowie-wojny/field/battlefield";
import { sizesOf } from "@/lib/domain/bogowie-wojny/field/placing/thing-form";
import { fieldKind } from "@/lib/domain/bogowie-wojny/ground/field-kinds";
import type { ThingControl } from "@/lib/domain/bogowie-wojny/ground/thing-kind";
import { type Draft, newShape } from "./draft";
import { onEdge } from "./drag-draft";
import { CornerFields, CrossingSort } from "./road-fields";
import { useDraft } from "./use-draft";
import { useField } from "./use-field";

type Measured = Extract<Draft, { what: "piece" | "work" }>;

/** The draft as numbers (centre, rotation, size) for players who would rather type than drag. */
export function DraftFields() {
  const { draft } = useDraft();
  if (!draft) return null;
  if (draft.what === "road") return <CornerFields draft={draft} />;
  if (draft.what === "crossing") return <CrossingSort draft={draft} />;
  return (
    <>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(--spacing(30),1fr))] items-start gap-x-3 gap-y-2">
        {"from" in draft.form ? <WaterFields draft={draft} /> : <PlaceFields draft={draft} />}
        <SizeFields draft={draft} />
      </div>
      <Looks draft={draft} />
      {draft.what === "piece" && <NameField draft={draft} />}
    </>
  );
}

interface FieldsProps {
  readonly draft: Measured;
}

/** Returns a function that changes some fields of the draft's form, named as in the form. */
function useChange(draft: Measured): (fields: Readonly<Record<string, unknown>>) => void {
  const { setDraft } = useDraft();
  return (fields) => setDraft({ ...draft, form: { ...draft.form, ...fields } } as Draft);
}

/** The players' name for the piece: the wood of Falenty. */
function NameField({ draft }: FieldsProps) {
  const t = useTranslations("fieldSetUp.draft");
  const change = useChange(draft);
  return (
    <TextField
      label={t("name")}
      value={"name" in draft.form ? (draft.form.name ?? "") : ""}
      maxLength={200}
      onChange={(name) => change({ name })}
    />
  );
}

function PlaceFields({ draft }: FieldsProps) {
  const t = useTranslations("fieldSetUp.draft");
  const change = useChange(draft);
  const { view } = useField();
  const { form } = draft;
  if (!("x" in form)) return null;
  const table = view.field?.table ?? { widthCm: 0, depthCm: 0 };
  const place = [
    { key: "x", value: form.x, most: table.widthCm, unit: "cm", step: 0.5 },
    { key: "y", value: form.y, most: table.depthCm, unit: "cm", step: 0.5 },
    { key: "turnDeg", value: form.turnDeg, most: 360, unit: "°", step: 5 },
  ] as const;
  return place.map(({ key, value, most, unit, step }) => (
    <NumberField
      key={key}
      label={t(key)}
      value={value}
      minValue={0}
      maxValue={most}
      step={step}
      unit={unit}
      onCommit={(next) => next !== null && change({ [key]: next })}
    />
  ));
}

function WaterFields({ draft }: FieldsProps) {
  const t = useTranslations("fieldSetUp.draft");
  const change = useChange(draft);
  const { view } = useField();
  const { form } = draft;
  const field = view.field as Battlefield | null;
  if (!("from" in form) || !field) return null;
  return (["from", "to"] as const).flatMap((end) =>
    ([0, 1] as const).map((axis) => (
      <NumberField
        key={`${end}${axis}`}
        label={t(`${end}.${axis === 0 ? "x" : "y"}`)}
        value={form[end][axis]}
        minValue={0}
        maxValue={axis === 0 ? field.table.widthCm : field.table.depthCm}
        step={0.5}
        unit="cm"
        onCommit={(next) => {
          const [x, y] = form[end];
          const moved = axis === 0 ? ([next ?? x, y] as const) : ([x, next ?? y] as const);
          change({ [end]: onEdge(moved, field) });
        }}
      />
    )),
  );
}

function SizeFields({ draft }: FieldsProps) {
  const t = useTranslations("fieldSetUp.draft");
  const change = useChange(draft);
  return sizesOf(draft.form).map(({ key, value, span: [least, most] }) =>
    least === most ? null : (
      <NumberField
        key={key}
        label={t(key)}
        value={value}
        minValue={least}
        maxValue={most}
        step={most - least > 2 ? 1 : 0.1}
        unit="cm"
        hint={t("span", { least, most })}
        onCommit={(next) => next !== null && change({ [key]: next })}
      />
    ),
  );
}

const WOODS = ["wood", "grove"] as const;

interface WoodOrGroveProps {
  readonly isGrove: boolean;
  readonly onChange: (isGrove: boolean) => void;
}

/**
 * Wood and grove share a column of 14.3 and have the same effect [3.5]; whether a bought wood may be a grove depends on
 * its list's format [13.3].
 */
function WoodOrGrove({ isGrove, onChange }: WoodOrGroveProps) {
  const t = useTranslations("fieldSetUp.draft");
  const { view, acting } = useField();
  const isSold = view.stage !== "bought" || (acting && view.own[acting]?.groves) !== "not-sold";
  if (!isSold) return <p className="hint mb-2">{t("noGroves")}</p>;
  return (
    <Segmented
      label={t("look")}
      value={isGrove ? "grove" : "wood"}
      segments={WOODS.map((look) => ({ value: look, label: t(`looks.${look}`) }))}
      onChange={(look) => onChange(look === "grove")}
    />
  );
}

function Looks({ draft }: FieldsProps) {
  const t = useTranslations("fieldSetUp.draft");
  const change = useChange(draft);
  const { form } = draft;
  return (
    <div className="flex flex-wrap items-center gap-2">
      {fieldKind(form.kind).controls.map((control) => (
        <Look key={control.type} control={control} draft={draft} />
      ))}
      {"shape" in form && (
        <Button icon={<RefreshCw aria-hidden />} onPress={() => change({ shape: newShape() })}>
          {t("otherShape")}
        </Button>
      )}
    </div>
  );
}

/** A control for a choice that affects only the look of a piece of this kind. */
function Look({ draft, control }: FieldsProps & { readonly control: ThingControl }) {
  const t = useTranslations("fieldSetUp.draft");
  const change = useChange(draft);
  const { form } = draft;
  if (control.type === "grove") {
    return (
      <WoodOrGrove
        isGrove={"grove" in form && form.grove === true}
        onChange={(isGrove) => change({ grove: isGrove || undefined })}
      />
    );
  }
  if (control.type !== "look" || !("look" in form)) return null;
  return (
    <Segmented
      label={t("look")}
      value={form.look ?? control.usual}
      segments={control.choices.map((look) => ({ value: look, label: t(`looks.${look}`) }))}
      onChange={(look) => change({ look })}
    />
  );
}
