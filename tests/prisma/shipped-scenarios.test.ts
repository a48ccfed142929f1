import { produce } from "immer";
import { describe, expect, test } from "vitest";
import { groundMapSchema } from "@/lib/domain/belle-alliance/ground-map/ground-map";
import { checkWholeScenario } from "@/lib/domain/belle-alliance/scenario/check";
import { checkToldTimes } from "@/lib/domain/belle-alliance/scenario/checks/arrival-times";
import type { Length } from "@/lib/domain/belle-alliance/scenario/length";
import { ArrivalWays } from "@/lib/domain/belle-alliance/scenario/march/tasks-in-time";
import { type Scenario, scenarioSchema } from "@/lib/domain/belle-alliance/scenario/scenario";
import type { Side } from "@/lib/domain/belle-alliance/scenario/side";
import { unitValour, yearOf } from "@/lib/domain/belle-alliance/scenario/unit-valour";
import { variantToday } from "@/lib/domain/belle-alliance/scenario/variant-today";
import { viewFor } from "@/lib/domain/belle-alliance/scenario/view-for";
import { walkFormations, walkUnits } from "@/lib/domain/belle-alliance/scenario/walk";
import { armyBookSchema } from "@/lib/domain/bogowie-wojny/book/army-book";
import { battlefieldSchema } from "@/lib/domain/bogowie-wojny/field/battlefield";
import { armyListSchema } from "@/lib/domain/bogowie-wojny/list/army-list";
import { bookChanges } from "@/lib/domain/bogowie-wojny/list/book-changes";
import { LANGUAGES } from "@/lib/domain/document/language";
import { addressOfVariant } from "@/lib/domain/document/variants/variant-address";
import { localise, textsOf, withFingerprints } from "@/lib/domain/kinds/localise";
import { usuallyCarriesLance } from "@/lib/rules/belle-alliance/horse";
import { table21Row } from "@/lib/rules/belle-alliance/valour/effective-valour";
import { readShippedLibrary } from "@/prisma/seed";

const { documents } = await readShippedLibrary();
const fields = documents.flatMap(({ id, body }) => {
  const parsed = battlefieldSchema.safeParse(body);
  return parsed.success ? [{ id, field: parsed.data }] : [];
});
const scenarios = documents.flatMap(({ id, body }) => {
  const parsed = scenarioSchema.safeParse(body);
  return parsed.success ? [{ id, scenario: parsed.data }] : [];
});
/** Each as it is played, under the address of a variant. */
const variants = scenarios.flatMap(({ id: whole, scenario }) =>
  (scenario.variants ?? []).map(({ id }) => {
    const { json, lost } = variantToday(scenario, id) ?? {};
    return { id: addressOfVariant(whole, id), scenario: scenarioSchema.parse(json), lost };
  }),
);

const lists = documents.flatMap(({ id, body }) => {
  const parsed = armyListSchema.safeParse(body);
  return parsed.success ? [{ id, list: parsed.data }] : [];
});

const books = new Map(
  documents.flatMap(({ id, body }) => {
    const parsed = armyBookSchema.safeParse(body);
    return parsed.success ? [[id, parsed.data] as const] : [];
  }),
);
const grounds = documents.flatMap(({ id, body }) => {
  const parsed = groundMapSchema.safeParse(body);
  return parsed.success ? [{ id, ground: parsed.data }] : [];
});

const translated = [
  ...grounds.map(({ id, ground }) => ({ id, document: ground })),
  ...scenarios.map(({ id, scenario }) => ({ id, document: scenario })),
  ...fields.map(({ id, field }) => ({ id, document: field })),
  ...lists.map(({ id, list }) => ({ id, document: list })),
];

test("the battlefields, and the lists that fight on them, are shipped", () => {
  const fighting = fields.flatMap(({ field }) =>
    (field.sides ?? []).flatMap(({ army }) => army?.listId ?? []),
  );
  expect(fighting.length).toBeGreaterThan(0);
  expect(lists.map(({ id }) => id)).toEqual(expect.arrayContaining(fighting));
});

describe.each(lists.filter(({ list }) => list.book !== null))("$id", ({ list }) => {
  test("has the rows, commanders and formations of its book as the book has them", () => {
    const book = books.get(list.book?.id ?? "");
    if (!book) throw new Error("a shipped list has a shipped book");
    expect(bookChanges(list, book)).toEqual([]);
  });
});

test("La Haye Sainte has variants, and they still have what they change", () => {
  expect(variants.map(({ id }) => id)).toEqual([
    "la-haye-sainte-1815~two-players",
    "la-haye-sainte-1815~ten-bounds",
  ]);
  expect(variants.flatMap(({ lost }) => lost)).toEqual([]);
  const titles = LANGUAGES.map((language) =>
    variants.map(({ scenario }) => localise(scenario, language).title),
  );
  expect(titles).toEqual([
    ["La Haye Sainte – Two players", "La Haye Sainte – Ten bounds"],
    ["La Haye Sainte – To spillere", "La Haye Sainte – Ti træk"],
    ["La Haye Sainte – Dwóch graczy", "La Haye Sainte – Dziesięć tur"],
  ]);
});

test("a variant is read in its own words in every language, also once its scenario is stored", () => {
  for (const { scenario } of scenarios) {
    const stored = withFingerprints(scenario);
    for (const { id } of scenario.variants ?? []) {
      const variant = scenarioSchema.parse(variantToday(stored, id)?.json);
      for (const language of ["en", "pl"] as const) {
        const said = variant.translations?.[language]?.texts ?? {};
        const shown = localise(variant, language);
        expect([shown.summary, shown.commonKnowledge]).toEqual([
          said.summary,
          said.commonKnowledge,
        ]);
      }
    }
  }
});

describe.each([...translated, ...variants.map(({ id, scenario }) => ({ id, document: scenario }))])(
  "$id",
  ({ document }) => {
    test.each(LANGUAGES.filter((language) => language !== document.language))(
      "says everything in %s, names that stay as they are left aside",
      (language) => {
        const said = document.translations?.[language]?.texts ?? {};
        const missing = textsOf(document)
          .filter(({ key, isProper }) => !isProper && !Object.hasOwn(said, key))
          .map(({ key }) => key);
        expect(missing).toEqual([]);
      },
    );
  },
);

describe.each(translated)("$id", ({ document }) => {
  test("translates nothing it does not have", () => {
    const keys = new Set(textsOf(document).map(({ key }) => key));
    for (const language of LANGUAGES) {
      const said = Object.keys(document.translations?.[language]?.texts ?? {});
      expect(said.filter((key) => !keys.has(key))).toEqual([]);
    }
  });
});

describe.each([...scenarios, ...variants])("$id", ({ scenario }) => {
  test.each(LANGUAGES)("keeps in %s from each side what it must not know", (language) => {
    const told = localise(scenario, language);
    const betrayed = told.sides.flatMap((side) => {
      const view = JSON.stringify(viewFor(told, { for: "side", sideId: side.id }));
      return secretsFrom(side, told).filter((secret) =>
        view.includes(JSON.stringify(secret).slice(1, -1)),
      );
    });
    expect(betrayed).toEqual([]);
  });

  test("gives cavalry the weight that its row of table 21 states, if the umpire does not value it", () => {
    const year = yearOf(scenario);
    const other = [...walkUnits(scenario)].flatMap(({ unit, parents }) => {
      const row = unitValour(unit, { parents, year }).row;
      const weight = row === null ? null : (table21Row(row)?.weight ?? null);
      const isOwn = unit.valour.own !== null && unit.valour.own.reason.trim() !== "";
      return weight === null || isOwn || unit.weight === weight
        ? []
        : [{ name: unit.name, weight }];
    });
    expect(other).toEqual([]);
  });

  test("tells each side by when and by what the game is won [1.1.9]", () => {
    const { sides, commonKnowledge, bounds } = localise(scenario, "en");
    for (const { tasks } of sides) {
      const told = `${tasks}\n${commonKnowledge}`;
      expect(told).toMatch(/\b(victory|wins?|won)\b/i);
      expect(told).toContain(`bound ${bounds}`);
    }
  });

  test("asks for nothing until dark without saying when that is", () => {
    const { sides, commonKnowledge, bounds } = localise(scenario, "en");
    const untilDark = sides.filter(({ tasks }) => /\b(dark|nightfall)\b/.test(tasks));
    for (const { tasks } of untilDark) {
      const told = `${tasks}\n${commonKnowledge}`;
      expect(told).toMatch(
        new RegExp(`(dark|light)[^.]*bound ${bounds}|bound ${bounds}[^.]*dark`, "i"),
      );
    }
  });

  test("gives the lance to lancers, uhlans, cossacks and Landwehr, and to nobody else [T8]", () => {
    const horse = [...walkUnits(scenario)].filter(({ unit }) => unit.arm === "cavalry");
    const wrong = horse.filter(
      ({ unit: { type, lance } }) =>
        lance !== (type === "landwehr" || (type !== null && usuallyCarriesLance(type))),
    );
    expect(wrong.map(({ unit }) => unit.name)).toEqual([]);
  });

  test("has garrisons in its buildings, and nobody at rest there [6.1.2]", () => {
    const inside = [...walkUnits(scenario)].flatMap(({ unit }) =>
      unit.placement !== null && unit.placement.buildingId !== null ? unit.placement : [],
    );
    expect(inside.filter(({ formation }) => formation !== "garrison")).toEqual([]);
  });

  test("gives every unit a strength and a source for it", () => {
    const units = [...walkUnits(scenario)].map(({ unit }) => unit);
    expect(units.filter(({ source }) => source.trim() === "").map(({ name }) => name)).toEqual([]);
    expect(units.every(({ men, guns }) => men !== null || guns !== null)).toBe(true);
  });

  test("passes the check: no error, and no warning that is not accepted with a reason", () => {
    const open = checkWholeScenario(scenario).findings.filter(
      ({ severity }) => severity !== "note",
    );
    expect(open.map(({ code, path }) => `${code} ${path}`)).toEqual([]);
  });

  test.each(LANGUAGES)(
    "says in %s of no arrival that it is somewhere before it can be",
    (language) => {
      expect(toldTooEarly(localise(scenario, language))).toEqual([]);
    },
  );

  test("says on the shelf for how many players it is, how long, and of which campaign", () => {
    const { players, bounds, campaign } = scenario;
    expect(players).toBeDefined();
    expect(bounds).not.toBeNull();
    expect(campaign).toBeDefined();
  });
});

test("the shelf has games for an evening, for a day and for a weekend", () => {
  const units = (of: Length) =>
    scenarios
      .filter(({ scenario }) => scenario.length === of)
      .map(({ scenario }) => [...walkUnits(scenario)].length);
  expect(units("evening").length).toBeGreaterThanOrEqual(4);
  expect(Math.max(...units("evening"))).toBeLessThan(30);
  expect(units("day").length).toBeGreaterThanOrEqual(6);
  expect(units("weekend").length).toBeGreaterThanOrEqual(3);
  expect(Math.min(...units("weekend"))).toBeGreaterThan(80);
});

test.each([
  ["en", "It is at the church in bound 7."],
  ["da", "Den er ved kirken i træk 7."],
  ["pl", "Jest pod kościołem w turze 7."],
] as const)("a note that is too early would be found in %s", (language, note) => {
  const plancenoit = scenarios.find(({ id }) => id === "plancenoit-1815")?.scenario;
  if (!plancenoit) throw new Error("Plancenoit is shipped");
  const said = produce(localise(plancenoit, language), ({ sides }) => {
    for (const { reinforcements } of sides)
      for (const each of reinforcements) if (each.id === "f1") each.note = note;
  });
  expect(toldTooEarly(said)).toEqual([expect.stringMatching(/reinforcements\/0\/note .* 7$/u)]);
});

/** The texts, places and bounds of arrivals that cannot be there so soon, even at fast march. */
function toldTooEarly(scenario: Scenario): string[] {
  const work = checkToldTimes(scenario, new ArrivalWays(scenario));
  for (let step = work.next(); ; step = work.next()) {
    if (step.done)
      return step.value.map(({ path, params }) => `${path} ${params.place} ${params.told}`);
  }
}

/** Sentences for the umpire or for the other side alone, and names of what the author hid; texts for both sides are not secret. */
function secretsFrom(side: Side, scenario: Scenario): string[] {
  const others = scenario.sides.filter((each) => each !== side);
  const ownTexts = [side.tasks, side.brief, side.believedOfEnemy].join("\n");
  const texts = [
    scenario.umpireNotes,
    ...(scenario.umpireActs ?? []).map(({ text }) => text),
    ...others.flatMap(({ tasks, brief, believedOfEnemy, reinforcements }) => [
      tasks,
      brief,
      believedOfEnemy,
      ...reinforcements.map(({ note }) => note),
    ]),
    ...[...walkUnits(scenario)].map(({ unit }) => unit.umpireNote),
    ...[...walkFormations(scenario)].map(({ formation }) => formation.umpireNote),
  ];
  const sentences = texts.flatMap((text) => text.split(/(?<=[.!?:])\s|\n/u));
  const long = sentences.filter((each) => each.length > 40 && !ownTexts.includes(each));
  return [...long, ...hiddenNames(side, scenario)];
}

function hiddenNames(side: Side, scenario: Scenario): string[] {
  const own = JSON.stringify(side);
  const troops = [...walkUnits(scenario)]
    .filter((place) => place.side !== side)
    .filter(({ unit, parents }) => [unit, ...parents].some(({ hidden }) => hidden))
    .map(({ unit }) => unit.name);
  const seen = scenario.map.features.filter(({ hiddenFrom }) => !hiddenFrom.includes(side.id));
  const ground = scenario.map.features
    .filter((each) => !seen.includes(each) && seen.every(({ name }) => name !== each.name))
    .flatMap(({ kind, name }) => (kind === "place" ? [] : name));
  return [...troops, ...ground].filter((name) => name !== "" && !own.includes(name));
}
