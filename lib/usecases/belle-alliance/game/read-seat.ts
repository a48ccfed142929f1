import type { Context } from "@/lib/auth/actor";
import { countOpening, listSeatKeys } from "@/lib/db/belle-alliance/scenario-games";
import { gameState } from "@/lib/domain/belle-alliance/game/game-state";
import type { ScenarioGame } from "@/lib/domain/belle-alliance/game/scenario-game";
import type { Seat } from "@/lib/domain/belle-alliance/game/seat";
import { type SeatView, scenarioOf, seatView } from "@/lib/domain/belle-alliance/game/seat-view";
import { type UmpireView, umpireView } from "@/lib/domain/belle-alliance/game/umpire-view";
import type { ScenarioView } from "@/lib/domain/belle-alliance/scenario/scenario-view";
import type { Language } from "@/lib/domain/document/language";
import { localise } from "@/lib/domain/kinds/localise";
import { markOf } from "@/lib/usecases/belle-alliance/game/follow-game";
import {
  type FollowedKey,
  type Opened,
  openSeat,
  openUmpiredGame,
  type UmpiredGame,
} from "@/lib/usecases/belle-alliance/game/game-guard";

/** A seat of a game, with its newest key and whether that still opens it. */
export interface InvitedSeat extends Seat {
  readonly name: string;
  /** Null where it is another umpire's, who alone and the owner may have it. */
  readonly key: string | null;
  readonly isOpen: boolean;
  readonly expiresAt: Date | null;
  readonly opened: number;
  readonly lastOpenedAt: Date | null;
}

/** A game for its umpires, with the links of its seats. */
export interface UmpiredView extends Omit<UmpireView, "seats">, Marked {
  readonly seats: readonly InvitedSeat[];
}

/** The mark that the news of a seat send when it holds just this. */
interface Marked {
  readonly mark: string;
}

interface Texts {
  /** The language of the scenario's texts, if the author translated them; undefined: their own. */
  readonly language?: Language | undefined;
}

/** What a seat holds: an umpire's seat the whole game. Errors: those of `openSeat`. */
export async function readSeat(
  context: Context,
  { language, ...followed }: FollowedKey & Texts,
): Promise<(SeatView & Marked) | UmpiredView> {
  const opened = await openSeat(context, followed);
  const { seat } = opened;
  if ("umpire" in seat.place) return umpiredView(context, opened, language);
  const game = inLanguage(opened.game, language);
  return {
    ...seatView(game, seat),
    mark: markOf({ game, state: gameState(game.log), keys: [] }, seat),
  };
}

/** The same for somebody who opens the seat, which its umpires see counted. Errors: those of `openSeat`. */
export async function enterSeat(
  context: Context,
  asked: FollowedKey & Texts,
): Promise<(SeatView & Marked) | UmpiredView> {
  const view = await readSeat(context, asked);
  await countOpening(context.database, asked.key, context.now());
  return view;
}

/** The scenario as a seat may see it now. Errors: those of `openSeat`. */
export async function viewSeat(
  context: Context,
  { language, ...followed }: FollowedKey & Texts,
): Promise<{ readonly view: ScenarioView; readonly title: string }> {
  const { game, seat } = await openSeat(context, followed);
  const shown = inLanguage(game, language);
  return { view: scenarioOf(shown, seat, gameState(shown.log)), title: shown.title };
}

/** The whole game with the keys of its seats, for its umpires. Errors: those of `openUmpiredGame`. */
export async function readUmpiredGame(
  context: Context,
  { language, ...which }: UmpiredGame & Texts,
): Promise<UmpiredView> {
  return umpiredView(context, await openUmpiredGame(context, which), language);
}

async function umpiredView(
  { database, now }: Context,
  { game, seat: own }: Opened,
  language: Language | undefined,
): Promise<UmpiredView> {
  const keys = await listSeatKeys(database, game.id);
  const { seats, ...view } = umpireView(inLanguage(game, language));
  return {
    ...view,
    mark: markOf({ game, state: gameState(game.log), keys }, own),
    seats: seats.map((seat) => {
      const row = keys.find(({ seatId }) => seatId === seat.id);
      const { revokedAt = null, expiresAt = null, opened = 0, lastOpenedAt = null } = row ?? {};
      const isOpen = row !== undefined && !revokedAt && !(expiresAt && expiresAt <= now());
      const isOthers = "umpire" in seat.place && own !== null && own.id !== seat.id;
      const key = isOthers ? null : (row?.key ?? null);
      return { ...seat, key, isOpen, expiresAt, opened, lastOpenedAt };
    }),
  };
}

function inLanguage(game: ScenarioGame, language: Language | undefined): ScenarioGame {
  const { scenario } = game;
  return { ...game, scenario: localise(scenario, language ?? scenario.language) };
}
