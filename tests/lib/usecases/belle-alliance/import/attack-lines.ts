/** A part of an expression: what it matches once, and how often. */
interface Part {
  /** The source without its quantifier. */
  readonly source: string;
  /** Alternatives of a group or lookaround; null for a letter, a class or an assertion. */
  readonly inside: readonly Sequence[] | null;
  /** Whether it looks around, and thus adds nothing to what is matched. */
  readonly around: boolean;
  readonly least: number;
  readonly most: number;
}
type Sequence = readonly Part[];

/** Signs and words of lists, of which attacks on every expression are made. */
const PIECES = [
  ...[" ", "-", "–", "|", ",", ".", "(", ")", "[", "]", "/", "+", "*", "'", ":", ";", "~", "†"],
  ...["1", "1 ", "12 ", "1,", "1.", "1/", "1-", "1–", "(1)", "(1/2)", "28th ", "12/345, "],
  ...["a", "a ", "A", "A ", "a,", "a-", "a.", "Ż", "中", "é ", "a: ", "a; ", "a (", "\t", " - "],
];
/** What a class of letters is tried with. */
const LETTERS = [..." ,.-–aA1ż_()[]/:;'|+*?!\t\"×é"];
/** Endings that a match wants not to see. */
const ENDINGS = ["", "!", " x", "1"];
/** More repetitions than this are a long run. */
const LONG_RUN = 20;

/** A line that tries to make an expression slow: a run of what it repeats, without what it wants behind. */
export interface Attack {
  readonly before: string;
  readonly piece: string;
  readonly ending: string;
}

/** The attacks on an expression: with common pieces of lists, and with samples of its own parts. */
export function attacksOn({ source, flags }: RegExp): Attack[] {
  const parser: Parser = { source, flags: flags.replace(/[gy]/g, ""), at: 0 };
  const pumps: Pump[] = PIECES.map((piece) => ({ before: "", piece }));
  for (const sequence of alternatives(parser))
    collectPumps(sequence, { before: "", parser, pumps });
  const attacks = pumps.flatMap(({ before, piece }) => [
    ...ENDINGS.map((ending) => ({ before, piece, ending })),
    { before: "", piece: before + piece, ending: "" },
    { before: "1 ", piece: before + piece, ending: "" },
  ]);
  return [...new Map(attacks.map((each) => [JSON.stringify(each), each])).values()];
}

/** The line of an attack, of this many letters before its ending. */
export function lineOf({ before, piece, ending }: Attack, length: number): string {
  return (before + piece.repeat(Math.ceil(length / piece.length))).slice(0, length) + ending;
}

type Pump = Omit<Attack, "ending">;

interface Collecting {
  readonly before: string;
  readonly parser: Parser;
  readonly pumps: Pump[];
}

/** Adds what a sequence repeats, with a sample of what stands before it. */
function collectPumps(sequence: Sequence, { before, parser, pumps }: Collecting): void {
  let passed = before;
  for (const part of sequence) {
    for (const inner of part.inside ?? []) collectPumps(inner, { before: passed, parser, pumps });
    if (part.most >= LONG_RUN) {
      for (const piece of samplesOf(part, parser))
        if (piece !== "") pumps.push({ before: passed, piece });
    }
    passed += sampleOf([part], parser);
  }
  if (passed !== "") pumps.push({ before: "", piece: passed }, { before: "", piece: `${passed} ` });
}

/** Strings that one part matches. */
function samplesOf(part: Part, parser: Parser): string[] {
  if (part.inside) return part.inside.map((each) => sampleOf(each, parser));
  return lettersOf(part, parser).slice(0, 6);
}

function sampleOf(sequence: Sequence, parser: Parser): string {
  return sequence
    .map((part) => {
      if (part.around) return "";
      const times = Math.max(part.least, Math.min(part.most, 1));
      const [first = ""] = samplesOf(part, parser);
      return first.repeat(times);
    })
    .join("");
}

const LETTERS_OF = new Map<string, string[]>();

function lettersOf({ source }: Part, { flags }: Parser): string[] {
  const key = `${flags}/${source}`;
  const known = LETTERS_OF.get(key);
  if (known) return known;
  const isAssertion = /^(?:\^|\$|\\b|\\B)$/.test(source);
  const only = /^\\?([^\\[\]])$/u.exec(source)?.[1];
  const own = only !== undefined && !/[a-z.]/i.test(only) ? [only] : [];
  const pattern = new RegExp(`^(?:${source})$`, flags);
  const inClass = [...source].filter((letter) => pattern.test(letter));
  const found = isAssertion
    ? []
    : [...new Set([...own, ...inClass, ...LETTERS])].filter((letter) => pattern.test(letter));
  LETTERS_OF.set(key, found);
  return found;
}

interface Parser {
  readonly source: string;
  readonly flags: string;
  at: number;
}

function alternatives(parser: Parser): Sequence[] {
  const found: Part[][] = [[]];
  while (parser.at < parser.source.length && parser.source[parser.at] !== ")") {
    if (parser.source[parser.at] === "|") {
      parser.at += 1;
      found.push([]);
    } else found.at(-1)?.push(partAt(parser));
  }
  return found;
}

const GROUP = /^\((?:\?(?:(?<around><?[=!])|:|<[^>]*>))?/;
const ATOM =
  /^(?:\[(?:\\.|[^\]\\])*\]|\\[pP]\{[^}]*\}|\\u\{[^}]*\}|\\u[0-9a-f]{4}|\\x[0-9a-f]{2}|\\k<[^>]*>|\\.|.)/isu;
const QUANTIFIER = /^(?:(?<sign>[*+?])|\{(?<least>\d+)(?<upTo>,(?<most>\d*))?\})\??/;

function partAt(parser: Parser): Part {
  const start = parser.at;
  const group = GROUP.exec(parser.source.slice(start));
  let inside: Sequence[] | null = null;
  if (group) {
    parser.at += group[0].length;
    inside = alternatives(parser);
    parser.at += 1;
  } else parser.at += ATOM.exec(parser.source.slice(start))?.[0].length ?? 1;
  const source = parser.source.slice(start, parser.at);
  const around = group?.groups?.around !== undefined;
  return { source, inside, around, ...timesAt(parser) };
}

function timesAt(parser: Parser): Pick<Part, "least" | "most"> {
  const found = QUANTIFIER.exec(parser.source.slice(parser.at));
  if (!found) return { least: 1, most: 1 };
  parser.at += found[0].length;
  const { sign, least, upTo, most } = found.groups ?? {};
  if (sign === "?") return { least: 0, most: 1 };
  if (sign !== undefined) return { least: sign === "+" ? 1 : 0, most: Number.POSITIVE_INFINITY };
  const atLeast = Number(least);
  if (upTo === undefined) return { least: atLeast, most: atLeast };
  return { least: atLeast, most: most ? Number(most) : Number.POSITIVE_INFINITY };
}
