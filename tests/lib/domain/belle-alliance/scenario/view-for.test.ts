import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { mapGeoJson } from "@/lib/domain/belle-alliance/scenario/exports/map-geojson";
import { orderOfBattleCsv } from "@/lib/domain/belle-alliance/scenario/exports/order-of-battle-csv";
import { orderOfBattleText } from "@/lib/domain/belle-alliance/scenario/exports/order-of-battle-text";
import { type Scenario, scenarioSchema } from "@/lib/domain/belle-alliance/scenario/scenario";
import type { Audience } from "@/lib/domain/belle-alliance/scenario/scenario-view";
import { viewFor } from "@/lib/domain/belle-alliance/scenario/view-for";
import { foldText } from "@/lib/domain/document/fold-text";
import { LANGUAGES } from "@/lib/domain/document/language";
import { localise, textsOf } from "@/lib/domain/kinds/localise";
import { summarise } from "@/lib/domain/kinds/summarise";
import { exportWords } from "@/lib/http/export-words";
import { battery, formation, scenario, side, unit } from "./build";

const ring = [
  [10, 10],
  [20, 10],
  [20, 20],
];

function plannedWay(id: string, subjectId: string, keptFor: string) {
  const places = [
    [1, 1],
    [9, 9],
  ];
  return { id, subjectId, keptFor, name: "x", places };
}

function objective(id: string, knownTo: string, what: object) {
  return { id, knownTo, what, name: "x", note: "x", worth: [{ side: "a", points: 4 }] };
}

/** A scenario with every kind of text, open and secret, on two sides. */
const full = scenario({
  date: "1815-06-18",
  startTime: "13:45",
  bounds: 20,
  battle: "x",
  place: "x",
  summary: "x",
  commonKnowledge: "x",
  umpireNotes: "x",
  umpireActs: [{ id: "act", bound: 3, text: "x" }],
  plannedWays: [
    plannedWay("way-umpire", "a-open", "umpire"),
    plannedWay("way-a", "a-unit", "side"),
    plannedWay("way-b", "b-corps", "side"),
  ],
  events: ["all", "umpire", "side:a", "side:b"].map((knownTo) => ({
    ...{ id: `event-${knownTo.replace(":", "-")}`, kind: "weather", bound: 4, text: "x" },
    ...{ sightCm: 60, toldTo: knownTo, knownTo },
  })),
  victory: {
    objectives: [
      objective("goal-open", "all", { kind: "feature", featureId: "wood-a", radiusCm: 3 }),
      objective("goal-umpire", "umpire", { kind: "words" }),
      objective("goal-a", "side:a", { kind: "formation", formationId: "b-corps" }),
      objective("goal-b", "side:b", { kind: "time", bound: 17 }),
    ],
    levels: [{ id: "level", name: "x", threshold: 1, sideId: "a" }],
  },
  credits: "x",
  sides: ["a", "b"].map((id) =>
    side(id, {
      colour: id,
      tasks: "x",
      brief: "x",
      believedOfEnemy: "x",
      formations: [
        formation(`${id}-corps`, {
          level: "corps",
          commander: { name: "x" },
          note: "x",
          umpireNote: "x",
          formations: [
            formation(`${id}-open`, {
              commander: { name: "x", placement: { xCm: 21.25, yCm: 22.25 } },
              note: "x",
              umpireNote: "x",
              units: [
                unit(`${id}-unit`, {
                  source: "x",
                  note: "x",
                  umpireNote: "x",
                  men: 418,
                  valour: { own: { value: 2, reason: "x" } },
                  placement: { xCm: 33, yCm: 44, facingDeg: 90, formation: "line" },
                }),
                unit(`${id}-secret`, { source: "x", note: "x", umpireNote: "x", hidden: true }),
              ],
            }),
            formation(`${id}-hidden`, {
              hidden: true,
              commander: { name: "x", placement: { xCm: 31.25, yCm: 32.25 } },
              note: "x",
              umpireNote: "x",
              units: [battery(`${id}-guns`, { source: "x", note: "x", umpireNote: "x" })],
            }),
          ],
        }),
      ],
      reinforcements: [
        {
          id: `${id}-late`,
          brings: [`${id}-secret`, "b-unit"],
          bound: 5,
          entry: [0, 7],
          note: "x",
          ...{
            chance: 4,
            condition: "x",
            alternatives: [{ id: `${id}-other`, entry: [0, 9], when: "x" }],
          },
        },
        {
          id: `${id}-untold`,
          brings: [`${id}-guns`],
          ...{ bound: 6, entry: [0, 8], note: "x", condition: "x", keptFor: "umpire" },
        },
      ],
    }),
  ),
  map: {
    widthCm: 180,
    depthCm: 120,
    note: "x",
    features: [
      { kind: "wood", id: "wood-open", name: "x", points: ring, locked: true },
      { kind: "wood", id: "wood-a", name: "x", points: ring, hiddenFrom: ["a"] },
      { kind: "wood", id: "wood-all", name: "x", points: ring, hiddenFrom: ["a", "b"] },
      { kind: "place", id: "place-b", name: "x", xCm: 1, yCm: 1, hiddenFrom: ["b"] },
    ],
  },
  acceptedFindings: [{ code: "some-code", subject: "a-unit", reason: "x" }],
});

const FREE_TEXT =
  /\/(title|battle|place|summary|commonKnowledge|umpireNotes|credits|name|tasks|brief|believedOfEnemy|note|umpireNote|text|source|reason|condition|when)$/;

/** The scenario with a unique text in every free-text field, and those texts by path. */
function marked(prefix: string): { document: Scenario; markers: Map<string, string> } {
  const document = structuredClone(full);
  const markers = new Map<string, string>();
  const visit = (value: unknown, path: string): void => {
    if (typeof value !== "object" || value === null) return;
    for (const [key, child] of Object.entries(value)) {
      const at = `${path}/${key}`;
      if (typeof child === "string" && FREE_TEXT.test(at)) {
        const marker = `${prefix}${markers.size}Q`;
        markers.set(at, marker);
        (value as Record<string, unknown>)[key] = marker;
      } else visit(child, at);
    }
  };
  visit(document, "");
  return { document: scenarioSchema.parse(document), markers };
}

/**
 * The marked scenario with a marked translation of every text into the other languages; `keys` maps the paths of texts
 * to their translation keys.
 */
function translated() {
  const { document, markers } = marked("originalq");
  const places = new Map([...markers].map(([path, marker]) => [marker, path]));
  const texts = textsOf(document);
  const keys = new Map(texts.map(({ key, text }) => [places.get(text) ?? "", key]));
  const all = new Map(markers);
  const others = LANGUAGES.filter((language) => language !== document.language);
  const translations = Object.fromEntries(
    others.map((language) => {
      const own = texts.map(({ key }, i) => [key, `${language}q${i}z`] as const);
      for (const [key, text] of own) all.set(`${language} ${key}`, text);
      return [language, { texts: Object.fromEntries(own) }];
    }),
  );
  return { document: scenarioSchema.parse({ ...document, translations }), markers: all, keys };
}

const HEAD = /^\/(title|battle|place|summary|commonKnowledge|credits|map\/note)$/;
const EVENT = /^\/events\/0\/text$/;
const VICTORY = /^\/victory\/(objectives\/0\/(name|note)|levels\/0\/name)$/;
const ALLOWED: Record<string, { audience: Audience; paths: RegExp[] }> = {
  public: {
    audience: { for: "public" },
    paths: [
      HEAD,
      EVENT,
      VICTORY,
      /^\/sides\/\d\/name$/,
      /^\/sides\/\d\/formations\/0\/(name|commander\/name)$/,
      /^\/sides\/\d\/formations\/0\/formations\/0\/(name|commander\/name)$/,
      /^\/sides\/\d\/formations\/0\/formations\/0\/units\/0\/(name|source)$/,
      /^\/map\/features\/0\/name$/,
    ],
  },
  "side a": {
    audience: { for: "side", sideId: "a" },
    paths: [
      HEAD,
      EVENT,
      VICTORY,
      /^\/victory\/objectives\/2\/(name|note)$/,
      /^\/events\/2\/text$/,
      /^\/sides\/\d\/name$/,
      /^\/plannedWays\/1\/name$/,
      /^\/sides\/0\/(?!.*(umpireNote|reason)$|reinforcements\/1\/)/,
      /^\/map\/features\/(0|3)\/name$/,
    ],
  },
  "side b": {
    audience: { for: "side", sideId: "b" },
    paths: [
      HEAD,
      EVENT,
      VICTORY,
      /^\/victory\/objectives\/3\/(name|note)$/,
      /^\/events\/3\/text$/,
      /^\/sides\/\d\/name$/,
      /^\/plannedWays\/2\/name$/,
      /^\/sides\/1\/(?!.*(umpireNote|reason)$|reinforcements\/1\/)/,
      /^\/map\/features\/(0|1)\/name$/,
    ],
  },
  umpire: { audience: { for: "umpire" }, paths: [/./] },
};

describe("what a view holds", () => {
  test.each(Object.entries(ALLOWED))(
    "%s gets what it may have and nothing else",
    (_, { audience, paths }) => {
      fc.assert(
        fc.property(fc.stringMatching(/^[A-Za-zÆØÅłż]{3,8}$/), (prefix) => {
          const { document, markers } = marked(prefix);
          const text = JSON.stringify(viewFor(document, audience));
          const found = [...markers]
            .filter(([, marker]) => text.includes(marker))
            .map(([path]) => path);
          const allowed = [...markers.keys()].filter((path) =>
            paths.some((each) => each.test(path)),
          );
          expect(found).toEqual(allowed);
        }),
        { numRuns: 10 },
      );
    },
  );

  test.each(
    Object.entries(ALLOWED).flatMap(([reader, allowed]) =>
      LANGUAGES.map((language) => ({ reader, language, ...allowed })),
    ),
  )("$reader reading $language gets no translation of what it may not have", (reader) => {
    const { document, markers, keys } = translated();
    const text = JSON.stringify(viewFor(localise(document, reader.language), reader.audience));
    const found = [...markers].filter(([, marker]) => text.includes(marker));
    const allowed = [...keys].flatMap(([path, key]) => {
      if (!reader.paths.some((each) => each.test(path))) return [];
      return [reader.language === document.language ? path : `${reader.language} ${key}`];
    });
    expect(found.map(([place]) => place).sort()).toEqual(allowed.sort());
  });

  test("the catalogue knows no more in other languages either", () => {
    const { document, markers } = translated();
    const text = JSON.stringify(summarise(document)).toLowerCase();
    const seen = LANGUAGES.map((language) =>
      JSON.stringify(viewFor(localise(document, language), { for: "public" })).toLowerCase(),
    ).join();
    for (const marker of markers.values()) {
      if (!seen.includes(marker)) expect(text).not.toContain(marker);
    }
    expect(text).toContain(markers.get("pl title"));
  });

  test("the catalogue knows no more than the public view", () => {
    const { document, markers } = marked("marker");
    const text = JSON.stringify(summarise(document)).toLowerCase();
    const seen = JSON.stringify(viewFor(document, { for: "public" })).toLowerCase();
    for (const marker of markers.values()) {
      if (!seen.includes(marker.toLowerCase())) expect(text).not.toContain(marker.toLowerCase());
    }
  });

  test.each<[string, Audience, string[]]>([
    [
      "public",
      { for: "public" },
      [
        "-secret",
        "-hidden",
        "-guns",
        "-late",
        "wood-a",
        "place-b",
        "way-",
        "goal-umpire",
        "goal-a",
      ],
    ],
    [
      "side a",
      { for: "side", sideId: "a" },
      [
        "b-corps",
        "b-unit",
        "b-secret",
        "b-late",
        "wood-a",
        "way-umpire",
        "way-b",
        "goal-b",
        "-untold",
        "event-umpire",
        "event-side-b",
      ],
    ],
  ])("%s gets no id of what it may not see", (_, audience, ids) => {
    const text = JSON.stringify(viewFor(full, audience));
    for (const id of ids) expect(text).not.toContain(id);
  });
});

const NAMES = [
  /^\/sides\/\d\/name$/,
  /^\/sides\/\d\/formations\/0\/name$/,
  /^\/sides\/\d\/formations\/0\/formations\/0\/name$/,
  /^\/sides\/\d\/formations\/0\/formations\/0\/units\/0\/name$/,
];
const GROUND = /^\/map\/features\/0\/name$/;
const ARMIES = ALLOWED.public?.paths ?? [];
const words = exportWords("en");

describe("what everybody sees before the seal is broken", () => {
  test.each<[Scenario["shownToAll"], readonly RegExp[]]>([
    ["armies", ARMIES],
    ["side:b", [HEAD, EVENT, VICTORY, GROUND, /^\/sides\/\d\/name$/, ...ARMIES.map(ofSideB)]],
    ["side:gone", [HEAD, EVENT, VICTORY, GROUND, /^\/sides\/\d\/name$/]],
    ["names", [HEAD, EVENT, VICTORY, GROUND, ...NAMES]],
    ["ground", [HEAD, GROUND]],
  ])("with %s is that and nothing else, in the view and in every file", (shownToAll, paths) => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-zÆØÅłż]{3,8}$/), (prefix) => {
        const { document, markers } = marked(prefix);
        const sealed = { ...document, shownToAll };
        const view = viewFor(sealed, { for: "public" });
        const foundIn = (text: string) =>
          [...markers].filter(([, marker]) => text.includes(marker)).map(([path]) => path);
        const allowed = [...markers.keys()].filter((path) => paths.some((each) => each.test(path)));
        expect(foundIn(JSON.stringify(view))).toEqual(allowed);
        const files = [
          orderOfBattleCsv(view, words),
          orderOfBattleText(view, words),
          JSON.stringify(mapGeoJson(view.map)),
        ];
        for (const file of files) expect(allowed).toEqual(expect.arrayContaining(foundIn(file)));
        const catalogue = JSON.stringify(summarise(sealed)).toLowerCase();
        for (const [path, marker] of markers) {
          if (!allowed.includes(path)) expect(catalogue).not.toContain(foldText(marker));
        }
      }),
      { numRuns: 10 },
    );
  });

  test.each(["side:gone", "names", "ground"] as const)(
    "with %s gives no strength, valour, count or nation away, and says that it is sealed",
    (shownToAll) => {
      const sealed = scenarioSchema.parse({ ...full, shownToAll });
      const view = viewFor(sealed, { for: "public" });
      expect(view.isSealed).toBe(true);
      expect(view.figuresNeeded).toEqual([]);
      expect(view.sides.map(({ totals, formations }) => totals ?? formations)).toEqual(
        view.sides.map(() => null),
      );
      const files = [orderOfBattleCsv(view, words), orderOfBattleText(view, words)];
      for (const text of [JSON.stringify(view), ...files]) expect(text).not.toMatch(/418|france/i);
      for (const text of files) expect(text).toContain("Sealed: the umpire keeps");
      expect(summarise(sealed)).toMatchObject({ size: null, length: null, nations: [] });
    },
  );

  test("changes nothing for the umpire and the sides", () => {
    const sealed = scenarioSchema.parse({ ...full, shownToAll: "ground" });
    for (const audience of [{ for: "umpire" }, { for: "side", sideId: "a" }] as const) {
      expect(viewFor(sealed, audience)).toEqual(viewFor(full, audience));
    }
  });
});

function ofSideB({ source }: RegExp): RegExp {
  return new RegExp(source.replace("\\/sides\\/\\d", "\\/sides\\/1"));
}

describe("where commanders stand", () => {
  const shown = (audience: Audience) => viewFor(full, audience).map.commanders.map(({ id }) => id);

  test("is for the umpire and for their own side", () => {
    expect(shown({ for: "side", sideId: "a" })).toEqual(["a-open", "a-hidden"]);
    expect(shown({ for: "umpire" })).toEqual(["a-open", "a-hidden", "b-open", "b-hidden"]);
  });

  test("is in no part of the public view", () => {
    expect(shown({ for: "public" })).toEqual([]);
    const text = JSON.stringify(viewFor(full, { for: "public" }));
    for (const cm of ["21.25", "22.25", "31.25", "32.25"]) expect(text).not.toContain(cm);
  });
});

describe("a side's view", () => {
  const view = viewFor(full, { for: "side", sideId: "a" });

  test("shows the other side as a name and a colour", () => {
    expect(view.sides[1]).toEqual({
      id: "b",
      name: "b",
      colour: "b",
      tasks: null,
      brief: null,
      believedOfEnemy: null,
      commands: null,
      formations: null,
      reinforcements: null,
      totals: null,
      sealed: null,
    });
  });

  test("has its own units and arrivals on the map, without the grid", () => {
    expect(view.map.units.map(({ id }) => id)).toEqual(["a-unit"]);
    expect(view.map.entries).toEqual([{ xCm: 0, yCm: 7, bound: 5, colour: "a" }]);
    expect(view.map.grid).toBe(false);
    expect(view.map.features.map(({ id }) => id)).toEqual(["wood-open", "place-b"]);
  });

  test("does not say what else is hidden from whom, nor what its author locked", () => {
    expect(view.map.features.every(({ hiddenFrom }) => hiddenFrom.length === 0)).toBe(true);
    expect(view.map.features.some((feature) => "locked" in feature)).toBe(false);
  });

  test("names of a reinforcement only what is its own", () => {
    expect(view.sides[0]?.reinforcements?.[0]).toMatchObject({
      brings: ["a-secret"],
      time: "14:45",
    });
  });

  test("needs only its own figures", () => {
    expect(new Set(view.figuresNeeded.map(({ sideId }) => sideId))).toEqual(new Set(["a"]));
  });

  test("keeps a nation's figures together, foot before horse before guns", () => {
    const mixed = scenario({
      sides: [
        side("a", {
          formations: [
            formation("f", {
              units: [
                battery("g", { nation: "france" }),
                unit("k", { nation: "hanover" }),
                unit("c", { nation: "france", arm: "cavalry", type: "hussar" }),
                unit("i", { nation: "france" }),
              ],
            }),
          ],
        }),
      ],
    });
    const rows = viewFor(mixed, { for: "umpire" }).figuresNeeded;
    expect(rows.map(({ nation, arm }) => `${nation} ${arm}`)).toEqual([
      "france infantry",
      "france cavalry",
      "france artillery",
      "hanover infantry",
    ]);
  });

  test("counts the bases of each unit by itself", () => {
    const two = scenario({
      sides: [
        side("a", {
          formations: [
            formation("f", { units: [unit("x", { men: 300 }), unit("y", { men: 300 })] }),
          ],
        }),
      ],
    });
    // 15 figures each, two to a base.
    expect(viewFor(two, { for: "umpire" }).figuresNeeded).toMatchObject([
      { figures: 30, bases: 16 },
    ]);
  });

  test("shows the grid where the umpire switched it on", () => {
    const open = { ...full, settings: { ...full.settings, gridForPlayers: true } };
    expect(viewFor(open, { for: "side", sideId: "a" }).map.grid).toBe(true);
  });

  test.each<[Audience, number | null]>([
    [{ for: "side", sideId: "a" }, null],
    [{ for: "public" }, null],
    [{ for: "umpire" }, 20],
  ])("a secret length stays secret: %o", (audience, bounds) => {
    const secret = { ...full, settings: { ...full.settings, lengthSecret: true } };
    expect(viewFor(secret, audience).bounds).toBe(bounds);
    expect(viewFor(full, audience).bounds).toBe(20);
  });

  test("of a side that is not there is refused", () => {
    expect(() => viewFor(full, { for: "side", sideId: "c" })).toThrow('no side "c"');
  });
});

describe("supplies", () => {
  const document = scenario({
    sides: [
      side("a", { formations: [formation("f", { units: [unit("u", { supplies: 2 })] })] }),
      side("b", { colour: "b", formations: [formation("g")] }),
    ],
  });
  const told = (audience: Audience) =>
    viewFor(document, audience).sides[0]?.formations?.[0]?.units[0]?.supplies;

  test("are shown to the umpire and the unit's own side", () => {
    expect(told({ for: "umpire" })).toBe(2);
    expect(told({ for: "side", sideId: "a" })).toBe(2);
  });

  test("stay hidden from the other side and from the public", () => {
    expect(told({ for: "side", sideId: "b" })).toBeUndefined();
    expect(told({ for: "public" })).toBeNull();
  });
});

describe("figures and totals", () => {
  test("a unit carries its figures, valour and loss steps", () => {
    const [corps] = viewFor(full, { for: "umpire" }).sides[0]?.formations ?? [];
    expect(corps?.formations[0]?.units[0]).toMatchObject({
      figures: 21,
      modelGuns: null,
      gunners: null,
      valour: { value: 2, origin: "own" },
      lossSteps: [16, 12, 8, 4, 0],
      umpire: { note: "x", hidden: false, ownValourReason: "x" },
    });
    expect(corps?.formations[1]?.units[0]).toMatchObject({
      figures: null,
      modelGuns: 2,
      gunners: 8,
    });
    expect(corps).toMatchObject({ adjutants: 2 });
  });

  test("totals count what is shown and nothing more", () => {
    expect(viewFor(full, { for: "public" }).sides[0]?.totals).toEqual({
      units: 1,
      men: 418,
      guns: 0,
      figures: 21,
      modelGuns: 0,
      gunners: 0,
      wagons: 0,
      exactFigures: 20.9,
      rounding: 0.1,
    });
    expect(viewFor(full, { for: "umpire" }).sides[0]?.totals).toMatchObject({
      units: 3,
      men: 918,
      figures: 46,
      guns: 8,
      modelGuns: 2,
    });
  });

  test("a unit's outline stands where it was put and faces where it was turned", () => {
    const [placed] = viewFor(full, { for: "umpire" }).map.units;
    // 21 figures in two ranks of 15 mm: 11 files, 16.5 cm of front, facing east.
    expect(placed).toMatchObject({ widthCm: 16.5, depthCm: 3, under: "a-open" });
    const xs = placed?.outline.map(([x]) => x) ?? [];
    const ys = placed?.outline.map(([, y]) => y) ?? [];
    expect([Math.min(...xs), Math.max(...xs)]).toEqual([31.5, 34.5]);
    expect([Math.min(...ys), Math.max(...ys)]).toEqual([35.75, 52.25]);
  });
});
