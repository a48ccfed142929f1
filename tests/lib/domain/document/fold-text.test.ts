import { expect, test } from "vitest";
import { foldText } from "@/lib/domain/document/fold-text";

test.each([
  ["Århus", "Aarhus"],
  ["Prins Friedrich af Hessen på Bækkeskov", "prins friedrich af hessen pa baekkeskov"],
  ["Fynske Lette Dragoner, Nørrejylland", "fynske lette dragoner, norrejylland"],
  [
    "Józef Poniatowski pod Raszynem, Łódź, Żółkiewski",
    "jozef poniatowski pod raszynem, lodz, zolkiewski",
  ],
  ["Großgörschen", "grossgorschen"],
  ["d’Erlon", "d'erlon"],
  ["İstanbul", "istanbul"],
  ["  5e \n de   ligne ", "5e de ligne"],
])("%s is found as %s", (text, query) => {
  expect(foldText(text)).toBe(foldText(query));
});

test("folding twice changes nothing", () => {
  const once = foldText("Ægir Øst Ågård Łaźnia ß");
  expect(foldText(once)).toBe(once);
});
