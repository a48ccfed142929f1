import { agreedWay } from "@/lib/rules/bogowie-wojny/format";
import {
  outcome,
  type ScoredBattle,
  type ScoreLine,
  type ScoreSheet,
  scoreLines,
  totalPoints,
} from "@/lib/rules/bogowie-wojny/victory";
import type { GameArmy } from "./game-army";
import type { Armies, ScoreState } from "./game-state";
import { objectiveWorth, type SettledWorth } from "./objective-worth";
import { otherSeat, SEATS, type Seat } from "./seat";

/** A score written, with the points it comes to and whether both stand by it [12.2]. */
export interface ScoreView {
  readonly proposal: number;
  readonly by: Seat;
  readonly agreedAt: Date | null;
  readonly worth: SettledWorth;
  readonly sheets: Readonly<Record<Seat, ScoreSheet>>;
  readonly lines: Readonly<Record<Seat, readonly ScoreLine[]>>;
  readonly totals: Readonly<Record<Seat, number>>;
  readonly outcome: ReturnType<typeof outcome>;
}

/** What both players see of the score; null before one is written. */
export function scoreView(score: ScoreState | null, { a, b }: Armies): ScoreView | null {
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
