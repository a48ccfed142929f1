"use client";

import type { ReactNode } from "react";
import { Label } from "react-aria-components/Label";
import { Radio, RadioGroup } from "react-aria-components/RadioGroup";
import { fieldLook } from "./field-look";
import { segmentLook } from "./segment-look";

interface Segment<V extends string> {
  readonly value: V;
  readonly label: ReactNode;
  readonly isDisabled?: boolean;
}

interface SegmentedProps<V extends string> {
  readonly label: string;
  readonly segments: readonly Segment<V>[];
  /** `null`: not chosen yet. */
  readonly value: V | null;
  readonly onChange: (value: V) => void;
  /** Spread over the whole width. */
  readonly full?: boolean;
  /** Of segments over the whole width: long words wrap, or many stand in rows of two or three. */
  readonly look?: "line" | "wrapped" | "tiles";
  readonly labelHidden?: boolean;
  readonly isDisabled?: boolean;
  readonly className?: string;
}

/** One of a few, all of them in sight. */
export function Segmented<V extends string>(props: SegmentedProps<V>) {
  const { label, segments, value, onChange, full, labelHidden, isDisabled, className } = props;
  const looks = fieldLook();
  const { strip, segment } = segmentLook({ isFull: full, look: props.look });
  return (
    <RadioGroup
      value={value}
      onChange={(next) => onChange(next as V)}
      orientation="horizontal"
      isDisabled={isDisabled ?? false}
      className={looks.field({ className })}
    >
      <Label className={labelHidden ? "sr-only" : looks.label()}>{label}</Label>
      <div className={strip()}>
        {segments.map((one) => (
          <Radio
            key={one.value}
            value={one.value}
            isDisabled={one.isDisabled ?? false}
            className={segment()}
          >
            {one.label}
          </Radio>
        ))}
      </div>
    </RadioGroup>
  );
}
