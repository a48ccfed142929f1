import type { MemberContext } from "@/lib/auth/actor";
import type { FieldMove } from "@/lib/domain/bogowie-wojny/game/field/field-move";
import { fieldState } from "@/lib/domain/bogowie-wojny/game/field/field-state";
import { type FieldView, viewField } from "@/lib/domain/bogowie-wojny/game/field/field-view";
import { makeFieldMove } from "@/lib/domain/bogowie-wojny/game/field/make-field-move";
import { armiesOf } from "@/lib/domain/bogowie-wojny/game/game";
import { assertNotOver } from "@/lib/domain/bogowie-wojny/game/moves";
import type { Language } from "@/lib/domain/document/language";
import { refusal } from "@/lib/domain/document/refusal-reason";
import { addToLog, seatsOf, type TablePlace } from "@/lib/usecases/bogowie-wojny/game/game-guard";

/**
 * Makes the next step in setting up a game's battlefield, with the service's own dice and clock [XIV], and returns
 * the field as the player sees it afterwards. Errors: `not-found`, `forbidden`; `conflict` for a move made on an
 * older field, or out of turn or order; `invalid-document` with the paths of pieces in illegal positions.
 */
export async function setUpField(
  context: MemberContext,
  { move, language, ...place }: TablePlace & { move: FieldMove; language: Language },
): Promise<FieldView> {
  const { game } = await addToLog(context, place, ({ seat, state }, { seats, log }) => {
    assertNotOver(state);
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
