import { produce } from "immer";
import { describe, expect, test } from "vitest";
import { checkScenario } from "@/lib/domain/belle-alliance/scenario/check";
import {
  reshapeFeature,
  turnFeature,
} from "@/lib/domain/belle-alliance/scenario/commands/features";
import { mapGeoJson } from "@/lib/domain/belle-alliance/scenario/exports/map-geojson";
import { featureSchema } from "@/lib/domain/belle-alliance/scenario/feature";
import type { Scenario } from "@/lib/domain/belle-alliance/scenario/scenario";
import { tablesNeeded } from "@/lib/domain/belle-alliance/scenario/tables-needed";
import { mapView } from "@/lib/domain/belle-alliance/scenario/view/map-view";
import { applyCommand } from "@/lib/domain/document/command";
import { diffDocuments } from "@/lib/domain/document/diff";
import { mergeDocuments } from "@/lib/domain/document/merge";
import { parseDocument } from "@/lib/domain/kinds/parse-document";
import { facingOfLine } from "@/lib/terrain/polyline";
import { VILLAGE } from "@/tests/fixtures/scenarios/village";

type Points = [number, number][];
const work = (fields: object) => featureSchema.parse({ kind: "field-work", id: "work", ...fields });
const withWorks = (...works: readonly object[]): Scenario =>
  produce(VILLAGE, (draft: Scenario) => {
    draft.map.features.push(...works.map((each, i) => work({ id: `work-${i}`, ...each })));
  });
const codesOf = (scenario: Scenario) => checkScenario(scenario).findings.map(({ code }) => code);

/** A parapet in front of Foot battery No. 18: two model guns, facing south, on ground 10 cm wide around x = 100. */
const parapet = (fromX: number, toX: number): Points => [
  [toX, 84],
  [fromX, 84],
];

describe("field works in a document", () => {
  test("a document without any parses as before, and says nothing of them", () => {
    const old = JSON.parse(JSON.stringify(VILLAGE));
    delete old.settings.barricadesWithoutCover;
    expect(parseDocument("scenario", old)).toEqual({ ok: true, document: VILLAGE });
  });

  test("come back as they were written", () => {
    const scenario = withWorks(
      { work: "abatis", points: parapet(60, 80), name: "Forhug" },
      {
        points: parapet(20, 30),
      },
    );
    const read = parseDocument("scenario", JSON.parse(JSON.stringify(scenario)));
    expect(read).toEqual({ ok: true, document: scenario });
  });

  test("of a kind the rules do not have are refused at their place", () => {
    const wrong = JSON.parse(JSON.stringify(withWorks({ points: parapet(60, 80) })));
    wrong.map.features.at(-1).work = "trench";
    expect(parseDocument("scenario", wrong)).toMatchObject({
      ok: false,
      issues: [{ path: `/map/features/${wrong.map.features.length - 1}/work` }],
    });
  });

  test("one side's kind and the other's trace are merged", () => {
    const base = withWorks({ points: parapet(60, 80) });
    const at = base.map.features.length - 1;
    const mine = produce(base, (draft: Scenario) => {
      Object.assign(draft.map.features[at] ?? {}, { work: "barricade" });
    });
    const theirs = applyCommand(base, reshapeFeature, {
      featureId: "work-0",
      points: parapet(60, 90),
    });
    const merged = mergeDocuments(base, theirs, mine);
    expect(merged).toMatchObject({ ok: true });
    expect(merged.ok && merged.merged.map.features[at]).toMatchObject({
      work: "barricade",
      points: parapet(60, 90),
    });
  });
});

describe("turning a field work", () => {
  const start = withWorks({ work: "emplacement", points: parapet(95, 105) });
  const shapeOf = (scenario: Scenario) => {
    const found = scenario.map.features.at(-1);
    if (found?.kind !== "field-work") throw new Error("no field work");
    return found;
  };

  test("keeps its middle and its length, and turns its front clockwise", () => {
    expect(facingOfLine(shapeOf(start).points)).toBeCloseTo(180);
    const turned = shapeOf(applyCommand(start, turnFeature, { featureId: "work-0", byDeg: 90 }));
    expect(facingOfLine(turned.points)).toBeCloseTo(270);
    expect(turned.points).toEqual([
      [100, 79],
      [100, 89],
    ]);
  });

  test("all the way round leaves it where it was", () => {
    const round = Array.from({ length: 72 }).reduce<Scenario>(
      (scenario) => applyCommand(scenario, turnFeature, { featureId: "work-0", byDeg: 5 }),
      start,
    );
    for (const [i, [x, y]] of shapeOf(round).points.entries()) {
      expect(x).toBeCloseTo(parapet(95, 105)[i]?.[0] ?? 0, 0);
      expect(y).toBeCloseTo(parapet(95, 105)[i]?.[1] ?? 0, 0);
    }
  });

  test("is one edit of its corners", () => {
    const turned = applyCommand(start, turnFeature, { featureId: "work-0", byDeg: 90 });
    const paths = diffDocuments(start, turned).map(({ path }) => path);
    const at = `/map/features/${start.map.features.length - 1}/points`;
    expect(paths.every((path) => path.startsWith(at))).toBe(true);
  });
});

describe("the check of field works [1.1.9, table 20]", () => {
  test("says nothing against works that a careful umpire draws", () => {
    const clean = withWorks(
      { work: "abatis", points: parapet(60, 80) },
      { work: "chevaux-de-frise", points: parapet(120, 140) },
      { work: "barricade", points: parapet(140, 150) },
      { work: "emplacement", points: parapet(95, 105) },
    );
    expect(codesOf(clean)).toEqual([]);
  });

  test.each([
    ["wide enough for its two model guns", [parapet(95, 105)], []],
    ["for one of two", [parapet(97, 103)], ["emplacement-overfull"]],
    ["as two of one gun each, side by side", [parapet(95, 100), parapet(100, 105)], []],
    [
      "over whose ground it stands, but looking the other way",
      [
        [
          [97, 91],
          [103, 91],
        ],
      ],
      [],
    ],
    ["that it does not touch", [parapet(120, 125)], []],
  ] as const)("a battery in an emplacement %s", (_, traces, codes) => {
    const works = traces.map((points) => ({ work: "emplacement", points }));
    expect(codesOf(withWorks(...works))).toEqual(codes);
  });

  test("says how many guns are too many", () => {
    const { findings } = checkScenario(
      withWorks({ work: "emplacement", points: parapet(97, 103) }),
    );
    expect(findings[0]).toMatchObject({
      rule: "T20",
      params: { name: "Foot battery No. 18", count: 1, works: 1, guns: 2, room: 1 },
    });
  });

  test("measures by the scenario's own bases", () => {
    const narrow = produce(
      withWorks({ work: "emplacement", points: parapet(97, 103) }),
      (draft: Scenario) => {
        draft.settings.bases.artillery.frontMm = 30;
      },
    );
    expect(codesOf(narrow)).toEqual([]);
  });
});

describe("field works in what is made for readers", () => {
  const hidden = withWorks(
    { work: "abatis", name: "In sight", points: parapet(60, 80) },
    { work: "barricade", name: "Secret", points: parapet(120, 140), hiddenFrom: ["french"] },
  );
  const namesFor = (audience: Parameters<typeof mapView>[1]) =>
    mapView(hidden, audience).features.flatMap((each) =>
      each.kind === "field-work" ? [each.name] : [],
    );

  test("are kept from the side they are hidden from, and from the public", () => {
    expect(namesFor({ for: "umpire" })).toEqual(["In sight", "Secret"]);
    expect(namesFor({ for: "side", sideId: "prussians" })).toEqual(["In sight", "Secret"]);
    expect(namesFor({ for: "side", sideId: "french" })).toEqual(["In sight"]);
    expect(namesFor({ for: "public" })).toEqual(["In sight"]);
  });

  test("are lines in GeoJSON, with the way the front looks where they have one", () => {
    const view = mapView(
      withWorks(
        { work: "emplacement", points: parapet(95, 105) },
        { work: "barricade", points: parapet(120, 140) },
      ),
      { for: "umpire" },
    );
    const found = mapGeoJson(view).features.filter(
      ({ properties }) => properties.kind === "field-work",
    );
    expect(found.map(({ geometry, properties }) => [geometry, properties])).toEqual([
      [
        { type: "LineString", coordinates: parapet(95, 105) },
        { kind: "field-work", name: "", work: "emplacement", facingDeg: 180 },
      ],
      [
        { type: "LineString", coordinates: parapet(120, 140) },
        { kind: "field-work", name: "", work: "barricade" },
      ],
    ]);
  });

  test("bring their rows of table 5 onto the sheets", () => {
    const unarmed = (scenario: Scenario) =>
      produce(scenario, (draft: Scenario) => {
        for (const side of draft.sides) side.formations = [];
      });
    const rows = (scenario: Scenario, n: number) =>
      tablesNeeded(scenario).find((choice) => choice.n === n)?.rows;
    const bare = unarmed(VILLAGE);
    expect(rows(bare, 5)).not.toContain("emplacement");
    expect(rows(bare, 20)).toBeUndefined();
    const drawn = unarmed(withWorks({ work: "emplacement", points: parapet(95, 105) }));
    expect(rows(drawn, 5)).toContain("emplacement");
    expect(rows(drawn, 5)).not.toContain("barricade");
  });

  test("what may be built while the game runs is on the sheets with who may build it", () => {
    const rows = (n: number) => tablesNeeded(VILLAGE).find((choice) => choice.n === n)?.rows;
    expect(rows(5)).toEqual(
      expect.arrayContaining(["abatis-chevaux-de-frise", "barricade", "emplacement"]),
    );
    expect(rows(20)).toEqual(
      expect.arrayContaining(["building-reinforcement", "abatis", "emplacement"]),
    );
  });
});
