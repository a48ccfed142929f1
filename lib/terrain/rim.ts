import { boxAround, boxesTouch } from "./box";
import { type Outline, outlineContains } from "./chord";
import { crossingPlace } from "./meeting";
import { between, distanceCm, type Segment } from "./point";
import { edgesOf } from "./ring";
import { distanceToSegmentCm } from "./segment";

/**
 * The edge of the union of an outline's rings: what of their edges lies in none of the others. Where two rings meet along
 * a seam there is none.
 */
export function rimOf({ rings, box }: Outline): readonly Segment[] {
  if (rings.length === 1) return rings.flatMap(({ ring }) => edgesOf(ring));
  return rings.flatMap((each) => {
    const others = rings.filter((other) => other !== each && boxesTouch(other.box, each.box));
    const edges = others.flatMap(({ ring }) => edgesOf(ring));
    return edgesOf(each.ring).flatMap((edge) =>
      piecesOf(edge, edges).filter(
        ([from, to]) => !outlineContains({ rings: others, box }, between(from, to, 0.5)),
      ),
    );
  });
}

/** A segment, cut where others meet it. */
function piecesOf([from, to]: Segment, others: readonly Segment[]): readonly Segment[] {
  const here = boxAround([from, to]);
  const shares = [0, 1];
  for (const other of others) {
    if (boxesTouch(boxAround(other), here)) shares.push(...sharesMet([from, to], other));
  }
  const stops = shares.toSorted((a, b) => a - b);
  return stops
    .slice(1)
    .flatMap((share, i): Segment[] =>
      share - (stops[i] as number) > ALIKE
        ? [[between(from, to, stops[i] as number), between(from, to, share)]]
        : [],
    );
}

/** Where another segment crosses or touches one, in shares of its length. */
function sharesMet(segment: Segment, other: Segment): readonly number[] {
  const crossing = crossingPlace(segment, other);
  const touching = other.filter((end) => distanceToSegmentCm(end, segment) <= ALIKE);
  return [...(crossing ? [crossing] : []), ...touching].map(
    (place) => distanceCm(segment[0], place) / distanceCm(...segment),
  );
}

/** Places that differ by no more than this are one. */
const ALIKE = 1e-9;
