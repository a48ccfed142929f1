import { LABEL_CELL, NO_CELL, quantityCell, wordsCell } from "@/lib/rules/printed/cell";
import { part } from "@/lib/rules/printed/printed-table";
import { type Cell, factorCell, type PrintedRow, printedRow, printedTable } from "../printed-table";
import {
  ARTILLERY_BASES,
  type BaseSize,
  CAVALRY_BASE,
  COMMANDER_BASES,
  INFANTRY_BASE,
  LIGHT_INFANTRY_BASE,
  TRAIN_BASE,
} from "../tables/bases";
import {
  AGGRESSIVE_ADVANCE_SHARE,
  CAUTIOUS_RETREAT_CM,
  CHARACTER_TRAITS,
  CHARACTER_VALUES,
  CHARACTERS,
  type Character,
} from "../tables/characters";
import {
  EXAMPLE_PROFILES,
  type ExampleProfile,
  STATISTIC_COLUMNS,
  TRAINING,
  TRAINING_BONUS,
} from "../tables/statistics";

const TROOPS = {
  infantry: INFANTRY_BASE,
  "light-infantry": LIGHT_INFANTRY_BASE,
  cavalry: CAVALRY_BASE,
} as const;

/** The sizes of bases and what stands on them [1.1, 9.5]. */
export const BASES_TABLE = printedTable({
  id: "bases",
  chapter: "1.1",
  columns: ["kind", "depth", "width", "figures"],
  rows: [
    ...Object.entries(TROOPS).map(([id, base]) => baseRow(id, base)),
    ...Object.entries(ARTILLERY_BASES).flatMap(([calibre, base]) =>
      base ? [baseRow(`artillery-${calibre}`, base)] : [],
    ),
    baseRow("train", TRAIN_BASE),
    ...Object.entries(COMMANDER_BASES).map(commanderRow),
  ],
  notes: ["meaning"],
  doubts: ["no-size"],
  paragraphs: ["1.1", "2.1", "2.2", "9.5"],
});

/** The advantages of veteran and elite troops [2.3]. */
export const TRAINING_TABLE = printedTable({
  id: "training",
  chapter: "2.3",
  columns: ["grade", "morale", "fightingValue", "firepower"],
  rows: TRAINING.map((id) => {
    const bonus = factorCell(TRAINING_BONUS[id]);
    return printedRow({
      table: "training",
      id,
      cells: { grade: LABEL_CELL, morale: bonus, fightingValue: bonus, firepower: bonus },
    });
  }),
  notes: ["whole", "elite", "militia"],
  paragraphs: ["2.3", "7.9", "11.9", "13.3"],
});

/** What the columns of a unit's statistics mean, and the text's two examples [2.8]. */
export const STATISTICS_TABLE = printedTable({
  id: "statistics",
  chapter: "2.8",
  columns: ["column", "meaning", ...STATISTIC_COLUMNS],
  sections: [part("columns", ["column", "meaning"]), part("examples", STATISTIC_COLUMNS)],
  rows: [
    ...STATISTIC_COLUMNS.map((id) =>
      printedRow({
        table: "statistics",
        id,
        section: "columns",
        cells: { column: LABEL_CELL, meaning: wordsCell(`statistics.meaning.${id}`) },
      }),
    ),
    ...EXAMPLE_PROFILES.map(exampleRow),
  ],
  notes: ["cavalry", "square", "dice"],
  doubts: ["no-statistics"],
  paragraphs: ["2.4", "2.8", "7.4", "8.1", "10.20"],
  wide: true,
});

const TRAITS: Readonly<Partial<Record<Character, string>>> = CHARACTER_TRAITS;
const FIGURES: Readonly<Partial<Record<Character, Readonly<Record<string, number>>>>> = {
  aggressive: { share: AGGRESSIVE_ADVANCE_SHARE },
  cautious: { cm: CAUTIOUS_RETREAT_CM },
};

/** What generals of division do when they have no order [6.3]. */
export const CHARACTERS_TABLE = printedTable({
  id: "characters",
  chapter: "6.3",
  columns: ["character", "commandValue", "trait", "acts"],
  rows: CHARACTERS.map((id) =>
    printedRow({
      table: "characters",
      id,
      cells: {
        character: LABEL_CELL,
        commandValue: { kind: "values", ...CHARACTER_VALUES[id] },
        trait: traitCell(TRAITS[id]),
        acts: wordsCell(`characters.acts.${id}`, FIGURES[id]),
      },
    }),
  ),
  notes: ["only-without", "all-may", "single-units"],
  paragraphs: ["5.4", "6.2", "6.3"],
  wide: true,
});

function baseRow(id: string, base: BaseSize): PrintedRow {
  return printedRow({
    table: "bases",
    id,
    cells: {
      kind: LABEL_CELL,
      depth: quantityCell(base.depthCm, "cm"),
      width: quantityCell(base.widthCm, "cm"),
      figures: figuresCell(base),
    },
    fields: { ...base },
  });
}

function figuresCell({ figures, gunners }: BaseSize): Cell {
  if (gunners !== undefined) return wordsCell("bases.value.gun", { gunners });
  if (figures === undefined) return NO_CELL;
  const [least = 0, most] = figures.scale1to72.split("–").map(Number);
  const small = Number(figures.scale15mm);
  return most === undefined
    ? wordsCell("bases.value.scales-one", { large: least, small })
    : wordsCell("bases.value.scales", { least, most, small });
}

function commanderRow([id, base]: [
  string,
  (typeof COMMANDER_BASES)[keyof typeof COMMANDER_BASES],
]): PrintedRow {
  const { depthCm, widthsCm, figures } = base;
  const [widthCm = 0, other] = widthsCm;
  return printedRow({
    table: "bases",
    id,
    cells: {
      kind: LABEL_CELL,
      depth: quantityCell(depthCm, "cm"),
      width:
        other === undefined
          ? quantityCell(widthCm, "cm")
          : wordsCell("bases.value.two-widths", { narrow: widthCm, wide: other }),
      figures:
        id === "commander-in-chief"
          ? wordsCell("bases.value.or-more", { figures })
          : quantityCell(figures, "figures"),
    },
    fields: { depthCm, widthCm },
  });
}

function exampleRow(profile: ExampleProfile): PrintedRow {
  const { id, moveLineCm, moveColumnCm, musketRangeCm } = profile;
  return printedRow({
    table: "statistics",
    id,
    section: "examples",
    cells: {
      type: LABEL_CELL,
      move: wordsCell("statistics.value.move", { line: moveLineCm, column: moveColumnCm }),
      weapon: wordsCell("statistics.value.musket", { cm: musketRangeCm }),
      fightingValue: quantityCell(profile.fightingValue),
      firepower: quantityCell(profile.firepower),
      endurance: quantityCell(profile.endurance),
      morale: quantityCell(profile.morale),
      specialRules: wordsCell(`statistics.value.rules-${id}`),
    },
  });
}

function traitCell(trait: string | undefined): Cell {
  return trait === undefined ? NO_CELL : wordsCell(`characters.trait.${trait}`);
}
