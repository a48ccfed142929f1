import type { ReactNode } from "react";
import { tv } from "tailwind-variants/lite";

const fieldLook = tv({
  slots: {
    field: "grid content-start gap-0.75 text-sm",
    label: "font-semibold",
  },
  variants: {
    place: {
      alone: {},
      // One-line and two-line labels end on the same line, and fields next to each other start on the same line.
      columns: { field: "row-span-3 grid-rows-subgrid pb-2", label: "self-end" },
    },
  },
});

interface FieldFrameProps {
  /** The id of the input. */
  readonly id: string;
  readonly label: string;
  /** `columns`: next to others in `FieldPairs`. */
  readonly place?: "alone" | "columns";
  readonly className?: string;
  readonly children: ReactNode;
}

/** A form field with its label above. */
export function FieldFrame({ id, label, place = "alone", className, children }: FieldFrameProps) {
  const looks = fieldLook({ place });
  return (
    <div className={looks.field({ className })}>
      <label htmlFor={id} className={looks.label()}>
        {label}
      </label>
      {children}
    </div>
  );
}

const numbersLook = tv({
  base: "grid grid-cols-2 gap-x-3 gap-y-0.75",
  variants: {
    under: { legend: "", tick: "mt-1 mb-3 border-rule-2 border-s-3 border-double ps-3" },
  },
});

interface FieldPairsProps {
  /** `tick`: the fields a tick asks for. */
  readonly under?: "legend" | "tick";
  readonly children: ReactNode;
}

/** Fields in two columns. */
export function FieldPairs({ under = "legend", children }: FieldPairsProps) {
  return <div className={numbersLook({ under })}>{children}</div>;
}
