import { armyListFindingText, type BogowieWojnyWords } from "../finding-text";
import { leaderFacts } from "../leader-facts";
import {
  armyTitle,
  formationTitle,
  generalTitle,
  regimentMarks,
  regimentTitle,
  upgradeCount,
} from "../roster-text";
import type { RosterFormation, RosterRegiment, RosterView } from "../roster-view";
import { type RosterCopy, type RosterWords, secrecyNote } from "./roster-words";

/** A roster as plain text, for mails and forums: columns line up in a fixed-width face. The words come in. */
export function rosterText(copy: RosterCopy, words: RosterWords): string {
  const { view } = copy;
  const { terms } = words;
  return [
    ...headLines(view, terms),
    "",
    ...bodyLines(view, words),
    ...upgradeLines(view, terms),
    ...faultLines(view, terms),
    ...acceptedLines(view, terms),
    ...secrecyLines(copy, words),
    ...noteLines(view, terms),
    "",
  ].join("\n");
}

function headLines(view: RosterView, t: BogowieWojnyWords): string[] {
  const { points, bases, losses } = view.summary;
  const spent = (value: number, limit: number) => t("roster.spentOf", { spent: value, limit });
  const upgrades = spent(points.upgrades, points.upgradesLimit + points.carriedOver);
  return [
    view.title,
    "=".repeat([...view.title].length),
    `${armyTitle(view, t)} · ${t("system")} · ${t("roster.format")} ${view.format.name}`,
    "",
    `${t("roster.unitsAndGenerals")}: ${spent(points.units + points.generals, points.unitsLimit)}`,
    `${t("roster.upgrades")}: ${upgrades}`,
    `${t("roster.total")}: ${spent(points.total, points.limit)}`,
    `${t("roster.bases")}: ${t("bases", { n: bases.total })}, ${t("roster.artillery", { n: bases.artillery })}`,
    `${t("roster.morale")}: ${t(`levels.${view.summary.armyMoraleLevel}`)}, ${t("roster.moraleNumber", { n: view.summary.armyMorale })}`,
    `${t("roster.losses")}: ${losses.quarterBases} / ${losses.halfBases}`,
  ];
}

function bodyLines(view: RosterView, words: RosterWords): string[] {
  const { terms: t } = words;
  const line = (post: string, { name, source, leader }: RosterView["commander"]) => {
    const holder = name || t(`commanders.source.${source}`);
    return `${post}: ${[holder, ...leaderFacts(leader, words)].join(", ")}`;
  };
  return [
    line(t("commanders.commander-in-chief"), view.commander),
    ...view.corps.map(({ name, number, commander }) =>
      line(name || t("numbered.corps", { n: number }), commander),
    ),
    "",
    ...view.formations.flatMap((formation) => [...formationLines(formation, words), ""]),
  ];
}

function formationLines(formation: RosterFormation, words: RosterWords): string[] {
  const { terms: t } = words;
  const sum = `${t("bases", { n: formation.bases })}, ${t("points", { n: formation.points })}`;
  const rows = formation.regiments.map((regiment) => regimentCells(regiment, t));
  const facts = leaderFacts(formation.general?.leader ?? null, words);
  const general = [generalTitle(formation, t), ...facts].join(", ");
  return [
    `${formationTitle(formation, t)} (${general}) · ${sum}`,
    ...aligned(rows).map((row) => `  ${row}`),
  ];
}

function regimentCells(regiment: RosterRegiment, t: BogowieWojnyWords): string[] {
  const title = [regimentTitle(regiment, t), ...regimentMarks(regiment, t)].join(", ");
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
  const statuses = view.formations
    .flatMap(({ regiments }) => regiments)
    .reduce((sum, { statusPoints }) => sum + statusPoints, 0);
  const rows = view.upgrades.map((bought) => [
    [t(`upgrades.${bought.upgrade}`), upgradeCount(bought, t)].filter(Boolean).join(" "),
    t("points", { n: bought.points }),
    bought.notes,
  ]);
  if (statuses > 0) rows.unshift([t("roster.statuses"), t("points", { n: statuses }), ""]);
  return rows.length === 0 ? [] : [t("roster.upgrades"), ...aligned(rows).map((row) => `  ${row}`)];
}

function faultLines(view: RosterView, t: BogowieWojnyWords): string[] {
  const broken = view.findings.filter(({ severity }) => severity === "error");
  if (broken.length === 0) return [];
  const lines = broken.map((finding) => `  ${finding.rule}: ${armyListFindingText(finding, t)}`);
  return ["", t("roster.broken"), ...lines];
}

function acceptedLines({ accepted }: RosterView, t: BogowieWojnyWords): string[] {
  if (accepted.length === 0) return [];
  const lines = accepted.flatMap(({ finding, reason }) => [
    `  ${finding.rule}: ${armyListFindingText(finding, t)}`,
    `    ${reason}`,
  ]);
  return ["", t("roster.accepted"), ...lines];
}

function secrecyLines(copy: RosterCopy, words: RosterWords): string[] {
  const note = secrecyNote(copy, words);
  return note === "" ? [] : ["", note];
}

function noteLines(view: RosterView, t: BogowieWojnyWords): string[] {
  const inferred = view.formations.some(({ regiments }) =>
    regiments.some(({ priceInferred }) => priceInferred),
  );
  return [
    ...(inferred ? ["", t("roster.inferredFoot")] : []),
    ...(view.notes ? ["", t("roster.notes"), view.notes] : []),
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
