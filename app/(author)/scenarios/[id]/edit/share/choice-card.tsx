import { Check, type LucideIcon } from "lucide-react";
import { Radio } from "react-aria-components/RadioGroup";

interface ChoiceCardProps {
  readonly value: string;
  readonly icon: LucideIcon;
  readonly label: string;
  /** What the choice makes visible. */
  readonly means: string;
}

/** One choice of a group, with what it means. */
export function ChoiceCard({ value, icon: Icon, label, means }: ChoiceCardProps) {
  return (
    <Radio
      value={value}
      className="group/card grid cursor-pointer grid-cols-[--spacing(5)_1fr_--spacing(5)] items-start gap-3 border border-rule-2 bg-sheet p-3 outline-offset-2 hover:bg-hover focus-visible:outline-2 focus-visible:outline-focus chosen:border-brass chosen:bg-select"
    >
      <Icon className="mt-0.5" aria-hidden />
      <span>
        <b className="block font-semibold">{label}</b>
        <small className="block text-ink-2 text-sm">{means}</small>
      </span>
      <Check className="invisible mt-0.5 text-brass group-chosen/card:visible" aria-hidden />
    </Radio>
  );
}
