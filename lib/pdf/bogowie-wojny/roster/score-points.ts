import { rosterAids, type Worth } from "@/lib/domain/bogowie-wojny/list/roster-aids";
import type { RosterAudience } from "@/lib/domain/bogowie-wojny/list/roster-print";
import type { RosterView } from "@/lib/domain/bogowie-wojny/list/roster-view";
import { scoreFigures } from "@/lib/domain/bogowie-wojny/list/score-figures";
import type { RosterWords } from "./roster-words";
import type { ScorePart } from "./table-sheets";

/** The input for the points. */
interface Battle {
  readonly view: RosterView;
  readonly words: RosterWords;
  readonly secrets: RosterAudience | null;
}

/**
 * The items of 12.2 with their points for each player: the second player scores for half of this army, whose value is
 * known; points that depend on the other or the larger army are filled in by hand.
 */
export function pointsPart({ view, words, secrets }: Battle): ScorePart["points"] {
  const { sheets, roster, number } = words;
  const { halves } = scoreFigures(view, secrets);
  const { halfLostPoints, objectiveShares } = view.format.readings;
  const isShared = view.format.objectivePoints === null;
  return {
    title: roster("victory.title"),
    rule: roster("victory.rule"),
    head: [sheets("score.worth"), roster("victory.tally"), roster("victory.points")],
    rows: rosterAids(view).victory.map(({ item, worth }) => {
      const plain = plainWorth(worth, words);
      const half = halves[item];
      return {
        item: itemWords(item, worth, words),
        named: NAMED.includes(item),
        worth: [plain, half === undefined ? plain : number(half)],
      };
    }),
    total: roster("victory.total"),
    notes: [
      roster("victory.contested"),
      sheets(`score.halfLost.${halfLostPoints}`),
      ...(isShared ? [sheets(`score.shares.${objectiveShares}`)] : []),
    ],
  };
}

type VictoryItem = ReturnType<typeof rosterAids>["victory"][number]["item"];

/** Items that refer to a piece of ground chosen by the players, with a line for its name [14.6]. */
const NAMED: readonly VictoryItem[] = [
  "main-objective",
  "first-secondary-objective",
  "second-secondary-objective",
];

/** The points of an item; empty if they depend on an army not known here. */
function plainWorth({ manner, figure }: Worth, { number }: RosterWords): string {
  if (manner === "each") return `× ${number(figure)}`;
  return manner === "once" ? number(figure) : "";
}

function itemWords(item: VictoryItem, { manner, figure }: Worth, { roster }: RosterWords): string {
  const name = roster(`victory.items.${item}`);
  if (manner === "share") return `${name}: ${roster("victory.share", { percent: figure })}`;
  return manner === "half-enemy" ? `${name}: ${roster("victory.half")}` : name;
}
