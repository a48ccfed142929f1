import { armyListFindingText, type BogowieWojnyWords } from "../finding";
import { regimentTitle, upgradeTitle } from "../roster-text";
import type { RosterRegiment, RosterView } from "../roster-view";
import {
  type FormationInWords,
  type RegimentInWords,
  type RosterInWords,
  rosterInWords,
  statusesBought,
} from "./roster-in-words";
import type { RosterCopy, RosterWords } from "./roster-words";

/** A roster as plain text, for emails and forums; columns line up in a fixed-width font. */
export function rosterText(copy: RosterCopy, words: RosterWords): string {
  const { view } = copy;
  const { terms } = words;
  const told = rosterInWords(copy, words);
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

function headLines({ title, army, facts }: RosterInWords): string[] {
  return [
    title,
    "=".repeat([...title].length),
    army,
    "",
    ...facts.map(([label, value]) => `${label}: ${value}`),
  ];
}

function commanderLines({ commanders }: RosterInWords): string[] {
  return commanders.map(
    ({ post, name, leader }) => `${post}: ${[name, leader].filter(Boolean).join(", ")}`,
  );
}

function formationLine({ title, general, leader, sum }: FormationInWords): string {
  return `${title} (${[general, leader].filter(Boolean).join(", ")}) · ${sum}`;
}

/** A row for each regiment, followed by its figures and abilities. */
function regimentLines(
  regiments: readonly RosterRegiment[],
  { regiments: told }: FormationInWords,
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
  told: RegimentInWords | undefined,
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

function faultLines({ brokenTitle, broken }: RosterInWords): string[] {
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

function secrecyLines({ secrecy }: RosterInWords): string[] {
  return secrecy === "" ? [] : ["", secrecy];
}

function noteLines({ inferred, notes, notesTitle }: RosterInWords): string[] {
  return [
    ...(inferred === "" ? [] : ["", inferred]),
    ...(notes === "" ? [] : ["", notesTitle, notes]),
  ];
}

function closingLines({ figuresKey, link, linkTitle }: RosterInWords): string[] {
  return [
    ...(figuresKey === "" ? [] : ["", figuresKey]),
    ...(link === "" ? [] : ["", `${linkTitle}: ${link}`]),
  ];
}

/** Formats rows of cells as lines, each column as wide as its widest cell. */
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
