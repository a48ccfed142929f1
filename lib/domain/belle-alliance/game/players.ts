import type { NewSeat } from "./seat";

/** A formation that a player can lead. */
interface Command {
  readonly id: string;
  /** The ids of the formations above it. */
  readonly under: readonly string[];
}

/**
 * The formations that are to be led, each with the one by which its player is known: its own id for a player of its own,
 * otherwise that of another formation that this player leads as well.
 */
export type Players = ReadonlyMap<string, string>;

/** Gives a formation a player of its own. */
export function withPlayer(players: Players, id: string): Players {
  return new Map(players).set(id, id);
}

/** Takes a formation from its player, who keeps the others. */
export function withoutPlayer(players: Players, id: string): Players {
  const rest = [...players].filter(([each]) => each !== id);
  const heir = rest.find(([, player]) => player === id)?.[0];
  return new Map(rest.map(([each, player]) => [each, player === id && heir ? heir : player]));
}

/** Gives a formation to the player of another one, with all that its own player led so far. */
export function ledWith(players: Players, id: string, other: string): Players {
  const player = players.get(other) ?? other;
  return new Map(
    [...players].map(([each, was]) => [each, each === id || was === id ? player : was]),
  );
}

/** Those of a side's formations that have a player of their own. */
export function ownPlayers<C extends Command>(players: Players, commands: readonly C[]): C[] {
  return commands.filter(({ id }) => players.get(id) === id);
}

/**
 * A seat for each player of a side, with the formations they lead in the order of `commands`; what stands below a
 * formation of the same player is not named again.
 */
export function seatsOfPlayers(
  side: string,
  commands: readonly Command[],
  players: Players,
): NewSeat[] {
  return ownPlayers(players, commands).map((own) => {
    const led = commands.filter(({ id }) => players.get(id) === own.id);
    const ids = new Set(led.map(({ id }) => id));
    const topmost = led.filter(({ under }) => !under.some((above) => ids.has(above)));
    return { side, formations: topmost.map(({ id }) => id) };
  });
}
