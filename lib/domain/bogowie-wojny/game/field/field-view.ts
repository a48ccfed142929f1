import { pieceCount } from "@/lib/rules/bogowie-wojny/piece-count";
import { type PlacingChoice, placingChoices } from "@/lib/rules/bogowie-wojny/placing-choice";
import type { TableEdge } from "@/lib/rules/bogowie-wojny/placing-order";
import { AREA_TERRAIN } from "@/lib/rules/bogowie-wojny/tables/battlefield";
import { TERRAIN_UPGRADES, WORKS } from "@/lib/rules/bogowie-wojny/tables/upgrades";
import { GROUNDS } from "@/lib/rules/bogowie-wojny/victory";
import type { Battlefield } from "../../field/battlefield";
import { checkBattlefield } from "../../field/check";
import type { BattlefieldFinding } from "../../field/finding";
import { type Laid, laidBy } from "../../field/side";
import type { FieldSide, SetUpUpgrade } from "../../field/side-schema";
import { armiesOf, type Game } from "../game";
import type { GameArmy } from "../game-army";
import { endOf, gameState } from "../game-state";
import { scoredGrounds, worthInGame } from "../objective-worth";
import { gameKnownTo } from "../played-scenario";
import { SEATS, type Seat } from "../seat";
import { type ObjectiveChoice, objectiveChoice } from "./choose-objectives";
import { type Body, bodiesLeft, type Deploying, deployByCorps, deploymentTurn } from "./divisions";
import type { FieldEntry } from "./field-entry";
import { type FieldLogLine, fieldLog } from "./field-log";
import { type FieldState, fieldState, type SetUp } from "./field-state";
import { laidOn, type OwnStore, storeLeft } from "./field-store";
import { type FieldTurn, fieldTurn, placedInTurn } from "./field-turn";
import { hasNoWay, hasWhatItMust, leavesRoadsToOther } from "./lay-moves";
import { type CommandValue, commandValues } from "./roll-initiative";
import type { FieldStage } from "./stages";
import { mayAskUndo } from "./undo-moves";

/** A battlefield being set up, as its reader may see it: only an army's own player sees what it has left to place. */
export interface FieldView {
  readonly gameId: string;
  readonly title: string;
  /** The reader's seats: none, one, or both on one device. */
  readonly mine: readonly Seat[];
  readonly players: Readonly<Record<Seat, string | null>>;
  readonly step: number;
  readonly stage: FieldStage;
  /** The game has ended; no more moves are possible. */
  readonly isOver: boolean;
  /** Null: either player may move, or neither can any more. */
  readonly turn: Seat | null;
  /** The table size in both formats; null if they differ. */
  readonly usualTable: Battlefield["table"] | null;
  readonly values: Readonly<Record<Seat, CommandValue>> | null;
  readonly initiative: Extract<FieldEntry, { kind: "field-initiative" }> | null;
  readonly edges: Readonly<Record<Seat, TableEdge>> | null;
  readonly proposedArea: Battlefield["area"] | null;
  readonly field: Battlefield | null;
  /** Whether the game's scenario gave it. */
  readonly isGiven: boolean;
  readonly pieces: { readonly count: number; readonly least: number; readonly most: number } | null;
  readonly choices: readonly PlacingChoice[];
  readonly roads: { readonly count: number; readonly least: number; readonly most: number } | null;
  /** Whether the ground leaves the current player no possible road. */
  readonly noWay: boolean;
  readonly mayPass: boolean;
  readonly own: Readonly<Record<Seat, OwnStore | null>>;
  readonly objectives: ObjectiveChoice | null;
  readonly first: Seat | null;
  /** Division by division [14.6]; null before it is decided who begins. */
  readonly deployment: DeploymentView | null;
  readonly undo: { readonly by: Seat } | null;
  readonly mayUndo: readonly Seat[];
  /** The findings about the finished field; null before, and for a scenario's, which its author answers for. */
  readonly findings: readonly BattlefieldFinding[] | null;
  readonly log: readonly FieldLogLine[];
}

/** A body as both players see it, since it is on the table. */
type DeployedBody = Omit<Body, "regimentIds"> & { readonly seat: Seat };

/** The progress of the deployment as its reader may see it: only their own player sees which bodies are left. */
interface DeploymentView {
  readonly turn: Seat | null;
  readonly byCorps: boolean;
  readonly left: Readonly<Record<Seat, number>>;
  readonly own: Readonly<Record<Seat, readonly Omit<Body, "regimentIds">[] | null>>;
  /** In order of deployment. */
  readonly deployed: readonly DeployedBody[];
}

/** A game's battlefield for the player of these seats. */
export function viewField(whole: Game, mine: readonly Seat[]): FieldView {
  const game = gameKnownTo(whole, mine);
  const armies = armiesOf(game);
  const state = fieldState(game.log);
  const both = armies.a && armies.b ? { a: armies.a, b: armies.b } : null;
  const first = state.setUp?.given ? "initiative" : "begin";
  const now: FieldTurn = both ? fieldTurn(state.setUp, both) : { stage: first, turn: null };
  const known = gameState(armies, game.log);
  const isOver = endOf(known) !== null;
  const table = both && isSameTable(both.a.table, both.b.table) ? both.a.table : null;
  return {
    gameId: game.id,
    title: game.title,
    mine,
    players: { a: game.seats.a?.player ?? null, b: game.seats.b?.player ?? null },
    step: state.step,
    isOver,
    ...now,
    usualTable: table,
    values: both && commandValues({ armies: both, game: known }),
    ...settledParts(state),
    ...openParts(state, now, game),
    own: ownStores(game, state, mine),
    deployment: both && viewDeployment({ setUp: state.setUp, armies: both, game: known }, mine),
    undo: state.undo && { by: state.undo.by },
    mayUndo: isOver ? [] : mine.filter((seat) => mayAskUndo({ seat, state })),
    log: fieldLog(game),
  };
}

function settledParts({ setUp }: FieldState) {
  return {
    initiative: setUp?.initiative ?? null,
    edges: setUp?.edges ?? null,
    proposedArea: setUp?.proposedArea ?? null,
    first: setUp?.first ?? null,
  };
}

function openParts({ setUp }: FieldState, { stage, turn }: FieldTurn, game: Game) {
  const field = fieldAt(stage, setUp, game);
  const edge = turn && setUp?.edges ? setUp.edges[turn] : null;
  const isOthers =
    field !== null && edge !== null && stage === "roads" && leavesRoadsToOther(field, edge);
  const noWay = field !== null && stage === "roads" && hasNoWay(field);
  const isGiven = Boolean(setUp?.given);
  const isObjectives = stage === "main-objective" || stage === "secondary-objectives";
  return {
    field,
    isGiven,
    pieces:
      isGiven || !field
        ? null
        : { count: placedInTurn(field).length, ...pieceCount(field.table, field.area) },
    choices: field && stage === "pieces" ? placingChoices(placedInTurn(field), field) : [],
    roads: field && { count: field.roads.length, ...AREA_TERRAIN[field.area].roads },
    noWay,
    mayPass: field !== null && (noWay || isOthers || hasWhatItMust(field, stage)),
    objectives: field && isObjectives ? objectiveChoice(field) : null,
    findings: field && stage === "done" && !isGiven ? checkBattlefield(field).findings : null,
  };
}

/** The field, named after its game; once finished, with both armies. */
function fieldAt(stage: FieldStage, setUp: FieldState["setUp"], game: Game): Battlefield | null {
  if (!setUp?.field) return null;
  const { given, edges } = setUp;
  const named = { ...setUp.field, title: game.title };
  const field = given ? { ...named, objectives: objectivesOn(named, game) } : named;
  return stage === "done" && edges ? withArmies(field, game, { given, edges }) : field;
}

/** The scenario's objectives that are pieces of its ground, worth what they are in this game; if it names none, the ground's own. */
function objectivesOn({ pieces, objectives }: Battlefield, game: Game): Battlefield["objectives"] {
  const { a, b } = armiesOf(game);
  const grounds = game.scenario && scoredGrounds(game.scenario.scenario);
  if (!grounds) return objectives;
  if (!a || !b) return [];
  const worth = worthInGame({ a, b }, game.scenario?.scenario ?? null);
  const points = [worth.main, worth.secondary, worth.secondSecondary ?? worth.secondary];
  return GROUNDS.flatMap((ground, i) => {
    const { id, role, pieceId } = grounds[ground] ?? {};
    if (!id || !role || !pieces.some((piece) => piece.id === pieceId) || !pieceId) return [];
    return [{ id, role, pieceId, points: points[i] ?? 0, chosenBy: "south" as const }];
  });
}

/**
 * The finished field with both players and their armies. Of the terrain an army bought or has by its rules, only the
 * pieces placed on the table are shown. An army stored before formats were recorded is left out.
 */
function withArmies(
  field: Battlefield,
  { seats }: Pick<Game, "seats">,
  { given, edges }: Pick<SetUp, "given"> & { readonly edges: NonNullable<SetUp["edges"]> },
): Battlefield {
  const laid = given ? laidOn(given, field) : field;
  const sides = SEATS.flatMap((seat): FieldSide[] => {
    const at = seats[seat];
    if (!at) return [];
    const edge = edges[seat];
    return [{ edge, name: at.player, army: fieldArmy(at.army, laid, edge) }];
  });
  return { ...field, sides: sides.toSorted((a, b) => b.edge.localeCompare(a.edge)) };
}

function fieldArmy(army: GameArmy, field: Battlefield, edge: FieldSide["edge"]): FieldSide["army"] {
  const { listId, listVersion, title, nation, bases, value, objectives, table } = army;
  const { groves, roadOrder, objectiveProposal, objectiveShares } = army;
  const isHidden = listId === "";
  if (isHidden || objectives === "by-bases" || !table) return null;
  const laid = (origin: Laid["origin"], upgrades: readonly SetUpUpgrade[]) =>
    upgrades.flatMap((upgrade) => {
      const count = laidBy(field, { edge, upgrade, origin }).length;
      return count > 0 ? [{ upgrade, count }] : [];
    });
  const bought = laid("bought", [...TERRAIN_UPGRADES, ...WORKS]);
  const brought = laid("special", TERRAIN_UPGRADES);
  const known = { listId, listVersion, title, nation, bases, value, objectives, table };
  const readings = {
    ...(groves && { groves }),
    ...(roadOrder && { roadOrder }),
    ...(objectiveProposal && { objectiveProposal }),
    ...(objectiveShares && { objectiveShares }),
  };
  return { ...known, ...readings, bought, brought };
}

function ownStores(
  { seats }: Game,
  { setUp }: FieldState,
  mine: readonly Seat[],
): Record<Seat, OwnStore | null> {
  const stores = SEATS.map((seat) => {
    const army = seats[seat]?.army;
    const { field, given = null, edges } = setUp ?? {};
    const isKnown = mine.includes(seat) && army && field && edges;
    return [seat, isKnown ? storeLeft(army, { field, given }, edges[seat]) : null];
  });
  return Object.fromEntries(stores) as Record<Seat, OwnStore | null>;
}

function isSameTable(
  one: Battlefield["table"] | null,
  other: Battlefield["table"] | null,
): boolean {
  return one?.widthCm === other?.widthCm && one?.depthCm === other?.depthCm;
}

/** Null until it is decided who begins, and if the armies' bodies are not known. */
function viewDeployment(deploying: Deploying, mine: readonly Seat[]): DeploymentView | null {
  const { setUp, armies } = deploying;
  if (!setUp?.first || SEATS.some((seat) => armies[seat].bodies.length === 0)) return null;
  const left = { a: bodiesLeft(deploying, "a"), b: bodiesLeft(deploying, "b") };
  const own = (seat: Seat) => (mine.includes(seat) ? left[seat].map(withoutRegiments) : null);
  return {
    turn: deploymentTurn(deploying),
    byCorps: deployByCorps(deploying),
    left: { a: left.a.length, b: left.b.length },
    own: { a: own("a"), b: own("b") },
    deployed: setUp.deployed.flatMap(({ seat, bodies }) =>
      armies[seat].bodies
        .filter(({ id }) => bodies.includes(id))
        .map((body) => ({ ...withoutRegiments(body), seat })),
    ),
  };
}

function withoutRegiments({ regimentIds: _, ...body }: Body): Omit<Body, "regimentIds"> {
  return body;
}
