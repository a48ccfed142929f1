import {
  ROSTER_FIGURES,
  rosterAids,
  type Worth,
} from "@/lib/domain/bogowie-wojny/list/roster-aids";
import type { RosterAudience } from "@/lib/domain/bogowie-wojny/list/roster-print";
import { armyTitle } from "@/lib/domain/bogowie-wojny/list/roster-text";
import type { RosterView } from "@/lib/domain/bogowie-wojny/list/roster-view";
import { scoreFigures } from "@/lib/domain/bogowie-wojny/list/score-figures";
import type { RosterWords } from "./roster-words";
import { shortened } from "./shortened";
import type { ScorePart } from "./table-sheets";

/** The input for the score sheet. */
interface Battle {
  readonly view: RosterView;
  readonly words: RosterWords;
  readonly secrets: RosterAudience | null;
}

type VictoryItem = ReturnType<typeof rosterAids>["victory"][number]["item"];

/** Items that refer to a piece of ground chosen by the players, with a line for its name [14.6]. */
const NAMED: readonly VictoryItem[] = [
  "main-objective",
  "first-secondary-objective",
  "second-secondary-objective",
];

/**
 * A score sheet for two players: the army's own side is filled in as far as both may know it, the opponent's is filled
 * in by hand [11.9, 11.10, 12.1, 12.2, 14.6].
 */
export function scorePart(battle: Battle): ScorePart {
  const { view, words } = battle;
  const { sheets, terms, clean } = words;
  return {
    title: sheets("score.title"),
    format: `${terms("roster.format")}: ${shortened(clean.line(view.format.name), 60)}`,
    fields: FIELDS.map((field) => sheets(`score.fields.${field}`)),
    name: sheets("score.name"),
    army: sheets("score.army"),
    players: [ownPlayer(battle), otherPlayer(words)],
    morale: moralePart(battle),
    course: coursePart(view, words),
    points: pointsPart(battle),
    end: endPart(view, words),
    signatures: PLAYERS.map((n) => sheets("score.signature", { n })),
  };
}

/** The input for the points. */
/**
 * The items of 12.2 with their points for each player: the second player scores for half of this army, whose value is
 * known; points that depend on the other or the larger army are filled in by hand.
 */
function pointsPart({ view, words, secrets }: Battle): ScorePart["points"] {
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

const FIELDS = ["date", "place", "event"] as const;

const PLAYERS = ["I", "II"] as const;

type Player = ScorePart["players"][number];

function ownPlayer({ view, words, secrets }: Battle): Player {
  const { sheets, terms, clean, number } = words;
  const { value, bases, tellsLevel } = scoreFigures(view, secrets);
  const start = rosterAids(view).levels.findIndex(({ isStart }) => isStart);
  const known = [value, ...(bases ?? [])].map((figure) => (figure === null ? "" : number(figure)));
  return {
    title: sheets("score.player", { n: PLAYERS[0] }),
    army: `${shortened(clean.line(view.title), 80)} · ${clean.line(armyTitle(view, terms))}`,
    figures: figures(known, words),
    start: tellsLevel ? start : null,
  };
}

function otherPlayer(words: RosterWords): Player {
  const title = words.sheets("score.player", { n: PLAYERS[1] });
  return { title, army: "", figures: figures([], words), start: null };
}

function figures(values: readonly string[], { sheets }: RosterWords): Player["figures"] {
  return (["value", "bases", "quarter", "half"] as const).map((figure, i) => [
    sheets(`score.figures.${figure}`, ROSTER_FIGURES.morale),
    values[i] ?? "",
  ]);
}

function moralePart({ view, words, secrets }: Battle): ScorePart["morale"] {
  const { roster, terms, signed, sheets } = words;
  const { usualLevel } = scoreFigures(view, secrets);
  const usual = sheets("score.morale", { level: terms(`levels.${usualLevel}`) });
  return {
    title: roster("morale.title"),
    rule: "11.9",
    levels: rosterAids(view).levels.map(({ level, modifier }) => [
      terms(`levels.${level}`),
      modifier === null ? roster("morale.flees") : signed(modifier),
    ]),
    note: `${usual} ${roster("morale.rise")}`,
  };
}

function coursePart(view: RosterView, { sheets, roster }: RosterWords): ScorePart["course"] {
  const turns = Array.from({ length: view.format.turns }, (_, i) => i + 1);
  const tables = Math.ceil(turns.length / TURNS_A_TABLE);
  const share = Math.ceil(turns.length / tables);
  return {
    title: sheets("score.course"),
    rule: "5.3, 11.10",
    turn: sheets("turn"),
    players: PLAYERS,
    turns: Array.from({ length: tables }, (_, i) => turns.slice(i * share, (i + 1) * share)),
    initiative: sheets("score.initiative"),
    rows: [sheets("score.lossesNow"), sheets("score.losses")],
    conditions: roster("morale.conditions", ROSTER_FIGURES.morale),
    conditionRows: rosterAids(view).conditions.map((condition) =>
      condition === "half-lost" ? sheets("score.halfBases") : roster(`conditions.${condition}`),
    ),
    closing: [sheets("score.levelsLost"), sheets("score.moraleAfter")],
    note: sheets("score.bothFall"),
  };
}

/** The most turns per table, so that cells are wide enough to write in. */
const TURNS_A_TABLE = 8;

/**
 * The conditions that end the battle: morale, turns, or the last unit [12.1]; and the degrees of victory by difference
 * in points [12.2].
 */
function endPart(view: RosterView, { sheets, roster }: RosterWords): ScorePart["end"] {
  const { bands } = rosterAids(view);
  return {
    title: sheets("score.end"),
    rule: "12.1, 12.2",
    reasons: REASONS.map((reason) =>
      sheets(`score.reasons.${reason}`, { turns: view.format.turns }),
    ),
    difference: sheets("score.difference"),
    bands: bands.map(({ id, from }, i) => {
      const next = bands[i + 1];
      const to = next === undefined ? null : next.from - 1;
      return `${to === null ? `${from}+` : `${from}–${to}`} ${roster(`victory.bands.${id}`)}`;
    }),
    winner: sheets("score.winner"),
  };
}

const REASONS = ["morale", "turns", "destroyed"] as const;
