import type { ArmyBook } from "@/lib/domain/bogowie-wojny/book/army-book";
import { armOf } from "@/lib/domain/bogowie-wojny/book/figures";
import { ARMS } from "@/lib/rules/bogowie-wojny/unit-kind";
import { ArmyBase, BASE } from "./army-base";

/** Sizes in the drawing's own units. */
const STEP = 24;
const PER_LINE = 9;
const LINE_HEIGHT = 18;
const ARM_GAP = 6;
const MARGIN = 8;

/** A picture of an army book: a box for each entry with the symbol of its arm, a block for each arm. */
export function BookPicture({ book }: { readonly book: ArmyBook }) {
  const boxes = layOut(book);
  const bottom = Math.max(LINE_HEIGHT, ...boxes.map(({ y }) => y + BASE.height));
  const width = PER_LINE * STEP + MARGIN;
  return (
    <svg
      viewBox={`${-MARGIN} ${-MARGIN} ${width} ${bottom + 2 * MARGIN}`}
      aria-hidden="true"
      className="size-full max-h-37.5 p-2"
    >
      {boxes.map(({ id, ...box }) => (
        <ArmyBase key={id} {...box} />
      ))}
    </svg>
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
      x: (i % PER_LINE) * STEP,
      y: start + Math.floor(i / PER_LINE) * LINE_HEIGHT,
    }));
  });
}
