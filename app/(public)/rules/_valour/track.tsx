import type { CSSProperties } from "react";

/** Values of valour as dots on the scale of −5 to +5; the second of two is hollow. */
export function Track({ values }: { readonly values: readonly number[] }) {
  return (
    <span className="vtrack" aria-hidden="true">
      {values.map((value, index) => (
        <i
          key={value}
          className={index > 0 ? "alt" : undefined}
          style={{ "--v": value } as CSSProperties}
        />
      ))}
    </span>
  );
}
