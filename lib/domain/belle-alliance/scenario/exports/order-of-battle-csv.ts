import { type CsvCell, csvFile } from "../../../document/csv";
import type { FormationView, NamesView, ScenarioView, SideView, UnitView } from "../scenario-view";
import type { ExportLabel, ExportWords } from "./words";

/** One unit with its side and the formations above it, the topmost first. */
interface Row {
  readonly side: SideView;
  readonly chain: readonly FormationView[];
  readonly unit: UnitView;
}

const COLUMNS: readonly (readonly [ExportLabel, (row: Row, words: ExportWords) => CsvCell])[] = [
  ["side", ({ side }) => side.name],
  ["formation", ({ chain }) => chain.map(({ name }) => name).join(" / ")],
  ["commander", ({ chain }) => chain.at(-1)?.commander?.name ?? null],
  ["unit", ({ unit }) => unit.name],
  ["nation", ({ unit }, words) => words.nation(unit.nation)],
  ["arm", ({ unit }, words) => words.arm(unit.arm)],
  ["type", ({ unit }, words) => (unit.type === null ? "" : words.type(unit.type))],
  ["weapon", ({ unit }, words) => unit.weapon && words.weapon(unit.weapon)],
  ["weight", ({ unit }, words) => unit.weight && words.weight(unit.weight)],
  ["men", ({ unit }) => unit.men],
  ["guns", ({ unit }) => unit.guns],
  ["howitzers", ({ unit }) => unit.howitzers],
  ["calibre", ({ unit }) => unit.calibrePd],
  ["figures", ({ unit }) => unit.figures],
  ["modelGuns", ({ unit }) => unit.modelGuns],
  ["gunners", ({ unit }) => unit.gunners],
  ["wagons", ({ unit }) => unit.wagons],
  ["ammunition", ({ unit }, words) => (unit.arm === "train" ? yesNo(unit.ammunition, words) : "")],
  ["battalionsOrSquadrons", ({ unit }) => unit.battalionsOrSquadrons],
  ["light", ({ unit }, words) => yesNo(unit.light, words)],
  ["skirmishers", ({ unit }) => unit.skirmishers],
  ["marksmen", ({ unit }, words) => yesNo(unit.marksmen, words)],
  ["lance", ({ unit }, words) => yesNo(unit.lance, words)],
  ["valour", ({ unit }) => unit.valour.value],
  ["lossSteps", ({ unit }) => unit.lossSteps.filter((left) => left > 0).join(" ")],
  ["supplies", ({ unit }) => unit.supplies],
  ["estimate", ({ unit }, words) => yesNo(unit.estimate, words)],
  ["source", ({ unit }) => unit.source],
  ["note", ({ unit }) => unit.note],
  ["arrives", ({ unit }) => unit.arrives?.bound ?? null],
];

/**
 * The order of battle as CSV (RFC 4180, CRLF, with a byte order mark so that spreadsheets read it as UTF-8), one row
 * per unit. Sides the reader may not see have no rows; what is sealed from everybody has one that says so in its note,
 * after its names if these are shown.
 */
export function orderOfBattleCsv(view: ScenarioView, words: ExportWords): string {
  const head = COLUMNS.map(([label]) => words.label(label));
  const rows = view.sides.flatMap((side) => [
    ...(side.formations ?? [])
      .flatMap((each) => rowsOf(each, { side, chain: [] }))
      .map((row) => COLUMNS.map(([, value]) => value(row, words))),
    ...sealedRows(side, words),
  ]);
  const isAllSealed = view.isSealed && view.sides.length === 0;
  return csvFile([
    head,
    ...rows,
    ...(isAllSealed ? [rowWith({ note: words.label("sealedOrder") })] : []),
  ]);
}

function sealedRows({ name, sealed }: SideView, words: ExportWords): CsvCell[][] {
  if (!sealed) return [];
  const note = words.label(sealed.names ? "sealedStrengths" : "sealedOrder");
  const named = (sealed.names ?? []).flatMap((each) => namedRows(each, { side: name, chain: [] }));
  return [...named, rowWith({ side: name, note })];
}

function namedRows(
  { name, units, formations }: NamesView,
  above: { readonly side: string; readonly chain: readonly string[] },
): CsvCell[][] {
  const inside = { side: above.side, chain: [...above.chain, name] };
  const formation = inside.chain.join(" / ");
  return [
    ...units.map((unit) => rowWith({ side: inside.side, formation, unit })),
    ...formations.flatMap((each) => namedRows(each, inside)),
  ];
}

function rowWith(cells: Partial<Record<ExportLabel, CsvCell>>): CsvCell[] {
  return COLUMNS.map(([label]) => cells[label] ?? null);
}

function rowsOf(formation: FormationView, above: Omit<Row, "unit">): Row[] {
  const inside = { side: above.side, chain: [...above.chain, formation] };
  return [
    ...formation.units.map((unit) => ({ ...inside, unit })),
    ...formation.formations.flatMap((each) => rowsOf(each, inside)),
  ];
}

function yesNo(holds: boolean, words: ExportWords): string {
  return words.label(holds ? "yes" : "no");
}
