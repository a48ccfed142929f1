import { expect, test } from "vitest";
import { belleAllianceWords } from "@/app/api/v1/_endpoints/belle-alliance/words";
import type { Language } from "@/lib/domain/document/language";
import da from "@/lib/i18n/messages/da/document/rules.json";
import en from "@/lib/i18n/messages/en/document/rules.json";
import pl from "@/lib/i18n/messages/pl/document/rules.json";
import { searchBelleAllianceTables } from "@/lib/usecases/belle-alliance/rules/tables";

const HINTS = { en, da, pl } satisfies Record<Language, unknown>;

const examples = Object.entries(HINTS).flatMap(([language, { searchHint }]) =>
  searchHint["belle-alliance"]
    .split(", ")
    .map((example) => [language as Language, example] as const),
);

test.each(examples)("the field for all tables offers in %s what is in them: %s", (...said) => {
  const [language, example] = said;
  expect(searchBelleAllianceTables(example, belleAllianceWords(language))).not.toEqual([]);
});
