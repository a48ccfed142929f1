import type { GameArmy, GameCommander, Post } from "./game-army";
import type { Fate, GameEntry, GameEvent, Slip } from "./game-event";
import { SEATS, type Seat } from "./seat";

/** The present holder of a post: a commander of the book, or a historical commander named in the list. */
export interface Holder {
  /** Null for a historical commander. */
  readonly commanderId: string | null;
  readonly name: string;
  readonly commandValue: number | null;
  readonly specialRule: string;
  /** Promoted after the loss of a superior, so their abilities count one less [6.7]. */
  readonly promoted: boolean;
  /** Drawn by a redraw, which is final [13.3]. */
  readonly redrawn: boolean;
}

export interface PostState {
  readonly post: Post;
  readonly holder: Holder | null;
  /** Number of former holders lost or promoted; if 0, a vacant post has never been drawn for. */
  readonly left: number;
  /** The last holder who left, and how; null if nobody has. */
  readonly gone: Gone | null;
}

/** A former holder of a post. */
export interface Gone {
  readonly name: string;
  readonly how: Fate | "promoted";
}

/** An ambush slip, sealed or opened. */
export interface SlipState {
  readonly seq: number;
  readonly sealedAt: Date;
  readonly slip: Slip;
  readonly revealedAt: Date | null;
}

export interface SeatState {
  readonly posts: readonly PostState[];
  /** Commanders who hold a post or were lost, and can no longer be drawn. */
  readonly taken: ReadonlySet<string>;
  readonly redrawsLeft: number;
  readonly slips: readonly SlipState[];
}

type ProposedScore = Extract<GameEntry, { kind: "score-proposed" }>["sheets"];

export interface ScoreState {
  readonly seq: number;
  readonly by: Seat;
  readonly sheets: ProposedScore;
  readonly agreedAt: Date | null;
}

export interface GameState {
  readonly seats: Readonly<Record<Seat, SeatState | null>>;
  readonly score: ScoreState | null;
  /** The log number of a request to reopen a finished game. */
  readonly reopening: { readonly seq: number; readonly by: Seat } | null;
}

export type Armies = Readonly<Record<Seat, GameArmy | null>>;

/** The state of the game after all entries of the log. */
export function gameState(armies: Armies, log: readonly GameEvent[]): GameState {
  const start = Object.fromEntries(
    SEATS.map((seat) => [seat, armies[seat] && seatAtStart(armies[seat])]),
  ) as GameState["seats"];
  return log.reduce<GameState>((state, event) => after(state, event, armies), {
    seats: start,
    score: null,
    reopening: null,
  });
}

/**
 * When the game ended; null while it is going on. It ends when both agree to a score, and continues if both agree to
 * reopen it; the score is then no longer agreed.
 */
export function endOf({ score }: GameState): Date | null {
  return score?.agreedAt ?? null;
}

function seatAtStart(army: GameArmy): SeatState {
  return {
    posts: army.posts.map((post) => ({
      post,
      holder: post.historical === null ? null : historical(post.historical),
      left: 0,
      gone: null,
    })),
    taken: new Set(army.posts.flatMap(({ historicalId }) => historicalId ?? [])),
    redrawsLeft: army.redraws,
    slips: [],
  };
}

function historical(name: string): Holder {
  const figures = { commandValue: null, specialRule: "", promoted: false, redrawn: false };
  return { commanderId: null, name, ...figures };
}

function after(state: GameState, event: GameEvent, armies: Armies): GameState {
  const { entry, seat, seq, at } = event;
  if (entry.kind === "score-proposed") {
    return { ...state, score: { seq, by: seat, sheets: entry.sheets, agreedAt: null } };
  }
  if (entry.kind === "score-agreed") {
    return withScoreAgreed(state, at);
  }
  if (entry.kind === "reopening-asked") return { ...state, reopening: { seq, by: seat } };
  if (entry.kind === "reopening-declined") return { ...state, reopening: null };
  if (entry.kind === "reopening-agreed")
    return { ...withScoreAgreed(state, null), reopening: null };
  const own = state.seats[seat];
  const army = armies[seat];
  if (!own || !army) return state;
  return { ...state, seats: { ...state.seats, [seat]: seatAfter(own, event, army) } };
}

function withScoreAgreed(state: GameState, agreedAt: Date | null): GameState {
  return { ...state, score: state.score && { ...state.score, agreedAt } };
}

function seatAfter(state: SeatState, { entry, seq, at }: GameEvent, army: GameArmy): SeatState {
  switch (entry.kind) {
    case "drawn":
      return drawn(state, entry, army);
    case "fell":
      return withPost(state, entry.post, vacated(entry.fate));
    case "promoted":
      return promoted(state, entry);
    case "ambush-sealed": {
      const slip = { seq, sealedAt: at, slip: entry.slip, revealedAt: null };
      return { ...state, slips: [...state.slips, slip] };
    }
    case "ambush-revealed":
      return {
        ...state,
        slips: state.slips.map((slip) =>
          slip.seq === entry.sealedAs ? { ...slip, revealedAt: at } : slip,
        ),
      };
    default:
      return state;
  }
}

function drawn(
  state: SeatState,
  { post, commander: id, reason }: Extract<GameEntry, { kind: "drawn" }>,
  army: GameArmy,
): SeatState {
  const commander = army.commanders.find((each) => each.id === id);
  if (!commander) return state;
  const before = holderOf(state, post)?.commanderId;
  const others = [...state.taken].filter((each) => reason !== "redraw" || each !== before);
  return {
    ...withPost(state, post, () => ({ holder: holderFrom(commander, reason === "redraw") })),
    taken: new Set([...others, id]),
    redrawsLeft: state.redrawsLeft - Number(reason === "redraw"),
  };
}

function holderFrom(commander: GameCommander, redrawn: boolean): Holder {
  const { id, name, commandValue, specialRule } = commander;
  return { commanderId: id, name, commandValue, specialRule, promoted: false, redrawn };
}

function promoted(
  state: SeatState,
  { from, to }: Extract<GameEntry, { kind: "promoted" }>,
): SeatState {
  const risen = holderOf(state, from);
  const left = withPost(state, from, vacated("promoted"));
  return withPost(left, to, () => ({ holder: risen && { ...risen, promoted: true } }));
}

function vacated(how: Gone["how"]): (before: PostState) => Partial<PostState> {
  return ({ left, holder }) => ({
    holder: null,
    left: left + 1,
    gone: holder && { name: holder.name, how },
  });
}

/** The holder of a post; null if it is vacant or does not exist. */
export function holderOf(state: SeatState, postId: string): Holder | null {
  return state.posts.find(({ post }) => post.id === postId)?.holder ?? null;
}

function withPost(
  state: SeatState,
  id: string,
  change: (before: PostState) => Partial<PostState>,
): SeatState {
  const posts = state.posts.map((each) =>
    each.post.id === id ? { ...each, ...change(each) } : each,
  );
  return { ...state, posts };
}
