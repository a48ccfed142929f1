import { unitStrength } from "@/lib/domain/belle-alliance/scenario/derive";
import type { FormationNode } from "@/lib/domain/belle-alliance/scenario/formation";
import type { Scenario } from "@/lib/domain/belle-alliance/scenario/scenario";
import type { Totals } from "@/lib/domain/belle-alliance/scenario/scenario-view";
import type { Settings } from "@/lib/domain/belle-alliance/scenario/settings";
import type { Side } from "@/lib/domain/belle-alliance/scenario/side";
import { totalsOf } from "@/lib/domain/belle-alliance/scenario/totals";
import type { Unit } from "@/lib/domain/belle-alliance/scenario/unit";
import type { Severity } from "@/lib/domain/document/severity";
import type { OrderRow } from "./order-row";
import type { TreeFilter } from "./tree-filter";

/** What decides which rows are visible and how they look. */
export interface RowsInput {
  readonly scenario: Pick<Scenario, "sides" | "settings">;
  /** Ids of collapsed sides and formations. */
  readonly shut: ReadonlySet<string>;
  readonly sideId: string | null;
  readonly filter: TreeFilter;
  readonly renaming: string | null;
  /** The most serious finding on each item, keyed by its id. */
  readonly findings: ReadonlyMap<string, Severity>;
}

/**
 * Returns a function that makes the rows of the order of battle. It returns the same object for every unchanged row, so
 * that an edit renders only the rows it affects.
 */
export function rowMaker(): (input: RowsInput) => readonly OrderRow[] {
  let before = new Map<string, OrderRow>();
  return (input) => {
    const rows = freshRows(input).map((row) => {
      const known = before.get(row.key);
      return known && isSameRow(known, row) ? known : row;
    });
    before = new Map(rows.map((row) => [row.key, row]));
    return rows;
  };
}

interface Walk extends RowsInput {
  readonly rows: OrderRow[];
}

interface At {
  readonly side: Side;
  readonly level: number;
}

function freshRows(input: RowsInput): OrderRow[] {
  const walk: Walk = { ...input, rows: [] };
  for (const side of input.scenario.sides) {
    if (input.sideId !== null && side.id !== input.sideId) continue;
    if (!walk.filter.keepsSide(side)) continue;
    addSide(side, walk);
  }
  return walk.rows;
}

function addSide(side: Side, walk: Walk): void {
  const isOpen = isOpenIn(walk, side.id);
  const totals = totalsOf(side.formations, walk.scenario.settings);
  walk.rows.push({
    ...groupFields(side, { totals, isOpen, level: 1 }, walk),
    is: "side",
    colour: side.colour,
    commander: null,
    isHidden: false,
    finding: isOpen ? (walk.findings.get(side.id) ?? null) : gravestUnder(side, walk),
  });
  if (!isOpen) return;
  for (const formation of side.formations) addFormation(formation, { side, level: 2 }, walk);
}

function addFormation(formation: FormationNode, at: At, walk: Walk): void {
  if (!walk.filter.keepsFormation(formation)) return;
  const isOpen = isOpenIn(walk, formation.id);
  const totals = formationTotals(formation, walk.scenario.settings);
  walk.rows.push({
    ...groupFields(formation, { totals, isOpen, level: at.level }, walk),
    is: "formation",
    colour: at.side.colour,
    commander: formation.commander?.name ?? null,
    isHidden: formation.hidden,
    finding: isOpen ? (walk.findings.get(formation.id) ?? null) : gravestUnder(formation, walk),
  });
  if (!isOpen) return;
  const below = { ...at, level: at.level + 1 };
  for (const each of formation.formations) addFormation(each, below, walk);
  for (const unit of formation.units) addUnit(unit, below, walk);
}

function groupFields(
  { id, name }: { readonly id: string; readonly name: string },
  shown: { readonly totals: Totals; readonly isOpen: boolean; readonly level: number },
  walk: Walk,
) {
  const { men, exactFigures, figures, rounding, guns } = shown.totals;
  return {
    key: id,
    level: shown.level,
    isOpen: shown.isOpen,
    name,
    men,
    exactFigures,
    figures,
    rounding,
    guns: guns || null,
    isRenaming: walk.renaming === id,
  };
}

function addUnit(unit: Unit, at: At, walk: Walk): void {
  if (!walk.filter.keepsUnit(unit)) return;
  const { settings } = walk.scenario;
  const { figures, gunners, wagons } = unitStrength(unit, settings);
  walk.rows.push({
    key: unit.id,
    is: "unit",
    level: at.level,
    name: unit.name,
    colour: at.side.colour,
    arm: unit.arm,
    type: unit.type,
    weight: unit.weight,
    lance: unit.lance,
    light: unit.light,
    marksmen: unit.marksmen,
    ammunition: unit.ammunition,
    supplies: unit.supplies,
    isRifle: unit.weapon === "rifle",
    men: unit.men,
    exactFigures: figures === null || unit.men === null ? null : unit.men / settings.menPerFigure,
    figures,
    gunners,
    wagons,
    guns: unit.guns,
    calibrePd: unit.calibrePd,
    isEstimate: unit.estimate,
    finding: walk.findings.get(unit.id) ?? null,
    isHidden: unit.hidden,
    isRenaming: walk.renaming === unit.id,
  });
}

/** A filter expands everything it keeps, so that matches are visible. */
function isOpenIn({ shut, filter }: Walk, id: string): boolean {
  return filter.isFiltering || !shut.has(id);
}

const RANK = { error: 3, warning: 2, note: 1 } as const;

function gravestUnder(top: Side | FormationNode, { findings }: Walk): Severity | null {
  if (findings.size === 0) return null;
  let gravest = findings.get(top.id) ?? null;
  const weigh = (id: string) => {
    const found = findings.get(id);
    if (found && (gravest === null || RANK[found] > RANK[gravest])) gravest = found;
  };
  const visit = (formation: FormationNode) => {
    weigh(formation.id);
    for (const unit of formation.units) weigh(unit.id);
    formation.formations.forEach(visit);
  };
  if ("units" in top) visit(top);
  else top.formations.forEach(visit);
  return gravest;
}

/** Caches the totals of each formation object, since an edit leaves most of these objects unchanged. */
const TOTALS = new WeakMap<
  FormationNode,
  { readonly settings: Settings; readonly totals: Totals }
>();

/** The totals of a formation. */
export function formationTotals(formation: FormationNode, settings: Settings): Totals {
  const known = TOTALS.get(formation);
  if (known?.settings === settings) return known.totals;
  const totals = totalsOf([formation], settings);
  TOTALS.set(formation, { settings, totals });
  return totals;
}

function isSameRow(one: OrderRow, other: OrderRow): boolean {
  const keys = Object.keys(one) as (keyof OrderRow)[];
  return keys.length === Object.keys(other).length && keys.every((key) => one[key] === other[key]);
}
