import { parse } from "@formatjs/icu-messageformat-parser";
import { describe, expect, it } from "vitest";
import { LANGUAGES } from "@/lib/domain/document/language";
import { bindWords, loadMessages, loadPageMessages, type Messages } from "@/lib/i18n/messages";

const plain = (text: string) => text.replaceAll("\u00a0", "_");
const boundIn = (language: "pl" | "en", text: string) =>
  plain(String(bindWords({ text }, language).text));

describe("spaces that do not break", () => {
  it.each([
    ["Zapisane w rozpisce, aby obaj gracze liczyli tak samo.", "Zapisane w_rozpisce, aby"],
    ["Gdy strona przegra o 2, zostaje (z dezorganizacją) na miejscu.", "o_2, zostaje (z_dez"],
    ["Stół mierzy 120 × 120 cm, bitwa trwa zwykle sześć tur.", "120_×_120_cm, bitwa"],
    ["Gracz rozstawia oddziały do {depth} cm od swojej krawędzi.", "{depth}_cm od swojej"],
    ["Straty 25 / 50 %, licząc w podstawkach: {a} / {b} podst.", "25_/_50_%, licząc"],
    ["Straty 25 / 50 %, licząc w podstawkach: {a} / {b} podst.", "{a}_/_{b} podst."],
  ])("bind Polish: %s", (text, wanted) => {
    expect(boundIn("pl", text)).toContain(wanted);
  });

  it("bind measures in other languages, and no words", () => {
    expect(boundIn("en", "A unit is a regiment, and a table is 120 cm deep at the least.")).toBe(
      "A unit is a regiment, and a table is 120_cm deep at the least.",
    );
  });

  it("leave labels alone, which people search for", () => {
    expect(boundIn("pl", "Ułani i lansjerzy")).toBe("Ułani i lansjerzy");
  });

  it.each(LANGUAGES)("leave every sentence its choices and words (%s)", (language) => {
    const before = leaves(loadMessages(language));
    const after = leaves(loadPageMessages(language));
    for (const [index, text] of after.entries()) {
      expect(text.replaceAll("\u00a0", " ")).toBe(before[index]?.replaceAll("\u00a0", " "));
      expect(() => parse(text)).not.toThrow();
    }
  });
});

function leaves(messages: Messages): string[] {
  return Object.values(messages).flatMap((value) =>
    typeof value === "string" ? [value] : leaves(value),
  );
}
