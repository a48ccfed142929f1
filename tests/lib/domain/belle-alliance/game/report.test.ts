import { describe, expect, test } from "vitest";
import { inSector } from "@/lib/domain/belle-alliance/game/in-sector";
import { leads, REPORTED_RESULTS, reportedUnits } from "@/lib/domain/belle-alliance/game/report";
import type { ScenarioGame } from "@/lib/domain/belle-alliance/game/scenario-game";
import type { NewSeat } from "@/lib/domain/belle-alliance/game/seat";
import { umpireView } from "@/lib/domain/belle-alliance/game/umpire-view";
import { scenarioSchema } from "@/lib/domain/belle-alliance/scenario/scenario";
import { LANGUAGES } from "@/lib/domain/document/language";
import { loadMessages } from "@/lib/i18n/messages";

function unit(id: string, xCm: number, yCm: number) {
  const placement = { xCm, yCm, facingDeg: 0, formation: "line" };
  const arm = { arm: "infantry", type: "line", weapon: "musket", men: 600 };
  return { id, name: `Unit ${id}`, nation: "france", ...arm, placement };
}

function side(id: string, colour: string, yCm: number) {
  const corps = (name: string, xCm: number) => ({
    id: `${id}-${name}`,
    name: `Corps ${name} of ${id}`,
    level: "corps",
    nation: "france",
    units: [unit(`${id}-${name}-1`, xCm, yCm)],
  });
  return { id, name: id, colour, formations: [corps("west", 20), corps("east", 160)] };
}

const place = (id: string, name: string, xCm: number, hiddenFrom: string[]) => {
  return { id, kind: "place", name, xCm, yCm: 20, hiddenFrom };
};

const scenario = scenarioSchema.parse({
  kind: "scenario",
  schemaVersion: 1,
  language: "en",
  title: "A game",
  bounds: 8,
  sides: [side("red", "a", 20), side("blue", "b", 100)],
  map: {
    widthCm: 180,
    depthCm: 120,
    features: [place("known", "The farm", 30, []), place("secret", "The ambush", 160, ["blue"])],
  },
});

function seat(id: string, at: NewSeat) {
  return { id, place: at };
}

const SEATS = [
  seat("west", { side: "red", formations: ["red-west"] }),
  seat("east", { side: "red", formations: ["red-east"] }),
  seat("blue", { side: "blue" }),
  seat("umpire", { umpire: true }),
];

function game(): ScenarioGame {
  const at = new Date(0);
  const message = (id: string, from: string) => {
    const entry = { kind: "message", id, to: "umpire", text: id, bound: 1 } as const;
    return { seatId: from, entry: { ...entry, ride: null, state: "arrived" } as const };
  };
  const lines = [
    { seatId: null, entry: { kind: "bound-opened", bound: 1 } as const },
    ...SEATS.slice(0, 3).map(({ id }) => message(`m-${id}`, id)),
  ];
  return {
    ...{
      id: "g",
      title: "G",
      ownerId: null,
      scenarioId: null,
      version: 1,
      variant: null,
      createdAt: at,
    },
    scenario,
    seats: SEATS,
    begunWith: SEATS,
    log: lines.map((line, i) => ({ ...line, seq: i + 1, at })),
  };
}

describe("a report from the tables", () => {
  test("says each result in words that every language has", () => {
    for (const language of LANGUAGES) {
      const tables = loadMessages(language).belleAllianceTables;
      for (const { id, table, row, column, order } of REPORTED_RESULTS) {
        const keys = [
          `t${table}.title`,
          row ? `t${table}.row.${row}` : `t${table}.column.${column}`,
          ...(order ? [`cell.order.${order}`] : []),
        ];
        for (const key of keys) {
          const text = key
            .split(".")
            .reduce<unknown>((tree, part) => (tree as Record<string, unknown>)?.[part], tables);
          expect(typeof text, `${language} ${id} ${key}`).toBe("string");
        }
      }
    }
    expect(new Set(REPORTED_RESULTS.map(({ id }) => id)).size).toBe(REPORTED_RESULTS.length);
  });

  test("is about units a seat leads, and names no place that is hidden from a side", () => {
    const units = reportedUnits(scenario);
    const [west, east, blue, umpire] = SEATS.map((each) =>
      units.filter((one) => leads(each, one)).map(({ id, place: near }) => [id, near]),
    );
    expect(west).toEqual([["red-west-1", "The farm"]]);
    expect(east).toEqual([["red-east-1", ""]]);
    expect(blue?.map(([id]) => id)).toEqual(["blue-west-1", "blue-east-1"]);
    expect(umpire).toEqual([]);
  });
});

describe("a sector", () => {
  const view = umpireView(game());
  const from = (sector: Parameters<typeof inSector>[1]) =>
    inSector(view, sector).messages.map((each) => each.from);

  test("of a side holds what its seats write and lack", () => {
    expect(from({ sides: ["red"] })).toEqual(["west", "east"]);
    expect(inSector(view, { sides: ["blue"] }).notices.withoutOrders).toEqual(["blue"]);
  });

  test("of a part of the table holds the seats whose troops stand there", () => {
    expect(from({ from: [90, 0], to: [180, 60] })).toEqual(["east"]);
    // Whichever corners it is given by.
    expect(from({ from: [60, 120], to: [0, 0] })).toEqual(["west", "blue"]);
  });
});
