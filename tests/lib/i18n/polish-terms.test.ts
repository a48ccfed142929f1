import { expect, it } from "vitest";
import { loadMessages } from "@/lib/i18n/messages";

it("Polish calls a command value by its whole name wherever a figure of it is given", () => {
  const { bwRoster, bwOdds, armyBook } = loadMessages("pl") as Record<string, unknown>;
  expect({ bwRoster, bwOdds, armyBook }).toMatchObject({
    bwRoster: { commander: { value: "wartość dowodzenia" } },
    bwOdds: { field: { command: "Wartość dowodzenia" } },
    armyBook: { read: { ability: "Wartość dowodzenia" } },
  });
});
