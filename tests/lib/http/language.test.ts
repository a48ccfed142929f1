import { expect, test } from "vitest";
import { languageOf } from "@/lib/http/language";

test.each([
  ["?lang=da", "pl", "da"],
  ["?lang=xx", "pl", "pl"],
  ["", "pl-PL,pl;q=0.9,en;q=0.8", "pl"],
  ["", "de,da;q=0.5,en;q=0.7", "en"],
  ["", "da;q=0,pl;q=0.1", "pl"],
  ["", "de", "en"],
  ["", ";;,q=,", "en"],
])("%s with Accept-Language %s answers in %s", (query, accepted, language) => {
  const headers = { "accept-language": accepted };
  expect(languageOf(new Request(`http://localhost/${query}`, { headers }))).toBe(language);
});
