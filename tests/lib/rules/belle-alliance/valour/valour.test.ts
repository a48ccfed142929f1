import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { armNamed } from "@/lib/rules/belle-alliance/names/troop-names";
import { NATIONS } from "@/lib/rules/belle-alliance/nation";
import { TABLE_21 } from "@/lib/rules/belle-alliance/tables/table-21";
import { TYPES_OF_ARM } from "@/lib/rules/belle-alliance/unit-type";
import { ROW_MATCHERS } from "@/lib/rules/belle-alliance/valour/matchers/row-matchers";
import { unknownWords } from "@/lib/rules/belle-alliance/valour/unknown-words";
import { proposeValour } from "@/lib/rules/belle-alliance/valour/valour";
import { subjectOfRequest } from "@/lib/rules/belle-alliance/valour/valour-request";
import type { ValourSubject } from "@/lib/rules/belle-alliance/valour/valour-subject";
import { isInTable21 } from "@/lib/rules/belle-alliance/valour/valour-traits";
import { NAMED_UNITS, type NamedUnit } from "@/tests/fixtures/belle-alliance/named-units";
import { trueValours } from "@/tests/fixtures/belle-alliance/valour-truth";

const LINE_OF_FRANCE: ValourSubject = {
  name: "17e Ligne",
  nation: "france",
  arm: "infantry",
  type: "line",
  weight: null,
  guard: false,
  guardGrade: null,
  year: 1815,
  context: [],
};

const OLD_GUARD = "france-grenaderer-og-jaegere-af-den-gamle-garde";
const KGL = "hanover-1815-kgl-linie-lette-jaegerkorps";

const STRANGE = ["Qwxyzzy", "Foobar", "Ygdrasil", "Xerxan", "Преображенский", "Blåbærgrød"];

function subjectOf({ under = [], grade, ...unit }: NamedUnit): ValourSubject {
  return {
    ...LINE_OF_FRANCE,
    ...unit,
    context: under.map((name) => ({ name, level: null })),
    guardGrade: grade ?? null,
  };
}

describe("the valour proposed from table 21", () => {
  it.each(NAMED_UNITS.map((unit) => [`${unit.year} ${unit.name}`, unit] as const))(
    "of %s is the printed one",
    (_, unit) => {
      const { values, confidence } = proposeValour(subjectOf(unit));
      expect({ values, confidence }).toEqual({ values: unit.values, confidence: unit.confidence });
    },
  );

  it("keeps a row's candidates beside it where it asks", () => {
    const proposal = proposeValour({ ...LINE_OF_FRANCE, nation: "prussia", name: "Prinz August" });
    expect(proposal.candidates.map(({ unitDa }) => unitDa)).toEqual(
      expect.arrayContaining(["1. til 12. linie", "13. til 24. linie"]),
    );
    expect(proposal.candidates[0]).toBe(proposal.row);
  });

  it("leaves years outside 1813 to 1815 to the umpire", () => {
    expect(proposeValour({ ...LINE_OF_FRANCE, year: 1809 })).toMatchObject({
      row: null,
      values: [0],
      default: "out-of-years",
      confidence: "ask",
      why: { code: "out-of-years", params: { year: 1809 } },
    });
  });

  it("gives units the table does not list 0, guard artillery 1", () => {
    const saxon = { ...LINE_OF_FRANCE, nation: "saxony", arm: "artillery" } as const;
    const battery = { ...saxon, type: "foot-artillery", name: "Battery" } as const;
    expect(proposeValour(battery)).toMatchObject({ values: [0], default: "unlisted" });
    expect(proposeValour({ ...battery, guard: true })).toMatchObject({
      values: [1],
      default: "guard-artillery",
    });
    expect(proposeValour({ ...LINE_OF_FRANCE, arm: "train", type: "train" })).toMatchObject({
      values: [0],
      confidence: "sure",
    });
  });

  it("never takes a brigade named after Lützow for the Lützow free corps", () => {
    const hussars = { ...LINE_OF_FRANCE, nation: "prussia", arm: "cavalry" } as const;
    const proposal = proposeValour({
      ...hussars,
      type: "uhlan",
      name: "6th Uhlans",
      context: [
        { name: "I Corps", level: "corps" },
        { name: "Lt-Col von Lützow’s cavalry brigade", level: "brigade" },
      ],
    });
    expect(proposal.values).toEqual([0]);
  });

  it("asks about another nation's contingent in a French corps that has a row", () => {
    const inThirdCorps = {
      ...LINE_OF_FRANCE,
      type: null,
      year: 1813,
      context: [{ name: "III Corps (Souham)", level: "corps" }],
    } as const;
    const confidenceOf = (name: string) => proposeValour({ ...inThirdCorps, name }).confidence;
    expect(confidenceOf("Bataillon badois")).toBe("ask");
    expect(confidenceOf("Hessian Leib Regiment")).toBe("ask");
    expect(confidenceOf("10e demi-brigade provisoire")).toBe("sure");
  });

  it.each([
    ["2nd Garrison Battalion", "britain", "infantry"],
    ["Veteranenbataillon", "prussia", "infantry"],
    ["Bataillon de vétérans", "france", "infantry"],
    ["Veliti della Guardia", "naples", "infantry"],
    ["Granatieri della Guardia Reale", "italy", "infantry"],
    ["Füsilierregiment der Königin", "westphalia", "infantry"],
  ] as const)("asks about %s of %s, which no row plainly means", (name, nation, arm) => {
    const { confidence } = proposeValour({ ...LINE_OF_FRANCE, type: null, name, nation, arm });
    expect(confidence).toBe("ask");
  });

  it("doubts a row of another weight than the author's", () => {
    const dragoons = { ...LINE_OF_FRANCE, arm: "cavalry", type: "dragoon" } as const;
    expect(proposeValour({ ...dragoons, name: "2e Dragons", weight: "medium" }).confidence).toBe(
      "sure",
    );
    expect(proposeValour({ ...dragoons, name: "2e Dragons", weight: "heavy" }).confidence).toBe(
      "likely",
    );
  });

  it("answers for every nation, arm and type with rows of the right arm and year", () => {
    for (const year of [1813, 1814, 1815]) {
      for (const nation of NATIONS) {
        for (const arm of ["infantry", "cavalry", "artillery", "train", "engineers"] as const) {
          for (const type of TYPES_OF_ARM[arm]) {
            const proposal = proposeValour({
              ...LINE_OF_FRANCE,
              name: "X",
              nation,
              arm,
              type,
              year,
            });
            expect(proposal.values.length).toBeGreaterThan(0);
            expect(proposal.row?.arm ?? arm).toBe(arm);
            expect(proposal.row?.year ?? year).toBe(year);
          }
        }
      }
    }
  });
});

describe("names as people write them", () => {
  const answerTo = (name: string, nation: string, arm: string, year = 1815) => {
    const { row, confidence } = proposeValour(subjectOfRequest({ name, nation, arm, year }));
    return [row?.id.replace("t21-", "") ?? null, confidence];
  };

  it.each([
    ["Unggarden", "france", "infantry", "france-1815-ung-garde-infantry"],
    ["Unggardens voltigører", "france", "infantry", "france-1815-ung-garde-infantry"],
    ["1. Regiment der jungen Garde", "france", "infantry", "france-1815-ung-garde-infantry"],
    ["Young Imperial Guard", "france", "infantry", "france-1815-ung-garde-infantry"],
    ["Gammelgardens grenaderer", "france", "infantry", OLD_GUARD],
    ["Den gamle gardes jægere", "france", "infantry", OLD_GUARD],
    ["Grenadiere der Alten Garde", "france", "infantry", OLD_GUARD],
    ["Gardegrenadererne, 1. regiment", "france", "infantry", OLD_GUARD],
    ["Garden", "prussia", "infantry", "prussia-garde-infantry"],
    ["Gardejægerne", "prussia", "infantry", "prussia-garde-infantry"],
    ["Livgarden", "russia", "infantry", "russia-garde"],
    ["Livgrenadererne", "saxony", "infantry", "saxony-garde-grenaderer"],
    ["Grenadererne", "austria", "infantry", "austria-grenaderer"],
    ["Hestegarden", "russia", "cavalry", "russia-chevaliergarden-garden-til-hest"],
    ["Livgarden til hest", "russia", "cavalry", "russia-chevaliergarden-garden-til-hest"],
    ["Kejsergardens dragoner", "france", "cavalry", "france-1815-gardedragoner"],
    ["Kyrassererne", "prussia", "cavalry", "prussia-kyrasserer"],
    ["Landeværnet", "austria", "infantry", "austria-landevaern"],
    ["Unggardens batteri", "france", "artillery", "france-1815-ung-garde-artillery"],
    ["25. IR (ehem. Lützow)", "prussia", "infantry", "prussia-1815-25-26-30-og-31-linie"],
    ["26. Linieregiment, ehemals Elb", "prussia", "infantry", "prussia-1815-25-26-30-og-31-linie"],
    [
      "30th Line (formerly Russo-German Legion)",
      "prussia",
      "infantry",
      "prussia-1815-25-26-30-og-31-linie",
    ],
    [
      "25. linieregiment (tidl. Lützows frikorps)",
      "prussia",
      "infantry",
      "prussia-1815-25-26-30-og-31-linie",
    ],
    ["1st Light Battalion, King’s German Legion", "britain", "infantry", KGL],
    ["King's German Legion, 5th Line Battalion", "hanover", "infantry", KGL],
    ["Kongelige Tyske Legion, 2. linie", "hanover", "infantry", KGL],
    ["2nd Line Bn K.G.L.", "britain", "infantry", KGL],
    ["Königlich Deutsche Legion, 2. Linienbataillon", "britain", "infantry", KGL],
    ["Bataillon du Corps", "brunswick", "infantry", "brunswick-livbataljonen"],
  ])("%s of %s", (name, nation, arm, row) => {
    expect(answerTo(name, nation, arm)[0]).toBe(row);
    expect(answerTo(name, nation, arm)[1]).not.toBe("ask");
  });

  it.each([
    ["Garde du Corps", "prussia", "cavalry", "prussia-garde-du-corps"],
    [
      "Russo-German Legion, 1st Line",
      "prussia",
      "infantry",
      "prussia-reserve-russisk-tyske-legion-reiche-bataljon",
    ],
    ["Avantgardebataljonen", "brunswick", "infantry", "brunswick-avantgardebataljonen"],
  ])("%s is still what it was", (name, nation, arm, row) => {
    expect(answerTo(name, nation, arm)).toEqual([row, "sure"]);
  });

  it("asks where all that is given is what a unit was", () => {
    expect(answerTo("ehem. Lützow", "prussia", "infantry")[1]).toBe("ask");
  });
});

describe("a word that was not understood", () => {
  const units = trueValours()
    .map(({ request }) => request)
    .filter(({ arm }) => isInTable21(armNamed(arm)?.arm ?? "train"));

  it("is asked about by name, whatever else the unit is called", () => {
    fc.assert(
      fc.property(fc.constantFrom(...units), fc.constantFrom(...STRANGE), (request, word) => {
        const proposal = proposeValour(
          subjectOfRequest({ ...request, name: `${word} ${request.name}` }),
        );
        expect(proposal.confidence).toBe("ask");
        expect(proposal.doubts).toContain("word-unknown");
        expect(proposal.why.params.words).toContain(word);
      }),
      { numRuns: 1_000 },
    );
  });

  it("changes the row of none, and the confidence of few real ones", () => {
    const asked = units.filter((request) =>
      proposeValour(subjectOfRequest(request)).doubts.includes("word-unknown"),
    );
    expect(asked.length / units.length).toBeLessThan(0.03);
  });

  it.each([
    ["Lloyd’s foot battery", []],
    ["Rogers’ battery", []],
    ["Batterie Holtzendorff", []],
    ["Gerstenbergs ridende batteri", []],
    ["Foot battery (von Simonow)", []],
    ["Capt. Sandham’s company", []],
    ["Holtzendorff horse guns", ["Holtzendorff"]],
    ["Qwxyz battery", ["Qwxyz"]],
  ])("is a captain's name where the grammar says so: %s", (name, words) => {
    expect(unknownWords({ name, arm: "artillery" })).toEqual(words);
  });

  it.each([
    ["Slesvigske infanteriregiment", []],
    ["2/Lüneburg Landwehr Battalion", []],
    ["Infanterieregiment Nr. 20 Kaunitz", []],
    ["1/33rd (1st Yorkshire West Riding)", []],
    ["Regiment Foobar", ["Foobar"]],
    ["Kingfishers, Steinmetz and Rossini", ["Kingfishers", "Steinmetz", "Rossini"]],
    ["Zastrow’s Battalion of Wildmen", ["Wildmen"]],
    ["Преображенский полк", ["Преображенский", "полк"]],
  ])("is none that is known for a title of regiments: %s", (name, words) => {
    expect(unknownWords({ name, arm: "infantry" })).toEqual(words);
  });

  it("says nothing of arms table 21 does not speak of", () => {
    const sappers = { ...LINE_OF_FRANCE, arm: "engineers", type: "sapper", name: "Qwxyz" } as const;
    expect(proposeValour(sappers).confidence).toBe("sure");
  });
});

describe("any name at all", () => {
  it("is answered with a row of the right arm, or with a default and what it is worth", () => {
    const words = fc.constantFrom(
      ...[
        "1/95th",
        "Garde",
        "III.",
        "Landwehr",
        "de la",
        "(Nr. 7)",
        "Husaren",
        "🐎",
        "\u202e",
        "/",
      ],
      ...["Leib", "2. og 3.", "Jäger", "Old Guard", "Füs.", "KGL", "Division", "Ε", "ﬁeld", "#12"],
    );
    const name = fc.oneof(
      fc.string(),
      fc.array(words, { maxLength: 6 }).map((all) => all.join(" ")),
    );
    const request = fc.record({
      name,
      nation: fc.constantFrom(...NATIONS, "Holland", "Preußen", "?"),
      arm: fc.constantFrom("infantry", "cavalry", "artillery"),
      year: fc.constantFrom(1813, 1814, 1815),
      context: fc.record({ corps: name, division: name, brigade: name }),
    });
    fc.assert(
      fc.property(request, (unit) => {
        const { row, values, confidence, candidates, ...rest } = proposeValour(
          subjectOfRequest(unit),
        );
        expect(row === null).toBe(rest.default !== null);
        expect(row?.arm ?? unit.arm).toBe(unit.arm);
        expect(values.length).toBeGreaterThan(0);
        if (row) expect(candidates[0]).toBe(row);
        expect(confidence === "sure").toBe(rest.doubts.length === 0);
      }),
      { numRuns: 1_000 },
    );
  });
});

describe("the matchers", () => {
  it("speak of rows that stand in the table, and of all that name units", () => {
    const named = new Set(ROW_MATCHERS.map(({ row }) => row));
    const ids = TABLE_21.filter(({ arm, heading }) => arm && heading).map(({ id }) => id);
    expect([...named].sort()).toEqual([...ids].sort());
  });
});
