import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { WHOLE_BOOK } from "@/lib/domain/scenario/pack/pack-options";
import { scenarioSchema } from "@/lib/domain/scenario/scenario";
import { viewFor } from "@/lib/domain/scenario/view-for";
import { press } from "@/lib/pdf/press/press";
import { playerCards } from "@/lib/pdf/reference/player-cards";
import { makeTextCleaner } from "@/lib/pdf/text/clean-text";
import { wordsFor } from "@/lib/pdf/text/words";
import { battery, formation, scenario, side, unit } from "../../domain/scenario/build";

const player = { knows: "own" };
const battle = scenario({
  sides: [
    side("reds", {
      formations: [
        formation("foot-brigade", {
          player,
          commander: { name: "Hill", efficiency: "very-efficient" },
          units: [unit("foot")],
        }),
        formation("horse-brigade", {
          player,
          units: [unit("hussars", { arm: "cavalry", type: "hussar", weight: "light" })],
        }),
      ],
    }),
    side("blues", {
      formations: [
        formation("guns", { units: [battery("horse-guns", { type: "horse-artillery" })] }),
      ],
    }),
  ],
});

function cards(audience: Parameters<typeof viewFor>[1]) {
  return playerCards(viewFor(battle, audience), wordsFor("en", makeTextCleaner()));
}

const said = (card: unknown) => JSON.stringify(card);

describe("a player's card", () => {
  test("has the rows for their own troops and no others", () => {
    const [blues] = cards({ for: "side", sideId: "blues" });
    expect(said(blues)).toContain("Limbered column of horse artillery");
    expect(said(blues)).not.toContain("Limbered column of foot artillery");
    expect(said(blues)).not.toContain("Light cavalry");
    expect(said(blues)).not.toContain("Very efficient commanding officer");
  });

  test("comes to each player: a side, or the commanders it is given to", () => {
    const names = cards({ for: "umpire" }).map(({ subject }) => subject);
    expect(names).toEqual(["Hill, foot-brigade", "horse-brigade", "blues"]);
    const [horse, ...others] = cards({
      for: "commander",
      sideId: "reds",
      formationId: "horse-brigade",
    });
    expect(others).toEqual([]);
    expect(said(horse)).toContain("Light cavalry");
    expect(said(horse)).not.toContain("Square and huddle");
  });
});

// Polish says the tables in the most letters.
test.each(["sehested-1813", "goehrde-1813", "la-haye-sainte-1815"])(
  "a side of %s has its card on one sheet",
  (name) => {
    const json = JSON.parse(readFileSync(`prisma/library/${name}.json`, "utf8"));
    const shipped = scenarioSchema.parse(json);
    for (const { id } of shipped.sides) {
      const view = viewFor(shipped, { for: "side", sideId: id });
      const options = { ...WHOLE_BOOK, parts: ["player-cards" as const] };
      const { pages } = press({ work: "pack", view, options, language: "pl", paper: "a4" });
      expect(pages).toBeLessThanOrEqual(2);
    }
  },
);
