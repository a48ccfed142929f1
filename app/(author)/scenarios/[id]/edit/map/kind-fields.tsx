"use client";

import { useTranslations } from "next-intl";
import { Checkbox } from "@/app/_ui/checkbox";
import { NumberField } from "@/app/_ui/number-field";
import { Segmented } from "@/app/_ui/segmented";
import { Select } from "@/app/_ui/select";
import { WITHIN_CM } from "@/app/(author)/_map-desk/cm-input";
import type { FeatureFields as Fields } from "@/lib/domain/scenario/commands/features";
import type { Feature } from "@/lib/domain/scenario/feature";
import { type FeatureQuestion, questionOf } from "./feature-question";

interface KindFieldsProps {
  readonly feature: Feature;
  readonly set: (fields: Fields) => void;
}

/** What a shape's kind asks, and its measures. */
export function KindFields({ feature, set }: KindFieldsProps) {
  const question = questionOf(feature);
  return (
    <>
      {question && <Asked question={question} kind={feature.kind} set={set} />}
      <Measures feature={feature} set={set} />
    </>
  );
}

interface AskedProps {
  readonly question: FeatureQuestion;
  readonly kind: Feature["kind"];
  readonly set: (fields: Fields) => void;
}

const OPEN = "open";

/** Few answers stand side by side; more than four open from a list. */
function Asked({ question: { field, choices, answer, mayStayOpen }, kind, set }: AskedProps) {
  const t = useTranslations("map");
  const all = mayStayOpen ? [...choices, OPEN] : choices;
  const offered = all.map((value) => ({
    value,
    label: value === OPEN ? t("choice.open") : t(`choice.${field}.${value}`),
  }));
  const props = {
    label: t(`question.${kind}`),
    value: answer ?? OPEN,
    onChange: (value: string) => set({ [field]: value === OPEN ? null : value } as Fields),
  };
  if (offered.length > 4) return <Select {...props} choices={offered} />;
  return <Segmented {...props} segments={offered} full />;
}

function Measures({ feature, set }: KindFieldsProps) {
  const t = useTranslations("map");
  switch (feature.kind) {
    case "hill":
      return (
        <NumberField
          label={t("question.hill")}
          value={feature.level}
          minValue={1}
          maxValue={12}
          look="stepper"
          onCommit={(level) => level !== null && set({ level: Math.round(level) })}
        />
      );
    case "building":
      return (
        <Checkbox isSelected={feature.reinforced} onChange={(reinforced) => set({ reinforced })}>
          {t("shape.reinforced")}
        </Checkbox>
      );
    case "stream":
      return (
        <NumberField
          label={t("question.stream")}
          hint={t("question.streamHint")}
          value={feature.widthCm}
          unit="cm"
          minValue={0.1}
          maxValue={100}
          step={0.1}
          onCommit={(widthCm) => set({ widthCm })}
        />
      );
    case "road":
    case "crossing":
      return (
        <NumberField
          label={t("shape.widthLabel")}
          value={feature.widthCm}
          unit="cm"
          minValue={0.1}
          maxValue={100}
          step={0.1}
          onCommit={(widthCm) => widthCm !== null && set({ widthCm })}
        />
      );
    case "place":
      return <PlaceFields feature={feature} set={set} />;
    default:
      return null;
  }
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
      <div className="three">
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
      </div>
    </>
  );
}
