import { describe, expect, test } from "vitest";
import {
  type ClubEvent,
  canRunEvent,
  submittedListFor,
  viewEvent,
} from "@/lib/domain/bogowie-wojny/event/event-view";
import { brokenAtEvent } from "@/lib/domain/bogowie-wojny/event/judge-list";
import type { ArmyList } from "@/lib/domain/bogowie-wojny/list/army-list";
import { FORMAT_32_8 } from "@/lib/rules/bogowie-wojny/format";
import { armyOf } from "../list/army-of";

const BEFORE = new Date("2026-12-04T18:59:59Z");
const AT = new Date("2026-12-04T19:00:00Z");
const READERS = {
  nobody: null,
  stranger: { id: "s", role: "member", clubIds: [], organises: [] },
  player: { id: "p", role: "member", clubIds: [], organises: [] },
  "other player": { id: "q", role: "member", clubIds: [], organises: [] },
  organiser: { id: "o", role: "member", clubIds: [], organises: [] },
} as const;

const LIGHT = { unitKind: "light-infantry", bases: 2 } as const;
const army = (title: string): ArmyList => ({
  ...armyOf({
    formations: [{ regiments: [LIGHT, LIGHT] }],
    upgrades: [["ambush"], ["hill"]],
  }),
  title,
});
const submission = (id: string, userId: string) => ({
  id,
  userId,
  player: `Player ${userId}`,
  listId: `list-${userId}`,
  listVersion: 3,
  submittedAt: BEFORE,
  list: army(`Army of ${userId}`),
});
const event: ClubEvent = {
  id: "e",
  title: "Open day",
  club: "",
  clubId: null,
  heldBy: null,
  place: "",
  day: "2026-12-12",
  deadline: "2026-12-04T20:00",
  timeZone: "Europe/Warsaw",
  deadlineAt: AT,
  format: { ...FORMAT_32_8 },
  accepts: "any",
  visibility: "unlisted",
  text: "",
  organiserId: "o",
  organiser: "Ola",
  createdAt: BEFORE,
  submissions: [submission("ep", "p"), submission("eq", "q")],
};

/** What a reader is shown for each player's entry: a name or a list. */
function learns(reader: keyof typeof READERS, now: Date): string[] {
  return viewEvent(event, READERS[reader], now).entries.map(({ player, list }) =>
    list ? `${player}: ${list.title}` : player,
  );
}

const NAMES = ["Player p", "Player q"];
const LISTS = ["Player p: Army of p", "Player q: Army of q"];

describe("who sees what is handed in", () => {
  test.each([
    ["nobody", [], LISTS],
    ["stranger", [], LISTS],
    ["player", [], LISTS],
    ["organiser", NAMES, LISTS],
  ] as const)("%s", (reader, before, after) => {
    expect(learns(reader, BEFORE)).toEqual(before);
    expect(learns(reader, AT)).toEqual(after);
  });

  test("players see their own at any time, and how many are in", () => {
    const view = viewEvent(event, READERS.player, BEFORE);
    expect(view.own?.list?.title).toBe("Army of p");
    expect(view.count).toBe(2);
    expect(viewEvent(event, READERS.stranger, BEFORE).own).toBeNull();
  });

  test("nothing of a list is in what others get before the deadline", () => {
    for (const reader of ["nobody", "stranger", "other player", "organiser"] as const) {
      const told = JSON.stringify(viewEvent(event, READERS[reader], BEFORE));
      expect(told).not.toMatch(/Army of p|list-p|"ep"/);
    }
  });
});

describe("a handed-in list", () => {
  const entry = { event, submission: submission("ep", "p") };
  const upgradesFor = (reader: keyof typeof READERS, now: Date) =>
    submittedListFor(entry, READERS[reader], now)?.upgrades.map(({ upgrade }) => upgrade) ?? null;

  test.each([
    ["nobody", null, ["hill"]],
    ["stranger", null, ["hill"]],
    ["other player", null, ["hill"]],
    ["organiser", null, ["hill"]],
    ["player", ["ambush", "hill"], ["ambush", "hill"]],
  ] as const)("is for %s: before, and after the deadline", (reader, before, after) => {
    expect(upgradesFor(reader, BEFORE)).toEqual(before);
    expect(upgradesFor(reader, AT)).toEqual(after);
  });

  test("is judged by the event's format, whatever its player accepted", () => {
    const list = army("x");
    expect(brokenAtEvent(list, event)).toEqual([]);
    const small = { format: { ...FORMAT_32_8, unitPoints: 3 } };
    const codes = brokenAtEvent(
      { ...list, acceptedFindings: [{ code: "units-over-limit", subject: "", reason: "agreed" }] },
      small,
    ).map(({ code }) => code);
    expect(codes).toContain("units-over-limit");
  });
});

test("an event is run by its organiser alone, and by nobody once that account is deleted", () => {
  const who = Object.entries(READERS).filter(([, reader]) => canRunEvent(reader, event));
  expect(who.map(([name]) => name)).toEqual(["organiser"]);
  expect(canRunEvent(READERS.organiser, { organiserId: null })).toBe(false);
});
