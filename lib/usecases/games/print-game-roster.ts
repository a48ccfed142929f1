import type { Context, MemberContext } from "@/lib/auth/actor";
import type { RosterLayout } from "@/lib/domain/army-list/roster-print";
import type { Seat } from "@/lib/domain/game/seat";
import { notAllowed } from "@/lib/domain/refusal-reason";
import type { Printed, PrintOptions } from "@/lib/pdf/press-job";
import { printRoster } from "@/lib/pdf/print-documents";
import { gameWithId, seatOf } from "@/lib/usecases/games/game-guard";
import {
  type GameRoster,
  type GameRosterKey,
  readGameRoster,
  rosterAtTable,
} from "@/lib/usecases/games/read-game-roster";
import { awaitPrint } from "@/lib/usecases/printing";

/** How a roster of a game is printed, and the service's own address, to which the print leads back. */
interface Printing extends PrintOptions {
  readonly layout: RosterLayout;
  readonly service: string;
}

/** Which game's roster its player prints; where two play on one device, for which seat. */
interface OwnGameRosterOrder extends Printing {
  readonly id: string;
  readonly seat: Seat | undefined;
}

/**
 * The roster of the player's own army in a game, as the list was when it joined, with the commanders the game drew.
 * Errors: `not-found`, also where the list is gone, `forbidden` for onlookers, `busy`, `too-large`.
 */
export async function printOwnGameRoster(
  context: MemberContext,
  { id, seat: asked, ...printing }: OwnGameRosterOrder,
): Promise<{ printed: Printed; title: string }> {
  const game = await gameWithId(context.database, id);
  const of = seatOf(game, context.actor, asked);
  if (!of) throw notAllowed("players-only", "Only its players play this game.");
  return print(await rosterAtTable(context, { game, of, audience: "owner" }), printing);
}

/** The roster of either army as `readGameRoster` has it. Errors: its own, `too-many-requests`, `too-large`. */
export async function printGameRoster(
  context: Context,
  { id, of, ...printing }: GameRosterKey & Printing,
): Promise<{ printed: Printed; title: string }> {
  return print(await readGameRoster(context, { id, of }), printing);
}

async function print(
  { at, roster: view, secrets }: GameRoster,
  { layout, service, ...options }: Printing,
): Promise<{ printed: Printed; title: string }> {
  const link = `${service}${at}`;
  const printed = await awaitPrint(printRoster({ view, layout, link, secrets }, options));
  return { printed, title: view.title };
}
