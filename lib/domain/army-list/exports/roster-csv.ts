import { type CsvCell, csvFile } from "../../csv";
import { formationTitle, regimentTitle } from "../roster-text";
import type { RosterFormation, RosterRegiment } from "../roster-view";
import { type RosterCopy, type RosterWords, secrecyNote } from "./roster-words";
import { oneLine } from "./told-roster";

interface Row {
  readonly formation: RosterFormation;
  readonly regiment: RosterRegiment;
}

type Column = readonly [label: string, value: (row: Row, words: RosterWords) => CsvCell];

const COLUMNS: readonly Column[] = [
  ["formation", ({ formation }, { terms }) => oneLine(formationTitle(formation, terms))],
  ["level", ({ formation }, { terms }) => terms(`formations.${formation.level}`)],
  ["general", ({ formation }) => oneLine(formation.general?.name ?? "")],
  [
    "generalKind",
    ({ formation }, { terms }) =>
      formation.general && terms(`commanders.general.${formation.general.kind}`),
  ],
  ["generalValue", ({ formation }) => formation.general?.leader?.commandValue ?? null],
  ["generalCharacter", character],
  ["generalRule", ({ formation }) => oneLine(formation.general?.leader?.specialRule ?? "")],
  ["regiment", ({ regiment }, { terms }) => oneLine(regimentTitle(regiment, terms))],
  ["kind", ({ regiment }, { terms }) => terms(`units.${regiment.unitKind}`)],
  ["arm", ({ regiment }, { terms }) => terms(`arms.${regiment.arm}`)],
  ["bases", ({ regiment }) => regiment.bases],
  ["basePoints", ({ regiment }) => regiment.basePoints],
  ["points", ({ regiment }) => regiment.points],
  ["statusPoints", ({ regiment }) => regiment.statusPoints],
  ["training", ({ regiment }, { roster }) => roster(`training.${regiment.profile.training}`)],
  [
    "follows",
    ({ regiment }, { terms }) => regiment.follows && regimentTitle(regiment.follows, terms),
  ],
  ["moveLine", ({ regiment }) => regiment.profile.moveLineCm],
  ["moveColumn", ({ regiment }) => regiment.profile.moveColumnCm],
  ["weapon", weapon],
  ["range", ({ regiment }) => regiment.profile.rangeCm],
  ["canisterRange", ({ regiment }) => regiment.profile.canisterRangeCm],
  ["fight", ({ regiment }) => regiment.profile.fight?.perBase ?? null],
  ["fightDice", ({ regiment }) => regiment.profile.fight?.regiment ?? null],
  ["fire", ({ regiment }) => regiment.profile.fire?.perBase ?? null],
  ["fireDice", ({ regiment }) => regiment.profile.fire?.regiment ?? null],
  ["endurance", ({ regiment }) => regiment.profile.endurance],
  ["morale", ({ regiment }) => regiment.profile.morale],
  ["ammunition", ({ regiment }) => regiment.profile.ammunition],
  ["formations", formations],
  ["rules", ({ regiment }) => oneLine(regiment.profile.specialRules)],
  ["notes", ({ regiment }) => oneLine(regiment.notes)],
];

/** The regiments as CSV, one a row with its division and general; what nobody stated stays empty. A copy for others says in a last row that what is secret is left out. */
export function rosterCsv(copy: RosterCopy, words: RosterWords): string {
  const { view } = copy;
  const secrecy = secrecyNote(copy, words);
  const rows = view.formations.flatMap((formation) =>
    formation.regiments.map((regiment) => ({ formation, regiment })),
  );
  return csvFile([
    COLUMNS.map(([label]) => words.roster(`csv.${label}`)),
    ...rows.map((row) => COLUMNS.map(([, value]) => value(row, words))),
    ...(secrecy === "" ? [] : [COLUMNS.map((_, i) => (i === 0 ? secrecy : null))]),
  ]);
}

function character({ formation }: Row, { book }: RosterWords): string {
  const code = formation.general?.leader?.character ?? null;
  return code === null ? "" : book(`character.${code}`);
}

function weapon({ regiment }: Row, { book }: RosterWords): string {
  const { weapon: code, weaponName } = regiment.profile;
  return code === null ? oneLine(weaponName) : book(`weapon.${code}`);
}

function formations({ regiment }: Row, { roster }: RosterWords): string {
  return regiment.profile.formations.allowed.map((one) => roster(`formations.${one}`)).join(", ");
}
