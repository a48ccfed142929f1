import { armyListFindingText, type BogowieWojnyWords } from "./finding-text";
import type { RosterFormation, RosterGeneral, RosterRegiment, RosterView } from "./roster-view";

/** A roster as plain text, for mails and forums: columns line up in a fixed-width face. The words come in. */
export function rosterText(view: RosterView, t: BogowieWojnyWords): string {
  return [
    ...headLines(view, t),
    "",
    ...bodyLines(view, t),
    ...upgradeLines(view, t),
    ...faultLines(view, t),
    ...acceptedLines(view, t),
    ...noteLines(view, t),
    "",
  ].join("\n");
}

/** What a roster calls a regiment: its name, or its kind where it has none. */
export function regimentTitle(
  regiment: Pick<RosterRegiment, "name" | "unitKind">,
  t: BogowieWojnyWords,
): string {
  return regiment.name || t(`units.${regiment.unitKind}`);
}

/** What a roster calls a formation: its name, or its number among those of its level. */
export function formationTitle(
  formation: Pick<RosterFormation, "name" | "level" | "number">,
  t: BogowieWojnyWords,
): string {
  return formation.name || t(`numbered.${formation.level}`, { n: formation.number });
}

/** A formation's general in a line: his list, name and how he came, or that there is none. */
export function generalTitle(
  formation: {
    readonly general: Pick<RosterGeneral, "kind" | "source" | "name"> | null;
    readonly ledFromAbove: boolean;
  },
  t: BogowieWojnyWords,
): string {
  const { general } = formation;
  if (general === null) return t(`commanders.${formation.ledFromAbove ? "ledFromAbove" : "none"}`);
  const kind = t(`commanders.general.${general.kind}`);
  return `${kind}: ${general.name || t(`commanders.source.${general.source}`)}`;
}

/** The marks behind a regiment's name: statuses, and the regiment its guns go with. */
export function regimentMarks(regiment: RosterRegiment, t: BogowieWojnyWords): string[] {
  const marks: string[] = [];
  if (regiment.veteran !== "no") marks.push(t("status.veteran"));
  if (regiment.elite) marks.push(t("status.elite"));
  if (regiment.follows !== null) {
    marks.push(t("roster.follows", { regiment: regimentTitle(regiment.follows, t) }));
  }
  return marks;
}

/** What an upgrade's count counts, or an empty text for a single piece. */
export function upgradeCount(
  { upgrade, count }: RosterView["upgrades"][number],
  t: BogowieWojnyWords,
): string {
  if (upgrade === "ammunition-train") return t("loads", { n: count });
  if (upgrade === "army-morale-level") return t("levelsUp", { n: count });
  return count === 1 ? "" : `× ${count}`;
}

/** Nation and year in a line. */
export function armyTitle(view: Pick<RosterView, "nation" | "year">, t: BogowieWojnyWords): string {
  const nation = t(`nations.${view.nation}`);
  return view.year === null ? nation : `${nation}, ${view.year}`;
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

function bodyLines(view: RosterView, t: BogowieWojnyWords): string[] {
  const chief = view.commander.name || t(`commanders.source.${view.commander.source}`);
  return [
    `${t("commanders.commander-in-chief")}: ${chief}`,
    ...view.corps.map(({ name, number, commander }) => {
      const title = name || t("numbered.corps", { n: number });
      return `${title}: ${commander.name || t(`commanders.source.${commander.source}`)}`;
    }),
    "",
    ...view.formations.flatMap((formation) => [...formationLines(formation, t), ""]),
  ];
}

function formationLines(formation: RosterFormation, t: BogowieWojnyWords): string[] {
  const sum = `${t("bases", { n: formation.bases })}, ${t("points", { n: formation.points })}`;
  const rows = formation.regiments.map((regiment) => regimentCells(regiment, t));
  return [
    `${formationTitle(formation, t)} (${generalTitle(formation, t)}) · ${sum}`,
    ...aligned(rows).map((line) => `  ${line}`),
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
