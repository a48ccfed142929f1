import { doubt, type ReadArmy } from "./read-army";
import type { RosterDictionary } from "./roster-dictionary";
import { type RosterLine, rosterLines } from "./roster-lines";
import { formationNamed, generalTold, leaderNamed } from "./roster-names";
import { readFormat, readRegiments, readUpgrade } from "./roster-rows";

/** A part of a roster; `other` is what a list does not hold, such as broken limits. */
type Part = "head" | "formations" | "upgrades" | "accepted" | "notes" | "other";

/** What stands in a roster's lines, part by part. */
interface Sorted {
  readonly line: RosterLine;
  readonly part: Part;
}

/**
 * Reads a roster in one of the service's own text forms: plain text, Markdown or BBCode, in any of its languages.
 * `null` if the text is none. Lines that say nothing known become doubts.
 */
export function readRosterText(
  text: string,
  dictionaries: readonly RosterDictionary[],
): ReadArmy | null {
  const { lines, isMarked } = rosterLines(text);
  const dictionary = dictionaries.find(({ words: { terms } }) =>
    lines.some(({ is, parts }) => is === "pair" && parts[0] === terms("roster.unitsAndGenerals")),
  );
  const army = lines.slice(1).find(({ is }) => is === "text");
  const format = dictionary && army && readFormat(army, lines, dictionary);
  if (!dictionary || !format) return null;
  const sorted = sortedLines(lines.slice(1), dictionary).filter(({ line }) => line !== army);
  const linesOf = (part: Part) =>
    sorted.filter((each) => each.part === part).map(({ line }) => line);
  const commanders = readCommanders(linesOf("head"), dictionary);
  const formations = readFormations(linesOf("formations"), { dictionary, isMarked });
  const upgrades = linesOf("upgrades").map((line) => readUpgrade(line, dictionary));
  return {
    title: lines[0]?.parts[0] ?? "",
    language: dictionary.language,
    nation: format.nation,
    year: format.year,
    notes: notesOf(linesOf("notes")),
    format: format.format,
    ...commanders.posts,
    formations: formations.formations,
    upgrades: upgrades.flatMap(({ upgrade }) => upgrade ?? []),
    stated: format.stated,
    doubts: [
      ...format.doubts,
      ...aboutTheWhole(lines, dictionary),
      ...(linesOf("accepted").length > 0 ? [doubt("no-findings")] : []),
      ...commanders.doubts,
      ...formations.doubts,
      ...upgrades.flatMap(({ doubts }) => doubts),
    ],
  };
}

/** The lines of each part, without those that say where a part begins or explain the roster. */
function sortedLines(lines: readonly RosterLine[], { words }: RosterDictionary): Sorted[] {
  const { terms } = words;
  const headings: Readonly<Record<string, Part>> = {
    [terms("roster.upgrades")]: "upgrades",
    [terms("roster.accepted")]: "accepted",
    [terms("roster.broken")]: "other",
    [terms("roster.notes")]: "notes",
  };
  let part: Part = "head";
  return lines.flatMap((line) => {
    const [text = ""] = line.parts;
    if (isAside(line, words)) return [];
    if (line.is === "formation" && part !== "notes") part = "formations";
    else if (part !== "notes" && (line.is === "heading" || line.is === "text")) {
      const begins = headings[text];
      part = begins ?? part;
      if (begins !== undefined) return [];
    }
    return [{ line, part }];
  });
}

/** Lines that only explain: what stars, figures and a copy for others mean, and where the list is. */
function isAside(line: RosterLine, { terms, roster }: RosterDictionary["words"]): boolean {
  const text = wordsOf(line);
  return (
    text === terms("roster.inferredFoot") ||
    text === roster("remarks.opponent") ||
    text.startsWith(`${roster("link")}: `) ||
    isKey(text, roster)
  );
}

/** Whether a line tells a regiment's dice, which come from an army book. */
function hasFigures({ is, parts }: RosterLine): boolean {
  return is === "detail" && parts.some((part) => part.includes("▸"));
}

/** A line's words; those with a colon in them were taken apart. */
function wordsOf({ is, parts }: RosterLine): string {
  return is === "pair" ? parts.join(": ") : (parts[0] ?? "");
}

function isKey(text: string, roster: RosterDictionary["words"]["roster"]): boolean {
  const [begins = ""] = roster("figuresKey", { veteran: 0, elite: 0 }).split("+0");
  return text.startsWith(begins);
}

function aboutTheWhole(lines: readonly RosterLine[], { words: { roster } }: RosterDictionary) {
  const texts = lines.map(wordsOf);
  return [
    ...(texts.includes(roster("remarks.opponent")) ? [doubt("opponents-copy")] : []),
    ...(lines.some(hasFigures) ? [doubt("no-book")] : []),
  ];
}

/** The free commanders: the pairs before the formations that are no sums. */
function readCommanders(lines: readonly RosterLine[], dictionary: RosterDictionary) {
  const { terms } = dictionary.words;
  const sums = ["unitsAndGenerals", "upgrades", "total", "bases", "morale", "losses"];
  const labels = new Set(sums.map((sum) => terms(`roster.${sum}`)));
  const told = lines
    .filter(({ is, parts: [label = ""] }) => is === "pair" && !labels.has(label))
    .map(({ line, parts: [post = "", words = ""] }) => ({
      line,
      post,
      ...leaderNamed(words, dictionary),
    }));
  const commanderOf = ({ name, source }: (typeof told)[number]) =>
    ({
      name,
      source: source === "drawn" || (source === null && name === "") ? "drawn" : "historical",
    }) as const;
  const chief = told.find(({ post }) => post === terms("commanders.commander-in-chief"));
  return {
    posts: {
      commander: chief ? commanderOf(chief) : ({ source: "drawn", name: "" } as const),
      corps: told
        .filter((each) => each !== chief)
        .map((each) => ({
          name: dictionary.corps(each.post) ? "" : each.post,
          commander: commanderOf(each),
        })),
    },
    doubts: told
      .filter(({ hasFacts }) => hasFacts)
      .map(({ line, name }) => doubt("no-leader", { line, text: name })),
  };
}

interface Reading {
  readonly dictionary: RosterDictionary;
  readonly isMarked: boolean;
}

function readFormations(lines: readonly RosterLine[], { dictionary, isMarked }: Reading) {
  const groups: { head: RosterLine; rows: RosterLine[] }[] = [];
  const strange: RosterLine[] = [];
  for (const line of lines) {
    if (line.is === "formation") groups.push({ head: line, rows: [] });
    else if (line.is === "row") groups.at(-1)?.rows.push(line);
    else if (line.is !== "detail") strange.push(line);
  }
  const read = groups.map(({ head, rows }) => {
    const [title = "", led = "", sum = ""] = head.parts;
    const { name, level, isGuess } = formationNamed(title, dictionary);
    const { general, hasFacts } = generalTold(led, dictionary);
    const { regiments, doubts } = readRegiments(rows, { dictionary, isMarked });
    const points = dictionary.points(sum.split(", ").at(-1) ?? "")?.[0] ?? null;
    return {
      formation: { line: head.line, name, level, general, points, regiments },
      doubts: [
        ...(isGuess ? [doubt("no-level", { line: head.line, text: title })] : []),
        ...(hasFacts ? [doubt("no-leader", { line: head.line, text: general?.name ?? "" })] : []),
        ...doubts,
      ],
    };
  });
  return {
    formations: read.map(({ formation }) => formation),
    doubts: [
      ...read.flatMap(({ doubts }) => doubts),
      ...strange.map(({ line, raw }) => doubt("unread", { line, text: raw.trim() })),
    ],
  };
}

/** The notes as they were written, with the blank lines between them. */
function notesOf(lines: readonly RosterLine[]): string {
  return lines
    .map(({ line, raw }, i) => {
      const before = lines[i - 1]?.line ?? line;
      return "\n".repeat(line - before) + raw;
    })
    .join("");
}
