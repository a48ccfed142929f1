import type { MemberContext } from "@/lib/auth/actor";
import type { FieldMove } from "@/lib/domain/game/field/field-move";
import { fieldState } from "@/lib/domain/game/field/field-state";
import { type FieldView, viewField } from "@/lib/domain/game/field/field-view";
import { makeFieldMove } from "@/lib/domain/game/field/make-field-move";
import { armiesOf } from "@/lib/domain/game/game";
import type { Language } from "@/lib/domain/language";
import { refusal } from "@/lib/domain/refusal-reason";
import { addToLog, seatsOf, type TablePlace } from "@/lib/usecases/games/game-guard";

/**
 * Makes the next step of setting up a game's battlefield, by the service's dice and clock [XIV], and gives the field
 * as the player sees it then. Errors: `not-found`, `forbidden`; `conflict` on an older field, out of turn or order;
 * `invalid-document` with paths for what may not lie there.
 */
export async function setUpField(
  context: MemberContext,
  { move, language, ...place }: TablePlace & { move: FieldMove; language: Language },
): Promise<FieldView> {
  const { game } = await addToLog(context, place, ({ seat, state }, { seats, log }) => {
    const { a, b } = armiesOf({ seats });
    if (!a || !b) throw refusal("nobody-opposite", "No one has joined as your opponent yet.");
    const { chance } = context;
    const armies = { a, b };
    return makeFieldMove(
      { seat, armies, game: state, state: fieldState(log), language, chance },
      move,
    );
  });
  return viewField(game, seatsOf(game, context.actor));
}
