import { LIMITS } from "../../../document/limits";
import type { BookEntry, Profile } from "../book-entry";
import { blankEntry } from "../commands/entries";
import { kindNamed } from "./kind-named";
import type { PasteOptions, Row, RowDoubt } from "./pasted-row";
import { readFigure, readMove, readRules, readWeapon } from "./read-cell";

const FIGURES = ["fightingValue", "firepower", "endurance", "morale"] as const;

interface Reading {
  readonly figures: Partial<Profile>;
  readonly doubts: readonly RowDoubt[];
  /** Cells that could not be read, kept as text. */
  readonly kept: readonly string[];
}

/** Reads a unit from a row of 2.8, with its doubts. */
export function readEntry(
  row: Row,
  { language, newId }: PasteOptions,
): { thing: BookEntry; doubts: RowDoubt[] } {
  const name = (row.name ?? "").slice(0, LIMITS.nameLength);
  const rules = readRules(row.rules ?? "");
  const read = readFigures(row);
  const unitKind = kindNamed(name, row.rules ?? "");
  const names = { en: "", da: "", pl: "", [language]: name || "?" };
  const blank = blankEntry(newId(), names);
  const kept = [rules.rest, ...read.kept, ...row.extra].filter((each) => each !== "").join(", ");
  const thing = {
    ...blank,
    unitKind,
    traits: [...rules.traits],
    profile: {
      ...blank.profile,
      ...read.figures,
      ...rules.figures,
      specialRules: kept.slice(0, LIMITS.lineLength),
    },
  };
  const doubts: RowDoubt[] = [
    ...(name === "" ? [{ code: "no-name", text: "" } as const] : []),
    ...(unitKind === null ? [{ code: "kind-open", text: name } as const] : []),
    ...read.doubts,
    ...row.extra.map((text) => ({ code: "too-many-cells", text }) as const),
  ];
  return { thing, doubts };
}

function readFigures(row: Row): Reading {
  const parts = [
    reading(row.move ?? "", readMove),
    weaponReading(row.weapon ?? ""),
    ...FIGURES.map((figure) =>
      reading(row[figure] ?? "", (cell) => {
        const read = readFigure(cell);
        return read && { [figure]: read.value };
      }),
    ),
  ];
  return {
    figures: Object.assign({}, ...parts.map(({ figures }) => figures)),
    doubts: parts.flatMap(({ doubts }) => doubts),
    kept: parts.flatMap(({ kept }) => kept),
  };
}

function reading(cell: string, read: (cell: string) => Partial<Profile> | null): Reading {
  const figures = read(cell);
  if (figures !== null) return { figures, doubts: [], kept: [] };
  return { figures: {}, doubts: [{ code: "not-a-figure", text: cell }], kept: [cell] };
}

function weaponReading(cell: string): Reading {
  const read = reading(cell, readWeapon);
  const own = read.figures.weaponName;
  return own ? { ...read, doubts: [{ code: "weapon-own-word", text: own }] } : read;
}
