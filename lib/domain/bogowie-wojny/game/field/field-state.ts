import type { BattleArea } from "@/lib/rules/bogowie-wojny/battle-area";
import {
  oppositeEdge,
  type RoadOrder,
  type TableEdge,
} from "@/lib/rules/bogowie-wojny/placing-order";
import type { Language } from "../../../document/language";
import type { Battlefield } from "../../field/battlefield";
import { toMm } from "../../field/generator/unit-vector";
import { baseOutline, basesOn, deploymentZones } from "../../field/operational-base";
import type { GameEvent } from "../game-event";
import { otherSeat, type Seat } from "../seat";
import type { FieldEntry } from "./field-entry";
import type { PassableStage } from "./stages";

type Entry<Kind extends FieldEntry["kind"]> = Extract<FieldEntry, { kind: Kind }>;

/** A step of setting up that has not been taken back. */
interface FieldStep {
  readonly seq: number;
  readonly seat: Seat;
  readonly entry: FieldEntry;
}

/** The state of a battlefield being set up. */
export interface SetUp {
  readonly table: Battlefield["table"];
  readonly language: Language;
  /** The order in which roads are laid, if both formats share an unusual reading. */
  readonly roadOrder: RoadOrder | undefined;
  readonly initiative: Entry<"field-initiative"> | null;
  readonly edges: Readonly<Record<Seat, TableEdge>> | null;
  readonly proposedArea: BattleArea | null;
  readonly area: BattleArea | null;
  /** The battlefield that the game's scenario gave; null where the players set it up. */
  readonly given: Battlefield | null;
  /** The battlefield so far, once its area is known. */
  readonly field: Battlefield | null;
  readonly passed: readonly { readonly stage: PassableStage; readonly seat: Seat }[];
  /** The seat that placed last, since players take turns. */
  readonly lastPlacer: Seat | null;
  readonly basesBy: readonly Seat[];
  readonly first: Seat | null;
  /** The deployed bodies, by step [14.6]. */
  readonly deployed: readonly { readonly seat: Seat; readonly bodies: readonly string[] }[];
}

export interface FieldState {
  /** The log number of the newest step, 0 before the first. A move states it, so that none is based on an older field. */
  readonly step: number;
  readonly last: FieldStep | null;
  /** The step a player has asked to take back. */
  readonly undo: { readonly of: number; readonly by: Seat } | null;
  readonly setUp: SetUp | null;
}

/** The state of the field after all entries of the log, without the steps both players took back. */
export function fieldState(log: readonly GameEvent[]): FieldState {
  const steps = log.flatMap(({ seq, seat, entry }) =>
    isFieldEntry(entry) ? [{ seq, seat, entry }] : [],
  );
  const held = steps.filter(({ seq, entry }) => !isAboutUndoing(entry) && !wasUndone(seq, steps));
  const newest = steps.at(-1);
  const asked = newest?.entry.kind === "field-undo-asked" ? newest.entry.of : null;
  return {
    step: newest?.seq ?? 0,
    last: held.at(-1) ?? null,
    undo: newest && asked !== null ? { of: asked, by: newest.seat } : null,
    setUp: held.reduce<SetUp | null>(after, null),
  };
}

/** Whether a log entry belongs to setting up the field. */
export function isFieldEntry(entry: GameEvent["entry"]): entry is FieldEntry {
  return entry.kind.startsWith("field-");
}

function isAboutUndoing({ kind }: FieldEntry): boolean {
  return kind.startsWith("field-undo-");
}

function wasUndone(seq: number, steps: readonly FieldStep[]): boolean {
  return steps.some(({ entry }) => entry.kind === "field-undo-agreed" && entry.of === seq);
}

function after(setUp: SetUp | null, { entry, seat }: FieldStep): SetUp | null {
  if (entry.kind === "field-begun") return begun(entry);
  if (entry.kind === "field-given") return given(entry);
  if (!setUp) return null;
  switch (entry.kind) {
    case "field-initiative":
      return { ...setUp, initiative: entry };
    case "field-edge":
      return withEdges(setUp, edgesAfter(seat, entry.edge), entry.edge);
    case "field-area-proposed":
      return { ...setUp, proposedArea: entry.area };
    case "field-area-declined":
      return { ...setUp, proposedArea: null };
    case "field-area":
    case "field-area-agreed":
      return withArea({ ...setUp, area: entry.area, proposedArea: null });
    case "field-passed":
      return { ...setUp, passed: [...setUp.passed, { stage: entry.stage, seat }] };
    case "field-deployment":
      return { ...setUp, first: entry.first };
    case "field-deployed":
      return { ...setUp, deployed: [...setUp.deployed, { seat, bodies: entry.bodies }] };
    default:
      return setUp.field ? { ...setUp, ...laidBy(setUp, seat, entry, setUp.field) } : setUp;
  }
}

/** The scenario's ground with both bases and the zones of 14.6, where it has none. */
function given({ field }: Entry<"field-given">): SetUp {
  const { table, language, bases, deploymentZones: zones } = field;
  const whole = {
    ...field,
    bases: bases.length > 0 ? bases : basesOn(table),
    deploymentZones: zones.length > 0 ? zones : deploymentZones(),
  };
  return { ...begun({ kind: "field-begun", table, language }), given: whole, field: whole };
}

/** The edges are chosen before there is a field, apart from a scenario's. */
function withEdges(setUp: SetUp, edges: NonNullable<SetUp["edges"]>, initiative: TableEdge): SetUp {
  return { ...setUp, edges, field: setUp.field && { ...setUp.field, initiative } };
}

function begun({ table, language, roadOrder }: Entry<"field-begun">): SetUp {
  return {
    table,
    language,
    roadOrder,
    initiative: null,
    edges: null,
    proposedArea: null,
    area: null,
    given: null,
    field: null,
    passed: [],
    lastPlacer: null,
    basesBy: [],
    first: null,
    deployed: [],
  };
}

function edgesAfter(winner: Seat, edge: TableEdge): Record<Seat, TableEdge> {
  const edges = { [winner]: edge, [otherSeat(winner)]: oppositeEdge(edge) };
  return edges as Record<Seat, TableEdge>;
}

/** An empty field with both bases in the middle of their edges and the zones of 14.6. */
function withArea(setUp: SetUp): SetUp {
  const { table, language, area, edges, initiative, roadOrder } = setUp;
  if (!area || !edges || !initiative) return setUp;
  const field: Battlefield = {
    kind: "map",
    schemaVersion: 1,
    system: "bogowie-wojny",
    title: "BW-N",
    language,
    notes: "",
    seed: null,
    table,
    area,
    initiative: edges[initiative.winner],
    ...(roadOrder && { roadOrder }),
    pieces: [],
    crossings: [],
    fieldWorks: [],
    roads: [],
    bases: basesOn(table),
    deploymentZones: deploymentZones(),
    objectives: [],
  };
  return { ...setUp, field };
}

function laidBy(setUp: SetUp, seat: Seat, entry: FieldEntry, field: Battlefield): Partial<SetUp> {
  const lastPlacer = seat;
  switch (entry.kind) {
    case "field-piece":
      return { lastPlacer, field: { ...field, pieces: [...field.pieces, entry.piece] } };
    case "field-work":
      return { lastPlacer, field: { ...field, fieldWorks: [...field.fieldWorks, entry.work] } };
    case "field-crossing":
      return { field: { ...field, crossings: [...field.crossings, entry.crossing] } };
    case "field-road": {
      const crossings = [...field.crossings, ...entry.crossings];
      return { field: { ...field, roads: [...field.roads, entry.road], crossings } };
    }
    case "field-base": {
      const edge = setUp.edges?.[seat] ?? "south";
      return { basesBy: [...setUp.basesBy, seat], field: withBase(field, edge, entry.lies) };
    }
    case "field-objectives":
      return { field: { ...field, objectives: [...field.objectives, ...entry.objectives] } };
    default:
      return {};
  }
}

/** The field with one player's base placed like this. */
export function withBase(
  field: Battlefield,
  edge: TableEdge,
  lies: Entry<"field-base">["lies"],
): Battlefield {
  const bases = field.bases.map((base) =>
    base.edge === edge ? { edge, points: baseOutline(edge, field.table, lies).map(toMm) } : base,
  );
  return { ...field, bases };
}
