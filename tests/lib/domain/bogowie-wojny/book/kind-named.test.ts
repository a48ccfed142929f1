import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { kindNamed } from "@/lib/domain/bogowie-wojny/book/paste/kind-named";
import { LANGUAGES } from "@/lib/domain/document/language";
import { UNIT_KINDS } from "@/lib/rules/bogowie-wojny/unit-kind";

const labels = LANGUAGES.flatMap((language) => {
  const file = `lib/i18n/messages/${language}/bogowie-wojny/bogowieWojny.json`;
  const { units } = JSON.parse(readFileSync(file, "utf8")) as { units: Record<string, string> };
  return UNIT_KINDS.map((kind) => [units[kind] ?? "", kind] as const);
});

const shipped = readdirSync("prisma/library")
  .filter((file) => file.startsWith("army-book-"))
  .flatMap((file) => {
    const { entries } = JSON.parse(readFileSync(`prisma/library/${file}`, "utf8")) as {
      entries: { names: Record<string, string>; unitKind: string | null }[];
    };
    return entries.flatMap(({ names, unitKind }) =>
      Object.values(names).map((name) => ({ file, name, unitKind })),
    );
  });

describe("the row of the Wagomiar a pasted unit falls under", () => {
  it.each(labels)("knows “%s” as our own pages call it", (label, kind) => {
    expect(kindNamed(label, "")).toBe(kind);
  });

  it("gives every unit of the shipped books its own row", () => {
    const wrong = shipped.flatMap(({ file, name, unitKind }) => {
      const kind = kindNamed(name, "");
      return kind === null || kind === unitKind ? [] : [`${file}: ${name}: ${kind}, ${unitKind}`];
    });
    expect(wrong).toEqual([]);
  });

  it.each([
    ["Kirasjerzy gwardii", "", "guard-heavy-cavalry"],
    ["Grenadierzy konni gwardii", "", "guard-heavy-cavalry"],
    ["Huzarzy gwardii", "", "guard-light-cavalry"],
    ["Dragoni gwardii", "", "guard-line-cavalry"],
    ["Grenadierzy gwardii", "", "foot-guard"],
    ["Grenadierzy", "gwardia, weteran", "foot-guard"],
    ["Lekka piechota gwardii", "", "foot-guard"],
    ["Kozacy gwardii", "", null],
    ["Ułani gwardii", "", null],
    ["Woltyżerowie gwardii", "", null],
    ["Gwardia Narodowa", "piechota liniowa", null],
  ])("takes no guard for the line: %s, %s", (name, rules, kind) => {
    expect(kindNamed(name, rules)).toBe(kind);
  });

  it.each([
    ["Bateria 6-funtowa", "", null],
    ["Bateria 6-funtowa", "artyleria konna, kartacze 10 cm", "horse-6-pounder"],
    ["3. kompania artylerii pieszej, 6 f.", "", "foot-6-pounder"],
    ["Artyleria 12-funtowa", "", "foot-12-pounder"],
    ["Foot battery 9pdr", "", "foot-9-pounder"],
    ["Działa pułkowe 3-funtowe", "", "regimental-artillery"],
    ["Artyleria konna gwardii 12-funtowa", "", null],
    ["Haubice", "", null],
  ])("asks guns for their calibre and service: %s, %s", (name, rules, kind) => {
    expect(kindNamed(name, rules)).toBe(kind);
  });

  it.each([
    ["1. pułk piechoty liniowej", "", "line-infantry"],
    ["13. pułk huzarów", "", "light-cavalry"],
    ["5. pułk strzelców konnych", "", "light-cavalry"],
    ["Pułk księcia Jana", "kawaleria ciężka, szarża", "heavy-cavalry"],
    ["Lekcy dragoni", "", "light-cavalry"],
    ["Dragoni", "szarża na artylerię", "line-cavalry"],
    ["Ułani landwehry", "", "landwehr-cavalry"],
    ["2. pułk ułanów nadwiślańskich", "", "vistula-lancers"],
    ["Szaserzy", "", null],
    ["Pionierzy", "", null],
  ])("reads names in all their cases and the type behind them: %s, %s", (name, rules, kind) => {
    expect(kindNamed(name, rules)).toBe(kind);
  });
});
