import { describe, expect, test } from "vitest";
import type { FormationNode } from "@/lib/domain/belle-alliance/scenario/formation";
import { unitProposal } from "@/lib/domain/belle-alliance/scenario/unit-valour";
import type { SourceRead } from "@/lib/usecases/belle-alliance/import/read-source";
import { asked, readSent } from "./reading";

/** The nation of the first unit, and its row of table 21. */
function rowOf({ sides }: SourceRead, year: number): string {
  let parents: FormationNode[] = [];
  let below = sides.flatMap(({ formations }) => formations);
  while (below[0]) {
    parents = [...parents, below[0]];
    below = below[0].formations;
  }
  const [unit] = parents.at(-1)?.units ?? [];
  if (!unit) throw new Error("No unit was read.");
  return `${unit.nation}: ${unitProposal(unit, { parents, year }).row?.id ?? "none"}`;
}

/**
 * Part of a nation, a unit whose name does not mention it, its arm, the formation above both, and the nation and row
 * expected for 1815.
 */
// biome-ignore format: a table is easiest to read with one row per line
const PARTS = [
  ["Silesian", "5th Landwehr Infantry", "infantry", "Prussian II Corps", "prussia: t21-prussia-1815-slesisk-landevaern"],
  ["Pommersches", "1. Landwehr-Regt", "infantry", "Preußisches II. Korps", "prussia: t21-prussia-1815-27-til-29-linie-pommersk-kur-og-neumark"],
  ["Westphalian", "1st Landwehr Infantry", "infantry", "Prussian II Corps", "prussia: t21-prussia-1815-westphalsk-og-elb-landevaern-infantry"],
  ["Elbe", "2nd Landwehr Infantry", "infantry", "Prussian II Corps", "prussia: t21-prussia-1815-westphalsk-og-elb-landevaern-infantry"],
  ["Kurmark", "3rd Landwehr Cavalry", "cavalry", "Prussian II Corps", "prussia: t21-prussia-1815-7-til-9-husarer-4-til-6-ulaner-pommersk-slesisk"],
  ["Swiss", "2nd Regiment", "infantry", "French Army", "france: t21-france-fremmedregimenter"],
  ["Vistula Legion", "1st Regiment", "infantry", "French Army", "poland: t21-poland-veichel-legionen-gardebataljonen"],
  ["Grenz", "Warasdiner-Kreuzer Regiment", "infantry", "Austrian Army", "austria: t21-austria-grenzere"],
  ["Saxon", "2nd Line Regiment", "infantry", "French VII Corps", "saxony: t21-saxony-linie-lette"],
  ["Neapolitan", "2nd Line Regiment", "infantry", "French Army", "naples: t21-naples-linie-lette"],
  ["KGL", "2nd Light Battalion", "infantry", "British Army", "kgl: t21-hanover-1815-kgl-linie-lette-jaegerkorps"],
  ["Brunswick", "Leib Battalion", "infantry", "British Army", "brunswick: t21-brunswick-livbataljonen"],
  ["Nassau", "3rd Battalion", "infantry", "British Army", "nassau: t21-nassau-3-bataljon"],
  ["Belgian", "7th Line Battalion", "infantry", "Netherlands Army", "belgium: t21-belgium-linie-jaegere"],
  ["Dutch", "4th Militia Battalion", "infantry", "Netherlands Army", "netherlands: t21-holland-milits"],
  ["Fynske", "Lette Dragoner", "cavalry", "Det danske korps", "denmark: t21-denmark-fynske-lette-dragoner"],
] as const;

describe("a part of a nation leads to its row of table 21", () => {
  test.each(PARTS)("%s, in the name: %s", async (part, name, _arm, above, row) => {
    const text = `${above}\n  1st Brigade\n    ${part} ${name}, 500 men`;
    expect(rowOf(await readSent(text), 1815)).toBe(row);
  });

  test.each(PARTS)("%s, in the heading: %s", async (part, name, _arm, above, row) => {
    const text = `${above}\n  ${part} Brigade\n    ${name}, 500 men`;
    expect(rowOf(await readSent(text), 1815)).toBe(row);
  });

  test.each(PARTS)("%s, in the column: %s", async (part, name, arm, above, row) => {
    const csv = `Formation,Unit,Nation,Arm,Men\n${above},${name},${part},${arm},500`;
    expect(rowOf(await readSent(csv), 1815)).toBe(row);
  });
});

describe("where the troops fought is not whose they were", () => {
  test.each([
    ["Army of Silesia\n  1st Brigade\n    1st Regiment, 500 men", "other"],
    ["Army of Portugal\n  1st Division\n    12th Regiment, 500 men", "other"],
    ["French Army\n  Boyer’s Brigade (from Spain)\n    2nd Line, 500 men", "france"],
    [
      "Russian Army\n  Artillery of II Corps (Eugen of Württemberg)\n    Battery 5, 12 guns",
      "russia",
    ],
  ])("%s", async (text, nation) => {
    expect(rowOf(await readSent(text), 1813)).toMatch(new RegExp(`^${nation}:`));
  });
});

describe("words that leave a nation open are asked about", () => {
  test.each([
    ["Danish Corps\n  17th Lithuanian Uhlans, 300", "nation-hinted: Lithuanian"],
    ["1st Brigade\n  7th Regiment, 300", "nation-open: 7th Regiment, 300"],
    [
      "Prussian Corps\n  Don Cossack Regiment Denisov, 300",
      "nation-of-its-own: Don Cossack Regiment Denisov, 300",
    ],
  ])("%s", async (text, doubt) => {
    expect(asked(await readSent(text)).filter((each) => each.startsWith("nation-"))).toEqual([
      doubt,
    ]);
  });
});
