import { armyListFindingText } from "@/lib/domain/bogowie-wojny/list/finding";
import { ROSTER_FIGURES } from "@/lib/domain/bogowie-wojny/list/roster-aids";
import type {
  RosterAudience,
  RosterPrintOptions,
} from "@/lib/domain/bogowie-wojny/list/roster-print";
import { armyTitle, upgradeTitle } from "@/lib/domain/bogowie-wojny/list/roster-text";
import type { RosterView } from "@/lib/domain/bogowie-wojny/list/roster-view";
import { TYPST_PAPER } from "../../document/paper";
import type { TextCleaner } from "../../document/text/clean-text";
import { proseOf } from "../../document/text/prose";
import type { PrintOptions } from "../../press/printed";
import { aidsPart } from "./aids-part";
import { cardsPart } from "./cards-part";
import { commanderLines, divisionPart } from "./division-part";
import { labelsPart } from "./labels-part";
import { qrCode } from "./qr-code";
import type { RosterWords } from "./roster-words";
import { rosterWords } from "./roster-words";
import { scorePart } from "./score-part";
import type { RosterSheet } from "./sheet";
import type { TableSheets } from "./table-sheets";

/** An army list to be printed for play. */
export interface RosterPrint extends RosterPrintOptions {
  readonly view: RosterView;
  /** The address of this version of the list; empty if unknown. */
  readonly link: string;
  /** The note on secrets: `opponent`: they are left out; `owner`: they are included; `null`: there are none. */
  readonly secrets: RosterAudience | null;
}

/** The input of the roster's template: words and figures in the reader's language. */
export function rosterSheet(
  print: RosterPrint,
  { language, paper }: PrintOptions,
  clean: TextCleaner,
): RosterSheet {
  const { view, layout, parts, link, secrets } = print;
  const words = rosterWords(language, clean);
  const { terms, roster } = words;
  const title = clean.line(view.title);
  const upgrades = [
    ...statuses(view, words),
    ...view.upgrades.map((bought) => upgrade(bought, words)),
  ];
  return {
    documentTitle: `${title} – ${words.print("roster.audience")}`,
    title,
    army: clean.line(armyTitle(view, terms)),
    system: terms("system"),
    format: `${terms("roster.format")}: ${clean.line(view.format.name)}`,
    language,
    textLanguage: view.language,
    paper: TYPST_PAPER[paper],
    isRosterWanted: parts.includes("roster"),
    layout,
    link,
    linkText: link.replace(/^https?:\/\//, ""),
    qr: qrPart(link, words),
    figures: figuresPart(view, words),
    commanders: commanderLines(view, words),
    blanks: {
      name: roster("commander.name"),
      value: roster("commander.value"),
      rule: roster("commander.rule"),
    },
    divisions: view.formations.map((formation) => divisionPart(formation, words)),
    columns: COLUMNS.map((column) => roster(`columns.${column}`)),
    rout: roster("rout"),
    loads: roster("loads"),
    keys: [roster("key", ROSTER_FIGURES.training), roster("disorderKey", ROSTER_FIGURES.disorder)],
    aids: aidsPart(view, words),
    upgradesLabel: terms("roster.upgrades"),
    upgrades,
    broken: broken(view, words),
    accepted: accepted(view, words),
    notes: { label: terms("roster.notes"), blocks: proseOf(view.notes, clean) },
    remarks: [...(secrets === null ? [] : [roster(`remarks.${secrets}`)]), ...remarks(view, words)],
    ...tableSheets(print, { words, upgrades }),
  };
}

interface Made {
  readonly words: RosterWords;
  readonly upgrades: RosterSheet["upgrades"];
}

function tableSheets(
  { view, parts, secrets }: RosterPrint,
  { words, upgrades }: Made,
): TableSheets {
  return {
    cards: parts.includes("cards") ? cardsPart({ view, words, upgrades, secrets }) : null,
    labels: parts.includes("labels") ? labelsPart(view, words) : null,
    score: parts.includes("score-sheet") ? scorePart({ view, words, secrets }) : null,
  };
}

function qrPart(link: string, { sheets }: RosterWords): RosterSheet["qr"] {
  const code = qrCode(link);
  return code && { ...code, alt: sheets("qr", { address: link }) };
}

const COLUMNS = [
  "unit",
  "move",
  "weapon",
  "fight",
  "fire",
  "morale",
  "endurance",
  "disorder",
  "cost",
] as const;

/** A line with the cost of veteran and elite statuses, which is paid from the upgrade points. */
function statuses(view: RosterView, { terms, number }: RosterWords): RosterSheet["upgrades"] {
  const points = view.formations
    .flatMap(({ regiments }) => regiments)
    .reduce((sum, { statusPoints }) => sum + statusPoints, 0);
  if (points === 0) return [];
  const name = terms("roster.statuses");
  return [{ name, effect: "", note: "", cost: number(points), boxes: 0 }];
}

function upgrade(
  bought: RosterView["upgrades"][number],
  { terms, clean, number }: RosterWords,
): RosterSheet["upgrades"][number] {
  return {
    name: upgradeTitle(bought, terms),
    effect: terms(`upgradeEffects.${bought.upgrade}`),
    note: clean.line(bought.notes),
    cost: number(bought.points),
    boxes: Math.min(MAX_BOXES, bought.count),
  };
}

/** Boxes beyond these would fill the page. */
const MAX_BOXES = 12;

function broken(view: RosterView, { terms, clean }: RosterWords): RosterSheet["broken"] {
  const errors = view.findings.filter(({ severity }) => severity === "error");
  const lines = errors.map((finding): [string, string] => [
    finding.rule,
    clean.line(armyListFindingText(finding, terms)),
  ]);
  return { label: terms("roster.broken"), lines: counted(lines) };
}

/** Merges equal lines into one, with their count. */
function counted(lines: readonly [rule: string, text: string][]): [string, string][] {
  const times = new Map<string, { line: [string, string]; count: number }>();
  for (const line of lines) {
    const key = line.join(" ");
    times.set(key, { line, count: (times.get(key)?.count ?? 0) + 1 });
  }
  return [...times.values()].map(({ line: [rule, text], count }) => [
    rule,
    count > 1 ? `${text} (× ${count})` : text,
  ]);
}

function accepted(view: RosterView, { terms, clean }: RosterWords): RosterSheet["accepted"] {
  return {
    label: terms("roster.accepted"),
    lines: view.accepted.map(({ finding, reason }) => [
      finding.rule,
      clean.line(armyListFindingText(finding, terms)),
      clean.line(reason),
    ]),
  };
}

function remarks(view: RosterView, { terms, print, clean }: RosterWords): string[] {
  const inferred = view.formations.some(({ regiments }) =>
    regiments.some(({ priceInferred }) => priceInferred),
  );
  const count = clean.unprintable.size;
  return [
    ...(view.formations.length === 0 ? [print("roster.missing")] : []),
    ...(inferred ? [terms("roster.inferredFoot")] : []),
    ...(count > 0 ? [print("unprintable", { count })] : []),
  ];
}

/** The figures at the head: points with their limits, bases, morale. */
function figuresPart(view: RosterView, words: RosterWords): RosterSheet["figures"] {
  const { terms, print, number } = words;
  const { points, armyMorale, armyMoraleLevel } = view.summary;
  const fielded = points.units + points.generals;
  const generals = print("roster.generals", { points: number(points.generals) });
  const carried =
    points.carriedOver > 0 ? terms("roster.carriedOver", { n: points.carriedOver }) : "";
  const upgradePool = points.upgradesLimit + points.carriedOver;
  return [
    [terms("roster.unitsAndGenerals"), of(fielded, points.unitsLimit, words), generals],
    [terms("roster.upgrades"), of(points.upgrades, upgradePool, words), carried],
    [terms("roster.total"), of(points.total, points.limit, words), ""],
    basesFigure(view, words),
    [
      terms("roster.morale"),
      terms(`levels.${armyMoraleLevel}`),
      terms("roster.moraleNumber", { n: armyMorale }),
    ],
  ];
}

function basesFigure({ summary }: RosterView, words: RosterWords): RosterSheet["figures"][number] {
  const { terms, number } = words;
  const { bases } = summary;
  const arms = (["infantry", "cavalry", "artillery"] as const)
    .filter((arm) => bases[arm] > 0)
    .map((arm) => `${terms(`arms.${arm}`).toLocaleLowerCase()}\u00a0${number(bases[arm])}`);
  return [terms("roster.bases"), of(bases.total, bases.limit, words), arms.join(", ")];
}

/** The amount spent and its limit; `null`: hidden from the reader. */
function of(spent: number | null, limit: number | null, { terms, number }: RosterWords): string {
  if (spent === null) return terms("roster.upTo", { limit: limit ?? 0 });
  return limit === null ? number(spent) : `${number(spent)} / ${number(limit)}`;
}
