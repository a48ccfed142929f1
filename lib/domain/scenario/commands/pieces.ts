import { isDraft, original } from "immer";
import { type Formation, formationsOfArm } from "@/lib/rules/belle-alliance/formation";
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
import { type Piece, type PieceRef, pieceKey, piecesOf } from "../placing/pieces";
import type { Scenario } from "../scenario";
import type { Unit } from "../unit";
import { walkFormations } from "../walk";
import { shiftedCm, shiftFeature } from "./features";
import { forgetIds } from "./forget";
import type { ScenarioCommand } from "./scenario-command";

/** Many pieces at once. Those that are locked or lie on the table no more are left as they are. */
interface Pieces {
  readonly pieces: readonly PieceRef[];
}

/** Moves pieces together by cm east and north, as far as the edge of the table. */
export const movePieces: ScenarioCommand<
  Pieces & { readonly eastCm: number; readonly northCm: number }
> = {
  name: "movePieces",
  run: (draft, { pieces, eastCm, northCm }) =>
    moveTogether(draft, free(draft, pieces), shift([eastCm, northCm])),
};

/** Turns pieces together, clockwise about the middle of them all. */
export const turnPieces: ScenarioCommand<Pieces & { readonly byDeg: number }> = {
  name: "turnPieces",
  run: (draft, { pieces, byDeg }) => {
    const bodies = free(draft, pieces);
    moveTogether(draft, bodies, turnAbout(commonMiddle(bodies), byDeg));
  },
};

/** Wheels pieces clockwise on the front corner of one flank. */
export const wheelPieces: ScenarioCommand<
  Pieces & { readonly flank: "left" | "right"; readonly byDeg: number }
> = {
  name: "wheelPieces",
  run: (draft, { pieces, flank, byDeg }) => {
    const bodies = free(draft, pieces);
    moveTogether(draft, bodies, turnAbout(flankOf(bodies, flank), byDeg));
  },
};

/** Mirrors pieces: left becomes right, or front becomes rear, seen as they face together. */
export const mirrorPieces: ScenarioCommand<Pieces & { readonly swap: "flanks" | "front" }> = {
  name: "mirrorPieces",
  run: (draft, { pieces, swap }) => {
    const bodies = free(draft, pieces);
    const along = commonFacing(bodies) + (swap === "flanks" ? 0 : 90);
    moveTogether(draft, bodies, mirrorIn(commonMiddle(bodies), along));
  },
};

/** Which way pieces can be lined up, in degrees from where they face together. */
const EDGES = { front: 0, right: 90, rear: 180, left: 270 } as const;
export type Edge = keyof typeof EDGES;

/** Lines pieces up with the farthest of them. */
export const alignPieces: ScenarioCommand<Pieces & { readonly edge: Edge }> = {
  name: "alignPieces",
  run: (draft, { pieces, edge }) => {
    const bodies = free(draft, pieces);
    moveEach(draft, bodies, shiftsToAlign(bodies, commonFacing(bodies) + EDGES[edge]));
  },
};

/** Puts pieces at equal gaps between the two outermost, abreast or one behind the other. */
export const spreadPieces: ScenarioCommand<Pieces & { readonly along: "front" | "depth" }> = {
  name: "spreadPieces",
  run: (draft, { pieces, along }) => {
    const bodies = free(draft, pieces);
    const bearing = commonFacing(bodies) + (along === "front" ? 90 : 180);
    moveEach(draft, bodies, shiftsToSpread(bodies, bearing));
  },
};

/** Forms up those units that can take a formation, in its usual front. */
export const formPieces: ScenarioCommand<Pieces & { readonly formation: Formation }> = {
  name: "formPieces",
  run: (draft, { pieces, formation }) => {
    const refs = free(draft, pieces).map(({ ref }) => ref);
    for (const standing of standingOf(draft, refs)) {
      if (!("arm" in standing) || !standing.placement) continue;
      const { arm, placement } = standing;
      if (!formationsOfArm(arm).includes(formation)) continue;
      Object.assign(placement, { formation, frontFigures: null });
    }
  },
};

/** Takes units and commanders off the table, where they stay in the order of battle, and terrain out of the map. */
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

/** Keeps pieces where they are and shapes as they lie until they are unlocked. */
export const lockPieces: ScenarioCommand<Pieces> = {
  name: "lockPieces",
  run: (draft, { pieces }) => {
    for (const lock of locksOf(draft, pieces)) lock.locked = true;
  },
};

/** Lets locked pieces be moved again. */
export const unlockPieces: ScenarioCommand<Pieces> = {
  name: "unlockPieces",
  run: (draft, { pieces }) => {
    for (const lock of locksOf(draft, pieces)) delete lock.locked;
  },
};

/** Puts copies of terrain and names on top of all. Their ids must be new. */
export const pasteFeatures: ScenarioCommand<{ readonly features: readonly Feature[] }> = {
  name: "pasteFeatures",
  run: (draft, { features }) => {
    draft.map.features.push(...structuredClone(features));
  },
};

function free(draft: Scenario, pieces: readonly PieceRef[]): Piece[] {
  // Not the draft: outlines are kept by the units themselves.
  const before = isDraft(draft) ? (original(draft) ?? draft) : draft;
  return piecesOf(before, pieces).filter(({ isLocked }) => !isLocked);
}

/** Keeps all distances between the pieces, and their centres on the table. */
function moveTogether(draft: Scenario, pieces: readonly Piece[], motion: Motion): void {
  const back = shiftOntoTable(
    pieces.map(({ middle }) => motion.place(middle)),
    draft.map,
  );
  const whole: Motion = {
    facing: motion.facing,
    place: (point) => moved(motion.place(point), back),
  };
  const things = thingsOf(draft, pieces);
  for (const { ref } of pieces) moveThing(things.get(pieceKey(ref)), whole);
}

function moveEach(draft: Scenario, pieces: readonly Piece[], shifts: readonly Point[]): void {
  const things = thingsOf(draft, pieces);
  for (const [i, { ref }] of pieces.entries()) {
    moveThing(things.get(pieceKey(ref)), shift(shifts[i] ?? [0, 0]));
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

/** What some pieces stand for in the document, by their keys, found in one walk. */
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

/** Where it is written that pieces are locked: of terrain the shape itself, else the place. */
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
