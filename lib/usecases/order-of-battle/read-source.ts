import { customAlphabet } from "nanoid";
import type { PasteDoubt, PasteDoubtCode } from "@/lib/domain/scenario/paste/doubt";
import { readOrderOfBattle } from "@/lib/domain/scenario/paste/parse-order-of-battle";
import { sidesOf } from "@/lib/domain/scenario/paste/sides";
import type { SourceFormat } from "@/lib/domain/scenario/paste/source-format";
import { sumOf } from "@/lib/domain/scenario/paste/sums";
import type { Side } from "@/lib/domain/scenario/side";
import { unitsUnder } from "@/lib/domain/scenario/visible-tree";
import { loadMessages } from "@/lib/i18n/messages";
import { translatorFor } from "@/lib/i18n/translator";
import { sentenceOf } from "./doubt-sentence";
import { linesOfSource } from "./lines-of-source";
import { readOwnSides } from "./own-sides";
import { pathsById } from "./paths-by-id";
import { formatOfSource } from "./recognise-format";
import type { SentSource } from "./sent-source";
import { valourDoubts } from "./valour-doubts";

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

export interface SourceRead {
  readonly format: SourceFormat;
  readonly sides: readonly Side[];
  readonly doubts: readonly SourceDoubt[];
  readonly totals: readonly SideTotals[];
}

const newId = customAlphabet("0123456789abcdefghijklmnopqrstuvwxyz", 12);

/**
 * Reads an order of battle of any format. Errors: `unsupported-media-type` where it is of none, `malformed-json`,
 * `invalid-document` with the place that cannot be read, `too-large` for a file that unpacks to too much.
 */
export async function readSource(source: SentSource): Promise<SourceRead> {
  const format = formatOfSource(source);
  if (format === "json") return answer(format, readOwnSides(source.bytes), []);
  const lines = await linesOfSource(source.bytes, format);
  const messages = loadMessages(source.language);
  const t = translatorFor(source.language, "orderOfBattle.paste", messages);
  const naming = { newId, looseName: t("loose"), sideName: t("sideName") };
  const style = format === "nafziger" ? "nafziger" : "plain";
  const read = readOrderOfBattle(lines, { ...naming, nation: null, style });
  const { sides, doubts } = sidesOf(read, naming);
  const all = [...read.doubts, ...doubts, ...valourDoubts(sides, source.year)];
  return answer(format, sides, doubtsOf(all, { sides, source, format }));
}

function answer(
  format: SourceFormat,
  sides: readonly Side[],
  doubts: readonly SourceDoubt[],
): SourceRead {
  const totals = sides.map(({ name, formations }) => ({
    side: name,
    ...sumOf(formations),
    units: unitsUnder(formations).length,
  }));
  return { format, sides, doubts, totals };
}

interface Around {
  readonly sides: readonly Side[];
  readonly source: SentSource;
  readonly format: SourceFormat;
}

function doubtsOf(doubts: readonly PasteDoubt[], { sides, source, format }: Around): SourceDoubt[] {
  const paths = pathsById(sides);
  const say = sentenceOf(source.language);
  const hasLines = format !== "orbat-mapper";
  return doubts.map((doubt) => ({
    kind: doubt.code,
    line: hasLines && doubt.line > 0 ? doubt.line : null,
    part: doubt.part,
    words: String(doubt.params.words ?? doubt.text).trim(),
    message: say(doubt),
    path: (doubt.about && paths.get(doubt.about)) ?? null,
  }));
}
