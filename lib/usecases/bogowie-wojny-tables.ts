import { GrundlagError } from "@/lib/domain/error-code";
import type { Words } from "@/lib/domain/rule-tables/table-words";
import {
  ARTILLERY_BASES,
  CAVALRY_BASE,
  INFANTRY_BASE,
  LIGHT_INFANTRY_BASE,
  TRAIN_BASE,
} from "@/lib/rules/bogowie-wojny/tables/bases";
import { MORALE_LEVELS, MORALE_MODIFIERS } from "@/lib/rules/bogowie-wojny/tables/morale";
import { UPGRADE_POINTS, UPGRADES } from "@/lib/rules/bogowie-wojny/tables/upgrades";
import { WAGOMIAR } from "@/lib/rules/bogowie-wojny/tables/wagomiar";
import { UNIT_KINDS } from "@/lib/rules/bogowie-wojny/unit-kind";

/** The words tables of Bogowie Wojny are labelled with. */
export interface BogowieWojnyTableWords {
  readonly titles: Words;
  readonly terms: Words;
}

export interface BogowieWojnyTable {
  readonly id: string;
  /** Where it stands in the book: "13.2". */
  readonly chapter: string;
  readonly title: string;
  readonly rows: readonly { readonly id: string; readonly label: string }[];
}

interface Source {
  readonly chapter: string;
  readonly rows: (words: BogowieWojnyTableWords) => BogowieWojnyTable["rows"];
}

const SOURCES: Readonly<Record<string, Source>> = {
  bases: { chapter: "1.1", rows: ({ titles }) => baseRows(titles) },
  "army-morale": {
    chapter: "11.9",
    rows: ({ terms }) =>
      MORALE_LEVELS.map((id) => ({
        id,
        label: terms(`levels.${id}`),
        modifier: MORALE_MODIFIERS[id],
      })),
  },
  wagomiar: {
    chapter: "13.2",
    rows: ({ terms }) =>
      UNIT_KINDS.map((id) => ({ id, label: terms(`units.${id}`), ...WAGOMIAR[id] })),
  },
  upgrades: {
    chapter: "13.3",
    rows: ({ terms }) =>
      UPGRADES.map((id) => ({ id, label: terms(`upgrades.${id}`), points: UPGRADE_POINTS[id] })),
  },
};

/** The tables of Bogowie Wojny the service holds, in the book's order. */
export function listBogowieWojnyTables(titles: Words): Omit<BogowieWojnyTable, "rows">[] {
  return Object.entries(SOURCES).map(([id, { chapter }]) => ({
    id,
    chapter,
    title: titles(`bogowieWojny.${id}`),
  }));
}

/** One table as data: numbers are numbers, labels in the words' language. Error: `not-found`. */
export function readBogowieWojnyTable(
  id: string,
  words: BogowieWojnyTableWords,
): BogowieWojnyTable {
  const source = Object.hasOwn(SOURCES, id) ? SOURCES[id] : undefined;
  if (!source) {
    throw new GrundlagError("not-found", `Bogowie Wojny has no table "${id}" that is held here.`);
  }
  const { chapter, rows } = source;
  return { id, chapter, title: words.titles(`bogowieWojny.${id}`), rows: rows(words) };
}

function baseRows(titles: Words): BogowieWojnyTable["rows"] {
  const named = {
    infantry: INFANTRY_BASE,
    "light-infantry": LIGHT_INFANTRY_BASE,
    cavalry: CAVALRY_BASE,
    train: TRAIN_BASE,
  };
  const guns = Object.entries(ARTILLERY_BASES).flatMap(([n, base]) =>
    base ? [{ id: `artillery-${n}`, label: titles("bases.artillery", { n }), ...base }] : [],
  );
  return [
    ...Object.entries(named).map(([id, base]) => ({ id, label: titles(`bases.${id}`), ...base })),
    ...guns,
  ];
}
