import type { ArmyList } from "@/lib/domain/bogowie-wojny/list/army-list";
import { BASE, basesOfList } from "@/lib/domain/bogowie-wojny/list/bases-picture";
import { ArmyBase } from "./army-base";

/** In the drawing's own units. */
const LEAST_WIDTH = 110;
const LEAST_HEIGHT = 18;
const MARGIN = 8;

/** A picture of an army list: a box for each base with the symbol of its arm. */
export function ArmyPicture({ list }: { readonly list: ArmyList }) {
  const bases = basesOfList(list);
  const right = Math.max(LEAST_WIDTH, ...bases.map((base) => base.x + BASE.width));
  const bottom = Math.max(LEAST_HEIGHT, ...bases.map((base) => base.y + BASE.height));
  const box = [-MARGIN, -MARGIN, right + 2 * MARGIN, bottom + 2 * MARGIN];
  return (
    <svg viewBox={box.join(" ")} aria-hidden="true" className="size-full max-h-37.5 p-2">
      {bases.map(({ key, ...base }) => (
        <ArmyBase key={key} {...base} />
      ))}
    </svg>
  );
}
