import { areaOfDie, type BattleArea } from "@/lib/rules/bogowie-wojny/battle-area";
import type { TableCm } from "@/lib/rules/bogowie-wojny/piece-count";
import { TABLE_EDGES } from "@/lib/rules/bogowie-wojny/placing-order";
import { pieceKindOf } from "../../ground/pieces";
import { road } from "../../ground/road";
import { pieceSchema } from "../../ground/thing-schema";
import type { Battlefield, BattlefieldPiece } from "../battlefield";
import { checkBattlefield } from "../check";
import { chooseObjectives } from "../choose-objectives";
import { basesOn, deploymentZones } from "../operational-base";
import { bridgeWaters } from "./bridge";
import type { DrawnPiece } from "./draw-piece";
import { layRoads } from "./lay-roads";
import { placePieces } from "./place-pieces";
import { planPieces, type Situation } from "./plan";
import { type SeededRandom, seededRandom } from "./seeded-random";

/** The input of the generator. */
export interface BattlefieldOptions {
  readonly seed: string;
  readonly table: TableCm;
  /** null: the die decides. */
  readonly area: BattleArea | null;
}

/** Prefixed to every seed: a new number here gives different terrain for the same seed. */
const EDITION = "bogowie-wojny battlefield 1";
/** Hardly one field in a hundred needs ten attempts; reaching this limit means a bug. */
const MAX_ATTEMPTS = 500;

/**
 * A legal battlefield from a seed [14.2–14.6]: always and everywhere the same for the same seed, table and area. The
 * initiative and the area are rolled from the seed and the table; requesting the area that the die gives anyway makes
 * no difference. Attempts that run out of space or have findings are discarded and the next one is tried.
 */
export function generateBattlefield({ seed, table, area }: BattlefieldOptions): Battlefield {
  const text = `${EDITION}|${table.widthCm}x${table.depthCm}|${seed}`;
  const rolls = seededRandom(`${text}|rolls`);
  const initiative = rolls.pickOne(TABLE_EDGES);
  const rolled = areaOfDie(rolls.whole(1, 6));
  const situation: Situation = { table, area: area ?? rolled, initiative };
  for (let n = 1; n <= MAX_ATTEMPTS; n++) {
    const field = attempt(seededRandom(`${text}|${situation.area}|${n}`), situation, seed);
    if (field && checkBattlefield(field).findings.length === 0) return field;
  }
  throw new Error(`no battlefield in ${MAX_ATTEMPTS} attempts for the seed ${seed}`);
}

function attempt(chance: SeededRandom, situation: Situation, seed: string): Battlefield | null {
  const { table, area, initiative } = situation;
  const drawn = placePieces(chance, planPieces(chance, situation), table);
  const laid = drawn && layRoads(chance, drawn, situation);
  if (!drawn || !laid) return null;
  const pieces = drawn.map(asPiece);
  const roads = laid.map(({ placedBy, points }, index) =>
    road.blank({ id: `r${index + 1}`, name: "", placedBy, points: [...points] }),
  );
  const objectives = chooseObjectives({ pieces, table, initiative });
  if (objectives.length !== 3) return null;
  return {
    kind: "map",
    schemaVersion: 1,
    system: "bogowie-wojny",
    title: `BW-N ${seed} (${table.widthCm} × ${table.depthCm} cm)`,
    language: "pl",
    notes: "",
    seed,
    table: { widthCm: table.widthCm, depthCm: table.depthCm },
    area,
    initiative,
    pieces,
    crossings: bridgeWaters(chance, pieces, roads),
    fieldWorks: [],
    roads,
    bases: basesOn(table),
    deploymentZones: deploymentZones(),
    objectives: objectives.map(({ role, pieceId, points, chosenBy }, index) => ({
      id: `o${index + 1}`,
      role,
      pieceId,
      points,
      chosenBy,
    })),
  };
}

/** Converts a drawn piece for the document. Throws a ZodError if it is invalid, which means a bug in the generator. */
function asPiece(
  { kind, level, placedBy, look, points, widthCm }: DrawnPiece,
  index: number,
): BattlefieldPiece {
  const id = `p${index + 1}`;
  const corners = points.map(([x, y]): [number, number] => [x, y]);
  const laid = pieceKindOf({ kind }).blank({
    id,
    name: "",
    placedBy,
    origin: "placed",
    points: corners,
  });
  return pieceSchema.parse({
    ...laid,
    ...(level === undefined ? {} : { level }),
    ...(look === null ? {} : { look }),
    ...(widthCm > 0 ? { widthCm } : {}),
  });
}
