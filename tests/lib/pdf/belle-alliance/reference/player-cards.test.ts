import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { WHOLE_BOOK } from "@/lib/domain/belle-alliance/scenario/pack/pack-options";
import { type Scenario, scenarioSchema } from "@/lib/domain/belle-alliance/scenario/scenario";
import { viewFor } from "@/lib/domain/belle-alliance/scenario/view-for";
import { LANGUAGES, type Language } from "@/lib/domain/document/language";
import { playerCards } from "@/lib/pdf/belle-alliance/reference/player-cards";
import { makeTextCleaner } from "@/lib/pdf/document/text/clean-text";
import { wordsFor } from "@/lib/pdf/document/text/words";
import { press } from "@/lib/pdf/press/press";
import {
  battery,
  formation,
  scenario,
  side,
  unit,
} from "../../../domain/belle-alliance/scenario/build";
import { PdfFile } from "../../pdf-file";

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

const FIGURES = ["50", "100", "200", "300", "400"];
const said = (card: unknown) => JSON.stringify(card);

describe("a player's card", () => {
  test("has the rows for their own troops and no others", () => {
    const [blues] = cards({ for: "side", sideId: "blues" });
    expect(said(blues)).toContain("Limbered column of horse artillery");
    expect(said(blues)).not.toContain("Limbered column of foot artillery");
    expect(said(blues)).not.toContain("Light cavalry");
  });

  test("has both grades of efficiency, since a fallen commander's replacement may have either", () => {
    for (const card of cards({ for: "umpire" })) {
      expect(said(card)).toContain("Very efficient commanding officer");
      expect(said(card)).toContain("Very inefficient commanding officer");
    }
  });

  test("has a row for a calibre only for guns that may be of it", () => {
    const light = "3–4 pdr";
    const withGuns = (calibrePd: number | null) => {
      const units = [unit("foot"), battery("guns", { calibrePd })];
      const sides = [side("reds", { formations: [formation("brigade", { units })] })];
      const view = viewFor(scenario({ sides }), { for: "umpire" });
      return said(playerCards(view, wordsFor("en", makeTextCleaner())));
    };
    expect(withGuns(6)).not.toContain(light);
    expect(withGuns(4)).toContain(light);
    expect(withGuns(null)).toContain(light);
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

const SHIPPED = ["sehested-1813", "goehrde-1813", "la-haye-sainte-1815", "moeckern-1813"];

describe.each(LANGUAGES)("in %s", (language) => {
  test.each(SHIPPED)("a heading within a table of %s stands only above its own rows", (name) => {
    const { tables } = wordsFor(language, makeTextCleaner());
    const scenario = shipped(name);
    const printed = scenario.sides.map(({ id }) => printedCard(scenario, id, language).text);
    const text = spaced(printed.join(" "));
    for (const table of ["t6", "t7"]) {
      const [, ...below] = text.split(spaced(tables(`${table}.section.own-figures`)));
      const rows = FIGURES.map((more) => spaced(tables(`${table}.row.more-${more}`)));
      expect(below.length).toBeGreaterThan(0);
      for (const rest of below) {
        expect(rows.filter((row) => rest.trimStart().startsWith(row))).toHaveLength(1);
      }
    }
  });
});

// Polish says the tables in the most letters.
test.each(["sehested-1813", "goehrde-1813", "la-haye-sainte-1815"])(
  "a side of %s has its card on one sheet",
  (name) => {
    const scenario = shipped(name);
    for (const { id } of scenario.sides) {
      expect(printedCard(scenario, id, "pl").pageCount).toBeLessThanOrEqual(2);
    }
  },
);

/** With every space, also one that does not break, as a plain one. */
function spaced(text: string): string {
  return text.replace(/\s+/g, " ");
}

function shipped(name: string): Scenario {
  return scenarioSchema.parse(JSON.parse(readFileSync(`prisma/library/${name}.json`, "utf8")));
}

function printedCard(of: Scenario, sideId: string, language: Language): PdfFile {
  const view = viewFor(of, { for: "side", sideId });
  const options = { ...WHOLE_BOOK, parts: ["player-cards" as const] };
  return new PdfFile(press({ work: "pack", view, options, language, paper: "a4" }).bytes);
}
