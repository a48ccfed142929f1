import type { VictoryBand } from "@/lib/rules/bogowie-wojny/tables/victory";
import type { ScoreSheet } from "@/lib/rules/bogowie-wojny/victory";
import { groupBy } from "../../document/group-by";
import { type SureShare, sureShare } from "../../document/sure-share";
import type { BattleScenario } from "../scenario/battle-scenario";
import type { GameArmy } from "./game-army";
import { type ScoredArmy, scorePoints } from "./score-points";
import type { Seat } from "./seat";

/** A game of a scenario to whose score both players agreed. */
export interface FinishedBattle extends Pick<BattleScenario, "objectives"> {
  readonly sheets: Readonly<Record<Seat, ScoreSheet>>;
  readonly armies: Readonly<Record<Seat, ScoredArmy & Pick<GameArmy, "force">>>;
}

/** What the finished games of a scenario say together. */
export interface BattleFigures {
  readonly played: number;
  /** Of these, those that neither side won. */
  readonly draws: number;
  readonly wins: readonly ({
    readonly side: string;
    readonly wins: number;
    /** How clear these wins were [12.2], the most frequent first. */
    readonly bands: readonly { readonly band: VictoryBand; readonly wins: number }[];
  } & SureShare)[];
}

/** The figures of finished games, for these sides; games won by a side that the scenario no longer has count as games. */
export function battleFigures(
  battles: readonly FinishedBattle[],
  sideIds: readonly string[],
): BattleFigures {
  const won = battles.flatMap((battle) => winOf(battle) ?? []);
  return {
    played: battles.length,
    draws: battles.length - won.length,
    wins: sideIds.map((side) => {
      const own = won.filter((win) => win.side === side);
      return {
        side,
        wins: own.length,
        bands: bandsOf(own),
        ...sureShare(own.length, battles.length),
      };
    }),
  };
}

interface Win {
  readonly side: string | null;
  readonly band: VictoryBand;
}

/** Which side won, and how clearly; null for a draw. */
function winOf({ sheets, armies, objectives }: FinishedBattle): Win | null {
  const { winner, band } = scorePoints(sheets, armies, { objectives }).outcome;
  return winner && { side: armies[winner].force?.id ?? null, band };
}

function bandsOf(wins: readonly Win[]) {
  return [...groupBy(wins, ({ band }) => band)]
    .map(([band, all]) => ({ band, wins: all.length }))
    .toSorted((a, b) => b.wins - a.wins);
}
