"use client";

import { Label } from "react-aria-components/Label";
import { Radio, RadioGroup } from "react-aria-components/RadioGroup";

interface FateChoiceProps<Fate extends string> {
  readonly label: string;
  /** Each fate with its words. */
  readonly fates: Readonly<Record<Fate, string>>;
  readonly value: Fate;
  readonly onChange: (fate: Fate) => void;
}

/** What should happen to something that belongs to the account: one of a few choices, all visible. */
export function FateChoice<Fate extends string>(props: FateChoiceProps<Fate>) {
  const { label, fates, value, onChange } = props;
  return (
    <RadioGroup value={value} onChange={(fate) => onChange(fate as Fate)} className="field">
      <Label>{label}</Label>
      {Object.entries<string>(fates).map(([fate, words]) => (
        <Radio key={fate} value={fate} className="radio-row">
          <span className="dot" />
          {words}
        </Radio>
      ))}
    </RadioGroup>
  );
}
