import type { ArmyBook } from "@/lib/domain/army-book/army-book";
import { armOf } from "@/lib/domain/army-book/figures";
import { ARMS } from "@/lib/rules/bogowie-wojny/unit-kind";

/** Measures of the drawing in its own units. */
const BOX = { width: 20, height: 12, step: 24 } as const;
const PER_LINE = 9;
const LINE_HEIGHT = 18;
const ARM_GAP = 6;
const MARGIN = 8;

/** What an army may field: a box an entry with the sign of its arm, an arm a block. */
export function BookPicture({ book }: { readonly book: ArmyBook }) {
  const boxes = layOut(book);
  const bottom = Math.max(LINE_HEIGHT, ...boxes.map(({ y }) => y + BOX.height));
  const width = PER_LINE * BOX.step + MARGIN;
  return (
    <div className="thumb armythumb">
      <svg viewBox={`${-MARGIN} ${-MARGIN} ${width} ${bottom + 2 * MARGIN}`} aria-hidden="true">
        {boxes.map(({ id, arm, x, y }) => (
          <g key={id} transform={`translate(${x} ${y})`} className="army-base">
            <rect width={BOX.width} height={BOX.height} />
            {arm === "cavalry" && <path d={`M0 ${BOX.height}L${BOX.width} 0`} />}
            {arm === "artillery" && <circle cx={BOX.width / 2} cy={BOX.height / 2} r="2.4" />}
          </g>
        ))}
      </svg>
    </div>
  );
}

function layOut({ entries }: ArmyBook) {
  let top = 0;
  return [...ARMS, null].flatMap((arm) => {
    const own = entries.filter((entry) => armOf(entry) === arm);
    const start = top;
    if (own.length > 0) top += Math.ceil(own.length / PER_LINE) * LINE_HEIGHT + ARM_GAP;
    return own.map(({ id }, i) => ({
      id,
      arm,
      x: (i % PER_LINE) * BOX.step,
      y: start + Math.floor(i / PER_LINE) * LINE_HEIGHT,
    }));
  });
}
