import { describe, expect, test } from "vitest";
import {
  ledWith,
  ownPlayers,
  type Players,
  seatsOfPlayers,
  withoutPlayer,
  withPlayer,
} from "@/lib/domain/belle-alliance/game/players";

const COMMANDS = [
  { id: "corps", under: [] },
  { id: "first", under: ["corps"] },
  { id: "brigade", under: ["corps", "first"] },
  { id: "second", under: ["corps"] },
  { id: "guns", under: [] },
];

/** Formations ticked one after the other. */
const ticked = (...ids: string[]) => ids.reduce<Players>(withPlayer, new Map());
const ledIn = (players: Players) =>
  seatsOfPlayers("red", COMMANDS, players).map((seat) => "side" in seat && seat.formations);

describe("the seats of a side's players", () => {
  test("are one for each formation that is ticked, in the order of battle's order", () => {
    expect(seatsOfPlayers("red", COMMANDS, ticked("guns", "first"))).toEqual([
      { side: "red", formations: ["first"] },
      { side: "red", formations: ["guns"] },
    ]);
  });

  test("name all formations of one player", () => {
    const players = ledWith(ticked("first", "second", "guns"), "guns", "first");
    expect(ledIn(players)).toEqual([["first", "guns"], ["second"]]);
    expect(ownPlayers(players, COMMANDS).map(({ id }) => id)).toEqual(["first", "second"]);
  });

  test("do not name again what stands below a formation of the same player", () => {
    const together = ledWith(ticked("corps", "brigade", "guns"), "brigade", "corps");
    expect(ledIn(together)).toEqual([["corps"], ["guns"]]);
    expect(ledIn(ledWith(ticked("brigade", "corps"), "corps", "brigade"))).toEqual([["corps"]]);
  });

  test("keep for another player what stands below a formation of one", () => {
    expect(ledIn(ticked("corps", "brigade"))).toEqual([["corps"], ["brigade"]]);
  });

  test("follow the player who goes over to another", () => {
    const pair = ledWith(ticked("first", "second", "guns"), "second", "first");
    expect(ledIn(ledWith(pair, "first", "guns"))).toEqual([["first", "second", "guns"]]);
  });

  test("part again with a player of their own", () => {
    const pair = ledWith(ticked("first", "second"), "second", "first");
    expect(ledIn(withPlayer(pair, "second"))).toEqual([["first"], ["second"]]);
  });

  test("keep the other formations of a player who loses the one by which they are known", () => {
    const three = ["second", "guns"].reduce(
      (players, id) => ledWith(players, id, "first"),
      ticked("first", "second", "guns"),
    );
    expect(ledIn(withoutPlayer(three, "first"))).toEqual([["second", "guns"]]);
    expect(ledIn(withoutPlayer(three, "guns"))).toEqual([["first", "second"]]);
  });
});
