import { tv } from "tailwind-variants/lite";

/**
 * The meaning of a meter's part: spent, spent on a second thing, lent by another pool, carried over from it, or free.
 */
export type MeterLook = "spent" | "second" | "lent" | "carried" | "free";

/** Each part has its own pattern, so that it stays distinguishable in forced colours. */
export const meterMark = tv({
  base: "forced-color-adjust-none",
  variants: {
    look: {
      spent: "bg-ink-2 forced-colors:bg-[CanvasText]",
      second:
        "bg-[repeating-linear-gradient(90deg,var(--color-brass)_0_4px,var(--color-sheet)_4px_5px)] forced-colors:bg-[repeating-linear-gradient(90deg,CanvasText_0_4px,Canvas_4px_6px)]",
      lent: "bg-brass forced-colors:bg-[Highlight]",
      carried:
        "border-edge border-s bg-[repeating-linear-gradient(135deg,var(--color-rule-2)_0_1px,transparent_1px_5px)] forced-colors:bg-[repeating-linear-gradient(135deg,CanvasText_0_1px,Canvas_1px_5px)]",
      free: "bg-inset forced-colors:bg-[Canvas]",
    },
  },
});

const meterLook = tv({
  slots: {
    bar: "flex h-3 border border-edge bg-inset",
    part: "basis-0 not-first:shadow-[-1px_0_var(--color-sheet)]",
  },
});

interface MeterProps {
  /** The measured quantity with its figures: "28.5 of 32 points". Missing if that text is next to it. */
  readonly label?: string;
  readonly max: number;
  readonly parts: readonly { readonly value: number; readonly look: MeterLook }[];
  readonly className?: string;
}

/** The used share of a whole, in parts; more than the whole is shown as full. */
export function Meter({ label, max, parts, className }: MeterProps) {
  const { bar, part } = meterLook();
  const used = parts.reduce((sum, { value }) => sum + value, 0);
  const all = [...parts, { value: Math.max(0, max - used), look: "free" as const }];
  const seen = label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label };
  return (
    <span {...seen} className={bar({ className })}>
      {all.map(({ value, look }) => (
        <i
          key={look}
          className={part({ className: meterMark({ look }) })}
          style={{ flexGrow: value }}
        />
      ))}
    </span>
  );
}
