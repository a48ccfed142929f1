import type { MemberContext } from "@/lib/auth/actor";
import { lockUser, withLockedDocument } from "@/lib/db/locked";
import type { BattleScenario } from "@/lib/domain/bogowie-wojny/scenario/battle-scenario";
import { GrundlagError } from "@/lib/domain/document/error-code";
import { refusal } from "@/lib/domain/document/refusal-reason";
import { battleScenario } from "@/lib/domain/kinds/battle-scenario";
import { canBeginGame } from "@/lib/domain/people/permissions";
import {
  armyForForce,
  givenArmies,
  sideNamed,
} from "@/lib/usecases/bogowie-wojny/game/army-for-force";
import { openTable } from "@/lib/usecases/bogowie-wojny/game/begin-game";
import type { NewBattle } from "@/lib/usecases/bogowie-wojny/game/game-army-of-list";
import { stateToPlay } from "@/lib/usecases/document/state-to-play";
import { guardedDocument } from "@/lib/usecases/guard";

/** The seats at a table. */
const SIDES = 2;

/**
 * Starts a game of a scenario, which keeps the scenario as it is now or as it was released; the other player joins by
 * the game's link, for the other side. Without a side the user only holds it, and two others join. Errors: `not-found`,
 * also for a release that does not exist; `forbidden` for those to whom the whole is closed; `invalid-document` for a
 * side it does not have, and for a list without a side; `conflict` if it is not for two sides, or the user has started a
 * thousand; those of `armyForForce`.
 */
export function beginBattle(
  context: MemberContext,
  { scenario: id, side, listId, release }: NewBattle,
): Promise<{ id: string }> {
  const { actor, database } = context;
  if (side === undefined && listId !== undefined) throw listOfNoSide();
  return withLockedDocument(database, id, async (tx) => {
    await lockUser(tx, actor.id);
    const reader = { actor, database: tx };
    const stored = await guardedDocument(reader, { kind: "scenario", id }, canBeginGame);
    const { version, document } = await stateToPlay(reader, stored, release);
    const scenario = battleScenario(document);
    assertForTwo(scenario);
    const force = side === undefined ? null : sideNamed(scenario.forces, side);
    const given = await givenArmies(reader, scenario, stored);
    const army = force && (await armyForForce(reader, { force, given, listId }));
    return openTable(context, tx, {
      title: scenario.title,
      army,
      eventId: null,
      scenario: { id, version, scenario, given },
    });
  });
}

function listOfNoSide(): GrundlagError {
  const message = "must not be named without the side that plays it";
  const issue = { path: "/listId", code: "custom", message };
  return new GrundlagError("invalid-document", `/listId: ${message}`, [issue]);
}

function assertForTwo({ forces }: BattleScenario): void {
  if (forces.length === SIDES) return;
  const why = `A table has two seats; the scenario has ${forces.length} sides.`;
  throw refusal("scenario-not-for-two", why);
}
