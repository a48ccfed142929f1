import { describe, expect, test } from "vitest";
import { LANGUAGES } from "@/lib/domain/language";
import type { Audience } from "@/lib/domain/scenario/scenario-view";
import { viewFor } from "@/lib/domain/scenario/view-for";
import { packSheet } from "@/lib/pdf/pack/pack-sheet";
import type { OrderRow } from "@/lib/pdf/pack/sheet";
import { makeTextCleaner } from "@/lib/pdf/text/clean-text";
import { formation, scenario, side, unit } from "../../domain/scenario/build";

const battle = scenario({
  startTime: "09:00",
  sides: [
    side("reds", {
      formations: [
        formation("line", { units: [unit("foot"), unit("late", { type: null })] }),
        formation("reserve", {
          level: "division",
          formations: [formation("inner", { units: [unit("horse")] })],
        }),
      ],
      reinforcements: [
        { id: "r1", brings: ["late"], bound: 3, entry: [0, 10] },
        { id: "r2", brings: ["reserve"], bound: 5, entry: [0, 10] },
      ],
    }),
    side("blues", {
      formations: [formation("corps", { units: [unit("guard")] })],
      reinforcements: [{ id: "b1", brings: ["corps"], bound: 7, entry: [0, 10] }],
    }),
  ],
});

function rowsFor(audience: Audience, language: (typeof LANGUAGES)[number] = "en"): OrderRow[] {
  const view = viewFor(battle, audience);
  const sheet = packSheet(view, { language, paper: "a4" }, makeTextCleaner());
  return sheet.parts.flatMap((part) => (part.part === "order-of-battle" ? part.rows : []));
}

function marks(audience: Audience): Record<string, readonly string[]> {
  return Object.fromEntries(
    rowsFor(audience).map(({ name, notes }) => [
      name,
      notes.filter((n) => n.startsWith("Arrives")),
    ]),
  );
}

describe("the printed order of battle says who arrives", () => {
  const own = {
    line: [],
    foot: [],
    late: ["Arrives in bound 3 (09:30)"],
    reserve: ["Arrives in bound 5 (10:00)"],
    inner: [],
    horse: [],
  };

  test("to the umpire, of both sides", () => {
    expect(marks({ for: "umpire" })).toEqual({
      ...own,
      corps: ["Arrives in bound 7 (10:30)"],
      guard: [],
    });
  });

  test("to a side, of its own troops alone", () => {
    expect(marks({ for: "side", sideId: "reds" })).toEqual(own);
  });

  test("to no other reader", () => {
    expect(Object.values(marks({ for: "public" })).flat()).toEqual([]);
  });
});

test.each(LANGUAGES)("a unit whose type is open is printed so in %s", (language) => {
  const sheet = packSheet(
    viewFor(battle, { for: "umpire" }),
    { language, paper: "a4" },
    makeTextCleaner(),
  );
  expect(JSON.stringify(sheet)).not.toMatch(/belleAlliance|\.null/);
  const open = { en: "to be decided", da: "ikke afgjort", pl: "do ustalenia" }[language];
  expect(JSON.stringify(rowsFor({ for: "umpire" }, language))).toContain(open);
});
