import fc from "fast-check";
import { expect, test } from "vitest";
import type { GameEntry } from "@/lib/domain/bogowie-wojny/game/game-event";
import { holderOf } from "@/lib/domain/bogowie-wojny/game/game-state";
import {
  agreeToReopening,
  agreeToScore,
  askReopening,
  assertNotOver,
  declineReopening,
  draw,
  fall,
  promote,
  proposeScore,
  revealAmbush,
  sealAmbush,
} from "@/lib/domain/bogowie-wojny/game/moves";
import type { Seat } from "@/lib/domain/bogowie-wojny/game/seat";
import { GrundlagError } from "@/lib/domain/document/error-code";
import { ARMIES, gameAfter, playerIn } from "./table";

type Log = [Seat, GameEntry][];
const firstOf = () => 0;
const drew = (post: string, commander: string, reason: "first" | "redraw" | "fallen" = "first") =>
  ["a", { kind: "drawn", post, commander, among: 1, reason }] as [Seat, GameEntry];
const fell = (post: string) => ["a", { kind: "fell", post, fate: "killed" }] as [Seat, GameEntry];
const mover = (...log: Log) => playerIn(gameAfter(...log), "a");
const settler = (...log: Log) => ({ ...mover(...log), isDeploying: false });
const codeOf = (move: () => unknown) => {
  try {
    move();
    return "allowed";
  } catch (error) {
    return error instanceof GrundlagError ? (error.extra.reason ?? error.code) : error;
  }
};
const SLIP = { regimentId: "light", place: "The wood by the mill", fromEdgeCm: 30 };

test("each post draws from its own list, and nobody comes up twice [13.4]", () => {
  const log: Log = [];
  for (const { id } of ARMIES.a.posts) {
    log.push(["a", draw(mover(...log), { post: id, reason: "first" }, firstOf)]);
  }
  expect(
    log.map(([, entry]) => entry.kind === "drawn" && [entry.post, entry.commander, entry.among]),
  ).toEqual([
    ["commander-in-chief", "poniatowski", 2],
    ["corps:v", "dabrowski", 1],
    ["formation:foot", "zajaczek", 2],
    ["formation:horse", "sokolnicki", 2],
  ]);
});

test("whatever chance says, no two posts have one commander [13.4]", () => {
  fc.assert(
    fc.property(fc.infiniteStream(fc.nat()), (numbers) => {
      const chance = (below: number) => (numbers.next().value ?? 0) % below;
      const log: Log = [];
      for (const { id } of ARMIES.a.posts) {
        log.push(["a", draw(mover(...log), { post: id, reason: "first" }, chance)]);
      }
      const drawn = log.map(([, entry]) => entry.kind === "drawn" && entry.commander);
      expect(new Set(drawn).size).toBe(drawn.length);
    }),
  );
});

test("a second tap draws nothing more", () => {
  const player = mover(drew("formation:foot", "zajaczek"));
  expect(codeOf(() => draw(player, { post: "formation:foot", reason: "first" }, firstOf))).toBe(
    "post-held",
  );
});

test("a redraw that was bought never brings the same, and binds [13.3]", () => {
  const log: Log = [drew("formation:foot", "zajaczek")];
  const redrawn = draw(mover(...log), { post: "formation:foot", reason: "redraw" }, firstOf);
  expect(redrawn).toMatchObject({ commander: "dabrowski", among: 2 });
  log.push(["a", redrawn]);
  expect(
    codeOf(() => draw(mover(...log), { post: "formation:foot", reason: "redraw" }, firstOf)),
  ).toBe("redraw-binds");
  log.push(drew("formation:horse", "sokolnicki"));
  expect(
    codeOf(() => draw(mover(...log), { post: "formation:horse", reason: "redraw" }, firstOf)),
  ).toBe("no-redraw-left");
});

test("a general who falls is drawn for again, without the fallen one [6.7]", () => {
  const log: Log = [drew("formation:foot", "zajaczek"), fell("formation:foot")];
  const next = draw(mover(...log), { post: "formation:foot", reason: "fallen" }, firstOf);
  expect(next).toMatchObject({ commander: "dabrowski", among: 2 });
});

test("a fallen corps commander is followed by one of their generals, whose division draws again [6.7]", () => {
  const log: Log = [
    drew("corps:v", "dabrowski"),
    drew("formation:foot", "zajaczek"),
    fell("corps:v"),
  ];
  expect(codeOf(() => draw(mover(...log), { post: "corps:v", reason: "fallen" }, firstOf))).toBe(
    "one-below-rises",
  );
  log.push(["a", promote(mover(...log), { from: "formation:foot", to: "corps:v" })]);
  const own = mover(...log).state.seats.a;
  expect(own && holderOf(own, "corps:v")).toMatchObject({ name: "ZAJACZEK", promoted: true });
  expect(draw(mover(...log), { post: "formation:foot", reason: "fallen" }, firstOf).commander).toBe(
    "kniaziewicz",
  );
});

test("a commander raised from below was not drawn for the post, so that no redraw replaces them [13.3]", () => {
  const log: Log = [
    drew("corps:v", "dabrowski"),
    drew("formation:foot", "zajaczek"),
    fell("corps:v"),
  ];
  log.push(["a", promote(mover(...log), { from: "formation:foot", to: "corps:v" })]);
  expect(codeOf(() => draw(mover(...log), { post: "corps:v", reason: "redraw" }, firstOf))).toBe(
    "raised",
  );
});

test("where a corps commander lives, they and no general follow the commander-in-chief [6.7]", () => {
  const log: Log = [
    drew("commander-in-chief", "poniatowski"),
    drew("corps:v", "dabrowski"),
    drew("formation:foot", "zajaczek"),
    fell("commander-in-chief"),
  ];
  const to = "commander-in-chief";
  expect(codeOf(() => promote(mover(...log), { from: "formation:foot", to }))).toBe("may-not-rise");
  expect(promote(mover(...log), { from: "corps:v", to })).toEqual({
    kind: "promoted",
    from: "corps:v",
    to,
  });
});

test.each([
  [
    "an unknown post",
    () => draw(mover(), { post: "corps:x", reason: "first" }, firstOf),
    "invalid-document",
  ],
  [
    "a loss where nobody leads",
    () => fall(mover(), { post: "corps:v", fate: "fled" }),
    "nobody-leads",
  ],
  [
    "an heir where nobody fell",
    () => promote(mover(), { from: "formation:foot", to: "corps:v" }),
    "no-vacancy",
  ],
  [
    "a redraw before a draw",
    () => draw(mover(), { post: "corps:v", reason: "redraw" }, firstOf),
    "nobody-drawn",
  ],
] as const)("%s is refused", (_, move, code) => {
  expect(codeOf(move)).toBe(code);
});

test("slips are as many as were bought, of troops that may hide, each in its own place [15.1]", () => {
  const sealed: [Seat, GameEntry] = ["a", { kind: "ambush-sealed", slip: SLIP }];
  const other = { regimentId: "chasseurs", place: "The gully", fromEdgeCm: 60 };
  expect(sealAmbush(settler(), SLIP)).toEqual(sealed[1]);
  expect(codeOf(() => sealAmbush(settler(), { ...SLIP, regimentId: "line" }))).toBe(
    "invalid-document",
  );
  expect(codeOf(() => sealAmbush(settler(sealed), SLIP))).toBe("hides-already");
  expect(
    codeOf(() => sealAmbush(settler(sealed), { ...other, place: "the WOOD by the mill " })),
  ).toBe("place-taken");
  expect(codeOf(() => sealAmbush({ ...mover(sealed), isDeploying: true }, other))).toBe(
    "ambush-too-late",
  );
  const second: [Seat, GameEntry] = ["a", sealAmbush(settler(sealed), other)];
  expect(codeOf(() => sealAmbush(settler(sealed, second), { ...other, regimentId: "light" }))).toBe(
    "no-ambush-left",
  );
});

test("a slip is opened once, by its owner", () => {
  const sealed: [Seat, GameEntry] = ["a", { kind: "ambush-sealed", slip: SLIP }];
  expect(revealAmbush(mover(sealed), 1)).toEqual({ kind: "ambush-revealed", sealedAs: 1 });
  expect(codeOf(() => revealAmbush(playerIn(gameAfter(sealed), "b"), 1))).toBe("no-such-slip");
  const opened: [Seat, GameEntry] = ["a", { kind: "ambush-revealed", sealedAs: 1 }];
  expect(codeOf(() => revealAmbush(mover(sealed, opened), 1))).toBe("no-such-slip");
});

const NOTHING = {
  enemyBases: 0,
  operationalBase: false,
  mainObjective: "none",
  firstSecondary: "none",
  secondSecondary: "none",
  generalsKilled: 0,
  seniorsKilled: 0,
  enemyHalfLost: false,
  enemyMoraleBroken: false,
  fewerLosses: false,
} as const;

test.each([
  ["/b/mainObjective", { mainObjective: "held" }, { mainObjective: "contested" }],
  ["/b/fewerLosses", { fewerLosses: true }, { fewerLosses: true }],
  ["/a/enemyBases", { enemyBases: 10 }, {}],
] as const)("two sheets that cannot both be true are refused at %s [12.2]", (path, a, b) => {
  const sheets = { a: { ...NOTHING, ...a }, b: { ...NOTHING, ...b } };
  expect(() => proposeScore(sheets, ARMIES)).toThrow(
    expect.objectContaining({ issues: [expect.objectContaining({ path })] }),
  );
});

test("a score stands once the other player agrees to the newest of it", () => {
  const sheets = { a: { ...NOTHING, enemyBases: 9 }, b: NOTHING };
  const proposed: [Seat, GameEntry] = ["a", proposeScore(sheets, ARMIES)];
  const game = gameAfter(proposed);
  expect(codeOf(() => agreeToScore(playerIn(game, "a"), 1))).toBe("no-such-score");
  expect(codeOf(() => agreeToScore(playerIn(game, "b"), 2))).toBe("no-such-score");
  const agreed: [Seat, GameEntry] = ["b", agreeToScore(playerIn(game, "b"), 1)];
  expect(() => assertNotOver(playerIn(game, "a").state)).not.toThrow();
  const over = playerIn(gameAfter(proposed, agreed), "a");
  expect(codeOf(() => assertNotOver(over.state))).toBe("game-over");
});

test("a game that is over goes on once both agree, and its score waits to be agreed to again", () => {
  const over: [Seat, GameEntry][] = [
    ["a", proposeScore({ a: NOTHING, b: NOTHING }, ARMIES)],
    ["b", { kind: "score-agreed", proposal: 1 }],
  ];
  const before = playerIn(gameAfter(...over.slice(0, 1)), "a");
  expect(codeOf(() => askReopening(before))).toBe("game-not-over");
  const asked: [Seat, GameEntry] = ["a", askReopening(playerIn(gameAfter(...over), "a"))];
  const waiting = gameAfter(...over, asked);
  const [a, b] = [playerIn(waiting, "a"), playerIn(waiting, "b")];
  expect(codeOf(() => askReopening(b))).toBe("reopening-asked");
  expect(codeOf(() => agreeToReopening(a, 3))).toBe("no-reopening-asked");
  expect(codeOf(() => agreeToReopening(b, 2))).toBe("no-reopening-asked");
  expect(codeOf(() => assertNotOver(a.state))).toBe("game-over");

  const declined: [Seat, GameEntry] = ["a", declineReopening(a, 3)];
  const still = playerIn(gameAfter(...over, asked, declined), "b");
  expect(codeOf(() => agreeToReopening(still, 3))).toBe("no-reopening-asked");
  expect(codeOf(() => assertNotOver(still.state))).toBe("game-over");

  const agreed: [Seat, GameEntry] = ["b", agreeToReopening(b, 3)];
  const open = playerIn(gameAfter(...over, asked, agreed), "b");
  expect(() => assertNotOver(open.state)).not.toThrow();
  expect(agreeToScore(open, 1)).toEqual({ kind: "score-agreed", proposal: 1 });
});
