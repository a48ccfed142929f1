"use client";

import { Minus, Plus } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ReactNode, useId } from "react";
import { Button } from "react-aria-components/Button";
import { FieldError } from "react-aria-components/FieldError";
import { Group } from "react-aria-components/Group";
import { Input } from "react-aria-components/Input";
import { Label } from "react-aria-components/Label";
import {
  NumberField as AriaNumberField,
  type NumberFieldProps as AriaProps,
} from "react-aria-components/NumberField";
import { Text } from "react-aria-components/Text";
import { type FieldLayout, fieldLook } from "./field-look";

interface NumberFieldProps
  extends Omit<AriaProps, "children" | "className" | "value" | "onChange"> {
  readonly label: string;
  /** Muted text after the label. */
  readonly aside?: string;
  /** `null`: not known. */
  readonly value: number | null;
  /** Called on blur, on Enter and at each step. */
  readonly onCommit: (value: number | null) => void;
  /** The unit after the number: cm, men. */
  readonly unit?: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  /** `stepper` shows minus and plus buttons; at `maxValue` plus is off and `cap` says why. */
  readonly look?: "field" | "stepper";
  readonly cap?: string;
  readonly layout?: FieldLayout;
  readonly className?: string;
}

/** A field for a number, typed or stepped. */
export function NumberField(given: NumberFieldProps) {
  const {
    label,
    aside,
    value,
    onCommit,
    unit,
    hint,
    error,
    look = "field",
    cap,
    layout,
    className,
    ...props
  } = given;
  const t = useTranslations("common.number");
  const looks = fieldLook({ layout });
  const unitId = useId();
  const capped = cap && value !== null && props.maxValue !== undefined && value >= props.maxValue;
  return (
    <AriaNumberField
      {...props}
      value={value ?? Number.NaN}
      onChange={(next) => onCommit(Number.isNaN(next) ? null : next)}
      {...(error ? { isInvalid: true } : {})}
      {...(unit ? { "aria-describedby": unitId } : {})}
      decrementAriaLabel={t("decrease", { label })}
      incrementAriaLabel={t("increase", { label })}
      className={looks.field({ className })}
    >
      <Label className={looks.label()}>
        {label} {aside && <small className="text-ink-3">{aside}</small>}
      </Label>
      {look === "stepper" ? <Stepper /> : <Measure unit={unit} id={unitId} />}
      {(capped || hint) && (
        <Text slot="description" className={looks.hint()}>
          {capped ? cap : hint}
        </Text>
      )}
      <FieldError className={looks.fault()}>{error}</FieldError>
    </AriaNumberField>
  );
}

const FRAME =
  "rounded-md border border-edge bg-sheet focus-within:outline-2 focus-within:outline-focus outline-offset-0 in-data-invalid:border-error in-data-invalid:shadow-wrong";

const STEP =
  "grid min-h-7.5 w-control cursor-pointer place-items-center -outline-offset-3 hover:bg-hover touch:min-h-11 off:cursor-default off:bg-inset off:text-rule-2";

function Stepper() {
  return (
    <Group className={`inline-flex items-stretch overflow-clip ${FRAME}`}>
      <Button slot="decrement" className={STEP}>
        <Minus aria-hidden />
      </Button>
      <Input className="w-13 border-rule-2 border-x text-center font-semibold text-sm tabular-nums outline-0" />
      <Button slot="increment" className={STEP}>
        <Plus aria-hidden />
      </Button>
    </Group>
  );
}

const SPELLED = { cm: "cm", mm: "mm", "°": "degrees" } as const;

/** The unit, which screen readers announce as the field's description, spelled out if we have the words. */
function Measure({ unit, id }: { readonly unit: string | undefined; readonly id: string }) {
  const t = useTranslations("common.number.unit");
  const spelled = SPELLED[unit as keyof typeof SPELLED];
  return (
    <Group className={`flex min-h-control items-center ${FRAME}`}>
      <Input className="min-h-7.5 w-full min-w-0 px-2 text-end text-sm tabular-nums outline-0 touch:min-h-11" />
      {unit && (
        <span aria-hidden className="pe-2 text-ink-3 text-xs">
          {unit}
        </span>
      )}
      {unit && (
        <span id={id} hidden>
          {spelled ? t(spelled) : unit}
        </span>
      )}
    </Group>
  );
}
