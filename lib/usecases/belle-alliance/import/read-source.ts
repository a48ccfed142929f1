import { customAlphabet } from "nanoid";
import type {
  PasteDoubt,
  PasteDoubtCode,
} from "@/lib/domain/belle-alliance/import/decisions/doubt";
import { valourDoubts } from "@/lib/domain/belle-alliance/import/decisions/valour-doubts";
import { type OrderRead, readSides } from "@/lib/domain/belle-alliance/import/read-sides";
import type { TroopsArrival } from "@/lib/domain/belle-alliance/import/sides/open-formations";
import { type StatedSum, sumOf } from "@/lib/domain/belle-alliance/import/units/sums";
import type { FormationNode } from "@/lib/domain/belle-alliance/scenario/formation";
import { withWeightsOfRows } from "@/lib/domain/belle-alliance/scenario/row-weights";
import type { Side } from "@/lib/domain/belle-alliance/scenario/side";
import { unitsUnder } from "@/lib/domain/belle-alliance/scenario/visible-tree";
import type { Language } from "@/lib/domain/document/language";
import { below } from "@/lib/domain/document/pointer";
import { loadMessages } from "@/lib/i18n/messages";
import { translatorFor } from "@/lib/i18n/translator";
import { linesOfSource } from "./lines-of-source";
import { readOwnSides } from "./own-sides";
import { formatOfSource } from "./recognise-format";
import type { SentSource } from "./sent-source";

/** A doubt about what was read. */
export interface SourceDoubt {
  readonly kind: PasteDoubtCode;
  /** Line of the text or row of the sheet, from 1; null for a file without lines. */
  readonly line: number | null;
  /** Name of the sheet, in a workbook with several. */
  readonly part: string | null;
  /** The text it is about, as it was written. */
  readonly words: string;
  /** The doubt as a sentence. */
  readonly message: string;
  /** The names and numbers in that sentence. */
  readonly params: PasteDoubt["params"];
  /** The unit or formation it is about; null if it is about none. */
  readonly id: string | null;
  /** JSON Pointer to it in the answer, for other tools. */
  readonly path: string | null;
}

/** Totals of what was read for one side. */
interface SideTotals {
  readonly side: string;
  readonly men: number;
  readonly guns: number;
  readonly units: number;
}

/** A sum stated in the file. */
interface SourceStated extends StatedSum {
  readonly line: number | null;
  /** The formation it belongs to; null for everything above its line. */
  readonly id: string | null;
  readonly path: string | null;
}

/** Troops that arrive after the battle has begun. */
interface SourceArrival extends TroopsArrival {
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
 * Reads an order of battle in any supported format. Errors: `unsupported-media-type` for any other format;
 * `malformed-json`; `invalid-document` with the place that cannot be read; `too-large` for a file that unpacks to too
 * much.
 */
export async function readSource(source: SentSource): Promise<SourceRead> {
  const format = formatOfSource(source);
  if (format === "json") return answer(ownSides(source), source);
  const { columns = {}, nation = null, officers = "apart" } = source;
  const lines = await linesOfSource(source.bytes, { format, columns });
  const t = translatorFor(source.language, "orderOfBattle.paste", loadMessages(source.language));
  const naming = { newId, looseName: t("loose"), sideName: t("sideName") };
  const read = readSides(lines, { ...naming, format, nation, officers });
  const sides = withWeightsOfRows(read.sides, source.year);
  const doubts = [...read.doubts, ...valourDoubts(sides, source.year)];
  return answer({ ...read, sides, doubts }, source);
}

/** Our own JSON leaves no doubts. */
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
  const placeOf = (id: string | null) => {
    const path = (id && paths.get(id)) ?? null;
    return { id: path && id, path };
  };
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
      ...placeOf(doubt.about),
    })),
    totals: sides.map(({ name, formations }) => ({
      side: name,
      ...sumOf(formations),
      units: unitsUnder(formations).length,
    })),
    stated: read.stated.map(({ of, line, men, guns }) => ({
      line: lineOf(line),
      ...placeOf(of),
      men,
      guns,
    })),
    arrivals: read.arrivals.flatMap((arrival) => {
      const path = paths.get(arrival.id);
      return path === undefined ? [] : [{ ...arrival, path }];
    }),
    guessed,
    untold,
    tables,
  };
}

/** The arrivals in the sides' schedules; troops listed more than once arrive in the first bound that lists them. */
function arrivalsOf(sides: readonly Side[]): TroopsArrival[] {
  const arrivals = new Map<string, TroopsArrival>();
  for (const { brings, bound, entry, note } of sides.flatMap((side) => side.reinforcements)) {
    for (const id of brings) {
      if (!arrivals.has(id))
        arrivals.set(id, { id, bound, time: null, edge: null, entry, words: note });
    }
  }
  return [...arrivals.values()];
}

/** Returns a function that words doubts in a language; nation codes are replaced by names. */
function sentenceOf(language: Language): (doubt: Pick<PasteDoubt, "code" | "params">) => string {
  const messages = loadMessages(language);
  const sentences = translatorFor(language, "findings.doubts", messages);
  const nations = translatorFor(language, "belleAlliance.nation", messages);
  return ({ code, params }) => {
    const { nation } = params;
    const words = nation === undefined ? params : { ...params, nation: nations(String(nation)) };
    return sentences(code, words);
  };
}

/** The JSON Pointer of every side, formation and unit, by id. */
function pathsById(sides: readonly Side[]): ReadonlyMap<string, string> {
  const paths = new Map<string, string>();
  for (const [i, { id, formations }] of sides.entries()) {
    const path = below("/sides", i);
    paths.set(id, path);
    addFormations(formations, path, paths);
  }
  return paths;
}

function addFormations(
  formations: readonly FormationNode[],
  parent: string,
  paths: Map<string, string>,
): void {
  for (const [i, each] of formations.entries()) {
    const path = below(`${parent}/formations`, i);
    paths.set(each.id, path);
    for (const [k, unit] of each.units.entries()) paths.set(unit.id, below(`${path}/units`, k));
    addFormations(each.formations, path, paths);
  }
}
