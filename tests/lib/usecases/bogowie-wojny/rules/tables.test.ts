import { expect, test } from "vitest";
import { bogowieWojnyWords } from "@/app/api/v1/_endpoints/bogowie-wojny/words";
import type { Language } from "@/lib/domain/document/language";
import da from "@/lib/i18n/messages/da/document/rules.json";
import en from "@/lib/i18n/messages/en/document/rules.json";
import pl from "@/lib/i18n/messages/pl/document/rules.json";
import { searchBogowieWojnyTables } from "@/lib/usecases/bogowie-wojny/rules/tables";

const HINTS = { en, da, pl } satisfies Record<Language, unknown>;

const examples = Object.entries(HINTS).flatMap(([language, { searchHint }]) =>
  searchHint["bogowie-wojny"].split(", ").map((word) => [language as Language, word] as const),
);

test.each(examples)("the field for all tables offers in %s what is in them: %s", (...said) => {
  const [language, example] = said;
  expect(searchBogowieWojnyTables(example, bogowieWojnyWords(language))).not.toEqual([]);
});

test("a hit is cited by its chapter and leads to its row", () => {
  const hits = searchBogowieWojnyTables("heavy charge", bogowieWojnyWords("en"));
  expect(hits).toEqual([
    expect.objectContaining({ ref: "10.40", id: "melee-modifiers", row: "charge-heavy" }),
  ]);
});
