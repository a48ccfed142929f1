import type { ReactNode } from "react";
import { tv } from "tailwind-variants/lite";

const markLook = tv({
  slots: {
    frame:
      "inline-flex min-h-5 items-center gap-1.25 rounded-sm border px-1.5 text-sm tabular-nums leading-4.5",
    value: "min-w-[1.25em] text-end font-semibold",
    origin: "text-2xs",
  },
  variants: {
    look: {
      table: { frame: "border-rule-2 bg-sheet", origin: "text-ink-3" },
      own: { frame: "border-ink bg-ink text-on-ink" },
      open: { frame: "border-warn border-dashed bg-warn-wash text-warn" },
    },
    place: {
      line: { frame: "whitespace-nowrap" },
      cell: { frame: "max-tablet:px-1", origin: "max-tablet:hidden" },
    },
  },
});

interface ValourMarkProps {
  /** `own`: set by the umpire; `open`: waiting for a choice. */
  readonly look?: "table" | "own" | "open";
  /** In a table's cell, phones show only the value. */
  readonly place?: "line" | "cell";
  readonly value: ReactNode;
  /** The origin of the value, in a word. */
  readonly origin: ReactNode;
  readonly title?: string;
  readonly className?: string;
}

/** A value of valour with its origin. */
export function ValourMark(props: ValourMarkProps) {
  const { look = "table", place = "line", value, origin, title, className } = props;
  const looks = markLook({ look, place });
  return (
    <span className={looks.frame({ className })} title={title}>
      <b className={looks.value()}>{value}</b>
      <small className={looks.origin()}>{origin}</small>
    </span>
  );
}
