import { describe, expect, it } from "vitest";
import { loadMessages } from "@/lib/i18n/messages";

/** Every message with its path: "bwOdds.field.ordnance". */
function texts(value: unknown, path: string): [path: string, text: string][] {
  if (typeof value === "string") return [[path, value]];
  return Object.entries(value as object).flatMap(([key, inner]) => texts(inner, `${path}.${key}`));
}

const ALL = Object.entries(loadMessages("pl")).flatMap(([name, file]) => texts(file, name));

/** Words that the rule book uses otherwise or not at all, with the term it has. */
const UNWANTED: readonly (readonly [wanted: string, unwanted: RegExp])[] = [
  ["kaliber", /wagomiar(?!u\b| Rafałowa)/i],
  ["uciekła", /zbieg[łl]/i],
  ["zostaje odepchnięta", /odsuwa/i],
  ["statystyki armii", /\blist(a|y|ę|ą|om|ami|ach)? armii|liście armii/i],
  ["dywizja, brygada, korpus or zgrupowanie", /związ(ek|ku|kiem|ków|kom|kami|kach)\b/i],
  ["wartość dowodzenia", /umiejętność dowodzenia|współczynnik dowodzenia/i],
  ["przekroczony limit", /złaman\w* limit/i],
];

describe("Polish words for what the rule book names", () => {
  it.each(UNWANTED)("%s", (_, unwanted) => {
    expect(ALL.filter(([, text]) => unwanted.test(text))).toEqual([]);
  });

  it("call a command value by its whole name wherever a figure of it is given", () => {
    const names = [
      "bwRoster.commander.value",
      "bwOdds.field.command",
      "armyBook.commanders.ability",
    ];
    for (const [path, text] of ALL.filter(([each]) => names.includes(each))) {
      expect(text.toLowerCase(), path).toContain("wartość dowodzenia");
    }
  });
});
