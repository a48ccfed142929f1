"use client";

import { classNames } from "@/app/_ui/class-names";
import { fieldLook } from "@/app/_ui/field-look";
import { NativeTick } from "@/app/_ui/native-tick";

interface TickListProps<Value extends string> {
  readonly label: string;
  readonly ticked: readonly Value[];
  readonly choices: readonly { readonly value: Value; readonly label: string }[];
  readonly onChange: (ticked: Value[]) => void;
  /** Hides the label visually under a column heading; screen readers still announce it. */
  readonly labelHidden?: boolean;
  readonly className?: string;
}

/** Tick boxes for any of several choices, whose order is kept. */
export function TickList<Value extends string>(props: TickListProps<Value>) {
  const { label, ticked, choices, onChange, labelHidden, className } = props;
  const flip = (value: Value) => {
    const now = new Set(ticked);
    if (!now.delete(value)) now.add(value);
    onChange(choices.flatMap((choice) => (now.has(choice.value) ? [choice.value] : [])));
  };
  return (
    <fieldset className={classNames("flex min-w-0 flex-wrap gap-x-3 gap-y-0.5", className)}>
      <legend className={labelHidden ? "sr-only" : fieldLook().label()}>{label}</legend>
      {choices.map(({ value, label: words }) => (
        <NativeTick
          key={value}
          spacing="none"
          checked={ticked.includes(value)}
          onChange={() => flip(value)}
        >
          {words}
        </NativeTick>
      ))}
    </fieldset>
  );
}
