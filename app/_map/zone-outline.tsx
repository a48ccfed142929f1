import { onPaper, type Pen } from "@/lib/domain/table/drawing/pen";
import type { Ring } from "@/lib/terrain/ring";

/** A zone above a map. */
export function ZoneOutline({ zone, pen }: { readonly zone: Ring; readonly pen: Pen }) {
  return (
    <polygon
      className="fill-brass/15 stroke-brass"
      points={zone.map((at) => onPaper(pen, at).join(",")).join(" ")}
      strokeWidth={2.5}
      strokeDasharray="7 5"
      vectorEffect="non-scaling-stroke"
      pointerEvents="none"
    />
  );
}
