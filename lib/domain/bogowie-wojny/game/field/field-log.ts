import type { BattleArea } from "@/lib/rules/bogowie-wojny/battle-area";
import type { TableEdge } from "@/lib/rules/bogowie-wojny/placing-order";
import type { BattlefieldPiece, FieldWork } from "../../field/battlefield";
import type { BaseOrientation } from "../../field/operational-base";
import type { Crossing } from "../../ground/crossing";
import type { Game } from "../game";
import type { GameArmy } from "../game-army";
import type { Seat } from "../seat";
import type { FieldEntry } from "./field-entry";
import { isFieldEntry } from "./field-state";
import type { PassableStage } from "./stages";

/** The values of a line of the log; null if its kind has no such value. */
interface FieldLogDetail {
  readonly table: { readonly widthCm: number; readonly depthCm: number } | null;
  readonly initiative: Omit<Extract<FieldEntry, { kind: "field-initiative" }>, "kind"> | null;
  readonly edge: TableEdge | null;
  readonly area: BattleArea | null;
  readonly die: number | null;
  readonly piece: BattlefieldPiece | null;
  readonly work: FieldWork["kind"] | null;
  readonly crossing: Crossing["crossing"] | null;
  readonly crossings: number;
  readonly stage: PassableStage | null;
  readonly lies: BaseOrientation | null;
  /** Ids of the pieces that became objectives. */
  readonly objectives: readonly string[];
  readonly first: Seat | null;
  /** The deployed bodies, as both players see them. */
  readonly bodies: readonly Pick<GameArmy["bodies"][number], "level" | "name" | "number">[];
  /** Ids of the things placed. */
  readonly laid: readonly string[];
}

export interface FieldLogLine extends FieldLogDetail {
  readonly seq: number;
  readonly at: Date;
  readonly seat: Seat;
  readonly kind: FieldEntry["kind"] | "seated-same-device";
}

const NOTHING: FieldLogDetail = {
  table: null,
  initiative: null,
  edge: null,
  area: null,
  die: null,
  piece: null,
  work: null,
  crossing: null,
  crossings: 0,
  stage: null,
  lies: null,
  objectives: [],
  first: null,
  bodies: [],
  laid: [],
};

/** Every step of setting up with its time, oldest first, including steps taken back, and whether both play on one device. */
export function fieldLog({ log, seats }: Pick<Game, "log" | "seats">): FieldLogLine[] {
  return log.flatMap(({ seq, at, seat, entry }): FieldLogLine[] => {
    if (isFieldEntry(entry)) {
      const bodies = bodiesIn(entry, seats[seat]?.army);
      return [{ seq, at, seat, kind: entry.kind, ...detailOf(entry), bodies }];
    }
    const isShared = entry.kind === "seated" && entry.sameDevice;
    return isShared ? [{ seq, at, seat, kind: "seated-same-device", ...NOTHING }] : [];
  });
}

function bodiesIn(entry: FieldEntry, army: GameArmy | undefined): FieldLogDetail["bodies"] {
  if (entry.kind !== "field-deployed" || !army) return [];
  return army.bodies
    .filter(({ id }) => entry.bodies.includes(id))
    .map(({ level, name, number }) => ({ level, name, number }));
}

function detailOf(entry: FieldEntry): FieldLogDetail {
  switch (entry.kind) {
    case "field-given":
      return { ...NOTHING, table: entry.field.table };
    case "field-begun":
      return { ...NOTHING, table: entry.table };
    case "field-initiative": {
      const { kind: _, ...initiative } = entry;
      return { ...NOTHING, initiative };
    }
    case "field-piece":
      return { ...NOTHING, piece: { ...entry.piece, points: [] }, laid: [entry.piece.id] };
    case "field-work":
      return { ...NOTHING, work: entry.work.kind, laid: [entry.work.id] };
    case "field-crossing":
      return { ...NOTHING, crossing: entry.crossing.crossing, laid: [entry.crossing.id] };
    case "field-road":
      return { ...NOTHING, crossings: entry.crossings.length, laid: [entry.road.id] };
    case "field-objectives":
      return { ...NOTHING, objectives: entry.objectives.map(({ pieceId }) => pieceId) };
    default:
      return { ...NOTHING, ...plainDetail(entry) };
  }
}

function plainDetail(entry: FieldEntry): Partial<FieldLogDetail> {
  switch (entry.kind) {
    case "field-edge":
      return { edge: entry.edge };
    case "field-area":
      return { area: entry.area, die: entry.die };
    case "field-area-proposed":
    case "field-area-agreed":
      return { area: entry.area };
    case "field-passed":
      return { stage: entry.stage };
    case "field-base":
      return { lies: entry.lies };
    case "field-deployment":
      return { first: entry.first };
    default:
      return {};
  }
}
