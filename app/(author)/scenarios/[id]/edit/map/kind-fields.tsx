"use client";

import { useTranslations } from "next-intl";
import { Checkbox } from "@/app/_ui/checkbox";
import { NumberField } from "@/app/_ui/number-field";
import { Segmented } from "@/app/_ui/segmented";
import { Select } from "@/app/_ui/select";
import { WITHIN_CM } from "@/app/(author)/_map-desk/cm-input";
import type { FeatureFields as Fields } from "@/lib/domain/belle-alliance/scenario/commands/features";
import type { Feature } from "@/lib/domain/belle-alliance/scenario/feature";
import { type QuestionField, questionFields } from "./feature-question";

interface KindFieldsProps {
  readonly feature: Feature;
  readonly set: (fields: Fields) => void;
}

/** The fields of a shape's kind, and its measures. */
export function KindFields({ feature, set }: KindFieldsProps) {
  if (feature.kind === "place") return <PlaceFields feature={feature} set={set} />;
  return questionFields(feature).map((asked) => (
    <KindField
      key={asked.name}
      asked={asked}
      kind={feature.kind}
      onChange={(value) => set({ [asked.name]: value } as Fields)}
    />
  ));
}

interface KindFieldProps {
  readonly asked: QuestionField;
  readonly kind: Feature["kind"];
  readonly onChange: (value: string | number | boolean | null) => void;
}

function KindField({ asked: { name, control, value }, kind, onChange }: KindFieldProps) {
  const t = useTranslations("map");
  switch (control.type) {
    case "choice":
      return (
        <Choice
          label={t(`question.${kind}`)}
          answers={control.choices.map((each) => [each, t(`choice.${name}.${each}`)])}
          mayStayOpen={control.mayStayOpen}
          answer={value as string | null}
          onChange={onChange}
        />
      );
    case "layer":
      return (
        <NumberField
          label={t(`question.${kind}`)}
          value={value as number}
          minValue={control.least}
          maxValue={control.most}
          look="stepper"
          onCommit={(layer) => layer !== null && onChange(Math.round(layer))}
        />
      );
    case "flag":
      return (
        <Checkbox isSelected={value === true} onChange={onChange}>
          {t(`shape.${name}`)}
        </Checkbox>
      );
    case "asked-width":
      return (
        <NumberField
          {...WIDTH}
          label={t(`question.${kind}`)}
          hint={t(`question.${kind}Hint`)}
          value={value as number | null}
          onCommit={onChange}
        />
      );
    case "width":
      return (
        <NumberField
          {...WIDTH}
          label={t("shape.widthLabel")}
          value={value as number}
          onCommit={(widthCm) => widthCm !== null && onChange(widthCm)}
        />
      );
  }
}

const WIDTH = { unit: "cm", minValue: 0.1, maxValue: 100, step: 0.1 } as const;

interface ChoiceProps {
  readonly label: string;
  readonly answers: readonly (readonly [value: string, label: string])[];
  readonly mayStayOpen: boolean;
  readonly answer: string | null;
  readonly onChange: (answer: string | null) => void;
}

const OPEN = "open";

/** Up to four answers are shown side by side; more are in a dropdown list. */
function Choice({ label, answers, mayStayOpen, answer, onChange }: ChoiceProps) {
  const t = useTranslations("map");
  const open = mayStayOpen ? [{ value: OPEN, label: t("choice.open") }] : [];
  const offered = [...answers.map(([value, label]) => ({ value, label })), ...open];
  const props = {
    label,
    value: answer ?? OPEN,
    onChange: (value: string) => onChange(value === OPEN ? null : value),
  };
  if (offered.length > 4) return <Select {...props} choices={offered} />;
  return <Segmented {...props} segments={offered} full />;
}

interface PlaceFieldsProps extends KindFieldsProps {
  readonly feature: Extract<Feature, { kind: "place" }>;
}

function PlaceFields({ feature, set }: PlaceFieldsProps) {
  const t = useTranslations("map");
  return (
    <>
      <Segmented
        label={t("shape.rank")}
        full
        value={feature.minor ? "minor" : "major"}
        segments={[
          { value: "major", label: t("shape.major") },
          { value: "minor", label: t("shape.minor") },
        ]}
        onChange={(rank) => set({ minor: rank === "minor" })}
      />
      <fieldset
        disabled={feature.locked}
        className="grid min-w-0 disabled:text-ink-3 grid-cols-3 gap-2"
      >
        <NumberField
          label={t("corner.x")}
          {...WITHIN_CM}
          value={feature.xCm}
          unit="cm"
          step={0.5}
          onCommit={(xCm) => xCm !== null && set({ xCm })}
        />
        <NumberField
          label={t("corner.y")}
          {...WITHIN_CM}
          value={feature.yCm}
          unit="cm"
          step={0.5}
          onCommit={(yCm) => yCm !== null && set({ yCm })}
        />
        <NumberField
          label={t("shape.turn")}
          value={feature.turnDeg}
          unit="°"
          minValue={-180}
          maxValue={180}
          step={5}
          onCommit={(turnDeg) => turnDeg !== null && set({ turnDeg })}
        />
      </fieldset>
    </>
  );
}
