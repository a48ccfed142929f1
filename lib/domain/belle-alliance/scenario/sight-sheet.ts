import type { SightReadings } from "@/lib/rules/belle-alliance/sight";
import { distanceCm } from "@/lib/terrain/point";
import type { Ring } from "@/lib/terrain/ring";
import { cornersOf, groundOfMany } from "../sight/ground-of-many";
import type { SightGround } from "../sight/sight-ground";
import { isSeenBy, type UnitSight, unitSight } from "../sight/unit-sight";
import type { SightPage, SightViewer } from "./pack/sight-pages";
import type { FormationView, ScenarioView } from "./scenario-view";
import { lookersFrom, pieceAt, sightPieces, type TablePiece } from "./sight-pieces";
import { groundForSight } from "./start-sight";

/** A look from a viewer, or at it. */
export interface SheetLook extends UnitSight {
  readonly piece: TablePiece;
}

/** A unit of another side, and the nearest of the viewers who sees it. */
export interface SeenUnit extends UnitSight {
  readonly unit: TablePiece;
  readonly by: TablePiece;
}

/** What is to be seen from somewhere when the game begins. */
export interface SightSheet {
  readonly from: SightViewer;
  readonly lookers: readonly TablePiece[];
  /** The ground they see, and how many of them are counted. */
  readonly ground: readonly Ring[];
  readonly counted: number;
  /** The looks asked for. */
  readonly looks: readonly SheetLook[];
  /** In the order of the document. */
  readonly seen: readonly SeenUnit[];
  /** How many units were not tried, because there are too many. */
  readonly untried: number;
  /** Who of the others sees a single viewer. */
  readonly watchers: readonly SheetLook[];
  readonly readings: SightReadings;
}

/** Pairs of pieces times corners of the ground. */
const MOST_WORK = 40_000_000;

/**
 * What somebody sees when the game begins, by the rules of sight alone [1.1.6]. It is for the umpire: of a view that
 * does not hold everything it would say what is seen of the rest. Null if nobody of them is on the table.
 */
export function sightSheet(view: ScenarioView, page: SightPage): SightSheet | null {
  const { map, settings } = view;
  const ground = groundForSight(view);
  const pieces = sightPieces(map, settings);
  const lookers = viewersOf(page.from, view, pieces);
  const [only] = lookers;
  if (!only) return null;
  const others = pieces.filter(({ sideId }) => sideId !== only.sideId);
  const units = others.filter(({ end }) => end.kind === "unit");
  const most = Math.ceil(MOST_WORK / cornersOf(ground) / lookers.length);
  const isSingle = lookers.length === 1;
  const shaded = [...groundOfMany(ground, lookers, map)].at(-1);
  return {
    from: page.from,
    readings: ground.readings,
    lookers,
    ground: shaded?.rings ?? [],
    counted: shaded?.counted ?? 0,
    looks: isSingle ? looksOf(ground, only, page, pieces) : [],
    seen: units.slice(0, most).flatMap((unit) => seenBy(ground, lookers, unit) ?? []),
    untried: Math.max(0, units.length - most),
    watchers: isSingle
      ? others
          .slice(0, most)
          .map((piece) => ({ piece, ...unitSight(ground, piece, { ...only, fired: page.fired }) }))
          .filter(({ look }) => look.visible)
      : [],
  };
}

function viewersOf(
  from: SightViewer,
  { sides }: ScenarioView,
  pieces: readonly TablePiece[],
): readonly TablePiece[] {
  if (from.kind !== "formation") return lookersFrom(from, pieces);
  const all = sides.flatMap(({ formations }) => formations ?? []).flatMap(withInner);
  const formation = all.find(({ id }) => id === from.id);
  const troops = new Set((formation ? withInner(formation) : []).flatMap(keysOf));
  return pieces.filter(({ key }) => troops.has(key));
}

/** A formation and all under it. */
export function withInner(formation: FormationView): readonly FormationView[] {
  return [formation, ...formation.formations.flatMap(withInner)];
}

function keysOf({ id, units }: FormationView): readonly string[] {
  return [`commander:${id}`, ...units.map((unit) => `unit:${unit.id}`)];
}

function looksOf(
  ground: SightGround,
  from: TablePiece,
  { to, fired }: SightPage,
  pieces: readonly TablePiece[],
): readonly SheetLook[] {
  return to.flatMap((end) => {
    const piece = pieceAt(end, pieces);
    return piece ? [{ piece, ...unitSight(ground, from, { ...piece, fired }) }] : [];
  });
}

function seenBy(
  ground: SightGround,
  lookers: readonly TablePiece[],
  unit: TablePiece,
): SeenUnit | null {
  const by = lookers
    .toSorted((a, b) => distanceCm(a.at, unit.at) - distanceCm(b.at, unit.at))
    .find((each) => isSeenBy(ground, each, unit));
  return by ? { unit, by, ...unitSight(ground, by, unit) } : null;
}
