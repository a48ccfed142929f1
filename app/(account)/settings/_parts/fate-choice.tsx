"use client";

import { Label } from "react-aria-components/Label";
import { Radio, RadioGroup } from "react-aria-components/RadioGroup";
import { fieldLook } from "@/app/_ui/field-look";

interface FateChoiceProps<Fate extends string> {
  readonly label: string;
  /** The label of each choice. */
  readonly fates: Readonly<Record<Fate, string>>;
  readonly value: Fate;
  readonly onChange: (fate: Fate) => void;
}

/** Chooses what should happen to something that belongs to the account; all choices are visible. */
export function FateChoice<Fate extends string>(props: FateChoiceProps<Fate>) {
  const { label, fates, value, onChange } = props;
  const looks = fieldLook();
  return (
    <RadioGroup value={value} onChange={(fate) => onChange(fate as Fate)} className={looks.field()}>
      <Label className={looks.label()}>{label}</Label>
      {Object.entries<string>(fates).map(([fate, words]) => (
        <Radio
          key={fate}
          value={fate}
          className="group flex min-h-8 cursor-pointer items-center gap-2 text-sm touch:min-h-11"
        >
          <span className="size-4 flex-none rounded-full border border-edge bg-sheet outline-offset-2 group-selected:border-5 group-selected:border-ink in-[.group[data-focus-visible]]:outline-2 in-[.group[data-focus-visible]]:outline-focus" />
          {words}
        </Radio>
      ))}
    </RadioGroup>
  );
}
