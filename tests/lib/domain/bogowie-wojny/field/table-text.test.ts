import { describe, expect, test } from "vitest";
import { ownTableText } from "@/lib/domain/bogowie-wojny/field/table-text";
import { LANGUAGES } from "@/lib/domain/document/language";
import { translatorFor } from "@/lib/i18n/translator";

const t = translatorFor("en", "battlefield");

describe("a table of another size than the book's [14.4]", () => {
  test.each([
    [{ widthCm: 120, depthCm: 120 }],
    [{ widthCm: 180, depthCm: 120 }],
    [{ widthCm: 240, depthCm: 120 }],
  ])("%o needs no words", (table) => {
    expect(ownTableText(table, "plains", t)).toBe("");
  });

  test("says how it is judged", () => {
    const text = ownTableText({ widthCm: 150, depthCm: 130 }, "plains", t);
    expect(text).toContain("to 16;");
    expect(text).toContain("up to 65 cm");
  });

  test.each(LANGUAGES)("without holes in %s", (language) => {
    const words = translatorFor(language, "battlefield");
    const text = ownTableText({ widthCm: 150, depthCm: 130 }, "mountains", words);
    expect(text).not.toMatch(/[{}]|undefined|battlefield\./);
  });
});
