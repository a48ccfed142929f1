import { FORMAT_32_8, FORMATS, type Format } from "@/lib/rules/bogowie-wojny/format";
import { WAGOMIAR } from "@/lib/rules/bogowie-wojny/tables/wagomiar";
import { doubt, type ReadArmy, type ReadingDoubt, type ReadRegiment } from "./read-army";
import type { RosterDictionary } from "./roster-dictionary";
import type { RosterLine } from "./roster-lines";

/** Nation, year and format, and the sums a roster states; `null` if the line names no nation. */
export function readFormat(
  army: RosterLine,
  lines: readonly RosterLine[],
  dictionary: RosterDictionary,
): Pick<ReadArmy, "nation" | "year" | "format" | "stated" | "doubts"> | null {
  const { terms } = dictionary.words;
  const [who = "", game = ""] = (army.parts[0] ?? "").split(` · ${terms("system")} · `);
  const year = /^(.*), (\d{4})$/.exec(who);
  const nation = dictionary.nations.get(year?.[1] ?? who);
  if (nation === undefined) return null;
  const valueAt = (sum: string) =>
    lines.find(({ is, parts }) => is === "pair" && parts[0] === terms(`roster.${sum}`))?.parts[1] ??
    "";
  const limitOf = (sum: string) =>
    (dictionary.spentOf(valueAt(sum)) ?? dictionary.upTo(valueAt(sum)))?.at(-1) ?? null;
  const name = game.slice(terms("roster.format").length + 1);
  const unitPoints = limitOf("unitsAndGenerals");
  const total = limitOf("total");
  const { format, doubts } = formatOf(name, {
    unitPoints,
    upgradePoints: unitPoints === null || total === null ? null : total - unitPoints,
  });
  return {
    nation,
    year: year ? Number(year[2]) : null,
    format,
    stated: {
      bases: dictionary.bases(valueAt("bases").split(", ")[0] ?? "")?.[0] ?? null,
      points: dictionary.spentOf(valueAt("unitsAndGenerals"))?.[0] ?? null,
    },
    doubts,
  };
}

/** One of the rules' formats with these points; otherwise the usual one with them, which is a doubt. */
export function formatOf(
  name: string,
  limits: { readonly unitPoints: number | null; readonly upgradePoints: number | null },
): { readonly format: Format; readonly doubts: readonly ReadingDoubt[] } {
  const same = FORMATS.find(
    (each) =>
      each.name === name &&
      each.unitPoints === (limits.unitPoints ?? each.unitPoints) &&
      each.upgradePoints === (limits.upgradePoints ?? each.upgradePoints),
  );
  if (same !== undefined) return { format: structuredClone(same), doubts: [] };
  const usual = structuredClone(FORMAT_32_8);
  const format = {
    ...usual,
    name: name || usual.name,
    unitPoints: limits.unitPoints ?? usual.unitPoints,
    upgradePoints: limits.upgradePoints ?? usual.upgradePoints,
  };
  return { format, doubts: [doubt("no-format", { text: format.name })] };
}

interface RowsOf {
  readonly dictionary: RosterDictionary;
  /** Whether the first cell is the name alone; otherwise its marks follow it after commas. */
  readonly isMarked: boolean;
}

/** The regiments of a formation; rows without a number of bases or a kind are doubts. */
export function readRegiments(rows: readonly RosterLine[], { dictionary, isMarked }: RowsOf) {
  const cut = rows.map((row) => cellsOf(row, { dictionary, isMarked }));
  const brigades = isMarked ? new Set<string>() : sharedEndings(cut.flatMap((each) => each ?? []));
  const regiments: ReadRegiment[] = [];
  const doubts: ReadingDoubt[] = [];
  for (const [i, { line, raw }] of rows.entries()) {
    const cells = cut[i];
    const regiment = cells ? readRegiment(cells, { line, brigades, isMarked, dictionary }) : null;
    if (regiment) regiments.push(regiment);
    else doubts.push(doubt("unread", { line, text: raw.trim() }));
  }
  return { regiments, doubts };
}

interface Cells {
  /** The name or kind, and the marks. */
  readonly words: readonly string[];
  readonly kind: ReadRegiment["unitKind"] | null;
  readonly bases: number;
  readonly cost: Pick<ReadRegiment, "points" | "statusPoints" | "notes">;
}

function cellsOf({ parts }: RosterLine, { dictionary, isMarked }: RowsOf): Cells | null {
  const at = parts.findIndex((cell, i) => i > 0 && dictionary.bases(cell) !== null);
  if (at < 0) return null;
  const before = parts.slice(0, at);
  const kind = before.length > 1 ? (dictionary.kinds.get(before.at(-1) ?? "") ?? null) : null;
  const titles = kind === null ? before : before.slice(0, -1);
  const isStarred = kind === null || WAGOMIAR[kind].inferred !== undefined;
  const title = titles.join("  ");
  const words = isMarked ? titles : (isStarred ? title.replace(/ \*$/, "") : title).split(", ");
  const cost = isMarked ? markedCost : plainCost;
  return {
    words,
    kind,
    bases: dictionary.bases(parts[at] ?? "")?.[0] ?? 0,
    cost: cost(parts.slice(at + 1), dictionary),
  };
}

/** "3 points +2 upgrade points *", then the note. */
function markedCost([cost = "", ...notes]: readonly string[], dictionary: RosterDictionary) {
  const text = cost.replace(/ \*$/, "");
  const gap = [...text.matchAll(/ /g)].find(
    ({ index }) =>
      dictionary.points(text.slice(0, index)) && dictionary.statusCost(text.slice(index + 1)),
  );
  const [points, status] = gap ? [text.slice(0, gap.index), text.slice(gap.index + 1)] : [text, ""];
  return {
    points: dictionary.points(points)?.[0] ?? null,
    statusPoints: dictionary.statusCost(status)?.[0] ?? 0,
    notes: notes.join(" · "),
  };
}

/** "3 points", then "+2 upgrade points (note)". */
function plainCost([points = "", ...rest]: readonly string[], dictionary: RosterDictionary) {
  const text = rest.join("  ");
  const open = text.startsWith("(") ? 0 : text.indexOf(" (") + 1;
  const hasNotes = text.endsWith(")") && (open > 0 || text.startsWith("("));
  return {
    points: dictionary.points(points)?.[0] ?? null,
    statusPoints: dictionary.statusCost(hasNotes ? text.slice(0, open).trim() : text)?.[0] ?? 0,
    notes: hasNotes ? text.slice(open + 1, -1) : "",
  };
}

/** Last words that neighbouring regiments share: the name of their brigade, in a form that joins words with commas. */
function sharedEndings(cells: readonly Cells[]): Set<string> {
  const endings = cells.map(({ words }) => (words.length > 1 ? words.at(-1) : undefined));
  return new Set(
    endings.filter((each, i): each is string => each !== undefined && each === endings[i + 1]),
  );
}

interface Named extends RowsOf {
  readonly line: number;
  readonly brigades: ReadonlySet<string>;
}

function readRegiment(
  { words, kind, bases, cost }: Cells,
  { line, brigades, isMarked, dictionary }: Named,
): ReadRegiment | null {
  const isKind = (title: string) => kind === null && dictionary.kinds.has(title);
  const marks = marksAtEnd(words, { brigades, isMarked, dictionary, isKind });
  const title = words.slice(0, words.length - marks.count).join(isMarked ? " · " : ", ");
  const unitKind = kind ?? dictionary.kinds.get(title);
  if (unitKind === undefined) return null;
  const { isVeteran, isElite, follows, brigade } = marks;
  return {
    ...{ line, unitKind, bases, isVeteran, isElite, follows, brigade },
    ...cost,
    name: kind === null ? "" : title,
  };
}

interface Ending extends Omit<Named, "line"> {
  /** Whether words are the whole title of a regiment without a name, such as "Foot artillery, 6-pdr". */
  readonly isKind: (title: string) => boolean;
}

/** The marks after a name, from the last one back to the first word that is none. */
function marksAtEnd(words: readonly string[], { brigades, isMarked, dictionary, isKind }: Ending) {
  const { terms } = dictionary.words;
  const marks = { count: 0, isVeteran: false, isElite: false, follows: "", brigade: "" };
  for (const word of words.slice(1).toReversed()) {
    if (isKind(words.slice(0, words.length - marks.count).join(", "))) break;
    const numbered = dictionary.brigade(word)?.[0];
    const followed = dictionary.follows(word);
    const mayBeBrigade = marks.count === 0 && (isMarked || brigades.has(word));
    if (word === terms("status.veteran")) marks.isVeteran = true;
    else if (word === terms("status.elite")) marks.isElite = true;
    else if (numbered !== undefined) marks.brigade = `#${numbered}`;
    else if (followed !== null) marks.follows = dictionary.kinds.get(followed) ?? followed;
    else if (mayBeBrigade) marks.brigade = word;
    else break;
    marks.count += 1;
  }
  return marks;
}

/** The marks at the beginning of a regiment's notes, and the rest of them, in a form that joins both with commas. */
export function marksBefore(words: readonly string[], dictionary: RosterDictionary) {
  const { terms } = dictionary.words;
  const [veteran, elite] = [terms("status.veteran"), terms("status.elite")];
  const isMark = (word: string) =>
    word === veteran || word === elite || dictionary.follows(word) !== null;
  const end = words.findIndex((word) => !isMark(word));
  const marks = end < 0 ? words : words.slice(0, end);
  const followed = marks.map((word) => dictionary.follows(word)).find((each) => each !== null);
  return {
    rest: words.slice(marks.length),
    isVeteran: marks.includes(veteran),
    isElite: marks.includes(elite),
    follows: followed ? (dictionary.kinds.get(followed) ?? followed) : "",
  };
}

/** An upgrade with its count and note: "Ammunition train, 4 loads: 4 points (by the mill)". */
export function readUpgrade(
  { line, parts, raw }: RosterLine,
  dictionary: RosterDictionary,
): {
  readonly upgrade: ReadArmy["upgrades"][number] | null;
  readonly doubts: readonly ReadingDoubt[];
} {
  const [text = "", ...cells] = parts;
  if (text.startsWith(dictionary.words.terms("roster.statuses"))) {
    return { upgrade: null, doubts: [] };
  }
  const [title = "", ...cost] = text.split(": ");
  const upgrade = countedUpgrade(title, dictionary);
  if (upgrade === null) {
    return { upgrade: null, doubts: [doubt("unread", { line, text: raw.trim() })] };
  }
  const notes = cells.length > 0 ? cells.slice(1).join("  ") : noteIn(cost.join(": "));
  return { upgrade: { ...upgrade, notes }, doubts: [] };
}

/** "Ammunition train, 4 loads", "Ambush × 2"; `null` if it is no upgrade. */
export function countedUpgrade(
  title: string,
  dictionary: RosterDictionary,
): Pick<ReadArmy["upgrades"][number], "upgrade" | "count"> | null {
  const [name = "", upgrade] =
    [...dictionary.upgrades]
      .filter(([each]) => title.startsWith(each))
      .toSorted(([a], [b]) => b.length - a.length)[0] ?? [];
  const count = upgrade ? countOf(title.slice(name.length), dictionary) : null;
  return upgrade && count !== null ? { upgrade, count } : null;
}

function countOf(text: string, { loads, levels }: RosterDictionary): number | null {
  if (text === "") return 1;
  const pieces = /^ × (\d+)$/.exec(text)?.[1];
  const phrase = text.slice(2);
  return pieces ? Number(pieces) : (loads(phrase)?.[0] ?? levels(phrase)?.[0] ?? null);
}

function noteIn(cost: string): string {
  const open = cost.indexOf(" (");
  return open < 0 ? "" : cost.slice(open + 2, -1);
}
