import { BASE } from "@/lib/domain/bogowie-wojny/list/bases-picture";
import type { Arm } from "@/lib/rules/bogowie-wojny/unit-kind";

interface ArmyBaseProps {
  readonly arm: Arm | null;
  readonly x: number;
  readonly y: number;
}

/** A base from above, with the symbol of its arm. */
export function ArmyBase({ arm, x, y }: ArmyBaseProps) {
  return (
    <g transform={`translate(${x} ${y})`} className="stroke-ink-2">
      <rect width={BASE.width} height={BASE.height} className="fill-sheet" />
      {arm === "cavalry" && <path d={`M0 ${BASE.height}L${BASE.width} 0`} className="fill-none" />}
      {arm === "artillery" && (
        <circle
          cx={BASE.width / 2}
          cy={BASE.height / 2}
          r="2.4"
          className="fill-ink-2 stroke-none"
        />
      )}
    </g>
  );
}
