import { classNames } from "@/app/_ui/class-names";

/** The end of the scale, and the positions of its points in the drawing. */
const MOST = 5;
const STEP = 8;
const MIDDLE = 44;
const TICKS = Array.from({ length: 2 * MOST + 1 }, (_, i) => `M${4 + i * STEP} 3.5v5`).join("");

interface ValourTrackProps {
  readonly values: readonly number[];
  /** For screen readers; missing if the values are next to it in words. */
  readonly label?: string;
  readonly className?: string;
}

/** Values of valour as dots on a scale from −5 to +5, clamped to its ends; the second of two is hollow. */
export function ValourTrack({ values, label, className }: ValourTrackProps) {
  return (
    <svg
      viewBox="0 0 88 12"
      className={classNames("inline-block h-3 w-22 align-[-0.125em]", className)}
      role={label === undefined ? "presentation" : "img"}
      aria-label={label}
    >
      <path d={TICKS} className="stroke-rule-2" shapeRendering="crispEdges" />
      <path d={`M${MIDDLE} 0v12`} className="stroke-edge" shapeRendering="crispEdges" />
      {values.map((value, i) => (
        <circle
          key={value}
          cx={MIDDLE + onScale(value) * STEP}
          cy="6"
          r={i > 0 ? 3.25 : 4}
          className={i > 0 ? "fill-sheet stroke-[1.5] stroke-ink" : "fill-ink"}
        />
      ))}
    </svg>
  );
}

function onScale(value: number): number {
  return Math.max(-MOST, Math.min(MOST, value));
}
