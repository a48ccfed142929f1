import { z } from "zod";
import { GrundlagError, type Issue } from "../../document/error-code";
import { LIMITS } from "../../document/limits";
import { idSchema, markdownSchema } from "../../document/primitives";
import { refusal } from "../../document/refusal-reason";
import type { Scenario } from "../scenario/scenario";
import { MOST_OBJECTIVES } from "../scenario/victory/limits";
import { levelByPoints, pointsOf } from "../scenario/victory/score";
import type { Victory } from "../scenario/victory/victory";
import { gameState } from "./game-state";
import type { ScenarioGame } from "./scenario-game";
import { type Seat, sideOfSeat } from "./seat";

/** The winner of a game that no side won. */
export const DRAW = "draw";

const MOST_POINTS = 100_000;
const MOST_HOURS = 1_000;

/**
 * What became of a game, as somebody at it records it. The rules know no levels of victory [1.1.9]: a level is words, the
 * scenario's or others.
 */
export const newResultSchema = z.strictObject({
  /** A side's id or `draw`; null where nothing was decided. */
  winner: idSchema.nullable(),
  level: z.string().max(LIMITS.nameLength).default(""),
  points: z
    .array(
      z.strictObject({ side: idSchema, points: z.number().min(-MOST_POINTS).max(MOST_POINTS) }),
    )
    .max(LIMITS.sides)
    .default([]),
  /** The scenario's objectives that sides fulfilled: once, or in so many bounds. */
  objectives: z
    .array(z.strictObject({ objective: idSchema, side: idSchema, times: z.int().min(1).max(200) }))
    .max(MOST_OBJECTIVES * LIMITS.sides)
    .default([]),
  /** Bounds played. */
  bounds: z.int().min(1).max(200).nullable().default(null),
  /** Hours at the table. */
  hours: z.number().positive().max(MOST_HOURS).nullable().default(null),
  report: markdownSchema.default(""),
  /** What whoever recorded it would change in the scenario. */
  wouldChange: markdownSchema.default(""),
});
export type NewResult = z.infer<typeof newResultSchema>;

/** A result with the sides that agree. */
export interface GameResult extends NewResult {
  /** Goes up with every change, from 1. */
  readonly version: number;
  readonly recordedAt: Date;
  /** The ids of sides that agree with this version. */
  readonly agreedBy: readonly string[];
  /** When the last side agreed; from then on it counts and does not change, until all sides have withdrawn. */
  readonly agreedAt: Date | null;
}

/**
 * Whether a game may have a result. Errors: `conflict` with `game-never-played` where no bound was opened,
 * `game-not-ended` while it goes on.
 */
export function refuseUnplayed(game: ScenarioGame): void {
  const { bound, isOver } = gameState(game.log);
  if (bound === 0) throw refusal("game-never-played", "No bound of this game was opened.");
  if (!isOver) throw refusal("game-not-ended", "The game goes on; its umpire ends it first.");
}

/**
 * Whether a result speaks of the game's sides, each once, of objectives that whoever records it knows, and of nothing
 * secret. Error: `invalid-document` for another side or objective, and for a text in which one of the keys of the game's
 * seats stands.
 */
export function refuseStrange(
  { winner, points, objectives, ...texts }: NewResult,
  { sides }: Scenario,
  {
    keys,
    known: knownObjectives,
  }: {
    readonly keys: readonly string[];
    readonly known: ReadonlySet<string>;
  },
): void {
  const known = new Set(sides.map(({ id }) => id));
  const unknown = (path: string, id: string): Issue[] =>
    known.has(id) ? [] : [{ path, code: "unknown-id", message: `There is no side "${id}".` }];
  const issues = [
    ...(winner === null || winner === DRAW ? [] : unknown("/winner", winner)),
    ...points.flatMap(({ side }, i): Issue[] => {
      const path = `/points/${i}/side`;
      if (points.findIndex((each) => each.side === side) === i) return unknown(path, side);
      return [
        { path, code: "duplicate-id", message: `The points of "${side}" stand there twice.` },
      ];
    }),
    ...objectives.flatMap(({ objective, side }, i): Issue[] => {
      const path = `/objectives/${i}`;
      const isTwice =
        objectives.findIndex((each) => each.objective === objective && each.side === side) < i;
      if (isTwice) {
        const message = `"${objective}" stands there twice for "${side}".`;
        return [{ path, code: "duplicate-id", message }];
      }
      return [
        ...unknown(`${path}/side`, side),
        ...(knownObjectives.has(objective)
          ? []
          : [unknownObjective(`${path}/objective`, objective)]),
      ];
    }),
    ...keysIn({ level: texts.level, report: texts.report, wouldChange: texts.wouldChange }, keys),
  ];
  refuse(issues);
}

/** Whether texts, by their names, hold none of the keys of a game's seats. Error: `invalid-document`. */
export function refuseKeys(texts: Readonly<Record<string, string>>, keys: readonly string[]): void {
  refuse(keysIn(texts, keys));
}

function keysIn(texts: Readonly<Record<string, string>>, keys: readonly string[]): Issue[] {
  return Object.entries(texts).flatMap(([name, text]) =>
    keys.some((key) => key !== "" && text.includes(key))
      ? [{ path: `/${name}`, code: "custom", message: "It must not hold the link of a seat." }]
      : [],
  );
}

function refuse(issues: readonly Issue[]): void {
  const [first] = issues;
  if (first) throw new GrundlagError("invalid-document", `${first.path}: ${first.message}`, issues);
}

function unknownObjective(path: string, id: string): Issue {
  return { path, code: "unknown-id", message: `You know of no objective "${id}".` };
}

/** What a result is added up by: the sides of the game's scenario and what decides it. */
export interface Scoring {
  readonly sides: readonly { readonly id: string }[];
  readonly victory?: Victory | undefined;
}

type Scored = Pick<NewResult, "objectives" | "points" | "level">;

/**
 * A result as it is stored: sums of the objectives that whoever records it knows, and the level they reach, are not kept,
 * so that they are added up for each reader (`resultFor`). `hidden` are objectives recorded before of which whoever records
 * this one does not know: they stay.
 */
export function asStored(
  result: NewResult,
  scoring: Scoring,
  hidden: NewResult["objectives"],
): NewResult {
  const objectives = [...result.objectives, ...hidden];
  const blank: Scored = { objectives: result.objectives, points: [], level: "" };
  const { points, level } = scored(blank, scoring);
  const isSum =
    result.points.length === points.length &&
    points.every((sum) =>
      result.points.some((each) => each.side === sum.side && each.points === sum.points),
    );
  if (result.points.length > 0 && !isSum) return { ...result, objectives };
  return { ...result, objectives, points: [], level: result.level === level ? "" : result.level };
}

/**
 * A result for a reader: the objectives they may know, and where no points were recorded by hand, the points of these
 * alone, with the level those reach if none was named.
 */
export function resultFor<Result extends Scored>(
  result: Result,
  scoring: Scoring,
  known: ReadonlySet<string>,
): Result {
  const objectives = result.objectives.filter((each) => known.has(each.objective));
  return scored({ ...result, objectives }, scoring);
}

function scored<Result extends Scored>(result: Result, { sides, victory }: Scoring): Result {
  const { objectives } = result;
  if (!victory || objectives.length === 0 || result.points.length > 0) return result;
  const counted = new Map(
    sides.map(({ id }) => [id, pointsOf(id, objectives, victory.objectives)]),
  );
  const points = [...counted].map(([side, sum]) => ({ side, points: sum }));
  const level = result.level || (levelByPoints(counted, victory)?.name ?? "");
  return { ...result, points, level };
}

/**
 * The result of a game as it is now recorded, in place of the one before; a player's side agrees with what it records.
 * Error: `conflict` once all sides have agreed.
 */
export function recorded(
  before: GameResult | null,
  result: NewResult,
  {
    game,
    seat,
    now,
  }: { readonly game: ScenarioGame; readonly seat: Seat | null; readonly now: Date },
): GameResult {
  if (before?.agreedAt) throw refusal("result-agreed", "All sides have agreed to the result.");
  const version = (before?.version ?? 0) + 1;
  const fresh = { ...result, version, recordedAt: now, agreedBy: [], agreedAt: null };
  const side = seat && sideOfSeat(seat);
  return side === null ? fresh : agreed(fresh, side, { game, now });
}

/** A result with which one more side agrees; it counts when every side that has a seat does, and two have. */
export function agreed(
  result: GameResult,
  side: string,
  { game, now }: { readonly game: ScenarioGame; readonly now: Date },
): GameResult {
  const agreedBy = [...new Set([...result.agreedBy, side])];
  const seated = seatedSides(game);
  const isWhole = seated.length > 1 && seated.every((each) => agreedBy.includes(each));
  return { ...result, agreedBy, agreedAt: result.agreedAt ?? (isWhole ? now : null) };
}

/** The ids of the sides that have a seat at a game. */
export function seatedSides({ seats }: Pick<ScenarioGame, "seats">): string[] {
  return [...new Set(seats.map(sideOfSeat).filter((side) => side !== null))];
}

/**
 * A result by which one side no longer stands. What all sides agreed to counts until all have withdrawn: from then on it
 * can be recorded anew.
 */
export function withdrawn(result: GameResult, side: string): GameResult {
  const agreedBy = result.agreedBy.filter((each) => each !== side);
  return { ...result, agreedBy, agreedAt: agreedBy.length > 0 ? result.agreedAt : null };
}
