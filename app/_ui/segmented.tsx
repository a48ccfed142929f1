"use client";

import { type ReactNode, useId } from "react";
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
  /** Whether it takes the whole width. */
  readonly full?: boolean;
  /** For segments over the whole width: long words wrap, or many segments are in rows of two or three. */
  readonly look?: "line" | "wrapped" | "tiles";
  readonly labelHidden?: boolean;
  readonly isDisabled?: boolean;
  readonly className?: string;
}

/** One of a few, all of them in sight; the browser's own radio buttons, which arrow keys walk. */
export function Segmented<V extends string>(props: SegmentedProps<V>) {
  const { label, segments, value, onChange, full, labelHidden, isDisabled, className } = props;
  const looks = fieldLook();
  const { strip, segment } = segmentLook({ isFull: full, look: props.look });
  const id = useId();
  return (
    <div role="radiogroup" aria-labelledby={id} className={looks.field({ className })}>
      <span id={id} className={labelHidden ? "sr-only" : looks.label()}>
        {label}
      </span>
      <div className={strip()}>
        {segments.map((one) => {
          const isOff = Boolean(isDisabled || one.isDisabled);
          return (
            <label
              key={one.value}
              className={segment()}
              data-selected={one.value === value || undefined}
              data-disabled={isOff || undefined}
            >
              <input
                type="radio"
                className="sr-only"
                name={id}
                value={one.value}
                checked={one.value === value}
                disabled={isOff}
                onChange={() => onChange(one.value)}
              />
              {one.label}
            </label>
          );
        })}
      </div>
    </div>
  );
}
