import { type Battlefield, battlefieldSchema } from "@/lib/domain/bogowie-wojny/field/battlefield";
import { type Outlined, outlinesOn } from "@/lib/domain/bogowie-wojny/field/measure/outline";
import { newBattlefield } from "@/lib/domain/bogowie-wojny/field/new-battlefield";
import type { Point } from "@/lib/terrain/point";

/** A round piece, whose drawn outline passes through [x ± radius, y] and [x, y ± radius] exactly. */
export function disc([x, y]: Point, radiusCm: number): [number, number][] {
  return Array.from({ length: 32 }, (_, index) => {
    const turn = (index * Math.PI) / 16;
    return [x + radiusCm * Math.cos(turn), y + radiusCm * Math.sin(turn)];
  });
}

/** A square with sides of 10 cm. */
export function section([x, y]: Point): [number, number][] {
  return [
    [x - 5, y - 5],
    [x + 5, y - 5],
    [x + 5, y + 5],
    [x - 5, y + 5],
  ];
}

type Laid = Readonly<Record<string, unknown>>;

const PLACED = { placedBy: "south", origin: "placed" };

/** The ground of a bare table of 120 × 120 cm with these things on it. */
export function groundOf(things: {
  readonly pieces?: readonly Laid[];
  readonly fieldWorks?: readonly Laid[];
  readonly roads?: readonly Laid[];
  readonly crossings?: readonly Laid[];
}): readonly Outlined[] {
  return outlinesOn(fieldWith(things));
}

/** The same as a field. */
export function fieldWith({
  pieces = [],
  fieldWorks = [],
  roads = [],
  crossings = [],
}: Parameters<typeof groundOf>[0]): Battlefield {
  const bare = newBattlefield({
    title: "Measured",
    language: "en",
    table: { widthCm: 120, depthCm: 120 },
    area: "farmland",
  });
  const numbered = (list: readonly Laid[], letter: string, given: Laid) =>
    list.map((each, index) => ({ id: `${letter}${index + 1}`, ...given, ...each }));
  return battlefieldSchema.parse({
    ...bare,
    pieces: numbered(pieces, "p", PLACED),
    fieldWorks: numbered(fieldWorks, "w", { placedBy: "south" }),
    roads: numbered(roads, "r", { placedBy: "south", widthCm: 1.4 }),
    crossings: numbered(crossings, "x", { placedBy: "south", origin: "road", widthCm: 2.4 }),
  });
}
