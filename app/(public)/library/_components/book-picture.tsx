import type { ArmyBook } from "@/lib/domain/bogowie-wojny/book/army-book";
import { BASE, basesOfBook } from "@/lib/domain/bogowie-wojny/list/bases-picture";
import { ArmyBase } from "./army-base";

/** In the drawing's own units. */
const WIDTH = 224;
const LEAST_HEIGHT = 18;
const MARGIN = 8;

/** A picture of an army book: a box for each entry with the symbol of its arm, a block for each arm. */
export function BookPicture({ book }: { readonly book: ArmyBook }) {
  const boxes = basesOfBook(book);
  const bottom = Math.max(LEAST_HEIGHT, ...boxes.map(({ y }) => y + BASE.height));
  return (
    <svg
      viewBox={`${-MARGIN} ${-MARGIN} ${WIDTH} ${bottom + 2 * MARGIN}`}
      aria-hidden="true"
      className="size-full max-h-37.5 p-2"
    >
      {boxes.map(({ key, ...box }) => (
        <ArmyBase key={key} {...box} />
      ))}
    </svg>
  );
}
