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

/** What is to become of something that hangs on the account: one of a few fates, none hidden. */
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
