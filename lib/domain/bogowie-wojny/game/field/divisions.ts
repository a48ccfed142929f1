import { refusal } from "../../../document/refusal-reason";
import type { GameArmy } from "../game-army";
import type { GameState } from "../game-state";
import { otherSeat, SEATS, type Seat } from "../seat";
import type { FieldEntry } from "./field-entry";
import type { SetUp } from "./field-state";
import type { BothArmies } from "./field-turn";

/** A division or independent brigade that is deployed as a whole [14.6]. */
export type Body = GameArmy["bodies"][number];

/** The progress of the deployment. */
export interface Deploying {
  readonly setUp: SetUp | null;
  readonly armies: BothArmies;
  readonly game: GameState;
}

/**
 * The bodies a player has yet to deploy [14.6]. Units in ambush are not deployed, nor is a body entirely in ambush
 * [15.1].
 */
export function bodiesLeft({ setUp, armies, game }: Deploying, seat: Seat): Body[] {
  const hidden = new Set(
    game.seats[seat]?.slips
      .filter(({ revealedAt }) => revealedAt === null)
      .map(({ slip }) => slip.regimentId),
  );
  const isDone = (id: string) =>
    setUp?.deployed.some((each) => each.seat === seat && each.bodies.includes(id)) ?? false;
  return armies[seat].bodies.filter(
    ({ id, regimentIds }) => !isDone(id) && regimentIds.some((regiment) => !hidden.has(regiment)),
  );
}

/**
 * The seat that deploys next: players alternate, starting with the one chosen by the initiative, until one has none
 * left [14.6]. Null before that is decided, and once all are deployed.
 */
export function deploymentTurn(deploying: Deploying): Seat | null {
  const { setUp } = deploying;
  if (!setUp?.first) return null;
  const last = setUp.deployed.at(-1)?.seat;
  const due = last ? otherSeat(last) : setUp.first;
  return [due, otherSeat(due)].find((seat) => bodiesLeft(deploying, seat).length > 0) ?? null;
}

/** Whether a whole corps may be deployed at once: only if several fight on one side [14.6]. */
export function deployByCorps({ armies }: Pick<Deploying, "armies">): boolean {
  return SEATS.some((seat) => armies[seat].corps > 1);
}

/** Deploys a body, or the rest of a corps. Error: `conflict` out of turn, for another player's body, or for several bodies that are not a whole corps. */
export function deploy(
  deploying: Deploying,
  seat: Seat,
  ids: readonly string[],
): Extract<FieldEntry, { kind: "field-deployed" }> {
  if (deploymentTurn(deploying) !== seat) {
    throw refusal("other-players-turn", "It is not your turn to deploy a division [14.6].");
  }
  const left = bodiesLeft(deploying, seat);
  const bodies = left.filter(({ id }) => ids.includes(id));
  if (bodies.length !== new Set(ids).size) {
    throw refusal(
      "not-own-body",
      "Only one's own bodies that do not stand yet can be deployed [14.6].",
    );
  }
  if (bodies.length !== 1 && !isWholeCorps(bodies, left, deploying)) {
    throw refusal(
      "one-division",
      "One division is deployed at a time, or all that is left of one corps [14.6].",
    );
  }
  return { kind: "field-deployed", bodies: bodies.map(({ id }) => id) };
}

function isWholeCorps(
  bodies: readonly Body[],
  left: readonly Body[],
  deploying: Deploying,
): boolean {
  const corpsId = bodies[0]?.corpsId ?? null;
  if (corpsId === null || !deployByCorps(deploying)) return false;
  const all = left.filter((body) => body.corpsId === corpsId);
  return bodies.length === all.length && bodies.every((body) => body.corpsId === corpsId);
}
