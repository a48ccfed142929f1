import { type CsvCell, csvFile } from "../../../document/csv";
import type { Leader } from "../leader";
import { brigadeTitle, formationTitle, regimentTitle, upgradeTitle } from "../roster-text";
import type { RosterFormation, RosterRegiment, RosterView } from "../roster-view";
import { oneLine } from "./roster-in-words";
import { type RosterCopy, type RosterWords, secrecyNote } from "./roster-words";

const COLUMNS = [
  "entry",
  "formation",
  "level",
  "general",
  "generalKind",
  "generalValue",
  "generalCharacter",
  "generalRule",
  "regiment",
  "kind",
  "arm",
  "bases",
  "basePoints",
  "points",
  "statusPoints",
  "training",
  "brigade",
  "follows",
  "moveLine",
  "moveColumn",
  "weapon",
  "range",
  "canisterRange",
  "fight",
  "fightDice",
  "fire",
  "fireDice",
  "endurance",
  "morale",
  "ammunition",
  "formations",
  "rules",
  "notes",
] as const;
type Row = Partial<Record<(typeof COLUMNS)[number], CsvCell>>;

/**
 * A roster as CSV, one row each for commanders, regiments with their division and general, and upgrades. The two
 * columns of points add up to the list's cost; missing values stay empty. A copy for others says in a last row that
 * secrets are left out.
 */
export function rosterCsv(copy: RosterCopy, words: RosterWords): string {
  const { view } = copy;
  const secrecy = secrecyNote(copy, words);
  const rows = [
    ...seniorRows(view, words),
    ...view.formations.flatMap((formation) => formationRows(formation, words)),
    ...view.upgrades.map((bought) => upgradeRow(bought, words)),
    ...(secrecy === "" ? [] : [{ entry: secrecy }]),
  ];
  return csvFile([
    COLUMNS.map((column) => words.roster(`csv.${column}`)),
    ...rows.map((row: Row) => COLUMNS.map((column) => row[column] ?? null)),
  ]);
}

/** Rows of the commander-in-chief and corps commanders, who cost nothing unless the format says otherwise [13.2]. */
function seniorRows(
  { commander, corps, formations, summary }: RosterView,
  words: RosterWords,
): Row[] {
  const { terms } = words;
  const generals = formations.reduce((sum, formation) => sum + generalPoints(formation), 0);
  const paid = summary.points.generals - generals;
  return [
    {
      entry: terms("commanders.commander-in-chief"),
      ...leaderCells(commander, words),
      points: 0,
    },
    ...corps.map((each) => ({
      entry: terms("commanders.corps-commander"),
      formation: oneLine(each.name) || terms("numbered.corps", { n: each.number }),
      ...leaderCells(each.commander, words),
      points: paid / corps.length,
    })),
  ];
}

function formationRows(formation: RosterFormation, words: RosterWords): Row[] {
  const { terms, roster } = words;
  const { general } = formation;
  const division = {
    formation: oneLine(formationTitle(formation, terms)),
    level: terms(`formations.${formation.level}`),
    ...(general && {
      generalKind: terms(`commanders.general.${general.kind}`),
      ...leaderCells(general, words),
    }),
  };
  const leads = {
    entry: roster("csv.generalEntry"),
    ...division,
    points: generalPoints(formation),
  };
  return [
    ...(general === null ? [] : [leads]),
    ...formation.regiments.map((regiment) => ({ ...division, ...regimentCells(regiment, words) })),
  ];
}

function generalPoints({ points, regiments }: RosterFormation): number {
  return points - regiments.reduce((sum, regiment) => sum + regiment.points, 0);
}

function leaderCells(
  { name, leader }: { readonly name: string; readonly leader: Leader | null },
  { book }: RosterWords,
): Row {
  const character = leader?.character ?? null;
  return {
    general: oneLine(name),
    generalValue: leader?.commandValue ?? null,
    generalCharacter: character === null ? "" : book(`character.${character}`),
    generalRule: oneLine(leader?.specialRule ?? ""),
  };
}

function regimentCells(regiment: RosterRegiment, words: RosterWords): Row {
  const { terms, roster } = words;
  const { profile } = regiment;
  return {
    entry: roster("csv.regimentEntry"),
    regiment: oneLine(regimentTitle(regiment, terms)),
    kind: terms(`units.${regiment.unitKind}`),
    arm: terms(`arms.${regiment.arm}`),
    bases: regiment.bases,
    basePoints: regiment.basePoints,
    points: regiment.points,
    statusPoints: regiment.statusPoints,
    training: roster(`training.${profile.training}`),
    brigade: oneLine(brigadeTitle(regiment, roster)),
    follows: regiment.follows && oneLine(regimentTitle(regiment.follows, terms)),
    moveLine: profile.moveLineCm,
    moveColumn: profile.moveColumnCm,
    weapon: weaponOf(regiment, words),
    range: profile.rangeCm,
    canisterRange: profile.canisterRangeCm,
    fight: profile.fight?.perBase ?? null,
    fightDice: profile.fight?.regiment ?? null,
    fire: profile.fire?.perBase ?? null,
    fireDice: profile.fire?.regiment ?? null,
    endurance: profile.endurance,
    morale: profile.morale,
    ammunition: profile.ammunition,
    formations: profile.formations.allowed.map((one) => roster(`formations.${one}`)).join(", "),
    rules: oneLine(profile.specialRules),
    notes: oneLine(regiment.notes),
  };
}

function weaponOf(
  { profile: { weapon, weaponName } }: RosterRegiment,
  { book }: RosterWords,
): string {
  return weapon === null ? oneLine(weaponName) : book(`weapon.${weapon}`);
}

function upgradeRow(bought: RosterView["upgrades"][number], { terms, roster }: RosterWords): Row {
  return {
    entry: roster("csv.upgradeEntry"),
    kind: upgradeTitle(bought, terms),
    statusPoints: bought.points,
    notes: oneLine(bought.notes),
  };
}
