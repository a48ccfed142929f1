import { expect, test } from "vitest";
import { WHOLE_BOOK } from "@/lib/domain/belle-alliance/scenario/pack/pack-options";
import { viewFor } from "@/lib/domain/belle-alliance/scenario/view-for";
import { quickReference } from "@/lib/pdf/belle-alliance/reference/quick-reference";
import { makeTextCleaner } from "@/lib/pdf/document/text/clean-text";
import { wordsFor } from "@/lib/pdf/document/text/words";
import { press } from "@/lib/pdf/press/press";
import { formation, scenario, side, unit } from "../../../domain/belle-alliance/scenario/build";

const battery = unit("battery", {
  arm: "artillery",
  type: "foot-artillery",
  weapon: null,
  men: null,
  guns: 8,
  calibrePd: 6,
});
const battle = scenario({
  sides: [
    side("reds", { formations: [formation("line", { units: [unit("foot")] })] }),
    side("blues", { formations: [formation("guns", { units: [battery] })] }),
  ],
});
const words = wordsFor("en", makeTextCleaner());

function said(audience: Parameters<typeof viewFor>[1]): string {
  return JSON.stringify(quickReference(viewFor(battle, audience), words));
}

test("a side's quick reference has its own troops' tables and rows, none for the enemy's alone", () => {
  const reds = said({ for: "side", sideId: "reds" });
  expect(reds).toContain("Factors for hand weapons");
  expect(reds).not.toContain("Factors for artillery");
  expect(reds).not.toContain("Limbered horse artillery");
  const blues = said({ for: "side", sideId: "blues" });
  expect(blues).toContain("Factors for artillery");
  expect(blues).not.toContain("Factors for hand weapons");
});

test("the umpire's has them for all", () => {
  expect(said({ for: "umpire" })).toMatch(/Factors for hand weapons.*Factors for artillery/);
});

test("it is printed as a part of a pack", () => {
  const { bytes } = press({
    work: "pack",
    view: viewFor(battle, { for: "side", sideId: "reds" }),
    options: { ...WHOLE_BOOK, parts: ["quick-reference"] },
    language: "da",
    paper: "letter",
  });
  expect(Buffer.from(bytes).includes("pdfuaid")).toBe(true);
});
