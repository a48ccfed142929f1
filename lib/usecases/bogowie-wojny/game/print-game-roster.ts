import type { Context, MemberContext } from "@/lib/auth/actor";
import type { Seat } from "@/lib/domain/bogowie-wojny/game/seat";
import type { RosterPrintOptions } from "@/lib/domain/bogowie-wojny/list/roster-print";
import { notAllowed } from "@/lib/domain/document/refusal-reason";
import { printRoster } from "@/lib/pdf/kinds/print-documents";
import type { Printed, PrintOptions } from "@/lib/pdf/press/printed";
import { gameWithId, seatOf } from "@/lib/usecases/bogowie-wojny/game/game-guard";
import {
  type GameRoster,
  type GameRosterKey,
  readGameRoster,
  rosterAtTable,
} from "@/lib/usecases/bogowie-wojny/game/read-game-roster";
import { awaitPrint } from "@/lib/usecases/printing";

/** How to print a game's roster, and the service's own address, which the print links to. */
interface Printing extends PrintOptions, RosterPrintOptions {
  readonly service: string;
}

/** The game whose roster its player prints; `seat` is needed if two players share one device. */
interface OwnGameRosterOrder extends Printing {
  readonly id: string;
  readonly seat: Seat | undefined;
}

/**
 * The roster of the player's own army in a game: the list as it was when it joined, with the commanders the game
 * drew. Errors: `not-found`, also if the list was deleted; `forbidden` for onlookers; `busy`; `too-large`.
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

/**
 * The roster of either army, as `readGameRoster` returns it. Errors: those of `readGameRoster`, `too-many-requests`,
 * `too-large`.
 */
export async function printGameRoster(
  context: Context,
  { id, of, ...printing }: GameRosterKey & Printing,
): Promise<{ printed: Printed; title: string }> {
  return print(await readGameRoster(context, { id, of }), printing);
}

async function print(
  { at, roster: view, secrets }: GameRoster,
  { layout, parts, service, ...options }: Printing,
): Promise<{ printed: Printed; title: string }> {
  const link = `${service}${at}`;
  const printed = await awaitPrint(printRoster({ view, layout, parts, link, secrets }, options));
  return { printed, title: view.title };
}
