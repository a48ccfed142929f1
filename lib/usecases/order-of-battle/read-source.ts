import { customAlphabet } from "nanoid";
import type { PasteDoubt, PasteDoubtCode } from "@/lib/domain/scenario/paste/doubt";
import type { TroopsArrival } from "@/lib/domain/scenario/paste/open-formations";
import { type OrderRead, readSides } from "@/lib/domain/scenario/paste/read-sides";
import { type StatedSum, sumOf } from "@/lib/domain/scenario/paste/sums";
import { valourDoubts } from "@/lib/domain/scenario/paste/valour-doubts";
import { unitsUnder } from "@/lib/domain/scenario/visible-tree";
import { loadMessages } from "@/lib/i18n/messages";
import { translatorFor } from "@/lib/i18n/translator";
import { arrivalsOf } from "./arrivals-of";
import { sentenceOf } from "./doubt-sentence";
import { linesOfSource } from "./lines-of-source";
import { readOwnSides } from "./own-sides";
import { pathsById } from "./paths-by-id";
import { formatOfSource } from "./recognise-format";
import type { SentSource } from "./sent-source";

/** Something that is uncertain about what was read. */
export interface SourceDoubt {
  readonly kind: PasteDoubtCode;
  /** Line of the text or row of the sheet, from 1; null in a file without lines. */
  readonly line: number | null;
  /** Name of the sheet, of a workbook of several. */
  readonly part: string | null;
  /** What it is about, as it was written. */
  readonly words: string;
  /** The doubt as a sentence. */
  readonly message: string;
  /** The names and numbers in that sentence. */
  readonly params: PasteDoubt["params"];
  /** JSON Pointer to the unit or formation in the answer, or null. */
  readonly path: string | null;
}

/** What was read of one side. */
interface SideTotals {
  readonly side: string;
  readonly men: number;
  readonly guns: number;
  readonly units: number;
}

/** A sum that the file states. */
interface SourceStated extends StatedSum {
  readonly line: number | null;
  /** JSON Pointer to the formation it is of; null for all above its line. */
  readonly path: string | null;
}

/** Troops that come later than the battle begins. */
interface SourceArrival extends Omit<TroopsArrival, "id"> {
  /** JSON Pointer to the unit or formation. */
  readonly path: string;
}

export interface SourceRead
  extends Pick<OrderRead, "format" | "sides" | "guessed" | "untold" | "tables"> {
  readonly doubts: readonly SourceDoubt[];
  readonly totals: readonly SideTotals[];
  readonly stated: readonly SourceStated[];
  readonly arrivals: readonly SourceArrival[];
}

const newId = customAlphabet("0123456789abcdefghijklmnopqrstuvwxyz", 12);

/**
 * Reads an order of battle of any format. Errors: `unsupported-media-type` where it is of none, `malformed-json`,
 * `invalid-document` with the place that cannot be read, `too-large` for a file that unpacks to too much.
 */
export async function readSource(source: SentSource): Promise<SourceRead> {
  const format = formatOfSource(source);
  if (format === "json") return answer(ownSides(source), source);
  const { columns = {}, nation = null, officers = "apart" } = source;
  const lines = await linesOfSource(source.bytes, { format, columns });
  const t = translatorFor(source.language, "orderOfBattle.paste", loadMessages(source.language));
  const naming = { newId, looseName: t("loose"), sideName: t("sideName") };
  const read = readSides(lines, { ...naming, format, nation, officers });
  return answer(
    { ...read, doubts: [...read.doubts, ...valourDoubts(read.sides, source.year)] },
    source,
  );
}

/** Our own JSON is not in doubt. */
function ownSides({ bytes }: SentSource): OrderRead {
  const sides = readOwnSides(bytes);
  const nothing = { doubts: [], guessed: [], untold: 0, stated: [], tables: [] };
  return { format: "json", sides, arrivals: arrivalsOf(sides), ...nothing };
}

function answer(read: OrderRead, { language }: SentSource): SourceRead {
  const { format, sides, guessed, untold, tables } = read;
  const paths = pathsById(sides);
  const say = sentenceOf(language);
  const lineOf = (line: number) => (format !== "orbat-mapper" && line > 0 ? line : null);
  const pathOf = (id: string | null) => (id && paths.get(id)) ?? null;
  return {
    format,
    sides,
    doubts: read.doubts.map((doubt) => ({
      kind: doubt.code,
      line: lineOf(doubt.line),
      part: doubt.part,
      words: String(doubt.params.words ?? doubt.text).trim(),
      message: say(doubt),
      params: doubt.params,
      path: pathOf(doubt.about),
    })),
    totals: sides.map(({ name, formations }) => ({
      side: name,
      ...sumOf(formations),
      units: unitsUnder(formations).length,
    })),
    stated: read.stated.map(({ of, line, men, guns }) => ({
      line: lineOf(line),
      path: pathOf(of),
      men,
      guns,
    })),
    arrivals: read.arrivals.map(({ id, ...arrival }) => ({ path: pathOf(id) ?? "", ...arrival })),
    guessed,
    untold,
    tables,
  };
}
