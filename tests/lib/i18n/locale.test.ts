import { describe, expect, test } from "vitest";
import { localeFrom } from "@/lib/i18n/locale";

describe("the language of a page", () => {
  test.each([
    { cookie: "pl", acceptLanguage: "da", language: "pl", why: "a choice made before wins" },
    {
      cookie: "de",
      acceptLanguage: "da",
      language: "da",
      why: "a choice we lack counts for nothing",
    },
    { cookie: undefined, acceptLanguage: "da-DK,da;q=0.9,en;q=0.8", language: "da" },
    { cookie: undefined, acceptLanguage: "de-DE,de;q=0.9,pl;q=0.5,en;q=0.3", language: "pl" },
    { cookie: undefined, acceptLanguage: "en;q=0.2, PL ; q=0.7", language: "pl" },
    { cookie: undefined, acceptLanguage: "da;q=0,pl", language: "pl", why: "q=0 means not this" },
    { cookie: undefined, acceptLanguage: "fr,de", language: "en" },
    { cookie: undefined, acceptLanguage: "", language: "en" },
    { cookie: undefined, acceptLanguage: null, language: "en" },
    {
      cookie: undefined,
      acceptLanguage: ";;q=x,*",
      language: "en",
      why: "nonsense is no language",
    },
  ])("$cookie and $acceptLanguage give $language", ({ cookie, acceptLanguage, language }) => {
    expect(localeFrom({ cookie, acceptLanguage })).toBe(language);
  });
});
