import { armyListFindingText, type BogowieWojnyWords } from "../finding";
import { type Leader, leaderFacts } from "../leader";
import { abilityTexts, figuresKey, profileFigures } from "../profile-text";
import {
  armyTitle,
  formationTitle,
  generalTitle,
  marksToPlay,
  regimentTitle,
  upgradeTitle,
} from "../roster-text";
import type { RosterFormation, RosterRegiment, RosterView } from "../roster-view";
import { type RosterCopy, type RosterWords, secrecyNote } from "./roster-words";

/** A regiment in words; texts without content are empty. */
export interface RegimentInWords {
  readonly title: string;
  readonly marks: readonly string[];
  /** Its kind, unless the title already says so. */
  readonly kind: string;
  readonly size: string;
  readonly cost: string;
  readonly notes: string;
  /** Its statistics including training, and its abilities, on one line each. */
  readonly figures: string;
  readonly abilities: string;
}

/** The commander of the army or of a corps. */
export interface CommanderInWords {
  readonly post: string;
  readonly name: string;
  /** Command value, character and special rule; empty if unknown. */
  readonly leader: string;
}

export interface FormationInWords {
  readonly title: string;
  readonly general: string;
  /** The same for its general. */
  readonly leader: string;
  readonly sum: string;
  readonly regiments: readonly RegimentInWords[];
}

/** A roster in words, each text on one line, before any markup: the content of all text exports. */
export interface RosterInWords {
  readonly title: string;
  readonly army: string;
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly commanders: readonly CommanderInWords[];
  readonly formations: readonly FormationInWords[];
  readonly upgradesTitle: string;
  readonly upgrades: readonly string[];
  readonly brokenTitle: string;
  readonly broken: readonly string[];
  readonly acceptedTitle: string;
  readonly accepted: readonly string[];
  /** The meaning of the star after a price; empty if there is none. */
  readonly inferred: string;
  /** The note that secrets are left out; empty on the owner's copy. */
  readonly secrecy: string;
  readonly notesTitle: string;
  /** Markdown, as its author wrote it. */
  readonly notes: string;
  /** The meaning of the figures; empty if there are none. */
  readonly figuresKey: string;
  /** The address of this version of the list; empty if it has none. */
  readonly link: string;
  readonly linkTitle: string;
}

/** Puts a roster into words. */
export function rosterInWords(copy: RosterCopy, words: RosterWords): RosterInWords {
  const { view } = copy;
  const t = words.terms;
  const error = view.findings.filter(({ severity }) => severity === "error");
  return {
    title: oneLine(view.title),
    army: oneLine(
      `${armyTitle(view, t)} · ${t("system")} · ${t("roster.format")} ${view.format.name}`,
    ),
    facts: facts(view, t),
    commanders: commanders(view, words),
    formations: view.formations.map((formation) => formationInWords(formation, words)),
    upgradesTitle: t("roster.upgrades"),
    upgrades: upgrades(view, t),
    brokenTitle: t("roster.broken"),
    broken: error.map((finding) => `${finding.rule}: ${findingSentence(finding, t)}`),
    acceptedTitle: t("roster.accepted"),
    accepted: view.accepted.map(
      ({ finding, reason }) => `${finding.rule}: ${findingSentence(finding, t)} ${oneLine(reason)}`,
    ),
    inferred: hasInferredPrices(view) ? t("roster.inferredFoot") : "",
    secrecy: secrecyNote(copy, words),
    notesTitle: t("roster.notes"),
    notes: view.notes.trim(),
    figuresKey: figuresKey(view, words.roster),
    link: copy.link,
    linkTitle: words.roster("link"),
  };
}

/** Whether a price is based on a reading, not on the text of the rules [13.2]. */
function hasInferredPrices({ formations }: RosterView): boolean {
  return formations.some(({ regiments }) => regiments.some(({ priceInferred }) => priceInferred));
}

/** A text on one line, trimmed and without control characters. */
export function oneLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, " ").trim();
}

/** The total cost of veteran and elite statuses of all regiments [13.3]. */
export function statusesBought({ formations }: RosterView): number {
  return formations
    .flatMap(({ regiments }) => regiments)
    .reduce((sum, { statusPoints }) => sum + statusPoints, 0);
}

function findingSentence(finding: RosterView["findings"][number], t: BogowieWojnyWords): string {
  return oneLine(armyListFindingText(finding, t));
}

function facts({ summary }: RosterView, t: BogowieWojnyWords): [string, string][] {
  const { points, bases, losses } = summary;
  const of = (spent: number | null, limit: number) =>
    spent === null ? t("roster.upTo", { limit }) : t("roster.spentOf", { spent, limit });
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

function commanders(view: RosterView, words: RosterWords): CommanderInWords[] {
  const { terms } = words;
  const told = (post: string, { name, source, leader }: RosterView["commander"]) => ({
    post,
    name: oneLine(name) || terms(`commanders.source.${source}`),
    leader: tellLeader(leader, words),
  });
  return [
    told(terms("commanders.commander-in-chief"), view.commander),
    ...view.corps.map(({ name, number, commander }) =>
      told(oneLine(name) || terms("numbered.corps", { n: number }), commander),
    ),
  ];
}

function tellLeader(leader: Leader | null, words: RosterWords): string {
  return oneLine(leaderFacts(leader, words).join(", "));
}

function formationInWords(formation: RosterFormation, words: RosterWords): FormationInWords {
  const { terms: t } = words;
  const sum = [t("bases", { n: formation.bases }), t("points", { n: formation.points })];
  return {
    title: oneLine(formationTitle(formation, t)),
    general: oneLine(generalTitle(formation, t)),
    leader: tellLeader(formation.general?.leader ?? null, words),
    sum: sum.join(", "),
    regiments: formation.regiments.map((regiment) => tellRegiment(regiment, words)),
  };
}

function tellRegiment(regiment: RosterRegiment, words: RosterWords): RegimentInWords {
  const { terms: t } = words;
  const { statusPoints, priceInferred } = regiment;
  const status = statusPoints > 0 ? ` ${t("roster.statusCost", { n: statusPoints })}` : "";
  const title = oneLine(regimentTitle(regiment, t)) || t(`units.${regiment.unitKind}`);
  return {
    title,
    marks: marksToPlay(regiment, words).map(oneLine),
    kind: oneLine(regiment.name) === "" ? "" : t(`units.${regiment.unitKind}`),
    size: t("bases", { n: regiment.bases }),
    cost: `${t("points", { n: regiment.points })}${status}${priceInferred ? " *" : ""}`,
    notes: oneLine(regiment.notes),
    figures: profileFigures(regiment, words)
      .map(({ name, value }) => oneLine(`${name} ${value}`))
      .join(" · "),
    abilities: oneLine(abilityTexts(regiment, words).join(", ")),
  };
}

function upgrades(view: RosterView, t: BogowieWojnyWords): string[] {
  const statuses = statusesBought(view);
  const lines = view.upgrades.map((bought) => {
    const note = oneLine(bought.notes);
    return `${upgradeTitle(bought, t)}: ${t("points", { n: bought.points })}${note && ` (${note})`}`;
  });
  if (statuses === 0) return lines;
  return [`${t("roster.statuses")}: ${t("points", { n: statuses })}`, ...lines];
}
