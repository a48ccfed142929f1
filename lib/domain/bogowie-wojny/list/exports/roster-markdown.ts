import {
  type CommanderInWords,
  type FormationInWords,
  type RegimentInWords,
  rosterInWords,
} from "./roster-in-words";
import type { RosterCopy, RosterWords } from "./roster-words";

/** A roster as Markdown (CommonMark): headings and lists only, which every chat and wiki displays. */
export function rosterMarkdown(copy: RosterCopy, words: RosterWords): string {
  const roster = rosterInWords(copy, words);
  const list = (title: string, lines: readonly string[]) =>
    lines.length === 0
      ? []
      : [`## ${safe(title)}`, lines.map((line) => `- ${safe(line)}`).join("\n")];
  return `${[
    `# ${safe(roster.title)}`,
    safe(roster.army),
    pairs(roster.facts),
    roster.commanders.map(commander).join("\n"),
    ...list(roster.brokenTitle, roster.broken),
    ...roster.formations.flatMap(formation),
    ...list(roster.upgradesTitle, roster.upgrades),
    ...list(roster.acceptedTitle, roster.accepted),
    ...(roster.inferred === "" ? [] : [safe(roster.inferred)]),
    ...(roster.secrecy === "" ? [] : [safe(roster.secrecy)]),
    ...(roster.notes === "" ? [] : [`## ${safe(roster.notesTitle)}`, roster.notes]),
    ...(roster.figuresKey === "" ? [] : [safe(roster.figuresKey)]),
    ...(roster.link === "" ? [] : [`${safe(roster.linkTitle)}: <${roster.link}>`]),
  ].join("\n\n")}\n`;
}

function pairs(all: readonly (readonly [label: string, value: string])[]): string {
  return all.map(([label, value]) => `- ${safe(label)}: **${safe(value)}**`).join("\n");
}

function commander({ post, name, leader }: CommanderInWords): string {
  return [`- ${safe(post)}: **${safe(name)}**`, safe(leader)].filter(Boolean).join(", ");
}

function formation({ title, general, leader, sum, regiments }: FormationInWords): string[] {
  const led = [general, leader].filter(Boolean).join(", ");
  const head = [`## ${safe(title)}`, `*${safe(led)}* · ${safe(sum)}`];
  return regiments.length === 0 ? head : [...head, regiments.map(regiment).join("\n")];
}

/** A regiment with its statistics as nested items, which chats that ignore line breaks display as well. */
function regiment(told: RegimentInWords): string {
  const { title, marks, kind, size, cost, notes, figures, abilities } = told;
  const parts = [...marks, kind, size, cost, notes].filter(Boolean).map(safe);
  return [
    `- **${safe(title)}** · ${parts.join(" · ")}`,
    ...(figures === "" ? [] : [`  - ${safe(figures)}`]),
    ...(abilities === "" ? [] : [`  - *${safe(abilities)}*`]),
  ].join("\n");
}

/** Escapes Markdown's special characters. */
function safe(text: string): string {
  return text.replace(/[\\`*_[\]<>|~&#!]/g, "\\$&").replace(/^(\d+)([.)])/, "$1\\$2");
}
