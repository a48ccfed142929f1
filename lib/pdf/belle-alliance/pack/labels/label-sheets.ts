import {
  LABEL_GRIDS,
  type LabelGrid,
  type LabelSheet,
} from "@/lib/domain/belle-alliance/scenario/pack/label-sheets";
import type { PackOptions } from "@/lib/domain/belle-alliance/scenario/pack/pack-options";
import type {
  FormationView,
  SideView,
  UnitView,
} from "@/lib/domain/belle-alliance/scenario/scenario-view";
import type { Paper } from "@/lib/domain/document/paper";
import { PAPER_SIZE_MM, TYPST_PAPER } from "../../../document/paper";
import type { Words } from "../../../document/text/words";
import { SignBook } from "../../map/sign-book";
import { bySheet, type UnitSheetInput } from "../unit-sheets/card-sheets";
import type { Label, LabelSheets } from "./label";

/**
 * Labels for the bases of all units and staff figures in the view, on paper to cut or on a manufacturer's label sheet.
 */
export function labelSheets(hand: UnitSheetInput & { readonly paper: Paper }): LabelSheets[] {
  const { view, options, words } = hand;
  const signs = new SignBook();
  const labels = view.sides.flatMap((side) => labelsOfSide(side, { ...hand, signs }));
  if (labels.length === 0) return [];
  const grid = options.labels === "cut" ? cutGrid(hand.paper) : LABEL_GRIDS[options.labels];
  return [
    {
      section: "labels",
      title: words.unitSheets("labels.title"),
      paper: TYPST_PAPER[grid.paper],
      grid,
      edges: options.labels === "cut" ? "cut" : "none",
      remark: remarkOn(options.labels, words),
      signs: signs.files(),
      sheets: options.labels === "cut" ? bySheet(labels, grid) : bySheetInFull(labels, grid),
    },
  ];
}

/** Sheets of sticky labels are used up, each before the next. */
function bySheetInFull(labels: readonly Label[], { columns, rows }: LabelGrid): Label[][] {
  const perSheet = columns * rows;
  return Array.from({ length: Math.ceil(labels.length / perSheet) }, (_, i) =>
    labels.slice(i * perSheet, (i + 1) * perSheet),
  );
}

/** The size of labels to cut, and the margin that printers need, in mm. */
const CUT_MM = { width: 46, height: 15, margin: 11 } as const;

function cutGrid(paper: Paper): LabelGrid {
  const [width, height] = PAPER_SIZE_MM[paper];
  const columns = Math.floor((width - 2 * CUT_MM.margin) / CUT_MM.width);
  const rows = Math.floor((height - 2 * CUT_MM.margin) / CUT_MM.height);
  return {
    paper,
    columns,
    rows,
    widthMm: CUT_MM.width,
    heightMm: CUT_MM.height,
    leftMm: (width - columns * CUT_MM.width) / 2,
    topMm: (height - rows * CUT_MM.height) / 2,
    pitchXMm: CUT_MM.width,
    pitchYMm: CUT_MM.height,
  };
}

function remarkOn(sheet: LabelSheet, { unitSheets }: Words): string {
  return sheet === "cut" ? unitSheets("labels.cut") : unitSheets("labels.sheet", { sheet });
}

interface LabelInput {
  readonly options: PackOptions;
  readonly words: Words;
  readonly keys: ReadonlyMap<string, string>;
  readonly signs: SignBook;
}

function labelsOfSide(side: SideView, hand: LabelInput): Label[] {
  return (side.formations ?? []).flatMap((each) => labelsUnder(each, side, hand));
}

function labelsUnder(formation: FormationView, side: SideView, hand: LabelInput): Label[] {
  return [
    ...staffLabels(formation, side, hand),
    ...formation.units.map((unit) => unitLabel(unit, formation, side, hand)),
    ...formation.formations.flatMap((each) => labelsUnder(each, side, hand)),
  ];
}

/** Labels of a commander and of the adjutants, who count only for their own commander's units [1.1.3]. */
function staffLabels(
  { id, fullName, commander, adjutants }: FormationView,
  { colour }: SideView,
  { words, keys, signs }: LabelInput,
): Label[] {
  if (commander === null) return [];
  const { clean, unitSheets, number } = words;
  const one: Label = {
    name: clean.name(commander.name),
    under: clean.name(fullName),
    key: keys.get(id) ?? "",
    figures: "",
    colour,
    sign: signs.nameOf({ kind: "commander", colour }),
  };
  const others = Array.from({ length: adjutants }, (_, i) => ({
    ...one,
    figures: unitSheets("commander.adjutant", { number: number(i + 1) }),
  }));
  return [one, ...others];
}

function unitLabel(
  unit: UnitView,
  formation: FormationView,
  { colour }: SideView,
  { options, words, keys, signs }: LabelInput,
): Label {
  const { clean, unitSheets } = words;
  const shown =
    options.labelValour === "shown"
      ? [unbroken(unitSheets("labels.valour", { value: valourOf(unit, words) }))]
      : [];
  return {
    name: clean.name(unit.name),
    under: clean.name(formation.fullName),
    key: keys.get(unit.id) ?? "",
    figures: [...figuresOf(unit, words), ...shown].join(" · "),
    colour,
    sign: signs.nameOf({ kind: "arm", arm: unit.arm, colour }),
  };
}

/** A word with its number, on one line. */
function unbroken(words: string): string {
  return words.replaceAll(" ", "\u00a0");
}

function figuresOf({ figures, modelGuns, gunners, wagons }: UnitView, words: Words): string[] {
  const { unitSheets, print } = words;
  if (figures !== null) return [unitSheets("labels.figures", { count: figures })];
  if (modelGuns !== null)
    return [unitSheets("labels.guns", { models: modelGuns, gunners: gunners ?? 0 })];
  return wagons === null ? [] : [print("kind.wagons", { count: wagons })];
}

/** The valour; both values if the umpire has not chosen yet. */
function valourOf({ valour }: UnitView, { signed }: Words): string {
  const isOpen = valour.origin === "undecided" && valour.tableValues.length > 0;
  return isOpen ? valour.tableValues.map(signed).join("/") : signed(valour.value);
}
