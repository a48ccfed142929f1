import type { Nation } from "@/lib/rules/belle-alliance/nation";
import { foldText } from "../../../document/fold-text";
import type { PasteDoubt } from "../decisions/doubt";
import { nationIn, nationOfCell, withinNation } from "../words/nations";
import { partIn } from "../words/parts-of-nations";

interface NationSources {
  /** The unit's name. */
  readonly name: string;
  /** The cell with its nation, as written; null if there is none. */
  readonly cell: string | null;
  /** The nation given by a heading above; null if none is. */
  readonly above: Nation | null;
  /** The folded names of the formations above. */
  readonly under: string;
}

/** A unit's nation according to its column, its name or the headings above it. */
interface NationOfUnit {
  /** Null if nothing gives it. */
  readonly nation: Nation | null;
  /** A part of that nation named only in its column; kept because table 21 goes by names. */
  readonly part: string | null;
  readonly doubt: Pick<PasteDoubt, "code" | "params"> | null;
}

/** The column takes precedence over the name, the name over the headings, and a nation over a part of one. */
export function nationOfUnit({ name, cell, above, under }: NationSources): NationOfUnit {
  const column = cell === null ? null : asProvince(nationOfCell(cell), above);
  const named = withinNation(nationIn(foldText(name)), above);
  const inName = partIn(name);
  if (column !== null && cell !== null) {
    const isSaid = [foldText(name), under].some((text) => text.includes(foldText(cell)));
    const part = column.isPart && !isSaid ? cell : null;
    return { ...chosen(column.nations, { words: cell, above: above ?? named }), part };
  }
  if (named !== null) return { ...ofItsOwn(named, above), part: null };
  if (inName === null) return { nation: above, part: null, doubt: null };
  const { words, nations } = inName;
  const only = nations.length === 1 ? nations[0] : null;
  if (only !== null) return { ...ofItsOwn(only, above), part: null };
  if (above === null) return { nation: null, part: null, doubt: null };
  return {
    ...chosen([above], { words, above }),
    ...(nations.includes(above) ? {} : { doubt: open(words, above) }),
    part: null,
  };
}

function asProvince(
  told: ReturnType<typeof nationOfCell>,
  above: Nation | null,
): ReturnType<typeof nationOfCell> {
  const [first] = told?.nations ?? [];
  const nation = first ? withinNation(first, above) : null;
  return nation === null || nation === first ? told : { nations: [nation], isPart: true };
}

type Chosen = Omit<NationOfUnit, "part">;

/** Of several possible nations, that of the heading, otherwise the likeliest. */
function chosen(
  nations: readonly [Nation, ...Nation[]],
  { words, above }: { readonly words: string; readonly above: Nation | null },
): Chosen {
  if (nations.length === 1) return { nation: nations[0], doubt: null };
  if (above !== null && nations.includes(above)) return { nation: above, doubt: null };
  return { nation: nations[0], doubt: open(words, nations[0]) };
}

function ofItsOwn(nation: Nation, above: Nation | null): Chosen {
  const isOther = above !== null && above !== nation;
  return { nation, doubt: isOther ? { code: "nation-of-its-own", params: {} } : null };
}

function open(words: string, nation: Nation): Chosen["doubt"] {
  return { code: "nation-hinted", params: { words, nation } };
}
