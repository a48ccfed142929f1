import { WAGOMIAR } from "@/lib/rules/bogowie-wojny/tables/wagomiar";
import { ARMS, type Arm } from "@/lib/rules/bogowie-wojny/unit-kind";
import { PALETTES } from "../../table/drawing/palette";
import { type SvgNode, svg, svgText } from "../../table/drawing/svg-node";
import type { ArmyBook } from "../book/army-book";
import { armOf } from "../book/figures";
import type { ArmyList } from "./army-list";

/** A base in a picture of an army, by its north-west corner; null: of no single arm. */
export interface PlacedBase {
  readonly key: string;
  readonly arm: Arm | null;
  readonly x: number;
  readonly y: number;
}

/** Sizes in the picture's own units. */
export const BASE = { width: 20, height: 12 } as const;
const LINE_HEIGHT = 18;

const LIST = { step: 22, regimentGap: 6, formationGap: 10, widest: 220 } as const;
const BOOK = { step: 24, perLine: 9, armGap: 6 } as const;

/** The bases of an army list: a line for each formation, its regiments side by side, a box for each base. */
export function basesOfList({ formations }: Pick<ArmyList, "formations">): PlacedBase[] {
  const placed: PlacedBase[] = [];
  let y = 0;
  for (const { regiments } of formations) {
    let x = 0;
    for (const { id, unitKind, bases } of regiments) {
      for (let i = 0; i < bases; i++) {
        if (x + BASE.width > LIST.widest) {
          x = 0;
          y += LINE_HEIGHT;
        }
        placed.push({ key: `${id}-${i}`, arm: WAGOMIAR[unitKind].arm, x, y });
        x += LIST.step;
      }
      x += LIST.regimentGap;
    }
    y += LINE_HEIGHT + LIST.formationGap;
  }
  return placed;
}

/** The entries of an army book: a box for each, a block for each arm. */
export function basesOfBook({ entries }: Pick<ArmyBook, "entries">): PlacedBase[] {
  let top = 0;
  return [...ARMS, null].flatMap((arm) => {
    const own = entries.filter((entry) => armOf(entry) === arm);
    const start = top;
    if (own.length > 0) top += Math.ceil(own.length / BOOK.perLine) * LINE_HEIGHT + BOOK.armGap;
    return own.map(({ id }, i) => ({
      key: id,
      arm,
      x: (i % BOOK.perLine) * BOOK.step,
      y: start + Math.floor(i / BOOK.perLine) * LINE_HEIGHT,
    }));
  });
}

/** The proportions in which chats and social networks show the picture of a page. */
const CARD = { width: 1_200, height: 630, margin: 70 } as const;

/** Bases as an SVG file of 1200 × 630, as large as they fit. */
export function basesFile(bases: readonly PlacedBase[]): string {
  const { ink, sheet } = PALETTES.light;
  const right = Math.max(BASE.width, ...bases.map(({ x }) => x + BASE.width));
  const bottom = Math.max(BASE.height, ...bases.map(({ y }) => y + BASE.height));
  const scale = Math.min(
    (CARD.width - 2 * CARD.margin) / right,
    (CARD.height - 2 * CARD.margin) / bottom,
  );
  const x = (CARD.width - right * scale) / 2;
  const y = (CARD.height - bottom * scale) / 2;
  return svgText(
    svg(
      "svg",
      {
        xmlns: "http://www.w3.org/2000/svg",
        viewBox: `0 0 ${CARD.width} ${CARD.height}`,
        width: CARD.width,
        height: CARD.height,
      },
      [
        svg("rect", { width: CARD.width, height: CARD.height, fill: sheet }),
        svg(
          "g",
          { transform: `translate(${x} ${y}) scale(${scale})`, stroke: ink, fill: "none" },
          bases.map((base) => drawBase(base, ink)),
        ),
      ],
    ),
  );
}

/** A base from above, with the symbol of its arm. */
function drawBase({ arm, x, y }: PlacedBase, ink: string): SvgNode {
  const { width, height } = BASE;
  return svg("g", { transform: `translate(${x} ${y})` }, [
    svg("rect", { width, height }),
    ...(arm === "cavalry" ? [svg("path", { d: `M0 ${height}L${width} 0` })] : []),
    ...(arm === "artillery"
      ? [svg("circle", { cx: width / 2, cy: height / 2, r: 2.4, fill: ink, stroke: "none" })]
      : []),
  ]);
}
