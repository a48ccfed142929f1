import { describe, expect, it } from "vitest";
import { TERRAIN_EFFECTS } from "@/lib/domain/bogowie-wojny/field/terrain-effects";
import type { FieldKind } from "@/lib/domain/bogowie-wojny/ground/field-kinds";
import { LANGUAGES, type Language } from "@/lib/domain/document/language";
import { loadMessages } from "@/lib/i18n/messages";
import { translatorFor } from "@/lib/i18n/translator";

const FIGURES = new Map(TERRAIN_EFFECTS.map(({ kind, effectFigures }) => [kind, effectFigures]));

const told = (of: FieldKind, language: Language): string =>
  translatorFor(language, "battlefield")(`effects.${of}`, FIGURES.get(of));

/** Effects of some terrain by 3.5, in the words of each language. */
const SAID: readonly (readonly [FieldKind, Language, readonly string[]])[] = [
  ["fence", "pl", ["5 cm + dystans", "kawaleria otrzymuje też 1 poziom dezorganizacji"]],
  ["fence", "en", ["5 cm and the distance", "cavalry gets 1 level of disorder"]],
  ["fence", "da", ["5 cm og afstanden", "kavaleri får også 1 trin uorden"]],
  ["redoubt", "pl", ["Piechota 5 cm + dystans", "2 pułki", "WTR 4"]],
  ["redoubt", "en", ["Infantry 5 cm and the distance", "2 regiments", "WTR 4"]],
  ["redoubt", "da", ["Infanteri 5 cm og afstanden", "2 regimenter", "WTR 4"]],
  ["gully", "pl", ["Piechota i kawaleria strzelają", "szrapnelami", "10 cm otwartym"]],
  ["gully", "en", ["Infantry and cavalry fire", "shrapnel", "10 cm of open ground"]],
  ["gully", "da", ["Infanteri og kavaleri skyder", "shrapnel", "10 cm åbent"]],
  ["wood", "pl", ["4 cm za każdy 1 cm i bez bonusu za szarżę", "3 cm w głąb"]],
  ["linear", "pl", ["kawaleria na nie odepchnięta zostaje zniszczona", "WTR 2"]],
];

describe("what terrain does, in words [3.5]", () => {
  it.each(SAID)("%s in %s", (of, language, parts) => {
    for (const part of parts) expect(told(of, language)).toContain(part);
  });

  it.each(LANGUAGES)("has its figures in %s from the table", (language) => {
    const { effects } = loadMessages(language).battlefield as {
      readonly effects: Readonly<Record<string, string>>;
    };
    for (const of of FIGURES.keys()) {
      const withoutCm = effects[of]?.replace(/1 cm/g, "");
      expect(withoutCm, of).not.toMatch(/\d/);
    }
  });

  it("has the figures of 3.5", () => {
    expect(Object.fromEntries(FIGURES)).toMatchObject({
      wood: { times: 4, sight: 3 },
      river: { in: 5, out: 5 },
      "built-up": { in: 5, through: 10 },
      redoubt: { cm: 5, wtr: 4, regiments: 2, batteries: 2 },
    });
  });

  it("has cavalry get a level of disorder at a fence in the table too", () => {
    const t = translatorFor("pl", "bogowieWojnyTables");
    expect(t("terrain.special.fence", { levels: 1 })).toContain(
      "otrzymuje 1 poziom dezorganizacji",
    );
    expect(t("terrain.special.gully")).toContain("szrapnelami");
  });
});
