import type { ReactNode } from "react";
import { tv } from "tailwind-variants/lite";
import { RuleNo } from "./rule-no";

const rowsLook = tv({
  base: "grid gap-x-3 text-sm",
  variants: {
    look: {
      lines: "grid-cols-[auto_1fr]",
      pairs: "mt-2 grid-cols-[repeat(2,auto_1fr)] *:col-span-2 *:border-t-0",
    },
  },
});

interface RowsProps {
  /** `pairs` puts two facts on a line. */
  readonly look?: "lines" | "pairs";
  readonly children: ReactNode;
}

/** A list of facts, name before value. */
export function Rows({ look = "lines", children }: RowsProps) {
  return <dl className={rowsLook({ look })}>{children}</dl>;
}

interface RowProps {
  readonly name: ReactNode;
  /** The rule the value is based on. */
  readonly rule?: string;
  /** The value; further remarks are in a `<small>`. */
  readonly children: ReactNode;
}

export function Row({ name, rule, children }: RowProps) {
  return (
    <div className="col-span-2 grid grid-cols-subgrid items-baseline border-rule border-t py-1 first:border-t-0">
      <dt className="text-ink-2">{name}</dt>
      <dd className="text-end tabular-nums [&_small]:text-ink-3 [&_small]:text-xs">
        {children} {rule && <RuleNo rule={rule} />}
      </dd>
    </div>
  );
}
