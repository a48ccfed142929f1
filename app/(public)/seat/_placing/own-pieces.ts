import type { PlacedTroops } from "@/lib/domain/belle-alliance/game/placing";
import type { PlacingView } from "@/lib/domain/belle-alliance/game/seat-view";
import { liesIn } from "@/lib/domain/belle-alliance/game/zone";
import { overlappingPairs } from "@/lib/domain/belle-alliance/scenario/checks/overlap";
import type { Arm } from "@/lib/rules/belle-alliance/arm";
import type { Formation } from "@/lib/rules/belle-alliance/formation";
import { placedOutline } from "@/lib/terrain/placement";
import { normalisedDeg, type Point } from "@/lib/terrain/point";
import type { Ring } from "@/lib/terrain/ring";

/** A unit or a commander that a seat places. */
export interface OwnPiece {
  readonly key: string;
  readonly kind: "unit" | "commander";
  readonly id: string;
  readonly name: string;
  /** Where it stands in the draft, otherwise in the scenario; null off the table. */
  readonly at: Point | null;
  readonly facingDeg: number;
  /** Null for a commander. */
  readonly arm: Arm | null;
  readonly formation: Formation | null;
  /** Empty for a commander. */
  readonly formations: readonly Formation[];
  /** On the table; null off it and for a commander. */
  readonly outline: Ring | null;
  readonly is: "placed" | "outside" | "as-before" | "nowhere";
}

/** All that a seat may place, as a draft has it. */
export function ownPieces(
  { units, commanders, zone }: Pick<PlacingView, "units" | "commanders" | "zone">,
  placed: PlacedTroops,
): OwnPiece[] {
  return [
    ...units.map(({ id, name, arm, outlines, stands }): OwnPiece => {
      const drafted = placed.units.find((each) => each.id === id);
      const stand = drafted ?? stands;
      const formations = outlines.map(({ formation }) => formation);
      const formation = stand?.formation ?? formations[0] ?? null;
      const shape = outlines.find((each) => each.formation === formation)?.outline;
      const outline = stand && shape ? placedOutline(shape, stand) : null;
      const isOut = drafted && zone && !(outline && liesIn(outline, zone));
      return {
        key: `unit ${id}`,
        kind: "unit",
        id,
        name,
        at: stand && [stand.xCm, stand.yCm],
        facingDeg: stand?.facingDeg ?? 0,
        arm,
        formation,
        formations,
        outline,
        is: isOut ? "outside" : drafted ? "placed" : stands ? "as-before" : "nowhere",
      };
    }),
    ...commanders.map(({ id, name, stands }): OwnPiece => {
      const drafted = placed.commanders.find((each) => each.id === id);
      const stand = drafted ?? stands;
      const isOut = drafted && zone && !liesIn([[drafted.xCm, drafted.yCm]], zone);
      return {
        key: `commander ${id}`,
        kind: "commander",
        id,
        name,
        at: stand && [stand.xCm, stand.yCm],
        facingDeg: 0,
        arm: null,
        formation: null,
        formations: [],
        outline: null,
        is: isOut ? "outside" : drafted ? "placed" : stands ? "as-before" : "nowhere",
      };
    }),
  ];
}

interface Outlined {
  readonly id: string;
  readonly name: string;
  readonly outline: Ring | null;
}

/** The names of pieces that stand on one another, two by two, where at least one is `among` those ids. */
export function overlapsOf(pieces: readonly Outlined[], among: ReadonlySet<string>): string[] {
  const standing = pieces.flatMap(({ outline, ...piece }) =>
    outline ? { ...piece, outline } : [],
  );
  return overlappingPairs(standing.map(({ outline }) => outline)).flatMap((pair) => {
    const both = pair.flatMap((i) => standing[i] ?? []);
    if (!both.some(({ id }) => among.has(id))) return [];
    return both.map(({ name }) => name).join(" – ");
  });
}

/** A draft in which a piece stands elsewhere, is turned clockwise, or has another formation. */
export function changed(
  placed: PlacedTroops,
  piece: OwnPiece,
  to: { readonly at?: Point; readonly byDeg?: number; readonly formation?: Formation },
): PlacedTroops {
  const { id } = piece;
  const at = to.at ?? piece.at;
  if (!at) return placed;
  const [xCm, yCm] = at;
  if (piece.kind === "commander") {
    return { ...placed, commanders: [...without(placed.commanders, [piece]), { id, xCm, yCm }] };
  }
  const formation = to.formation ?? openFormation(piece);
  if (!formation) return placed;
  const facingDeg = normalisedDeg(piece.facingDeg + (to.byDeg ?? 0));
  const stand = { id, xCm, yCm, facingDeg, formation };
  return { ...placed, units: [...without(placed.units, [piece]), stand] };
}

/** A garrison that leaves its building takes a formation of the open. */
function openFormation({ formation, formations }: OwnPiece): Formation | undefined {
  return formations.find((each) => each === formation) ?? formations[0];
}

/** A draft in which a piece stands where the scenario has it. */
export function putBack(placed: PlacedTroops, piece: OwnPiece): PlacedTroops {
  if (piece.kind === "unit") return { ...placed, units: without(placed.units, [piece]) };
  return { ...placed, commanders: without(placed.commanders, [piece]) };
}

interface WithId {
  readonly id: string;
}

/** A list without those that have the ids of others. */
export function without<Each extends WithId>(list: readonly Each[], others: readonly WithId[]) {
  return list.filter(({ id }) => !others.some((other) => other.id === id));
}
