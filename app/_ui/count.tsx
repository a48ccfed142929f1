import { tv } from "tailwind-variants/lite";

export type CountLook = "plain" | "warn" | "error";

const countLook = tv({
  base: "count ms-auto min-w-5 rounded-full border px-1.25 text-center font-semibold text-2xs tabular-nums leading-4.5",
  variants: {
    look: {
      plain: "border-rule-2 bg-sheet text-ink-2",
      warn: "border-warn bg-warn-wash text-warn",
      error: "border-error bg-error text-on-ink",
    },
  },
});

interface CountProps {
  readonly n: number;
  readonly look?: CountLook | undefined;
  /** The count with its noun, for screen readers: "2 errors". */
  readonly label?: string;
}

/** A number in a small ring; nothing for 0. */
export function Count({ n, look = "plain", label }: CountProps) {
  if (n === 0) return null;
  return (
    <span className={countLook({ look })}>
      <span aria-hidden={label !== undefined}>{n}</span>
      {label !== undefined && <span className="sr-only">{label}</span>}
    </span>
  );
}
