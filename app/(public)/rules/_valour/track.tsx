import type { CSSProperties } from "react";
import { classNames } from "@/app/_ui/class-names";

interface TrackProps {
  readonly values: readonly number[];
  readonly className?: string;
}

/** Values of valour as dots on the scale of −5 to +5; the second of two is hollow. */
export function Track({ values, className }: TrackProps) {
  return (
    <span className={classNames("vtrack", className)} aria-hidden="true">
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
