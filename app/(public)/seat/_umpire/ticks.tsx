"use client";

import { Checkbox } from "@/app/_ui/checkbox";

interface TicksProps {
  readonly label: string;
  readonly things: readonly { readonly id: string; readonly name: string }[];
  readonly chosen: readonly string[];
  readonly onChange: (ids: readonly string[]) => void;
}

/** A box to tick for each of some things. */
export function Ticks({ label, things, chosen, onChange }: TicksProps) {
  return (
    <fieldset className="flex flex-wrap gap-x-4">
      <legend className="font-semibold text-sm">{label}</legend>
      {things.map(({ id, name }) => (
        <Checkbox
          key={id}
          isSelected={chosen.includes(id)}
          onChange={(isOn) =>
            onChange(isOn ? [...chosen, id] : chosen.filter((each) => each !== id))
          }
        >
          {name}
        </Checkbox>
      ))}
    </fieldset>
  );
}
