import { agreedWay } from "@/lib/rules/bogowie-wojny/format";
import type { ArmyNation } from "@/lib/rules/bogowie-wojny/nation";
import {
  outcome,
  type ScoredBattle,
  type ScoreLine,
  type ScoreSheet,
  scoreLines,
  totalPoints,
} from "@/lib/rules/bogowie-wojny/victory";
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
import { objectiveWorth, type SettledWorth } from "./objective-worth";
import { otherSeat, SEATS, type Seat } from "./seat";

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
interface ScoreView {
  readonly proposal: number;
  readonly by: Seat;
  readonly agreedAt: Date | null;
  readonly worth: SettledWorth;
  readonly sheets: Readonly<Record<Seat, ScoreSheet>>;
  readonly lines: Readonly<Record<Seat, readonly ScoreLine[]>>;
  readonly totals: Readonly<Record<Seat, number>>;
  readonly outcome: ReturnType<typeof outcome>;
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

export interface GameView {
  readonly id: string;
  readonly title: string;
  readonly createdAt: Date;
  /** The reader's own place, null for onlookers. */
  readonly you: Seat | null;
  /** Every place the reader acts for: both where two play on one device. */
  readonly mine: readonly Seat[];
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

/** A game as one player, or an onlooker, may see it: sealed slips are for their own player's eyes. */
export function viewGame(
  game: Game,
  you: Seat | null,
  mine: readonly Seat[] = you ? [you] : [],
): GameView {
  const armies = armiesOf(game);
  const state = gameState(armies, game.log);
  const endedAt = endOf(state);
  const seats = Object.fromEntries(
    SEATS.map((seat) => {
      const view = seatView(game.seats[seat], state.seats[seat], seat === you);
      return [seat, view && endedAt ? atRest(view) : view];
    }),
  ) as GameView["seats"];
  const { id, title, createdAt } = game;
  return {
    id,
    title,
    createdAt,
    you,
    mine,
    fieldStep: fieldState(game.log).step,
    seats,
    score: scoreView(state.score, armies),
    endedAt,
    reopening: reopeningView(state),
    log: logFor(game.log, armies, you),
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
function scoreView(score: ScoreState | null, { a, b }: Armies): ScoreView | null {
  if (!score || !a || !b) return null;
  const { seq: proposal, by, agreedAt, sheets } = score;
  const armies = { a, b };
  const lines = Object.fromEntries(
    SEATS.map((seat) => [seat, scoreLines(sheets[seat], battleFor(seat, armies))]),
  ) as unknown as ScoreView["lines"];
  const totals = { a: totalPoints(lines.a), b: totalPoints(lines.b) };
  return {
    proposal,
    by,
    agreedAt,
    worth: objectiveWorth(armies),
    sheets,
    lines,
    totals,
    outcome: outcome(totals.a, totals.b),
  };
}

/** What one player's points depend on beside their sheet [12.2]. */
function battleFor(seat: Seat, armies: Readonly<Record<Seat, GameArmy>>): ScoredBattle {
  return {
    enemyValue: armies[otherSeat(seat)].value,
    objectives: objectiveWorth(armies),
    halfLostPoints: agreedWay("halfLostPoints", [armies.a.halfLostPoints, armies.b.halfLostPoints]),
  };
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
  isOwn: boolean,
): SeatView | null {
  if (!stored || !state) return null;
  const { player, army } = stored;
  const { listId, listVersion, title, nation, bases, value, ambushers } = army;
  return {
    player,
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
