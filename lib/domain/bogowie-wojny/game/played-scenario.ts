import { foldText } from "../../document/fold-text";
import type { BattleScenario, Force } from "../scenario/battle-scenario";
import { type BattleScenarioView, viewBattleScenario } from "../scenario/view-for";
import type { Game, PlayedScenario } from "./game";
import type { GameArmy, Post } from "./game-army";
import type { GameEntry } from "./game-event";
import { SEATS, type Seat } from "./seat";

type Played = Pick<Game, "scenario" | "seats">;

/** The side that a seat plays; null at an empty seat, and in a game of no scenario. */
export function forceOf({ scenario, seats }: Played, seat: Seat): Force | null {
  const id = seats[seat]?.army.force?.id;
  return scenario?.scenario.forces.find((force) => force.id === id) ?? null;
}

/** The sides that are left for the empty seats; none in a game of no scenario. */
export function freeForces({ scenario, seats }: Played): Force[] {
  if (!scenario || firstFree(seats) === null) return [];
  const taken = SEATS.map((seat) => seats[seat]?.army.force?.id);
  return scenario.scenario.forces.filter(({ id }) => !taken.includes(id));
}

/** The seat that the next player takes; null if both are taken. */
export function firstFree(seats: Game["seats"]): Seat | null {
  return SEATS.find((seat) => seats[seat] === null) ?? null;
}

/** What the log of a game begins with once its first player is seated: with the scenario's battlefield, if it has one. */
export function openingEntries(played: PlayedScenario | null): GameEntry[] {
  const field = played?.scenario.battlefield;
  return [
    { kind: "seated" },
    ...(field ? [{ kind: "field-given", field: field.ground } as const] : []),
  ];
}

/** A game's scenario as a seat may see it: with what its own side knows; for onlookers the public view. */
export function scenarioForSeat(
  scenario: BattleScenario,
  force: Pick<Force, "id"> | null,
): BattleScenarioView {
  const audience = force
    ? ({ for: "side", sideId: force.id } as const)
    : ({ for: "public" } as const);
  return viewBattleScenario(scenario, audience);
}

/** An army as a side of a scenario fields it: under the commander-in-chief whom the scenario names [6.2]. */
export function armyOfForce(
  army: GameArmy,
  { force, given }: { readonly force: Force; readonly given: boolean },
): GameArmy {
  const posts = army.posts.map((post) =>
    post.level === "army" && force.commander !== "" ? ledBy(force.commander, post, army) : post,
  );
  // Others would learn from a given list's title what the scenario tells its side alone.
  const title = given ? force.name : army.title;
  return { ...army, title, posts, force: { id: force.id, given } };
}

function ledBy(name: string, post: Post, { commanders }: GameArmy): Post {
  const known = commanders.find((commander) => foldText(commander.name) === foldText(name));
  return { ...post, historical: name, historicalId: known?.id ?? null };
}

/**
 * A game as the player of these seats may know it: of an army that the scenario gave to another side neither where its
 * list is nor what its bodies are called.
 */
export function gameKnownTo<Known extends Pick<Game, "seats">>(
  game: Known,
  mine: readonly Seat[],
): Known {
  const seats = Object.fromEntries(
    SEATS.map((seat) => {
      const at = game.seats[seat];
      return [seat, at && !mine.includes(seat) ? { ...at, army: armyForOthers(at.army) } : at];
    }),
  ) as Game["seats"];
  return { ...game, seats };
}

function armyForOthers(army: GameArmy): GameArmy {
  if (!army.force?.given) return army;
  return {
    ...army,
    listId: "",
    listVersion: 0,
    posts: army.posts.map((post) => ({ ...post, name: "" })),
    bodies: army.bodies.map((body) => ({ ...body, name: "", corpsName: "" })),
  };
}
