import type { ReactNode } from "react";
import { selectLook } from "@/app/_ui/field-look";
import { COMPARISON } from "./compare-query";

/** The form for choosing lists to compare. */
export function CompareForm({ children }: { readonly children: ReactNode }) {
  return (
    <form
      action={`/army-lists/compare#${COMPARISON}`}
      className="flex flex-wrap items-end gap-x-3 gap-y-2"
    >
      {children}
    </form>
  );
}

interface CompareChoiceProps {
  readonly name: string;
  readonly label: string;
  readonly value: string | number;
  readonly children: ReactNode;
}

/** One of the form's selects. */
export function CompareChoice({ name, label, value, children }: CompareChoiceProps) {
  return (
    <div className="min-w-0 flex-[1_1_14em]">
      <label htmlFor={name} className="block text-xs text-ink-2">
        {label}
      </label>
      <select className={selectLook()} id={name} name={name} defaultValue={value} required>
        {children}
      </select>
    </div>
  );
}
