import { NextIntlClientProvider } from "next-intl";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { BeginBattle } from "@/app/(author)/scenarios/[id]/games/_battle/begin-battle";
import { TakeSeat } from "@/app/(public)/games/_table/take-seat";
import { GameContext, type GameJson } from "@/app/(public)/games/_table/use-game";
import { loadPageMessages } from "@/lib/i18n/messages";
import type { ArmyNation } from "@/lib/rules/bogowie-wojny/nation";

const side = (name: string, nation: ArmyNation) => ({
  ...{ id: name.toLowerCase(), name, nation, format: null, given: false },
  book: { id: "book", version: 1, title: `Book of ${name}`, edition: "" },
});
const POLES = side("Poles", "duchy-of-warsaw");
const AUSTRIANS = side("Austrians", "austria");

const listOf = (nation: ArmyNation) => ({
  ...{
    id: nation,
    title: nation,
    mine: true,
    nation,
    about: "",
    updatedAt: "2026-11-28T20:00:00Z",
  },
});

function shown(children: React.ReactNode): string {
  return renderToStaticMarkup(
    <NextIntlClientProvider locale="en" messages={loadPageMessages("en")} timeZone="UTC">
      {children}
    </NextIntlClientProvider>,
  );
}

interface At {
  readonly held: boolean;
  readonly free: readonly ReturnType<typeof side>[];
  readonly you?: "a";
  readonly isSignedOut?: true;
}

function seats({ held, free, you, isSignedOut }: At): string {
  const game: GameJson = {
    ...{ id: "g", title: "Raszyn", createdAt: "2026-11-28T20:00:00Z", event: null },
    ...{ scenario: { title: "Raszyn", free, grounds: null }, you: you ?? null, held },
    ...{ mine: you ? [you] : [], fieldStep: 0, seats: { a: null, b: null }, score: null },
    ...{ endedAt: null, reopening: null, log: [] },
  };
  const done = async () => true;
  const live = { game, grounds: null, move: done, join: done, isMoving: false };
  return shown(
    <GameContext value={{ ...live, line: { isDown: false, unsent: null } as never }}>
      <TakeSeat ownLists={isSignedOut ? null : [listOf("austria")]} submitted={null} />
    </GameContext>,
  );
}

describe("the free seats of a game", () => {
  test("its holder sends the link to two players and may remove it", () => {
    const held = seats({ held: true, free: [POLES, AUSTRIANS] });
    expect(held).toContain("Send two players the link");
    expect(held).toContain("Remove the game");
    expect(seats({ held: true, free: [POLES] })).toContain("reads the brief of Poles");
  });

  test("everybody else chooses a side, with what it asks of a list", () => {
    const open = seats({ held: false, free: [POLES, AUSTRIANS] });
    expect(open).toContain("Both seats are free. Choose the side you play");
    for (const name of ["Poles", "Austrians"]) expect(open).toContain(name);
    expect(open.match(/type="radio"/g)).toHaveLength(2);
    expect(open).toContain("Lists of this nation: Duchy of Warsaw");
    expect(open).toContain("Built from the army book Book of Poles");
    expect(open).toContain("None of your lists is of this side’s nation, Duchy of Warsaw.");
    expect(open).not.toContain("Remove the game");
    const last = seats({ held: false, free: [AUSTRIANS] });
    expect(last).toContain("The other seat is free, for Austrians.");
    expect(last).not.toContain('type="radio"');
  });

  test("who is signed out reads which seats are free", () => {
    const out = { held: false, isSignedOut: true } as const;
    expect(seats({ ...out, free: [POLES, AUSTRIANS] })).toContain("Both seats are free. Sign in");
    expect(seats({ ...out, free: [POLES] })).toContain(
      "The other seat is free, for Poles. Sign in",
    );
  });

  test("a player who has sat down invites the other one and removes nothing", () => {
    const sat = seats({ held: false, free: [POLES], you: "a" });
    expect(sat).toContain("Send the other player the link");
    expect(sat).not.toContain("Remove the game");
  });
});

test("the page that begins a game offers to take no side", () => {
  const page = shown(
    <BeginBattle scenario="s" sides={[POLES, AUSTRIANS]} lists={[]} releases={[]} />,
  );
  expect(page.match(/type="radio"/g)).toHaveLength(3);
  expect(page).toContain("I only prepare it; two others play");
});
