import { describe, expect, it } from "vitest";
import type { Audience } from "@/lib/domain/belle-alliance/scenario/scenario-view";
import { viewFor } from "@/lib/domain/belle-alliance/scenario/view-for";
import { drawMap, mapKeys } from "@/lib/pdf/belle-alliance/map/map-part";
import { makeTextCleaner } from "@/lib/pdf/document/text/clean-text";
import { wordsFor } from "@/lib/pdf/document/text/words";
import { greatBattle, sehested } from "../../sample-scenarios";

const A4 = [210, 297] as const;
const drawn = (audience: Audience) =>
  drawMap(viewFor(sehested, audience), wordsFor("en", makeTextCleaner()), A4).drawing;

describe("the printed map", () => {
  it("shows every commander to the umpire, their name on the map or in the key", () => {
    const { svg, key } = drawn({ for: "umpire" });
    expect(svg.match(/class="commander side-[ab]"/g)).toHaveLength(2);
    const written = [svg, ...key.flatMap(({ rows }) => rows.map(([, name]) => name))].join();
    expect(written).toContain("Prins Frederik af Hessen");
    expect(written).toContain("ALLY-COMMANDER Graf Wallmoden");
  });

  it("holds nothing of the other side: no word, no commander, no unit", () => {
    const side = drawn({ for: "side", sideId: "danes" });
    expect(side.svg.match(/class="commander /g)).toHaveLength(1);
    expect(side.svg).not.toMatch(/class="unit side-b"/);
    expect(JSON.stringify(side)).not.toContain("ALLY-");
    expect(drawn({ for: "public" }).svg).not.toContain('class="commander ');
  });

  it("draws in the colours of the light page", () => {
    const { svg } = drawn({ for: "umpire" });
    expect(svg).toContain("#46622d");
    expect(svg).not.toContain("var(");
    expect(svg).not.toContain("light-dark(");
  });

  it("explains the arms and the arrivals beside the terrain and the sides", () => {
    const texts = drawn({ for: "umpire" }).legend.map(({ text }) => text);
    for (const said of ["Infantry", "Cavalry", "Artillery", "Commander", "Ford"]) {
      expect(texts).toContain(said);
    }
    expect(new Set(texts).size).toBe(texts.length);
  });
});

describe("the keys of a map", () => {
  it.each([
    ["few units", sehested],
    ["many units", greatBattle(20)],
  ])("are those it is drawn with: %s", (_, scenario) => {
    const view = viewFor(scenario, { for: "umpire" });
    const words = wordsFor("en", makeTextCleaner());
    expect(mapKeys(view, words, A4)).toEqual(drawMap(view, words, A4).keys);
  });
});
