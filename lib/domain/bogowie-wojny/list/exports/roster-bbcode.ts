import {
  type CommanderInWords,
  type FormationInWords,
  oneLine,
  type RegimentInWords,
  rosterInWords,
} from "./roster-in-words";
import type { RosterCopy, RosterWords } from "./roster-words";

/** A roster in the BBCode that most forums support: bold, italic and lists. */
export function rosterBbcode(copy: RosterCopy, words: RosterWords): string {
  const roster = rosterInWords(copy, words);
  const list = (title: string, lines: readonly string[]) =>
    lines.length === 0 ? [] : [bold(title), items(lines.map(safe))];
  return `${[
    bold(roster.title),
    safe(roster.army),
    items(pairs(roster.facts)),
    items(roster.commanders.map(commander)),
    ...list(roster.brokenTitle, roster.broken),
    ...roster.formations.flatMap(formation),
    ...list(roster.upgradesTitle, roster.upgrades),
    ...list(roster.acceptedTitle, roster.accepted),
    ...(roster.inferred === "" ? [] : [safe(roster.inferred)]),
    ...(roster.secrecy === "" ? [] : [safe(roster.secrecy)]),
    ...(roster.notes === "" ? [] : [bold(roster.notesTitle), safe(oneLine(roster.notes))]),
    ...(roster.figuresKey === "" ? [] : [safe(roster.figuresKey)]),
    ...(roster.link === "" ? [] : [`${safe(roster.linkTitle)}: [url]${roster.link}[/url]`]),
  ].join("\n")}\n`;
}

function pairs(all: readonly (readonly [label: string, value: string])[]): string[] {
  return all.map(([label, value]) => `${safe(label)}: ${bold(value)}`);
}

function commander({ post, name, leader }: CommanderInWords): string {
  return [`${safe(post)}: ${bold(name)}`, safe(leader)].filter(Boolean).join(", ");
}

function formation({ title, general, leader, sum, regiments }: FormationInWords): string[] {
  const led = [general, leader].filter(Boolean).join(", ");
  const head = `${bold(title)} · [i]${safe(led)}[/i] · ${safe(sum)}`;
  return regiments.length === 0 ? [head] : [head, items(regiments.map(regiment))];
}

function regiment(told: RegimentInWords): string {
  const { title, marks, kind, size, cost, notes, figures, abilities } = told;
  const parts = [...marks, kind, size, cost, notes].filter(Boolean).map(safe);
  return [
    `${bold(title)} · ${parts.join(" · ")}`,
    ...(figures === "" ? [] : [safe(figures)]),
    ...(abilities === "" ? [] : [`[i]${safe(abilities)}[/i]`]),
  ].join("\n");
}

function items(lines: readonly string[]): string {
  return ["[list]", ...lines.map((line) => `[*]${line}`), "[/list]"].join("\n");
}

function bold(text: string): string {
  return `[b]${safe(text)}[/b]`;
}

/** BBCode has no escapes: a zero-width space keeps a bracket from opening a tag. */
function safe(text: string): string {
  return text.replaceAll("[", "[\u200B");
}
