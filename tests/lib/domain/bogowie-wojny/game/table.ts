import { bookCommanderSchema } from "@/lib/domain/bogowie-wojny/book/army-book";
import { armiesOf, type Game } from "@/lib/domain/bogowie-wojny/game/game";
import { gameArmy } from "@/lib/domain/bogowie-wojny/game/game-army";
import type { GameEntry, GameEvent } from "@/lib/domain/bogowie-wojny/game/game-event";
import { gameState } from "@/lib/domain/bogowie-wojny/game/game-state";
import type { Player } from "@/lib/domain/bogowie-wojny/game/moves";
import type { Seat } from "@/lib/domain/bogowie-wojny/game/seat";
import { armyListSchema } from "@/lib/domain/bogowie-wojny/list/army-list";

const AT = new Date("2026-01-01T12:00:00Z");

/** Two divisions under a corps, with a redraw and two ambushes bought. */
const LIST = armyListSchema.parse({
  kind: "army-list",
  schemaVersion: 1,
  title: "Poniatowski's vanguard",
  language: "en",
  nation: "duchy-of-warsaw",
  corps: [{ id: "v", name: "V Corps" }],
  formations: [
    {
      id: "foot",
      corpsId: "v",
      general: { kind: "infantry" },
      regiments: [
        { id: "line", unitKind: "line-infantry", bases: 4 },
        { id: "light", unitKind: "light-infantry", bases: 2 },
      ],
    },
    {
      id: "horse",
      corpsId: "v",
      general: { kind: "cavalry" },
      regiments: [{ id: "chasseurs", unitKind: "light-cavalry", bases: 3 }],
    },
  ],
  upgrades: [
    { id: "r", upgrade: "redraw-commander", count: 1 },
    { id: "a", upgrade: "ambush", count: 2 },
  ],
});

const commander = (id: string, ...roles: string[]) =>
  bookCommanderSchema.parse({ id, name: id.toUpperCase(), roles });

const BOOK = {
  specialRules: [],
  commanders: [
    commander("poniatowski", "commander-in-chief", "corps-commander"),
    commander("dabrowski", "corps-commander", "general-of-infantry"),
    commander("zajaczek", "general-of-infantry"),
    commander("kniaziewicz", "general-of-infantry"),
    commander("sokolnicki", "general-of-cavalry"),
    commander("sulkowski", "general-of-cavalry"),
  ],
};

const army = gameArmy({ id: "list", version: 3, document: LIST }, BOOK);
export const ARMIES = { a: army, b: army };

/** A game in which these entries have been logged. */
export function gameAfter(...log: readonly (readonly [Seat, GameEntry])[]): Game {
  const seated = { userId: null, player: "Somebody", army };
  const events = log.map(([seat, entry], i): GameEvent => ({ seq: i + 1, at: AT, seat, entry }));
  return {
    id: "g",
    title: "A game",
    createdAt: AT,
    event: null,
    scenario: null,
    holderId: null,
    seats: { a: seated, b: seated },
    log: events,
  };
}

export function playerIn(game: Game, seat: Seat): Player {
  return { seat, army, state: gameState(armiesOf(game), game.log) };
}
