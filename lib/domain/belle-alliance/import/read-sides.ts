import type { Nation } from "@/lib/rules/belle-alliance/nation";
import type { Side } from "../scenario/side";
import type { PasteDoubt } from "./decisions/doubt";
import type { ReadLines } from "./lines/read-lines";
import { type PasteOptions, readOrderOfBattle } from "./parse-order-of-battle";
import type { TroopsArrival } from "./sides/open-formations";
import { sidesOf } from "./sides/sides";
import type { SourceFormat } from "./source-format";
import type { SourceColumns } from "./tables/source-columns";
import type { StatedTotal } from "./units/sums";

/** An order of battle as read from any format. */
export interface OrderRead {
  readonly format: SourceFormat;
  readonly sides: readonly Side[];
  readonly doubts: readonly PasteDoubt[];
  /** Nations inferred only from hints in the words. */
  readonly guessed: readonly Nation[];
  /** The number of units with the nation `other`, because nothing gives theirs. */
  readonly untold: number;
  readonly stated: readonly StatedTotal[];
  readonly arrivals: readonly TroopsArrival[];
  readonly tables: readonly SourceColumns[];
}

interface SidesOptions extends Omit<PasteOptions, "style"> {
  readonly format: SourceFormat;
  /** Name of the single side for troops under several top formations. */
  readonly sideName: string;
}

/** The sides that lines stand for, with everything uncertain about them. */
export function readSides(lines: ReadLines, { format, ...options }: SidesOptions): OrderRead {
  const isOfPairs = format === "nafziger" || (format === "text" && countsInPairs(lines));
  const style = isOfPairs ? "nafziger" : "plain";
  const read = readOrderOfBattle(lines, { ...options, style });
  const { sides, doubts } = sidesOf(read, options);
  return {
    format,
    sides,
    doubts: [...read.doubts, ...doubts],
    guessed: read.guessed,
    untold: read.untold,
    stated: read.stated,
    arrivals: read.arrivals,
    tables: lines.tables,
  };
}

/** `(62/1,676)`: no battalion of a regiment has so high a number, so these are officers and men. */
const SURE_PAIR = /[([]\d{1,3}\s?\/\s?(?:\d{1,2}[.,]\d{3}|[2-9]\d{2})[)\]]/;
const LEAST_PAIRS = 2;

/** Whether a plain text gives officers and men in pairs throughout, so that `(4/91)` is one as well. */
function countsInPairs({ lines }: ReadLines): boolean {
  return lines.filter(({ content }) => SURE_PAIR.test(content)).length >= LEAST_PAIRS;
}
