import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { FormationNode } from "@/lib/domain/belle-alliance/scenario/formation";
import { KNOWLEDGE, type Knowledge } from "@/lib/domain/belle-alliance/scenario/knowledge";
import type { Scenario } from "@/lib/domain/belle-alliance/scenario/scenario";
import type { Audience } from "@/lib/domain/belle-alliance/scenario/scenario-view";
import { viewFor } from "@/lib/domain/belle-alliance/scenario/view-for";
import { publicFormations, unitsUnder } from "@/lib/domain/belle-alliance/scenario/visible-tree";
import { walkFormations } from "@/lib/domain/belle-alliance/scenario/walk";
import { localise, textsOf } from "@/lib/domain/kinds/localise";
import { summarise } from "@/lib/domain/kinds/summarise";
import { battery, formation, scenario, side, unit } from "./build";

const at = (xCm: number, yCm: number) => ({ xCm, yCm });
const placed = { ...at(33, 44), facingDeg: 90, formation: "line" };

/** An army of two corps, one of them with two divisions; each text names the formation it belongs to. */
function army(knows: Knowledge): Scenario {
  const player = (name: string, own: Knowledge = knows) => ({
    orders: `ORDERS-${name}`,
    brief: `BRIEF-${name}`,
    believedOfEnemy: `BELIEF-${name}`,
    knows: own,
  });
  const led = (id: string, fields: Parameters<typeof formation>[1] = {}) =>
    formation(id, {
      note: `NOTE-${id}`,
      umpireNote: `UMPIRE-${id}`,
      commander: { name: `GENERAL-${id}`, placement: at(50, 50) },
      ...fields,
    });
  return scenario({
    startTime: "10:00",
    umpireNotes: "UMPIRE-notes",
    commonKnowledge: "COMMON",
    sides: [
      side("reds", {
        name: "Reds",
        tasks: "TASKS-reds",
        brief: "BRIEF-reds",
        believedOfEnemy: "BELIEF-reds",
        formations: [
          led("army", {
            player: player("army", "side"),
            formations: [
              led("corps", {
                player: player("corps", "own"),
                units: [unit("guard", { placement: placed })],
                formations: [
                  led("first", {
                    player: player("first"),
                    units: [unit("one", { placement: placed }), unit("two", { hidden: true })],
                    formations: [led("deep", { player: player("deep"), units: [unit("three")] })],
                  }),
                  led("second", {
                    player: player("second"),
                    units: [battery("guns", { placement: placed })],
                  }),
                ],
              }),
              led("reserve", { player: player("reserve"), units: [unit("horse", { men: 777 })] }),
            ],
          }),
        ],
        reinforcements: [
          { id: "r-own", brings: ["two"], bound: 3, entry: [0, 7], note: "COMES-own" },
          { id: "r-both", brings: ["three", "guns"], bound: 4, entry: [0, 8], note: "COMES-both" },
          { id: "r-above", brings: ["corps"], bound: 5, entry: [0, 9], note: "COMES-above" },
          { id: "r-other", brings: ["horse"], bound: 6, entry: [0, 11], note: "COMES-other" },
        ],
      }),
      side("blues", {
        name: "Blues",
        colour: "b",
        tasks: "TASKS-blues",
        formations: [led("enemy", { player: player("enemy"), units: [unit("foe")] })],
      }),
    ],
    map: {
      widthCm: 180,
      depthCm: 120,
      features: [
        { kind: "place", id: "p1", name: "PLACE-hidden", ...at(1, 1), hiddenFrom: ["reds"] },
        { kind: "place", id: "p2", name: "PLACE-known", ...at(2, 2), hiddenFrom: ["blues"] },
      ],
    },
  });
}

const first = { for: "commander", sideId: "reds", formationId: "first" } as const;
const seenBy = (knows: Knowledge, audience: Audience = first) => viewFor(army(knows), audience);
const wordsIn = (value: unknown) => new Set(JSON.stringify(value).match(/[A-Z]{4,}-[a-z]+/g) ?? []);

const OWN = ["ORDERS-first", "BRIEF-first", "BELIEF-first", "NOTE-first", "NOTE-deep"];
const STAFF = ["GENERAL-first", "GENERAL-deep"];
const READ: Readonly<Record<Knowledge, readonly string[]>> = {
  own: [...OWN, ...STAFF, "GENERAL-corps", "COMES-own", "PLACE-known"],
  command: [
    ...OWN,
    ...STAFF,
    ...["GENERAL-corps", "GENERAL-army", "GENERAL-second", "COMES-own", "PLACE-known"],
  ],
  side: [
    ...["ORDERS-first", "BRIEF-first", "BELIEF-first", "TASKS-reds", "BRIEF-reds", "PLACE-known"],
    ...["army", "corps", "first", "deep", "second", "reserve"].flatMap((id) => [
      `NOTE-${id}`,
      `GENERAL-${id}`,
    ]),
    ...["COMES-own", "COMES-both", "COMES-above", "COMES-other"],
  ],
};

describe("the player of a formation", () => {
  test.each(KNOWLEDGE)("who knows %s reads what they are given and nothing else", (knows) => {
    expect([...wordsIn(seenBy(knows))].sort()).toEqual([...READ[knows]].sort());
  });

  test("has their own troops alone, those of players below them too, and no total of the side", () => {
    const [own] = seenBy("own").sides;
    expect(own?.formations?.map(({ id }) => id)).toEqual(["first"]);
    expect(own?.formations?.[0]?.totals.units).toBe(3);
    expect(own?.totals).toBeNull();
    expect(seenBy("side").sides[0]?.totals?.units).toBe(6);
  });

  test("finds on the map what they know of", () => {
    const onMap = (knows: Knowledge) => {
      const { units, commanders } = seenBy(knows).map;
      return [units.map(({ id }) => id), commanders.map(({ id }) => id)];
    };
    expect(onMap("own")).toEqual([["one"], ["first", "deep"]]);
    expect(onMap("command")).toEqual([["one"], ["army", "corps", "first", "deep", "second"]]);
    expect(onMap("side")[0]).toEqual(["guard", "one", "guns"]);
  });

  test("learns when their own troops come, with whom is kept", () => {
    const { sides, map } = seenBy("own");
    expect(sides[0]?.reinforcements?.map(({ brings, bound }) => [bound, brings])).toEqual([
      [3, ["two"]],
      [4, ["three"]],
      [5, ["first"]],
    ]);
    expect(map.entries.map(({ bound }) => bound)).toEqual([3, 4, 5]);
    const [top] = sides[0]?.formations ?? [];
    expect(top?.arrives).toEqual({ bound: 5, time: "11:00", withAbove: false });
    expect(top?.units[0]?.arrives).toMatchObject({ bound: 5, withAbove: true });
  });

  test("needs the figures of their own troops", () => {
    expect(seenBy("own").figuresNeeded.map(({ units, arm }) => `${units} ${arm}`)).toEqual([
      "3 infantry",
    ]);
  });

  test("believes what their side does where nothing else is written", () => {
    const document = army("own");
    for (const { formation: each } of walkFormations(document)) {
      if (each.player) each.player.believedOfEnemy = " ";
    }
    const told = viewFor(document, first).sides[0]?.commands?.[0]?.believedOfEnemy;
    expect(told).toBe("BELIEF-reds");
  });

  test("has the same valour as in the umpire's view", () => {
    const valourOf = (audience: Audience) => {
      const units = JSON.stringify(viewFor(army("own"), audience).sides[0]?.formations);
      return units.match(/"id":"one".*?"valour":(\{.*?\})/)?.[1];
    };
    expect(valourOf(first)).toBe(valourOf({ for: "umpire" }));
  });

  test.each<[Audience, string]>([
    [{ ...first, formationId: "nobody" }, "formation"],
    [{ ...first, sideId: "blues" }, "commander"],
  ])("who is none of that side is refused: %o", (audience, noun) => {
    expect(() => seenBy("own", audience)).toThrow(`no ${noun}`);
  });
});

describe("what a player is given", () => {
  const GIVEN = /(ORDERS|BRIEF|BELIEF)-(army|corps|first|deep|second|reserve|enemy)/;

  test.each<Audience>([
    { for: "public" },
    { for: "side", sideId: "reds" },
    { for: "side", sideId: "blues" },
  ])("is not for %o", (audience) => {
    expect(JSON.stringify(viewFor(army("side"), audience))).not.toMatch(GIVEN);
  });

  test("is for the umpire, with whose it is", () => {
    const [reds] = viewFor(army("own"), { for: "umpire" }).sides;
    expect(reds?.commands?.map(({ id, orders }) => [id, orders])).toContainEqual([
      "second",
      "ORDERS-second",
    ]);
  });

  test("is in no catalogue and in nothing made for the public", () => {
    const document = army("side");
    const made = [summarise(document), document.sides.map((s) => publicFormations(s.formations))];
    expect(JSON.stringify(made).toUpperCase()).not.toMatch(new RegExp(GIVEN, "i"));
  });

  test("is translated with the rest, and read in that language alone", () => {
    const document = army("own");
    const key = textsOf(document).find(({ text }) => text === "ORDERS-first")?.key ?? "";
    expect(key).toBe("formations/first/orders");
    const translations = { da: { texts: { [key]: "ORDRER", title: "x" } } };
    const danish = localise({ ...document, translations }, "da");
    expect(viewFor(danish, first).sides[0]?.commands?.[0]?.orders).toBe("ORDRER");
    expect(JSON.stringify(viewFor(danish, { ...first, formationId: "second" }))).not.toContain(
      "ORDRER",
    );
  });
});

interface Branch {
  readonly knows: Knowledge | null;
  readonly units: number;
  readonly below: readonly Branch[];
}

/** Formations of up to this many levels, some of them given to players. */
function branches(levels: number): fc.Arbitrary<readonly Branch[]> {
  const branch: fc.Arbitrary<Branch> = fc.record({
    knows: fc.constantFrom(null, ...KNOWLEDGE),
    units: fc.integer({ min: 0, max: 2 }),
    below: levels > 1 ? branches(levels - 1) : fc.constant([]),
  });
  return fc.array(branch, { maxLength: 3 });
}

/** Turns branches into formations; each text contains the id of its formation or unit. */
function grown(all: readonly Branch[], root: string): FormationNode[] {
  return all.map(({ knows, units, below }, i) => {
    const id = `${root}-${i}`;
    const mark = (what: string, of = id) => `«${what} ${of}»`;
    return formation(id, {
      name: mark("name"),
      note: mark("note"),
      commander: { name: mark("commander"), placement: at(10, 10) },
      units: Array.from({ length: units }, (_, n) => {
        const own = `${id}-u${n}`;
        return unit(own, { name: mark("name", own), note: mark("note", own), placement: placed });
      }),
      formations: grown(below, id),
      ...(knows && {
        player: {
          orders: mark("orders"),
          brief: mark("brief"),
          believedOfEnemy: mark("belief"),
          knows,
        },
      }),
    });
  });
}

test("over generated armies no player's view holds a word of what they may not know", () => {
  let players = 0;
  fc.assert(
    fc.property(branches(3), branches(2), (reds, blues) => {
      const document = scenario({
        sides: [
          side("a", { formations: grown(reds, "a") }),
          side("b", { colour: "b", formations: grown(blues, "b") }),
        ],
      });
      for (const { formation: own, parents, side: home } of walkFormations(document)) {
        if (!own.player) continue;
        players += 1;
        const { knows } = own.player;
        const siblings = (parents.at(-1) ?? home).formations;
        const known = (words: string, id: string): boolean => {
          if (/orders|brief|belief/.test(words)) return id === own.id;
          if (knows === "side" && id.startsWith(home.id)) return true;
          if (id === own.id || id.startsWith(`${own.id}-`)) return true;
          if (words === "note") return false;
          const around =
            knows === "own"
              ? parents.slice(-1)
              : [...parents, ...siblings.filter((s) => s !== own)];
          return around.some((each) => each.id === id);
        };
        const audience = { for: "commander", sideId: home.id, formationId: own.id } as const;
        const text = JSON.stringify(viewFor(document, audience));
        const leaked = [...text.matchAll(/«(\w+) ([^»]+)»/g)].filter(
          ([, words = "", id = ""]) => !known(words, id),
        );
        expect(leaked.map(([mark]) => mark)).toEqual([]);
        expect(text).toContain(`«orders ${own.id}»`);
        for (const each of unitsUnder([own])) expect(text).toContain(each.name);
      }
    }),
    { numRuns: 100 },
  );
  expect(players).toBeGreaterThan(50);
});
