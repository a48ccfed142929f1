import { describe, expect, it } from "vitest";
import {
  REMINDER_CODES,
  REMINDER_FIGURES,
  type ReminderCode,
} from "@/lib/domain/bogowie-wojny/list/roster-reminders";
import { LANGUAGES } from "@/lib/domain/document/language";
import { loadMessages } from "@/lib/i18n/messages";
import { translatorFor } from "@/lib/i18n/translator";

const told = (code: ReminderCode, language: "en" | "da" | "pl"): string =>
  translatorFor(language, "bwRoster")(`rules.${code}`, REMINDER_FIGURES[code]);

describe("reminders on a roster", () => {
  it.each([
    ["en", "square and mass +3 against horse, but foot that attacks them has +2"],
    ["da", "karré og masse +3 mod kavaleri, men infanteri, der angriber dem, får +2"],
    ["pl", "czworobok i masa +3 przeciw jeździe, za to piechota, która je atakuje, ma +2"],
  ] as const)(
    "give in %s the +2 to foot that attacks a square or mass [10.40]",
    (language, said) => {
      expect(told("infantry", language)).toContain(said);
    },
  );

  it.each(LANGUAGES)("write no figure of the rules by hand in %s", (language) => {
    const messages = loadMessages(language).bwRoster as {
      readonly rules: Readonly<Record<string, string>>;
    };
    for (const code of REMINDER_CODES) expect(messages.rules[code], code).not.toMatch(/\d/);
  });

  it("have what the tables of 2.3, 9.2 to 9.5, 10.40 and 11.3 have", () => {
    expect(REMINDER_FIGURES).toEqual({
      veteran: { bonus: 1 },
      elite: { bonus: 2 },
      generals: { cm: 30 },
      infantry: { column: 2, bayonet: 1, square: 3, attackers: 2 },
      "light-infantry": { face: 6 },
      cavalry: { line: 2, bases: 2 },
      "charge-irregular": { bonus: 2 },
      "charge-light": { bonus: 3 },
      "charge-line-or-lances": { bonus: 4 },
      "charge-heavy": { bonus: 5 },
      artillery: { canister: 3, barrage: 2, loads: 2, deep: 2, thin: 1, moved: 1, far: 30 },
      ammunition: { loads: 1 },
      "horse-artillery": { moved: 1 },
      "regimental-artillery": { canister: 1 },
      howitzers: { cm: 40, dice: 1 },
      train: { cm: 15 },
    });
  });
});
