import type { LogLine } from "./game-entry";
import { linesThatCount } from "./game-state";
import type { ScenarioGame } from "./scenario-game";
import type { Seat } from "./seat";

type Begun = Pick<ScenarioGame, "begunWith" | "log">;

/** A game with its whole log, and the seats as that leaves them. */
export function withLog<Game extends Begun>(
  game: Game,
  log: readonly LogLine[],
): Game & Pick<ScenarioGame, "seats"> {
  return { ...game, log, seats: seatsAfter(game.begunWith, linesThatCount(log)) };
}

/** The seats as they were when the first bound was opened, or as they are while none is: they placed the troops. */
export function placingSeats({ begunWith, log }: Begun): Seat[] {
  const lines = linesThatCount(log);
  const first = lines.findIndex(({ entry }) => entry.kind === "bound-opened");
  return seatsAfter(begunWith, first < 0 ? lines : lines.slice(0, first));
}

/** The ids of the seats that some lines added to a game, also where they were taken back. */
export function addedBy(lines: readonly LogLine[]): string[] {
  return lines.flatMap(({ entry }) => (entry.kind === "seated" ? (entry.added ?? []) : []));
}

function seatsAfter(begunWith: readonly Seat[], lines: readonly LogLine[]): Seat[] {
  const seats = new Map(begunWith.map((seat) => [seat.id, seat]));
  for (const { entry } of lines) {
    if (entry.kind === "seated") for (const seat of entry.seats) seats.set(seat.id, seat);
  }
  return [...seats.values()];
}
