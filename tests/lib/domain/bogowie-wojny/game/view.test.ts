import { expect, test } from "vitest";
import type { GameEntry } from "@/lib/domain/bogowie-wojny/game/game-event";
import { viewGame } from "@/lib/domain/bogowie-wojny/game/game-view";
import type { Seat } from "@/lib/domain/bogowie-wojny/game/seat";
import { gameAfter } from "./table";

const SECRET = "Behind the burnt barn";
const sealed: [Seat, GameEntry] = [
  "a",
  { kind: "ambush-sealed", slip: { regimentId: "light", place: SECRET, fromEdgeCm: 12 } },
];
const opened: [Seat, GameEntry] = ["a", { kind: "ambush-revealed", sealedAs: 1 }];

test("a sealed slip is in its own player's view and in no other, not even that there is one", () => {
  const game = gameAfter(sealed);
  expect(JSON.stringify(viewGame(game, "a"))).toContain(SECRET);
  for (const reader of ["b", null] as const) {
    const view = viewGame(game, reader);
    expect(JSON.stringify(view)).not.toContain(SECRET);
    expect(view.seats.a?.slips).toEqual([]);
    expect(view.log).toEqual([]);
    expect(JSON.stringify(view.seats.a)).not.toContain("ambush");
  }
});

test("an opened slip is visible to everybody, with the time it was sealed", () => {
  const view = viewGame(gameAfter(sealed, opened), "b");
  expect(view.seats.a?.slips).toMatchObject([
    { slip: { place: SECRET }, sealedAt: expect.any(Date) },
  ]);
  expect(view.log.map(({ kind }) => kind)).toEqual(["ambush-revealed"]);
});

test("the log names who fell and how, even after a successor took over", () => {
  const drew = (commander: string): [Seat, GameEntry] => [
    "a",
    { kind: "drawn", post: "formation:foot", commander, reason: "first", among: 3 },
  ];
  const log = viewGame(
    gameAfter(
      drew("zajaczek"),
      ["a", { kind: "fell", post: "formation:foot", fate: "captured" }],
      drew("kniaziewicz"),
    ),
    "b",
  ).log;
  expect(log[1]).toMatchObject({ kind: "fell", commander: "ZAJACZEK", fate: "captured" });
});

test("a post says who was lost there until it has a leader again, and who rose from it", () => {
  const drew = (post: string, commander: string): [Seat, GameEntry] => [
    "a",
    { kind: "drawn", post, commander, reason: "first", among: 3 },
  ];
  const at = (post: string, ...log: [Seat, GameEntry][]) =>
    viewGame(gameAfter(...log), "b").seats.a?.posts.find((each) => each.post.id === post);
  const led = [drew("corps:v", "dabrowski"), drew("formation:foot", "zajaczek")] as const;
  const fell: [Seat, GameEntry] = ["a", { kind: "fell", post: "corps:v", fate: "killed" }];
  const rose: [Seat, GameEntry] = [
    "a",
    { kind: "promoted", from: "formation:foot", to: "corps:v" },
  ];
  expect(at("corps:v")?.gone).toBeNull();
  expect(at("corps:v", ...led)?.gone).toBeNull();
  expect(at("corps:v", ...led, fell)?.gone).toMatchObject({ how: "killed", name: "DABROWSKI" });
  expect(at("corps:v", ...led, fell, rose)?.gone).toBeNull();
  expect(at("formation:foot", ...led, fell, rose)?.gone).toEqual({
    name: "ZAJACZEK",
    how: "promoted",
  });
});
