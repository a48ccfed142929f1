import { agreedWay } from "@/lib/rules/bogowie-wojny/format";
import {
  outcome,
  type ScoredBattle,
  type ScoreLine,
  type ScoreSheet,
  scoreLines,
  totalPoints,
} from "@/lib/rules/bogowie-wojny/victory";
import type { BattleScenario } from "../scenario/battle-scenario";
import type { GameArmy } from "./game-army";
import { type SettledWorth, worthInGame } from "./objective-worth";
import { otherSeat, SEATS, type Seat } from "./seat";

/** What the points of an army's player, and of their opponent, depend on. */
export type ScoredArmy = Pick<
  GameArmy,
  "value" | "bases" | "objectives" | "objectiveShares" | "halfLostPoints"
>;

/** What both players' sheets come to [12.2]. */
export interface ScorePoints {
  readonly worth: SettledWorth;
  readonly lines: Readonly<Record<Seat, readonly ScoreLine[]>>;
  readonly totals: Readonly<Record<Seat, number>>;
  readonly outcome: ReturnType<typeof outcome>;
}

/** The points of both sheets and who won by them, in a game of a scenario or of none [12.2]. */
export function scorePoints(
  sheets: Readonly<Record<Seat, ScoreSheet>>,
  armies: Readonly<Record<Seat, ScoredArmy>>,
  scenario: Pick<BattleScenario, "objectives"> | null,
): ScorePoints {
  const worth = worthInGame(armies, scenario);
  const lines = Object.fromEntries(
    SEATS.map((seat) => [seat, scoreLines(sheets[seat], battleFor(seat, armies, worth))]),
  ) as unknown as ScorePoints["lines"];
  const totals = { a: totalPoints(lines.a), b: totalPoints(lines.b) };
  return { worth, lines, totals, outcome: outcome(totals.a, totals.b) };
}

/** What one player's points depend on beside their sheet [12.2]. */
function battleFor(
  seat: Seat,
  armies: Readonly<Record<Seat, ScoredArmy>>,
  objectives: SettledWorth,
): ScoredBattle {
  return {
    enemyValue: armies[otherSeat(seat)].value,
    objectives,
    halfLostPoints: agreedWay("halfLostPoints", [armies.a.halfLostPoints, armies.b.halfLostPoints]),
  };
}
