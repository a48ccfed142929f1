import { describe, expect, it } from "vitest";
import type { Audience } from "@/lib/domain/scenario/scenario-view";
import { viewFor } from "@/lib/domain/scenario/view-for";
import { letterOf } from "@/lib/pdf/map/commander-labels";
import { drawMap } from "@/lib/pdf/map/map-part";
import { makeTextCleaner } from "@/lib/pdf/text/clean-text";
import { wordsFor } from "@/lib/pdf/text/words";
import { sehested } from "../sample-scenarios";

const A4 = [210, 297] as const;
const drawn = (audience: Audience) =>
  drawMap(viewFor(sehested, audience), wordsFor("en", makeTextCleaner()), A4).drawing;

describe("commanders on the printed map", () => {
  it.each([
    [0, "A"],
    [25, "Z"],
    [26, "AA"],
    [52, "BA"],
  ])("number %d bears the letter %s", (index, letter) => {
    expect(letterOf(index)).toBe(letter);
  });

  it("stand with the umpire's units, each with his name on the map or in the key", () => {
    const { commanders, labels, key } = drawn({ for: "umpire" });
    expect(commanders.map(({ colour }) => colour)).toEqual(["a", "b"]);
    const written = [
      ...labels.map(({ text }) => text),
      ...key.flatMap(({ rows }) => rows.map(([, name]) => name)),
    ];
    expect(written).toContain("Prins Frederik af Hessen");
    expect(written).toContain("ALLY-COMMANDER Graf Wallmoden");
  });

  it("show to their own side alone", () => {
    const { commanders, labels, key } = drawn({ for: "side", sideId: "danes" });
    expect(commanders).toHaveLength(1);
    expect(JSON.stringify([labels, key])).not.toContain("ALLY-COMMANDER");
    expect(drawn({ for: "public" }).commanders).toEqual([]);
  });
});
