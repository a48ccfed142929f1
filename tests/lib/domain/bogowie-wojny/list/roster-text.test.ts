import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { type ArmyList, armyListSchema } from "@/lib/domain/bogowie-wojny/list/army-list";
import { rosterText } from "@/lib/domain/bogowie-wojny/list/exports/roster-plain";
import { rosterView } from "@/lib/domain/bogowie-wojny/list/roster-view";
import { LANGUAGES, type Language } from "@/lib/domain/document/language";
import { translatorFor } from "@/lib/i18n/translator";
import { armyOf } from "./army-of";

function textOf(file: string, language: Language): string {
  const list = armyListSchema.parse(
    JSON.parse(readFileSync(`prisma/library/${file}.json`, "utf8")),
  );
  return told(list, language);
}

function told(list: ArmyList, language: Language): string {
  return rosterText(
    { view: rosterView(list), audience: "owner", link: "" },
    {
      terms: translatorFor(language, "bogowieWojny"),
      book: translatorFor(language, "armyBook"),
      roster: translatorFor(language, "bwRoster"),
    },
  );
}

it("prints the shipped list of the Duchy in Polish", () => {
  const lines = textOf("duchy-of-warsaw-32-8", "pl").split("\n");
  expect(lines.slice(0, 10)).toEqual([
    "Księstwo Warszawskie 1812, awangarda",
    "====================================",
    "Księstwo Warszawskie, 1812 · Bogowie Wojny: Napoleon · Format 32+8",
    "",
    "Jednostki i generałowie: 31 z 32",
    "Ulepszenia: 9 z 9",
    "Razem: 40 z 40",
    "Podstawki: 20 podstawek, artyleria 3",
    "Morale armii: normalne, wartość morale 16",
    "Straty 25% / 50%: 5 / 10",
  ]);
  expect(lines).toContainEqual(
    expect.stringMatching(
      /^ {2}1\. pułk piechoty, weteran +Piechota liniowa +3 podstawki +3 pkt +\+3 pkt ulepszeń \(Trzyma/,
    ),
  );
  expect(lines).toContainEqual(expect.stringContaining("za: 1. pułk piechoty"));
  expect(lines).toContainEqual(expect.stringMatching(/^ {2}Pociąg artyleryjski, 4 ładunki +4 pkt/));
});

it.each(LANGUAGES)("leaves no word untranslated in %s", (language) => {
  const text = textOf("austria-32-8", language);
  expect(text).not.toMatch(/bogowieWojny|MISSING|undefined|\{/);
});

it("lists what was accepted with its chapter and the reason", () => {
  const list = armyOf({ formations: [{ regiments: [{ unitKind: "militia", bases: 21 }] }] });
  const accepted = { code: "bases-over-limit", subject: "", reason: "Umówione z Janem." };
  const text = told({ ...list, acceptedFindings: [accepted] }, "pl");
  expect(text).toMatch(
    /Zaakceptowane z uzasadnieniem\n {2}13\.2: 21 podstawek.*\n {4}Umówione z Janem\./,
  );
  expect(text).not.toContain("Przekroczone limity");
});

it("names broken limits with their chapter", () => {
  const list = armyOf({ formations: [{ regiments: [{ unitKind: "foot-guard", bases: 25 }] }] });
  const text = told(list, "en");
  expect(text).toContain(
    "Broken limits\n  13.2: Units and generals cost 51 of 32 points: 19 too many.",
  );
});
