import type { ArmyFormation, ArmyList } from "@/lib/domain/bogowie-wojny/list/army-list";
import { WAGOMIAR } from "@/lib/rules/bogowie-wojny/tables/wagomiar";
import type { Arm } from "@/lib/rules/bogowie-wojny/unit-kind";
import { ArmyBase, BASE } from "./army-base";

/** Sizes in the drawing's own units. */
const STEP = 22;
const REGIMENT_GAP = 6;
const LINE_HEIGHT = 18;
const FORMATION_GAP = 10;
const WIDEST = 220;
const MARGIN = 8;

interface PlacedBase {
  readonly key: string;
  readonly arm: Arm;
  readonly x: number;
  readonly y: number;
}

interface ArmyPictureProps {
  readonly list: ArmyList;
}

/**
 * A picture of an army: a line for each formation, its regiments side by side, a box for each base with the symbol of
 * its arm.
 */
export function ArmyPicture({ list }: ArmyPictureProps) {
  const bases = drawUp(list.formations);
  const right = Math.max(WIDEST / 2, ...bases.map((base) => base.x + BASE.width));
  const bottom = Math.max(LINE_HEIGHT, ...bases.map((base) => base.y + BASE.height));
  const box = [-MARGIN, -MARGIN, right + 2 * MARGIN, bottom + 2 * MARGIN];
  return (
    <svg viewBox={box.join(" ")} aria-hidden="true" className="size-full max-h-37.5 p-2">
      {bases.map((base) => (
        <ArmyBase key={base.key} arm={base.arm} x={base.x} y={base.y} />
      ))}
    </svg>
  );
}

function drawUp(formations: readonly ArmyFormation[]): PlacedBase[] {
  const placed: PlacedBase[] = [];
  let y = 0;
  for (const formation of formations) {
    let x = 0;
    for (const { id, unitKind, bases } of formation.regiments) {
      for (let i = 0; i < bases; i++) {
        if (x + BASE.width > WIDEST) {
          x = 0;
          y += LINE_HEIGHT;
        }
        placed.push({ key: `${id}-${i}`, arm: WAGOMIAR[unitKind].arm, x, y });
        x += STEP;
      }
      x += REGIMENT_GAP;
    }
    y += LINE_HEIGHT + FORMATION_GAP;
  }
  return placed;
}
