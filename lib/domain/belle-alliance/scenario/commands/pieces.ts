import { isDraft, original } from "immer";
import type { Formation } from "@/lib/rules/belle-alliance/formation";
import {
  commonFacing,
  commonMiddle,
  flankOf,
  type Motion,
  mirrorIn,
  shift,
  shiftOntoTable,
  shiftsToAlign,
  shiftsToSpread,
  turnAbout,
} from "@/lib/terrain/arrange";
import { moved, normalisedDeg, type Point } from "@/lib/terrain/point";
import { roundedCm } from "@/lib/terrain/snap";
import type { Feature } from "../feature";
import type { Commander } from "../formation";
import { formationsThere } from "../held-building";
import { carryJoints } from "../joints";
import { type Piece, type PieceRef, pieceKey, piecesOf } from "../placing/pieces";
import type { Scenario } from "../scenario";
import type { Unit } from "../unit";
import { walkFormations } from "../walk";
import { shiftedCm, shiftFeature } from "./features";
import { forgetIds } from "./forget";
import type { ScenarioCommand } from "./scenario-command";

/** Several pieces at once. Pieces that are locked, or no longer on the table, are left as they are. */
interface Pieces {
  readonly pieces: readonly PieceRef[];
}

/** Moves pieces together by cm east and north, stopping at the edge of the table. */
export const movePieces: ScenarioCommand<
  Pieces & { readonly eastCm: number; readonly northCm: number }
> = {
  name: "movePieces",
  run: (draft, { pieces, eastCm, northCm }) =>
    moveTogether(draft, free(draft, pieces), shift([eastCm, northCm])),
};

/** Turns pieces together, clockwise about their common middle. */
export const turnPieces: ScenarioCommand<Pieces & { readonly byDeg: number }> = {
  name: "turnPieces",
  run: (draft, { pieces, byDeg }) => {
    const bodies = free(draft, pieces);
    moveTogether(draft, bodies, turnAbout(commonMiddle(bodies), byDeg));
  },
};

/** Wheels pieces clockwise about the front corner of one flank. */
export const wheelPieces: ScenarioCommand<
  Pieces & { readonly flank: "left" | "right"; readonly byDeg: number }
> = {
  name: "wheelPieces",
  run: (draft, { pieces, flank, byDeg }) => {
    const bodies = free(draft, pieces);
    moveTogether(draft, bodies, turnAbout(flankOf(bodies, flank), byDeg));
  },
};

/** Mirrors pieces: left becomes right, or front becomes rear, relative to their common facing. */
export const mirrorPieces: ScenarioCommand<Pieces & { readonly swap: "flanks" | "front" }> = {
  name: "mirrorPieces",
  run: (draft, { pieces, swap }) => {
    const bodies = free(draft, pieces);
    const along = commonFacing(bodies) + (swap === "flanks" ? 0 : 90);
    moveTogether(draft, bodies, mirrorIn(commonMiddle(bodies), along));
  },
};

/** The directions pieces can be aligned in, in degrees from their common facing. */
const EDGES = { front: 0, right: 90, rear: 180, left: 270 } as const;
export type Edge = keyof typeof EDGES;

/** Aligns pieces with the furthest of them. */
export const alignPieces: ScenarioCommand<Pieces & { readonly edge: Edge }> = {
  name: "alignPieces",
  run: (draft, { pieces, edge }) => {
    const bodies = free(draft, pieces);
    moveEach(draft, bodies, shiftsToAlign(bodies, commonFacing(bodies) + EDGES[edge]));
  },
};

/** Spaces pieces evenly between the two outermost, side by side or one behind the other. */
export const spreadPieces: ScenarioCommand<Pieces & { readonly along: "front" | "depth" }> = {
  name: "spreadPieces",
  run: (draft, { pieces, along }) => {
    const bodies = free(draft, pieces);
    const bearing = commonFacing(bodies) + (along === "front" ? 90 : 180);
    moveEach(draft, bodies, shiftsToSpread(bodies, bearing));
  },
};

/** Puts units into a formation that their arm may take where they stand, with its usual front. */
export const formPieces: ScenarioCommand<Pieces & { readonly formation: Formation }> = {
  name: "formPieces",
  run: (draft, { pieces, formation }) => {
    const refs = free(draft, pieces).map(({ ref }) => ref);
    for (const standing of standingOf(draft, refs)) {
      if (!("arm" in standing) || !standing.placement) continue;
      const { arm, placement } = standing;
      if (!formationsThere(arm, placement).includes(formation)) continue;
      Object.assign(placement, { formation, frontFigures: null });
    }
  },
};

/** Takes units and commanders off the table, leaving them in the order of battle, and deletes terrain from the map. */
export const removePieces: ScenarioCommand<Pieces> = {
  name: "removePieces",
  run: (draft, { pieces }) => {
    const gone = free(draft, pieces);
    const refs = gone.map(({ ref }) => ref);
    for (const standing of standingOf(draft, refs)) standing.placement = null;
    const features = new Set(refs.flatMap(({ kind, id }) => (kind === "feature" ? id : [])));
    if (features.size === 0) return;
    draft.map.features = draft.map.features.filter(({ id }) => !features.has(id));
    forgetIds(draft, features);
  },
};

/** Fixes the position and shape of pieces until they are unlocked. */
export const lockPieces: ScenarioCommand<Pieces> = {
  name: "lockPieces",
  run: (draft, { pieces }) => {
    for (const lock of locksOf(draft, pieces)) lock.locked = true;
  },
};

/** Allows locked pieces to be moved again. */
export const unlockPieces: ScenarioCommand<Pieces> = {
  name: "unlockPieces",
  run: (draft, { pieces }) => {
    for (const lock of locksOf(draft, pieces)) delete lock.locked;
  },
};

/** Adds copies of terrain and names on top. Their ids must be new. */
export const pasteFeatures: ScenarioCommand<{ readonly features: readonly Feature[] }> = {
  name: "pasteFeatures",
  run: (draft, { features }) => {
    draft.map.features.push(...structuredClone(features));
  },
};

function free(draft: Scenario, pieces: readonly PieceRef[]): Piece[] {
  // Not the draft, because outlines are cached by unit object.
  const before = isDraft(draft) ? (original(draft) ?? draft) : draft;
  return piecesOf(before, pieces).filter(({ isLocked }) => !isLocked);
}

/** Moves pieces, keeping the distances between them and their centres on the table. */
function moveTogether(draft: Scenario, pieces: readonly Piece[], motion: Motion): void {
  const back = shiftOntoTable(
    pieces.map(({ middle }) => motion.place(middle)),
    draft.map,
  );
  const whole: Motion = {
    facing: motion.facing,
    place: (point) => moved(motion.place(point), back),
  };
  moveThings(draft, pieces, () => whole);
}

function moveEach(draft: Scenario, pieces: readonly Piece[], shifts: readonly Point[]): void {
  moveThings(draft, pieces, (nth) => shift(shifts[nth] ?? [0, 0]));
}

/** Moves each piece, and the ends of other lines that were joined to it. */
function moveThings(
  draft: Scenario,
  pieces: readonly Piece[],
  motionOf: (nth: number) => Motion,
): void {
  const things = thingsOf(draft, pieces);
  const others = draft.map.features.filter(
    ({ id }) => !things.has(pieceKey({ kind: "feature", id })),
  );
  for (const [nth, { ref }] of pieces.entries()) {
    const thing = things.get(pieceKey(ref));
    const before = thing && "points" in thing ? { ...thing, points: thing.points } : null;
    moveThing(thing, motionOf(nth));
    if (before && thing && "points" in thing) carryJoints(others, before, thing);
  }
}

function moveThing(thing: Thing | undefined, motion: Motion): void {
  if (thing && "kind" in thing) moveFeatureBy(thing, motion);
  if (!thing || "kind" in thing || !thing.placement) return;
  const { placement } = thing;
  const [x, y] = motion.place([placement.xCm, placement.yCm]);
  placement.xCm = roundedCm(x);
  placement.yCm = roundedCm(y);
  if ("facingDeg" in placement) {
    placement.facingDeg = normalisedDeg(roundedCm(motion.facing(placement.facingDeg)));
  }
}

function moveFeatureBy(feature: Feature, { place }: Motion): void {
  if (feature.kind === "place") {
    const [x, y] = place([feature.xCm, feature.yCm]);
    shiftFeature(feature, { eastCm: x - feature.xCm, northCm: y - feature.yCm });
    return;
  }
  feature.points = feature.points.map((corner) => {
    const [x, y] = place(corner);
    return [shiftedCm(x, 0), shiftedCm(y, 0)];
  });
}

type Thing = Unit | Commander | Feature;

/** The document's objects for some pieces, by piece key, found in one walk. */
function thingsOf(
  draft: Scenario,
  pieces: readonly { readonly ref: PieceRef }[],
): Map<string, Thing> {
  const wanted = new Set(pieces.map(({ ref }) => pieceKey(ref)));
  const found = new Map<string, Thing>();
  const keep = (kind: PieceRef["kind"], id: string, thing: Thing | null) => {
    const key = pieceKey({ kind, id });
    if (thing && wanted.has(key)) found.set(key, thing);
  };
  for (const { formation } of walkFormations(draft)) {
    keep("commander", formation.id, formation.commander);
    for (const unit of formation.units) keep("unit", unit.id, unit);
  }
  for (const feature of draft.map.features) keep("feature", feature.id, feature);
  return found;
}

/** The objects that hold the pieces' `locked` flag: the feature itself for terrain, otherwise the placement. */
function locksOf(draft: Scenario, pieces: readonly PieceRef[]): { locked?: true | undefined }[] {
  const things = thingsOf(
    draft,
    pieces.map((ref) => ({ ref })),
  );
  return [...things.values()].flatMap((thing) =>
    "kind" in thing ? thing : (thing.placement ?? []),
  );
}

/** The units and commanders among some pieces. */
function standingOf(draft: Scenario, refs: readonly PieceRef[]): (Unit | Commander)[] {
  const things = thingsOf(
    draft,
    refs.map((ref) => ({ ref })),
  );
  return [...things.values()].flatMap((thing) => ("kind" in thing ? [] : [thing]));
}
