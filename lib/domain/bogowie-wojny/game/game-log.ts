import type { GameArmy, Post } from "./game-army";
import type { DrawReason, Fate, GameEntry, GameEvent } from "./game-event";
import { type Armies, type GameState, gameState } from "./game-state";
import type { Seat } from "./seat";

/** A line of the log with names instead of ids; the other player's sealed slips are left out. */
export interface LogLine {
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

/** The log as one player, or an onlooker, may read it. */
export function logFor(log: readonly GameEvent[], armies: Armies, you: Seat | null): LogLine[] {
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
