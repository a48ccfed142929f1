import { sameJson } from "../../document/json";
import { mergeDocuments } from "../../document/merge";
import type { Feature } from "./feature";
import type { TableMap } from "./scenario";

/** The ground without a record of where it was copied from. */
export type Ground = Omit<TableMap, "origin">;

/** A shape that the map and the copy changed in different ways; null on the side that removed it. */
export interface GroundClash {
  readonly id: string;
  readonly theirs: Feature | null;
  readonly mine: Feature | null;
}

/** What a newer version of a map changes on ground copied from it. */
export interface GroundNews {
  readonly added: readonly Feature[];
  /** In their new state. */
  readonly changed: readonly Feature[];
  /** In their present state. */
  readonly removed: readonly Feature[];
  readonly clashes: readonly GroundClash[];
  /** The ground with all these changes; shapes in `clashes` are left as the copy has them. */
  readonly ground: Ground;
}

/**
 * A three-way merge of the map when it was copied, the map now, and the copy. What only the copy changed is kept; so
 * are the copy's size and note if both changed them. Shapes that both changed are left for people to decide.
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
  // If an id occurs twice, its shapes cannot be told apart, and nothing is merged automatically.
  return newsBetween(mine, again.ok ? again.merged : mine, clashes);
}

interface Three {
  readonly base: Ground;
  readonly theirs: Ground;
  readonly mine: Ground;
}

/**
 * `base` and `theirs` made to agree with `mine` on the shapes in `ids`, and on the table fields if these conflict, so
 * that another merge succeeds.
 */
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

/** The ground with the map's version of the clashes listed in `taken`. */
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
