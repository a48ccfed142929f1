import type { Context } from "@/lib/auth/actor";
import type { Battlefield } from "@/lib/domain/bogowie-wojny/field/battlefield";
import { fieldState } from "@/lib/domain/bogowie-wojny/game/field/field-state";
import { type FieldView, viewField } from "@/lib/domain/bogowie-wojny/game/field/field-view";
import { GrundlagError } from "@/lib/domain/document/error-code";
import { gameWithId, seatsOf } from "@/lib/usecases/bogowie-wojny/game/game-guard";

/**
 * A game's battlefield in its present state; what an army still has to place is shown only to its own player. Error:
 * `not-found`.
 */
export async function readField(context: Context, { id }: { id: string }): Promise<FieldView> {
  const game = await gameWithId(context.database, id);
  return viewField(game, seatsOf(game, context.actor));
}

/** The same for a reader who has it up to step `since`: null if nothing has happened after it. Error: `not-found`. */
export async function readFieldSince(
  context: Context,
  { id, since }: { id: string; since: number | undefined },
): Promise<FieldView | null> {
  const game = await gameWithId(context.database, id);
  if (fieldState(game.log).step === since) return null;
  return viewField(game, seatsOf(game, context.actor));
}

/** The same as a map document, finished or not. Error: `not-found` before there is any ground. */
export async function readFieldDocument(
  context: Context,
  { id }: { id: string },
): Promise<Battlefield> {
  const { field } = await readField(context, { id });
  if (field) return field;
  throw new GrundlagError("not-found", "This game's battlefield has no ground yet.");
}
