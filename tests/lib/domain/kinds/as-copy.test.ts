import { describe, expect, test } from "vitest";
import { LIMITS } from "@/lib/domain/document/limits";
import { asCopy } from "@/lib/domain/kinds/as-copy";
import { localise } from "@/lib/domain/kinds/localise";
import { scenario } from "../belle-alliance/scenario/build";

const words = { en: "copy", da: "kopi", pl: "kopia" };

function titleOf(
  title: string,
  taken: readonly string[] = [],
  language: "en" | "da" | "pl" = "en",
) {
  return asCopy(scenario({ title, language }), { part: "whole", words, taken }).title;
}

describe("a copy's title", () => {
  test("is its original's with the word for a copy in the document's language", () => {
    expect(titleOf("Quatre Bras")).toBe("Quatre Bras, copy");
    expect(titleOf("Quatre Bras", [], "da")).toBe("Quatre Bras, kopi");
    expect(titleOf("Quatre Bras", [], "pl")).toBe("Quatre Bras, kopia");
  });

  test("is numbered for a copy of a copy, and beside other copies", () => {
    expect(titleOf("Quatre Bras, copy")).toBe("Quatre Bras, copy 2");
    expect(titleOf("Quatre Bras, copy 2")).toBe("Quatre Bras, copy");
    const taken = ["Quatre Bras", "Quatre Bras, copy", "Quatre Bras, copy 2"];
    expect(titleOf("Quatre Bras", taken)).toBe("Quatre Bras, copy 3");
    expect(titleOf("Quatre Bras, copy 2", taken)).toBe("Quatre Bras, copy 3");
  });

  test("leaves a title alone that only ends alike", () => {
    expect(titleOf("A fair copy")).toBe("A fair copy, copy");
  });

  test("is no longer than a title may be, and no character is cut in two", () => {
    const title = titleOf("𝄞".repeat(LIMITS.nameLength / 2));
    expect(title.length).toBeLessThanOrEqual(LIMITS.nameLength);
    expect(title).toMatch(/^𝄞+, copy$/u);
  });
});

test("the title of a copy says the same in the languages its author translated it into", () => {
  const translations = { da: { texts: { title: "Fire Arme" } } };
  const taken = ["Quatre Bras, copy"];
  const original = scenario({ title: "Quatre Bras", language: "en", translations });
  const copy = asCopy(original, { part: "whole", words, taken });
  expect(copy.title).toBe("Quatre Bras, copy 2");
  expect(localise(copy, "da").title).toBe("Fire Arme, kopi 2");
});

test("a translated title that was outdated stays so", () => {
  const translations = { da: { texts: { title: "Fire Arme" }, of: { title: "00000000" } } };
  const original = scenario({ title: "Ligny", language: "en", translations });
  const copy = asCopy(original, { part: "whole", words, taken: [] });
  expect(localise(copy, "da").title).toBe("Ligny, copy");
});
