import { armyListFindingText, type BogowieWojnyWords } from "../finding-text";
import {
  armyTitle,
  formationTitle,
  generalTitle,
  regimentMarks,
  regimentTitle,
  upgradeCount,
} from "../roster-text";
import type { RosterFormation, RosterRegiment, RosterView } from "../roster-view";

/** A regiment in words; empty texts where there is nothing to say. */
export interface ToldRegiment {
  readonly title: string;
  readonly marks: readonly string[];
  /** What it is, where its title does not say so. */
  readonly kind: string;
  readonly size: string;
  readonly cost: string;
  readonly notes: string;
}

export interface ToldFormation {
  readonly title: string;
  readonly general: string;
  readonly sum: string;
  readonly regiments: readonly ToldRegiment[];
}

/** A roster in words, each on one line, before any markup: what every text form of it tells. */
export interface ToldRoster {
  readonly title: string;
  readonly army: string;
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly commanders: readonly (readonly [post: string, name: string])[];
  readonly formations: readonly ToldFormation[];
  readonly upgradesTitle: string;
  readonly upgrades: readonly string[];
  readonly brokenTitle: string;
  readonly broken: readonly string[];
  readonly acceptedTitle: string;
  readonly accepted: readonly string[];
  readonly notesTitle: string;
  /** Markdown, as its author wrote it. */
  readonly notes: string;
}

/** Puts a roster into words; `t` speaks the terms of Bogowie Wojny. */
export function tellRoster(view: RosterView, t: BogowieWojnyWords): ToldRoster {
  const error = view.findings.filter(({ severity }) => severity === "error");
  return {
    title: oneLine(view.title),
    army: oneLine(
      `${armyTitle(view, t)} · ${t("system")} · ${t("roster.format")} ${view.format.name}`,
    ),
    facts: facts(view, t),
    commanders: commanders(view, t),
    formations: view.formations.map((formation) => tellFormation(formation, t)),
    upgradesTitle: t("roster.upgrades"),
    upgrades: upgrades(view, t),
    brokenTitle: t("roster.broken"),
    broken: error.map((finding) => `${finding.rule}: ${told(finding, t)}`),
    acceptedTitle: t("roster.accepted"),
    accepted: view.accepted.map(
      ({ finding, reason }) => `${finding.rule}: ${told(finding, t)} ${oneLine(reason)}`,
    ),
    notesTitle: t("roster.notes"),
    notes: view.notes.trim(),
  };
}

/** A text on one line, without controls and without spaces at its ends. */
export function oneLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, " ").trim();
}

function told(finding: RosterView["findings"][number], t: BogowieWojnyWords): string {
  return oneLine(armyListFindingText(finding, t));
}

function facts({ summary }: RosterView, t: BogowieWojnyWords): [string, string][] {
  const { points, bases, losses } = summary;
  const of = (spent: number, limit: number) => t("roster.spentOf", { spent, limit });
  const artillery = t("roster.artillery", { n: bases.artillery });
  const morale = t("roster.moraleNumber", { n: summary.armyMorale });
  return [
    [t("roster.unitsAndGenerals"), of(points.units + points.generals, points.unitsLimit)],
    [t("roster.upgrades"), of(points.upgrades, points.upgradesLimit + points.carriedOver)],
    [t("roster.total"), of(points.total, points.limit)],
    [t("roster.bases"), `${t("bases", { n: bases.total })}, ${artillery}`],
    [t("roster.morale"), `${t(`levels.${summary.armyMoraleLevel}`)}, ${morale}`],
    [t("roster.losses"), `${losses.quarterBases} / ${losses.halfBases}`],
  ];
}

function commanders(view: RosterView, t: BogowieWojnyWords): [string, string][] {
  const named = ({ name, source }: RosterView["commander"]) =>
    oneLine(name) || t(`commanders.source.${source}`);
  return [
    [t("commanders.commander-in-chief"), named(view.commander)],
    ...view.corps.map(({ name, number, commander }): [string, string] => [
      oneLine(name) || t("numbered.corps", { n: number }),
      named(commander),
    ]),
  ];
}

function tellFormation(formation: RosterFormation, t: BogowieWojnyWords): ToldFormation {
  const sum = [t("bases", { n: formation.bases }), t("points", { n: formation.points })];
  return {
    title: oneLine(formationTitle(formation, t)),
    general: oneLine(generalTitle(formation, t)),
    sum: sum.join(", "),
    regiments: formation.regiments.map((regiment) => tellRegiment(regiment, t)),
  };
}

function tellRegiment(regiment: RosterRegiment, t: BogowieWojnyWords): ToldRegiment {
  const { statusPoints, priceInferred } = regiment;
  const status = statusPoints > 0 ? ` ${t("roster.statusCost", { n: statusPoints })}` : "";
  const title = oneLine(regimentTitle(regiment, t)) || t(`units.${regiment.unitKind}`);
  return {
    title,
    marks: regimentMarks(regiment, t).map(oneLine),
    kind: oneLine(regiment.name) === "" ? "" : t(`units.${regiment.unitKind}`),
    size: t("bases", { n: regiment.bases }),
    cost: `${t("points", { n: regiment.points })}${status}${priceInferred ? " *" : ""}`,
    notes: oneLine(regiment.notes),
  };
}

function upgrades(view: RosterView, t: BogowieWojnyWords): string[] {
  const statuses = view.formations
    .flatMap(({ regiments }) => regiments)
    .reduce((sum, { statusPoints }) => sum + statusPoints, 0);
  const lines = view.upgrades.map((bought) => {
    const what = [t(`upgrades.${bought.upgrade}`), upgradeCount(bought, t)].filter(Boolean);
    const note = oneLine(bought.notes);
    return `${what.join(" ")}: ${t("points", { n: bought.points })}${note && ` (${note})`}`;
  });
  if (statuses === 0) return lines;
  return [`${t("roster.statuses")}: ${t("points", { n: statuses })}`, ...lines];
}
