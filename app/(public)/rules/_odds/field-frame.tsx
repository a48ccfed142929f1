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
      // Labels of one and of two lines end on one line, and fields beside each other begin on one.
      columns: { field: "row-span-3 grid-rows-subgrid pb-2", label: "self-end" },
    },
  },
});

interface FieldFrameProps {
  /** The field's own id. */
  readonly id: string;
  readonly label: string;
  /** `columns`: beside others in `FieldPairs`. */
  readonly place?: "alone" | "columns";
  readonly className?: string;
  readonly children: ReactNode;
}

/** A field of the form under its label. */
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
  /** `tick`: what a tick asks for. */
  readonly under?: "legend" | "tick";
  readonly children: ReactNode;
}

/** Fields in two columns. */
export function FieldPairs({ under = "legend", children }: FieldPairsProps) {
  return <div className={numbersLook({ under })}>{children}</div>;
}
