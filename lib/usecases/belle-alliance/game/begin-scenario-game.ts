import { z } from "zod";
import type { MemberContext } from "@/lib/auth/actor";
import {
  appendLine,
  countScenarioGames,
  insertScenarioGame,
} from "@/lib/db/belle-alliance/scenario-games";
import { lockUser, withLockedDocument } from "@/lib/db/locked";
import { meetingSchema } from "@/lib/domain/belle-alliance/game/game-entry";
import {
  expirySchema,
  makeSeatKey,
  misfitsIn,
  newSeatSchema,
  type Seat,
  seatNames,
} from "@/lib/domain/belle-alliance/game/seat";
import type { Scenario } from "@/lib/domain/belle-alliance/scenario/scenario";
import { GrundlagError, type Issue } from "@/lib/domain/document/error-code";
import { LIMITS } from "@/lib/domain/document/limits";
import { idSchema, nameSchema } from "@/lib/domain/document/primitives";
import { refusal } from "@/lib/domain/document/refusal-reason";
import { belleAllianceScenario } from "@/lib/domain/kinds/belle-alliance-scenario";
import { canBeginGame } from "@/lib/domain/people/permissions";
import { stateToPlay } from "@/lib/usecases/document/state-to-play";
import { variantOf } from "@/lib/usecases/document/variant-of";
import { guardedDocument } from "@/lib/usecases/guard";

const MAX_GAMES = 1_000;
/** The seats a game ever has, also those that were taken back. */
export const MAX_SEATS = 200;

/** A game to begin: of a release or, without one, of the scenario as it is, or of a variant of that; with its seats. */
export const newScenarioGameSchema = z.strictObject({
  release: z.int().min(1).max(LIMITS.version).optional(),
  /** The id of one of the scenario's variants. */
  variant: idSchema.optional(),
  title: nameSchema.optional(),
  seats: z.array(newSeatSchema).min(1).max(MAX_SEATS),
  meeting: meetingSchema.optional(),
  /** When its links stop opening; without it they open until they are revoked. */
  expiresAt: expirySchema.optional(),
});
export type NewScenarioGame = z.infer<typeof newScenarioGameSchema>;

/** A seat with what it is called and the key that opens it. */
interface KeyedSeat extends Seat {
  readonly name: string;
  readonly key: string;
}

/** A new game, for its umpire's eyes. */
export interface BegunGame {
  readonly id: string;
  readonly title: string;
  readonly version: number;
  readonly variant: string | null;
  readonly seats: readonly KeyedSeat[];
}

/**
 * Begins a game of a scenario, which keeps the scenario as it is now or as it was released. Whoever begins it is its
 * umpire. Errors: `not-found`, also for a release or a variant that does not exist; `forbidden`; `invalid-document` for a side or
 * formation the scenario does not have; `conflict` if the account has begun a thousand.
 */
export function beginScenarioGame(
  context: MemberContext,
  {
    id: scenarioId,
    release,
    variant,
    title,
    seats,
    meeting,
    expiresAt,
  }: NewScenarioGame & { readonly id: string },
): Promise<BegunGame> {
  const { actor, database, newId, now, chance } = context;
  return withLockedDocument(database, scenarioId, async (tx) => {
    await lockUser(tx, actor.id);
    const key = { kind: "scenario", id: scenarioId } as const;
    const stored = await guardedDocument({ actor, database: tx }, key, canBeginGame);
    if ((await countScenarioGames(tx, actor.id)) >= MAX_GAMES) {
      throw refusal("too-many-games", `An account begins ${MAX_GAMES} games at most.`);
    }
    const present = belleAllianceScenario(stored.document);
    const { version, document } = await stateToPlay({ actor, database: tx }, stored, release);
    const whole = belleAllianceScenario(document);
    const scenario = variant === undefined ? whole : variantOf(whole, variant);
    refuseMisfits(seats, scenario);
    const named = seats.map((place) => ({
      id: newId(),
      place,
      key: makeSeatKey(chance),
      expiresAt: expiresAt === undefined ? null : new Date(expiresAt),
    }));
    const game = {
      id: newId(),
      title: title ?? scenario.title,
      version,
      variant: whole.variants?.find(({ id }) => id === variant)?.name ?? null,
    };
    const nameOf = seatNames(named, scenario);
    await insertScenarioGame(tx, {
      ...game,
      ownerId: actor.id,
      scenarioId,
      createdAt: now(),
      // What its author shows to all now goes for its earlier states as well.
      scenario: { ...scenario, shownToAll: present.shownToAll },
      seats: named,
    });
    if (meeting) {
      const line = { seq: 1, at: now(), seatId: null };
      await appendLine(tx, game.id, { ...line, entry: { kind: "meeting", ...meeting } });
    }
    return {
      ...game,
      seats: named.map(({ expiresAt: _, ...seat }) => ({ ...seat, name: nameOf(seat) })),
    };
  });
}

function refuseMisfits(seats: NewScenarioGame["seats"], scenario: Scenario): void {
  const issues = seats.flatMap((seat, i) =>
    misfitsIn(seat, scenario).map(
      (issue): Issue => ({ ...issue, path: `/seats/${i}${issue.path}` }),
    ),
  );
  const [first] = issues;
  if (first) throw new GrundlagError("invalid-document", `${first.path}: ${first.message}`, issues);
}
