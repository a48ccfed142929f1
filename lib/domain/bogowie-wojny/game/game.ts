import type { BattleScenario } from "../scenario/battle-scenario";
import type { GameArmy } from "./game-army";
import type { GameEvent } from "./game-event";
import type { Armies } from "./game-state";
import type { Seat } from "./seat";

export interface Game {
  readonly id: string;
  readonly title: string;
  readonly createdAt: Date;
  /** The event it is played at, with the lists handed in there; null for others, and if the event was deleted. */
  readonly event: { readonly id: string; readonly title: string } | null;
  /** The scenario it is a game of; null for others. */
  readonly scenario: PlayedScenario | null;
  /** The account that prepared it for two others; null where whoever began it took a side. */
  readonly holderId: string | null;
  readonly seats: Readonly<Record<Seat, StoredSeat | null>>;
  readonly log: readonly GameEvent[];
}

/** The scenario a game is of, as it was when the game was begun. */
export interface PlayedScenario {
  /** The document it is a game of; null once that is deleted. */
  readonly id: string | null;
  readonly version: number;
  readonly scenario: BattleScenario;
  /** The armies of the lists that it gives, by side; one whose list could not be had is missing. */
  readonly given: Readonly<Record<string, GameArmy>>;
}

export interface StoredSeat {
  readonly userId: string | null;
  readonly player: string;
  readonly army: GameArmy;
}

/** Both armies, null where the place is empty. */
export function armiesOf({ seats }: Pick<Game, "seats">): Armies {
  return { a: seats.a?.army ?? null, b: seats.b?.army ?? null };
}
