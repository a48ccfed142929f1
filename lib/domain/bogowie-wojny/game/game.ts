import type { GameArmy } from "./game-army";
import type { GameEvent } from "./game-event";
import type { Armies } from "./game-state";
import type { Seat } from "./seat";

export interface Game {
  readonly id: string;
  readonly title: string;
  readonly createdAt: Date;
  readonly seats: Readonly<Record<Seat, StoredSeat | null>>;
  readonly log: readonly GameEvent[];
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
