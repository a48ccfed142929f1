import type { ArmyNation } from "@/lib/rules/bogowie-wojny/nation";
import type { Ground, ScoreSheet } from "@/lib/rules/bogowie-wojny/victory";
import type { BattleObjective, Force } from "../scenario/battle-scenario";
import { fieldState } from "./field/field-state";
import { armiesOf, type Game, type StoredSeat } from "./game";
import type { Ambusher, GameArmy, Post } from "./game-army";
import type { DrawReason, Fate, GameEntry, GameEvent, Slip } from "./game-event";
import {
  type Armies,
  endOf,
  type GameState,
  type Gone,
  gameState,
  type Holder,
  type ScoreState,
  type SeatState,
  type SlipState,
} from "./game-state";
import { drawableFor, redrawRefusal, successors } from "./moves";
import { scoredGrounds } from "./objective-worth";
import { forceOf, freeForces, gameKnownTo } from "./played-scenario";
import { type ScorePoints, scorePoints } from "./score-points";
import { SEATS, type Seat } from "./seat";

/** A post as both players see it; what may be done there is for its own player alone. */
export interface PostView {
  readonly post: Post;
  readonly holder: Holder | null;
  /** Who led here last, where nobody does now. */
  readonly gone: Gone | null;
  readonly due: DrawReason | null;
  /** How many lie in the hat for a draw that is due or may be bought. */
  readonly among: number;
  /** To its own player: the other does not learn whether redraws are left. */
  readonly mayRedraw: boolean;
  /** Posts whose commander may rise to this one. */
  readonly successors: readonly { readonly post: string; readonly name: string }[];
}

export interface SlipView {
  readonly number: number;
  readonly sealedAt: Date;
  readonly revealedAt: Date | null;
  readonly slip: Slip;
  readonly regiment: Ambusher | null;
}

export interface SeatView {
  readonly player: string;
  /** The side of the scenario it plays; null in a game of no scenario. */
  readonly side: string | null;
  /** Whether the scenario gave its list, whose roster is then for its own player alone. */
  readonly given: boolean;
  readonly listId: string;
  readonly listVersion: number;
  readonly title: string;
  readonly nation: ArmyNation;
  readonly bases: number;
  readonly value: number;
  readonly posts: readonly PostView[];
  /** Revealed ones; to their own player the sealed ones, too. */
  readonly slips: readonly SlipView[];
  /** Null for everybody but the player. */
  readonly own: {
    readonly redrawsLeft: number;
    readonly ambushesLeft: number;
    readonly ambushers: readonly Ambusher[];
  } | null;
}

/** A score written, with the points it comes to and whether both stand by it [12.2]. */
interface ScoreView extends ScorePoints {
  readonly proposal: number;
  readonly by: Seat;
  readonly agreedAt: Date | null;
  readonly sheets: Readonly<Record<Seat, ScoreSheet>>;
}

/** A line of the log with names instead of ids; the other player's sealed slips are left out. */
interface LogLine {
  /** Number among the lines this reader sees, from 1. */
  readonly n: number;
  readonly at: Date;
  readonly seat: Seat;
  readonly kind: GameEntry["kind"] | "seated-same-device";
  readonly post: Post | null;
  /** The commander who was drawn, or fell. */
  readonly commander: string;
  readonly among: number;
  readonly reason: DrawReason | null;
  readonly fate: Fate | null;
}

/** A side that a player can join for. */
interface FreeSide extends Pick<Force, "id" | "name" | "nation" | "format" | "book"> {
  readonly given: boolean;
}

/** What the table needs of the scenario played. */
interface ScenarioAtTable {
  readonly title: string;
  /** The sides left for the empty seats, and whether the scenario gives their lists; none once both are taken. */
  readonly free: readonly FreeSide[];
  /** The objectives in their places on the score sheet; null where the scenario names none [12.2]. */
  readonly grounds: Readonly<Record<Ground, BattleObjective | null>> | null;
}

export interface GameView {
  readonly id: string;
  readonly title: string;
  readonly createdAt: Date;
  /** The event it is played at, or null. */
  readonly event: Game["event"];
  /** The scenario it is a game of, or null. */
  readonly scenario: ScenarioAtTable | null;
  /** The reader's own place, null for onlookers. */
  readonly you: Seat | null;
  /** Every place the reader acts for: both where two play on one device. */
  readonly mine: readonly Seat[];
  /** Whether the reader prepared it for two others, whatever seats they have. */
  readonly held: boolean;
  /** The newest step of the battlefield that is set up; 0 before the first. */
  readonly fieldStep: number;
  readonly seats: Readonly<Record<Seat, SeatView | null>>;
  readonly score: ScoreView | null;
  /** When both agreed to the score, after which there are no more moves; null while the game goes on. */
  readonly endedAt: Date | null;
  /** Who asks to go on with it, and the number to answer by. */
  readonly reopening: { readonly by: Seat; readonly number: number } | null;
  readonly log: readonly LogLine[];
}

/** What a reader has at a table: the places they act for, and whether they prepared it for two others. */
export type Standing = Pick<GameView, "mine" | "held">;

/**
 * A game as one player, or an onlooker, may see it: sealed slips are for their own player's eyes. Whoever prepared it
 * sees no more than an onlooker.
 */
export function viewGame(
  whole: Game,
  you: Seat | null,
  { mine, held }: Standing = { mine: you ? [you] : [], held: false },
): GameView {
  const game = gameKnownTo(whole, mine);
  const armies = armiesOf(game);
  const state = gameState(armies, game.log);
  const endedAt = endOf(state);
  const seats = Object.fromEntries(
    SEATS.map((seat) => {
      const side = forceOf(game, seat)?.name ?? null;
      const view = seatView(game.seats[seat], state.seats[seat], { side, isOwn: seat === you });
      return [seat, view && endedAt ? atRest(view) : view];
    }),
  ) as GameView["seats"];
  const { id, title, createdAt, event } = game;
  return {
    id,
    title,
    createdAt,
    event,
    scenario: scenarioAtTable(game),
    you,
    mine,
    held,
    fieldStep: fieldState(game.log).step,
    seats,
    score: scoreView(state.score, game),
    endedAt,
    reopening: reopeningView(state),
    log: logFor(game.log, armies, you),
  };
}

function scenarioAtTable(game: Game): ScenarioAtTable | null {
  if (!game.scenario) return null;
  const { scenario, given } = game.scenario;
  return {
    title: scenario.title,
    free: freeForces(game).map(({ id, name, nation, format, book }) => {
      return { id, name, nation, format, book, given: given[id] !== undefined };
    }),
    grounds: scoredGrounds(scenario),
  };
}

/** The log as one player, or an onlooker, may read it. */
function logFor(log: readonly GameEvent[], armies: Armies, you: Seat | null): LogLine[] {
  return log
    .map((event, i) => ({ event, before: log.slice(0, i) }))
    .filter(({ event }) => event.entry.kind !== "ambush-sealed" || event.seat === you)
    .map(({ event: { at, seat, entry }, before }, i) => ({
      n: i + 1,
      at,
      seat,
      kind: entry.kind === "seated" && entry.sameDevice ? "seated-same-device" : entry.kind,
      post: postOf(entry, armies[seat]),
      commander:
        entry.kind === "fell"
          ? holderOf(entry.post, seat, gameState(armies, before))
          : drawnIn(entry, armies[seat]),
      among: entry.kind === "drawn" ? entry.among : 0,
      reason: entry.kind === "drawn" ? entry.reason : null,
      fate: entry.kind === "fell" ? entry.fate : null,
    }));
}

function postOf(entry: GameEntry, army: GameArmy | null): Post | null {
  const id = entry.kind === "promoted" ? entry.to : "post" in entry ? entry.post : null;
  return army?.posts.find((post) => post.id === id) ?? null;
}

function drawnIn(entry: GameEntry, army: GameArmy | null): string {
  if (entry.kind !== "drawn") return "";
  return army?.commanders.find(({ id }) => id === entry.commander)?.name ?? "";
}

function holderOf(postId: string, seat: Seat, { seats }: GameState): string {
  return seats[seat]?.posts.find(({ post }) => post.id === postId)?.holder?.name ?? "";
}

/** What both players see of the score; null before one is written. */
function scoreView(score: ScoreState | null, game: Game): ScoreView | null {
  const { a, b } = armiesOf(game);
  if (!score || !a || !b) return null;
  const { seq: proposal, by, agreedAt, sheets } = score;
  const points = scorePoints(sheets, { a, b }, game.scenario?.scenario ?? null);
  return { proposal, by, agreedAt, sheets, ...points };
}

function reopeningView({ reopening }: GameState): GameView["reopening"] {
  return reopening && { by: reopening.by, number: reopening.seq };
}

/** A seat at which nothing may be done any more. */
function atRest(seat: SeatView): SeatView {
  return {
    ...seat,
    posts: seat.posts.map((post) => ({ ...post, due: null, mayRedraw: false, successors: [] })),
  };
}

function seatView(
  stored: StoredSeat | null,
  state: SeatState | null,
  { side, isOwn }: { readonly side: string | null; readonly isOwn: boolean },
): SeatView | null {
  if (!stored || !state) return null;
  const { player, army } = stored;
  const { listId, listVersion, title, nation, bases, value, ambushers } = army;
  return {
    player,
    side,
    given: army.force?.given === true,
    listId,
    listVersion,
    title,
    nation,
    bases,
    value,
    posts: state.posts.map((each) => postView(each.post, { state, army, isOwn })),
    slips: slipViews(state.slips, army).filter(({ revealedAt }) => isOwn || revealedAt),
    own: isOwn
      ? {
          redrawsLeft: state.redrawsLeft,
          ambushesLeft: army.ambushes - state.slips.length,
          ambushers: ambushers.filter(({ id }) => !isHidden(id, state.slips)),
        }
      : null,
  };
}

function isHidden(regimentId: string, slips: readonly SlipState[]): boolean {
  return slips.some(({ slip }) => slip.regimentId === regimentId);
}

interface Place {
  readonly state: SeatState;
  readonly army: GameArmy;
  readonly isOwn: boolean;
}

function postView(post: Post, { state, army, isOwn }: Place): PostView {
  const at = state.posts.find((each) => each.post.id === post.id);
  const { holder = null, left = 0, gone = null } = at ?? {};
  const heirs = holder === null && left > 0 ? successors(state, post) : [];
  const among = drawableFor(army, state, post).length;
  return {
    post,
    holder,
    gone: holder === null ? gone : null,
    due: holder === null && heirs.length === 0 ? (left > 0 ? "fallen" : "first") : null,
    among,
    mayRedraw: isOwn && redrawRefusal(state, holder) === null && among > 0,
    successors: heirs.map((heir) => ({ post: heir.post.id, name: heir.holder?.name ?? "" })),
  };
}

function slipViews(slips: readonly SlipState[], army: GameArmy): SlipView[] {
  return slips.map(({ seq, sealedAt, revealedAt, slip }) => ({
    number: seq,
    sealedAt,
    revealedAt,
    slip,
    regiment: army.ambushers.find(({ id }) => id === slip.regimentId) ?? null,
  }));
}
