import { armyListFindingText, type BogowieWojnyWords } from "../finding";
import { regimentTitle, upgradeTitle } from "../roster-text";
import type { RosterRegiment, RosterView } from "../roster-view";
import type { RosterCopy, RosterWords } from "./roster-words";
import {
  statusesBought,
  type ToldFormation,
  type ToldRegiment,
  type ToldRoster,
  tellRoster,
} from "./told-roster";

/** A roster as plain text, for mails and forums: columns line up in a fixed-width face. The words come in. */
export function rosterText(copy: RosterCopy, words: RosterWords): string {
  const { view } = copy;
  const { terms } = words;
  const told = tellRoster(copy, words);
  return [
    ...headLines(told),
    "",
    ...commanderLines(told),
    "",
    ...told.formations.flatMap((formation, i) => [
      formationLine(formation),
      ...regimentLines(view.formations[i]?.regiments ?? [], formation, terms),
      "",
    ]),
    ...upgradeLines(view, terms),
    ...faultLines(told),
    ...acceptedLines(view, terms),
    ...secrecyLines(told),
    ...noteLines(told),
    ...closingLines(told),
    "",
  ].join("\n");
}

function headLines({ title, army, facts }: ToldRoster): string[] {
  return [
    title,
    "=".repeat([...title].length),
    army,
    "",
    ...facts.map(([label, value]) => `${label}: ${value}`),
  ];
}

function commanderLines({ commanders }: ToldRoster): string[] {
  return commanders.map(
    ({ post, name, leader }) => `${post}: ${[name, leader].filter(Boolean).join(", ")}`,
  );
}

function formationLine({ title, general, leader, sum }: ToldFormation): string {
  return `${title} (${[general, leader].filter(Boolean).join(", ")}) · ${sum}`;
}

/** A row a regiment, and below it what it is worth at the table. */
function regimentLines(
  regiments: readonly RosterRegiment[],
  { regiments: told }: ToldFormation,
  t: BogowieWojnyWords,
): string[] {
  const rows = aligned(regiments.map((regiment, i) => regimentCells(regiment, told[i], t)));
  return rows.flatMap((row, i) => {
    const { figures = "", abilities = "" } = told[i] ?? {};
    return [`  ${row}`, ...[figures, abilities].filter(Boolean).map((line) => `      ${line}`)];
  });
}

function regimentCells(
  regiment: RosterRegiment,
  told: ToldRegiment | undefined,
  t: BogowieWojnyWords,
): string[] {
  const title = [regimentTitle(regiment, t), ...(told?.marks ?? [])].join(", ");
  const status =
    regiment.statusPoints > 0 ? t("roster.statusCost", { n: regiment.statusPoints }) : "";
  return [
    regiment.priceInferred ? `${title} *` : title,
    regiment.name ? t(`units.${regiment.unitKind}`) : "",
    t("bases", { n: regiment.bases }),
    t("points", { n: regiment.points }),
    regiment.notes ? `${status} (${regiment.notes})`.trim() : status,
  ];
}

function upgradeLines(view: RosterView, t: BogowieWojnyWords): string[] {
  const statuses = statusesBought(view);
  const rows = view.upgrades.map((bought) => [
    upgradeTitle(bought, t),
    t("points", { n: bought.points }),
    bought.notes,
  ]);
  if (statuses > 0) rows.unshift([t("roster.statuses"), t("points", { n: statuses }), ""]);
  return rows.length === 0 ? [] : [t("roster.upgrades"), ...aligned(rows).map((row) => `  ${row}`)];
}

function faultLines({ brokenTitle, broken }: ToldRoster): string[] {
  return broken.length === 0 ? [] : ["", brokenTitle, ...broken.map((fault) => `  ${fault}`)];
}

function acceptedLines({ accepted }: RosterView, t: BogowieWojnyWords): string[] {
  if (accepted.length === 0) return [];
  const lines = accepted.flatMap(({ finding, reason }) => [
    `  ${finding.rule}: ${armyListFindingText(finding, t)}`,
    `    ${reason}`,
  ]);
  return ["", t("roster.accepted"), ...lines];
}

function secrecyLines({ secrecy }: ToldRoster): string[] {
  return secrecy === "" ? [] : ["", secrecy];
}

function noteLines({ inferred, notes, notesTitle }: ToldRoster): string[] {
  return [
    ...(inferred === "" ? [] : ["", inferred]),
    ...(notes === "" ? [] : ["", notesTitle, notes]),
  ];
}

function closingLines({ figuresKey, link, linkTitle }: ToldRoster): string[] {
  return [
    ...(figuresKey === "" ? [] : ["", figuresKey]),
    ...(link === "" ? [] : ["", `${linkTitle}: ${link}`]),
  ];
}

/** Rows of cells as lines, each column as wide as its widest cell. */
function aligned(rows: readonly string[][]): string[] {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => [...(row[column] ?? "")].length)),
  );
  return rows.map((row) =>
    row
      .map((cell, column) => cell + " ".repeat((widths[column] ?? 0) - [...cell].length))
      .join("  ")
      .trimEnd(),
  );
}
