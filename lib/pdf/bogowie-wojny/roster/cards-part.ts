import {
  CARD_FIGURES,
  chargeTurns,
  disorderLevels,
} from "@/lib/domain/bogowie-wojny/list/card-figures";
import { ROSTER_FIGURES } from "@/lib/domain/bogowie-wojny/list/roster-aids";
import type { RosterAudience } from "@/lib/domain/bogowie-wojny/list/roster-print";
import { formationTitle } from "@/lib/domain/bogowie-wojny/list/roster-text";
import type {
  RosterFormation,
  RosterRegiment,
  RosterView,
} from "@/lib/domain/bogowie-wojny/list/roster-view";
import { chiefCards, formationCards } from "./commander-cards";
import { regimentRow } from "./division-part";
import type { RosterRow, UpgradeLine } from "./printed-lines";
import type { RosterWords } from "./roster-words";
import { shortened } from "./shortened";
import type { Card, CardsPart } from "./table-sheets";

/** The input for the cards. */
interface Army {
  readonly view: RosterView;
  readonly words: RosterWords;
  /** Upgrades as the roster lists them. */
  readonly upgrades: readonly UpgradeLine[];
  readonly secrets: RosterAudience | null;
}

/**
 * A card for each commander, regiment and battery, and cards for upgrades that are used up; made only from the reader's
 * own view.
 */
export function cardsPart({ view, words, upgrades, secrets }: Army): CardsPart {
  const { sheets, roster } = words;
  return {
    title: sheets("cards.title"),
    remark: secrets === null ? "" : roster(`remarks.${secrets}`),
    labels: {
      endurance: sheets("cards.endurance"),
      disorder: roster("columns.disorder"),
      morale: roster("columns.morale"),
      charges: sheets("cards.charges"),
      turn: sheets("turn"),
    },
    figures: FIGURES.map((column) => roster(`columns.${column}`)),
    keys: keys(view, words),
    cards: [
      ...chiefCards(view, words),
      ...view.formations.flatMap((formation) => [
        ...formationCards(formation, { view, words }),
        ...formation.regiments.map((regiment) =>
          regimentCard(regiment, { formation, view, words }),
        ),
      ]),
      ...upgradeCards(upgrades, words),
    ],
  };
}

const FIGURES = ["move", "weapon", "fight", "fire", "morale"] as const;

/** The meanings of the boxes; those of artillery and cavalry only if the army has them. */
function keys(view: RosterView, { sheets, roster }: RosterWords): string[] {
  const arms = new Set(view.formations.flatMap(({ regiments }) => regiments.map(({ arm }) => arm)));
  return [
    sheets("cards.keys.endurance"),
    `${roster("disorderKey", ROSTER_FIGURES.disorder)} ${sheets("cards.keys.morale")}`,
    ...(arms.has("cavalry") ? [sheets("cards.keys.charges")] : []),
    ...(arms.has("artillery") ? [sheets("cards.keys.loads", CARD_FIGURES.loads)] : []),
    sheets("cards.keys.firstTurn"),
  ];
}

/** A regiment's formation and army. */
interface Place {
  readonly formation: RosterFormation;
  readonly view: RosterView;
  readonly words: RosterWords;
}

function regimentCard(regiment: RosterRegiment, { formation, view, words }: Place): Card {
  const { terms, clean } = words;
  return {
    kind: "regiment",
    arm: regiment.arm,
    row: briefRow(regimentRow(regiment, words)),
    home: shortened(clean.line(formationTitle(formation, terms)), LONGEST.home),
    disorder: disorderBoxes(regiment, words),
    chargeTurns: chargeTurns(regiment, view).slice(0, MAX_CHARGES),
  };
}

/** The most characters on a card; the roster has the whole text. */
const LONGEST = { name: 110, home: 60, note: 140, abilities: 220 } as const;

function briefRow(row: RosterRow): RosterRow {
  return {
    ...row,
    name: shortened(row.name, LONGEST.name),
    marks: shortened(row.marks, LONGEST.note),
    note: shortened(row.note, LONGEST.note),
    abilities: shortened(row.abilities, LONGEST.abilities),
  };
}

/** Boxes beyond these would not fit. */
const MAX_CHARGES = 24;

function disorderBoxes(regiment: RosterRegiment, { sheets, roster, number }: RosterWords) {
  return disorderLevels(regiment).map(({ level, morale }, i) => ({
    sign: level === "rout" || level === "destroyed" ? roster("rout") : number(i + 1),
    name: sheets(`cards.disorder.${level}`),
    morale: morale === null ? "" : number(morale),
  }));
}

/** Cards for upgrades that are used up; statuses are shown with their regiments. */
function upgradeCards(upgrades: readonly UpgradeLine[], { terms }: RosterWords): Card[] {
  const used = upgrades.filter(({ boxes }) => boxes > 0);
  const chunks = Array.from({ length: Math.ceil(used.length / LINES_A_CARD) }, (_, i) =>
    used.slice(i * LINES_A_CARD, (i + 1) * LINES_A_CARD),
  );
  return chunks.map((lines) => ({
    kind: "upgrades",
    title: terms("roster.upgrades"),
    lines: lines.map((line) => ({ ...line, note: shortened(line.note, LONGEST.note) })),
  }));
}
const LINES_A_CARD = 7;
