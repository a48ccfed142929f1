import { sameJson } from "../json";
import { mergeDocuments } from "../merge";
import type { Feature } from "./feature";
import type { TableMap } from "./scenario";

/** The ground without word of where it is from. */
export type Ground = Omit<TableMap, "origin">;

/** A shape that the map and the copy changed, each in its own way; null where it is gone. */
export interface GroundClash {
  readonly id: string;
  readonly theirs: Feature | null;
  readonly mine: Feature | null;
}

/** What a newer version of a map changes on ground that was copied from it. */
export interface GroundNews {
  readonly added: readonly Feature[];
  /** As they would be. */
  readonly changed: readonly Feature[];
  /** As they are. */
  readonly removed: readonly Feature[];
  readonly clashes: readonly GroundClash[];
  /** The ground with all of it, shapes in `clashes` as the copy has them. */
  readonly ground: Ground;
}

/**
 * A three-way merge: what the map had when it was copied, what it has now, and the copy. What the copy alone changed
 * stays; so do its size and note where both changed them. Shapes that both changed are left for people to decide.
 */
export function groundNews(base: Ground, theirs: Ground, mine: Ground): GroundNews {
  const merged = mergeDocuments(base, theirs, mine);
  if (merged.ok) return newsBetween(mine, merged.merged, []);
  const ids = new Set(merged.conflicts.map(({ subject }) => subject));
  const kept = keptAsMine({ base, theirs, mine }, ids);
  const again = mergeDocuments(kept.base, kept.theirs, mine);
  const clashes = [...ids].flatMap((id) => {
    const clash = { id, theirs: shapeIn(theirs, id), mine: shapeIn(mine, id) };
    return clash.theirs || clash.mine ? [clash] : [];
  });
  // An id that stands twice cannot be told apart; then nothing is taken over by itself.
  return newsBetween(mine, again.ok ? again.merged : mine, clashes);
}

interface Three {
  readonly base: Ground;
  readonly theirs: Ground;
  readonly mine: Ground;
}

/** The two other sides with some shapes, and all fields of the table that differ, as mine has them. */
function keptAsMine({ base, theirs, mine }: Three, ids: ReadonlySet<string>) {
  const rest = (features: readonly Feature[]) => features.filter(({ id }) => !ids.has(id));
  const own = { widthCm: mine.widthCm, depthCm: mine.depthCm, note: mine.note };
  const table = ids.has("") ? own : {};
  const known = theirs.features.flatMap((feature) =>
    ids.has(feature.id) ? (shapeIn(mine, feature.id) ?? []) : [feature],
  );
  return {
    base: { ...base, ...table, features: rest(base.features) },
    theirs: { ...theirs, ...table, features: known },
  };
}

function shapeIn({ features }: Ground, id: string): Feature | null {
  return features.find((feature) => feature.id === id) ?? null;
}

function newsBetween(mine: Ground, ground: Ground, clashes: readonly GroundClash[]): GroundNews {
  const before = new Map(mine.features.map((feature) => [feature.id, feature]));
  const after = new Set(ground.features.map(({ id }) => id));
  return {
    added: ground.features.filter(({ id }) => !before.has(id)),
    changed: ground.features.filter((feature) => {
      const earlier = before.get(feature.id);
      return earlier !== undefined && !sameJson(earlier, feature);
    }),
    removed: mine.features.filter(({ id }) => !after.has(id)),
    clashes,
    ground,
  };
}

/** The ground with the map's own state of some of the clashes. */
export function withTheirs(
  { ground, clashes }: Pick<GroundNews, "ground" | "clashes">,
  taken: ReadonlySet<string>,
): Ground {
  const theirs = new Map(
    clashes.flatMap(({ id, theirs: shape }) => (taken.has(id) ? [[id, shape] as const] : [])),
  );
  const here = new Set(ground.features.map(({ id }) => id));
  const back = [...theirs].flatMap(([id, shape]) => (shape && !here.has(id) ? [shape] : []));
  const features = ground.features.flatMap((feature) => {
    const shape = theirs.get(feature.id);
    return shape === undefined ? [feature] : (shape ?? []);
  });
  return { ...ground, features: [...features, ...back] };
}
