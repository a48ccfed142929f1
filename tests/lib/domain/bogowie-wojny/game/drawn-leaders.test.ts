import { describe, expect, it } from "vitest";
import { drawnLeaders } from "@/lib/domain/bogowie-wojny/game/drawn-leaders";
import type { GameArmy, GameCommander, Post } from "@/lib/domain/bogowie-wojny/game/game-army";
import type { GameEntry, GameEvent } from "@/lib/domain/bogowie-wojny/game/game-event";
import { gameState } from "@/lib/domain/bogowie-wojny/game/game-state";
import { ARMIES } from "./table";

const commanders: GameCommander[] = [
  { id: "one", name: "One", roles: [], commandValue: 2, traits: [], specialRule: "Charge!" },
  { id: "two", name: "Two", roles: [], commandValue: 2, traits: ["passive"], specialRule: "" },
];
const post = (id: string, historical: string | null = null): Post => ({
  id,
  level: "division",
  name: "",
  number: 1,
  lot: "general-of-infantry",
  corpsPost: null,
  historical,
  historicalId: null,
});
const army: GameArmy = {
  ...ARMIES.a,
  commanders,
  posts: [post("formation:a"), post("formation:b"), post("corps:c", "Poniatowski")],
};

function leadersAfter(...entries: GameEntry[]) {
  const log = entries.map(
    (entry, i): GameEvent => ({ seq: i + 1, at: new Date(0), seat: "a", entry }),
  );
  const state = gameState({ a: army, b: null }, log).seats.a;
  if (!state) throw new Error("Nobody sits there.");
  return drawnLeaders(army, state);
}

const drawn = (at: string, commander: string): GameEntry => ({
  kind: "drawn",
  post: at,
  commander,
  among: 2,
  reason: "first",
});

describe("whose names the roster of a game shows", () => {
  it("is drawn with value, character and rule; one not drawn yet is a line to fill in", () => {
    const leaders = leadersAfter(drawn("formation:a", "one"));
    expect(leaders.get("formation:a")).toEqual({
      name: "One",
      commandValue: 2,
      character: "aggressive",
      specialRule: "Charge!",
    });
    expect(leaders.get("formation:b")).toMatchObject({ name: "", commandValue: null });
  });

  it("keeps the character of the trait [6.3]", () => {
    expect(leadersAfter(drawn("formation:b", "two")).get("formation:b")?.character).toBe(
      "cautious",
    );
  });

  it("leaves a historical commander to the list, until they fall", () => {
    expect(leadersAfter().has("corps:c")).toBe(false);
    const fallen = leadersAfter({ kind: "fell", post: "corps:c", fate: "killed" });
    expect(fallen.get("corps:c")).toMatchObject({ name: "", commandValue: null });
  });

  it("counts one less when raised from below [6.7]", () => {
    const leaders = leadersAfter(
      drawn("formation:a", "one"),
      { kind: "fell", post: "corps:c", fate: "killed" },
      { kind: "promoted", from: "formation:a", to: "corps:c" },
    );
    expect(leaders.get("corps:c")).toMatchObject({ name: "One", commandValue: 1 });
    expect(leaders.get("formation:a")).toMatchObject({ name: "" });
  });
});
