import { describe, expect, test } from "vitest";
import { checkScenario } from "@/lib/domain/belle-alliance/scenario/check";
import { faultsAbout, groupFaults } from "@/lib/domain/belle-alliance/scenario/fault";
import { featureSchema } from "@/lib/domain/belle-alliance/scenario/feature";
import type { ScenarioFindingCode } from "@/lib/domain/belle-alliance/scenario/finding-codes";
import type { Scenario } from "@/lib/domain/belle-alliance/scenario/scenario";
import { groundOf } from "@/lib/domain/belle-alliance/scenario/view/map-view";
import { subjectAt } from "@/lib/domain/document/subject-at";
import { battery, formation, scenario, side, unit } from "./build";

const ring = [
  [10, 10],
  [20, 10],
  [20, 20],
];
const at = (xCm: number, yCm: number, facingDeg = 0) => ({
  xCm,
  yCm,
  facingDeg,
  formation: "line",
});
const leader = { commander: { name: "Ney" } };
const own = { valour: { own: { value: 1, reason: "Veterans" } }, weapon: "musket" };

/** A unit of about 45 by 1.5 cm around (50, 20), with its commander placed as given. */
const ledFrom = (placement: object) => ({
  side: {
    formations: [
      formation("f1", {
        commander: { name: "Ney", placement },
        units: [unit("u1", { ...own, placement: at(50, 20) })],
      }),
    ],
  },
});

/** A scenario without findings, apart from the changes of a test. */
function complete(
  change: { units?: object[]; features?: object[]; side?: object; fields?: object } = {},
) {
  const units = change.units ?? [unit("u1", { ...own, placement: at(50, 20) })];
  const features = change.features ?? [{ kind: "wood", id: "w1", points: ring }];
  return scenario({
    date: "1815-06-18",
    bounds: 12,
    sides: [
      side("s1", {
        tasks: "Take it.",
        formations: [formation("f1", { ...leader, units })],
        ...change.side,
      }),
      side("s2", {
        tasks: "Hold it.",
        colour: "b",
        formations: [
          formation("f2", {
            commander: { name: "Picton" },
            units: [unit("v1", { ...own, placement: at(50, 100, 180) })],
          }),
        ],
      }),
    ],
    map: { widthCm: 180, depthCm: 120, features },
    ...change.fields,
  });
}

const found = (document: Scenario) =>
  checkScenario(document).findings.map(({ code, path }) => [code, path]);
const U = "/sides/0/formations/0/units";

test("nothing is said against a complete scenario", () => {
  expect(found(complete())).toEqual([]);
});

test("a bare scenario lists what to add, what the rules ask for first", () => {
  expect(found(scenario())).toEqual([
    ["sides-missing", "/sides"],
    ["map-empty", "/map/features"],
    ["length-missing", "/bounds"],
  ]);
});

describe("each fault is found at its place", () => {
  const unitWith = (fields: object, base = {}) => ({
    units: [unit("u1", { ...own, placement: at(50, 20), ...base, ...fields })],
  });
  const gunsWith = (fields: object) => ({
    units: [battery("u1", { ...own, placement: at(50, 20), ...fields })],
  });
  const drawn = (feature: object) => ({ features: [{ id: "x1", points: ring, ...feature }] });

  test.each<[ScenarioFindingCode, Parameters<typeof complete>[0], string]>([
    ["tasks-missing", { side: { tasks: " " } }, "/sides/0/tasks"],
    [
      "units-missing",
      { units: [], side: { formations: [formation("f1")] } },
      "/sides/0/formations",
    ],
    ["name-open", unitWith({ name: "?" }), `${U}/0/name`],
    ["name-open", { side: { name: "–" } }, "/sides/0/name"],
    ["name-open", drawn({ kind: "wood", name: "…" }), "/map/features/0/name"],
    ["name-open", { fields: { place: "?" } }, "/place"],
    ["map-empty", { features: [] }, "/map/features"],
    ["length-missing", { fields: { bounds: null } }, "/bounds"],
    ["building-material-open", drawn({ kind: "building" }), "/map/features/0/material"],
    ["wall-height-open", drawn({ kind: "wall" }), "/map/features/0/height"],
    ["hedge-kind-open", drawn({ kind: "hedge" }), "/map/features/0/hedge"],
    ["fence-kind-open", drawn({ kind: "fence" }), "/map/features/0/fence"],
    ["ground-kind-open", drawn({ kind: "ground" }), "/map/features/0/ground"],
    ["stream-width-open", drawn({ kind: "stream" }), "/map/features/0/widthCm"],
    [
      "crossing-kind-open",
      {
        features: [
          { kind: "crossing", id: "x1", points: ring },
          { kind: "stream", id: "x2", widthCm: 1, points: ring },
        ],
      },
      "/map/features/0/crossing",
    ],
    [
      "place-unnamed",
      { features: [{ kind: "place", id: "x1", name: "?", xCm: 10, yCm: 10 }] },
      "/map/features/0/name",
    ],
    ["crossing-missing", drawn({ kind: "stream", widthCm: 6 }), "/map/features/0"],
    [
      "hidden-from-unknown",
      drawn({ kind: "wood", hiddenFrom: ["s9"] }),
      "/map/features/0/hiddenFrom",
    ],
    [
      "commander-missing",
      {
        side: {
          formations: [formation("f1", { units: [unit("u1", { ...own, placement: at(50, 20) })] })],
        },
      },
      "/sides/0/formations/0/commander",
    ],
    ["strength-missing", unitWith({ men: null }), `${U}/0/men`],
    ["guns-missing", gunsWith({ guns: null }), `${U}/0/guns`],
    ["guns-of-other-arm", unitWith({ guns: 2 }), `${U}/0/guns`],
    ["model-guns-out-of-range", gunsWith({ guns: 8, modelGuns: 1 }), `${U}/0/modelGuns`],
    ["several-battalions", unitWith({ battalionsOrSquadrons: 2 }), `${U}/0/battalionsOrSquadrons`],
    [
      "several-battalions",
      unitWith({ men: 1_800, placement: at(90, 20) }),
      `${U}/0/battalionsOrSquadrons`,
    ],
    ["too-few-figures", unitWith({ men: 45 }), `${U}/0/men`],
    ["type-of-other-arm", unitWith({ type: "hussar" }), `${U}/0/type`],
    ["type-open", unitWith({ type: null }), `${U}/0/type`],
    ["weapon-missing", unitWith({ weapon: null }), `${U}/0/weapon`],
    [
      "weight-missing",
      unitWith({ arm: "cavalry", type: "hussar", weapon: "carbine" }),
      `${U}/0/weight`,
    ],
    ["calibre-missing", gunsWith({ calibrePd: null }), `${U}/0/calibrePd`],
    ["calibre-not-in-table", gunsWith({ calibrePd: 5 }), `${U}/0/calibrePd`],
    ["valour-year-missing", { ...unitWith({ valour: {} }), fields: { date: null } }, "/date"],
    [
      "valour-year-outside",
      { ...unitWith({ valour: {} }), fields: { date: "1809-04-19" } },
      "/date",
    ],
    [
      "valour-row-unknown",
      unitWith({ valour: { row: "t21-nowhere", own: own.valour.own } }),
      `${U}/0/valour/row`,
    ],
    [
      "valour-reason-missing",
      unitWith({ valour: { own: { value: 1, reason: "" } } }),
      `${U}/0/valour/own`,
    ],
    ["units-not-placed", unitWith({ placement: null }), "/sides/0"],
    ["off-table", unitWith({ placement: at(50, -1) }), `${U}/0/placement`],
    [
      "commander-off-table",
      ledFrom({ xCm: 50, yCm: -0.5 }),
      "/sides/0/formations/0/commander/placement",
    ],
    ["units-out-of-reach", ledFrom({ xCm: 50, yCm: 80 }), `${U}/0/placement`],
    [
      "formation-of-other-arm",
      gunsWith({ placement: { ...at(50, 20), formation: "square" } }),
      `${U}/0/placement/formation`,
    ],
    [
      "units-overlap",
      { units: ["u1", "u2"].map((id, i) => unit(id, { ...own, placement: at(50 + 5 * i, 20) })) },
      `${U}/0/placement`,
    ],
    [
      "arrival-too-late",
      { ...unitWith({ placement: null }), side: undefined, fields: {} },
      "/sides/0/reinforcements/0/bound",
    ],
  ])("%s", (code, change, path) => {
    const document = complete(change);
    if (code === "arrival-too-late") arrive(document, ["u1"], 13);
    expect(found(document)).toEqual([[code, path]]);
  });
});

function arrive(document: Scenario, brings: string[], bound: number): void {
  const id = `r${bound}`;
  document.sides[0]?.reinforcements.push({ id, brings, bound, entry: [0, 0], note: "" });
  document.map.features.push(
    featureSchema.parse({
      kind: "road",
      id: `${id}road`,
      points: [
        [-5, -5],
        [60, 50],
      ],
    }),
  );
}

describe("the reach of commanders [1.1.3]", () => {
  const corps = (commander: object, brigadier: object | null) => ({
    side: {
      formations: [
        formation("c1", {
          level: "corps",
          commander,
          formations: [
            formation("f1", {
              level: "regiment",
              commander: brigadier && { ...brigadier, name: "Foy" },
              units: [unit("u1", { ...own, placement: at(50, 20) })],
            }),
          ],
        }),
      ],
    },
  });
  const near = { name: "Ney", placement: { xCm: 50, yCm: 30 } };
  const far = { name: "Ney", placement: { xCm: 50, yCm: 80 } };

  test.each([
    ["the direct commander far, a higher one near", corps(near, far), ["units-out-of-reach"]],
    ["the direct commander near, a higher one far", corps(far, near), []],
    ["no commander of its own, the next higher one far", corps(far, null), ["units-out-of-reach"]],
    ["a direct commander who stands nowhere", corps(far, { name: "Ney" }), []],
  ])("%s", (_, change, codes) => {
    expect(found(complete(change)).map(([code]) => code)).toEqual(codes);
  });

  test("counts from the edge of the unit's ground to that of the base, 30 cm still within [1.1.7]", () => {
    const [unitOf] = complete().sides[0]?.formations[0]?.units ?? [];
    const ground = unitOf?.placement && groundOf(unitOf, unitOf.placement, complete());
    const edge = Math.max(...(ground?.outline.map(([x]) => x) ?? []));
    const baseEdge = complete().settings.bases.cavalry.frontMm / 20;
    expect(found(complete(ledFrom({ xCm: edge + 30 + baseEdge, yCm: 20 })))).toEqual([]);
    const codes = found(complete(ledFrom({ xCm: edge + 30.2 + baseEdge, yCm: 20 }))).map(
      ([code]) => code,
    );
    expect(codes).toEqual(["units-out-of-reach"]);
  });
});

describe("a fault that causes others is reported alone", () => {
  test("an empty map, on which no road leads in", () => {
    const document = complete({ units: [unit("u1", own)] });
    arrive(document, ["f1"], 3);
    document.map.features = [];
    expect(found(document)).toEqual([["map-empty", "/map/features"]]);
  });

  test("a unit without men, whose ground is not known to lie near its commander", () => {
    const { side } = ledFrom({ xCm: 50, yCm: 80 });
    const [body] = side.formations;
    const [led] = body?.units ?? [];
    const formations = [{ ...body, units: [{ ...led, men: null }] }];
    expect(found(complete({ side: { formations } }))).toEqual([["strength-missing", `${U}/0/men`]]);
  });

  test("an unknown row, where the one proposed has two values", () => {
    const dragoons = unit("u1", {
      ...own,
      name: "7e Dragons",
      arm: "cavalry",
      type: "dragoon",
      weight: "medium",
      weapon: "carbine",
      placement: at(50, 20),
    });
    const choosing = (valour: object) => found(complete({ units: [{ ...dragoons, valour }] }));
    expect(choosing({}).map(([code]) => code)).toEqual(["valour-undecided"]);
    expect(choosing({ row: "t21-gone" }).map(([code]) => code)).toEqual(["valour-row-unknown"]);
  });
});

describe("reinforcements", () => {
  test("a formation that arrives accounts for its units", () => {
    const document = complete({ units: [unit("u1", own), unit("u2", own)] });
    arrive(document, ["f1"], 3);
    expect(found(document)).toEqual([]);
  });

  test("ids that are not the side's own, and those named twice, are reported", () => {
    const document = complete();
    arrive(document, ["v1"], 3);
    arrive(document, ["v1"], 4);
    expect(found(document)).toEqual([
      ["arrival-unknown", "/sides/0/reinforcements/0/brings"],
      ["arrival-unknown", "/sides/0/reinforcements/1/brings"],
      ["arrival-twice", "/sides/0/reinforcements/1/brings"],
    ]);
  });

  test("a unit cannot both be on the table and be awaited", () => {
    const document = complete();
    arrive(document, ["u1"], 3);
    expect(found(document)).toEqual([["placed-and-awaited", `${U}/0/placement`]]);
  });
});

describe("no crying wolf", () => {
  test("many units with one fault are one finding of their side", () => {
    const units = Array.from({ length: 40 }, (_, i) => unit(`u${i}`, { ...own, weapon: null }));
    const { findings } = checkScenario(complete({ units }));
    expect(findings.map(({ code, path, params }) => [code, path, params.count])).toEqual([
      ["weapon-missing", "/sides/0", 40],
      ["units-not-placed", "/sides/0", 40],
    ]);
  });

  test("three are reported separately, four together", () => {
    const subjects = (count: number) =>
      Array.from({ length: count }, (_, i) => ({ path: `/${i}`, name: "n" }));
    const told = (count: number) => groupFaults(faultsAbout("off-table", subjects(count), "/map"));
    expect(told(3)).toHaveLength(3);
    expect(told(4)).toMatchObject([
      { path: "/map", params: { count: 4 }, paths: ["/0", "/1", "/2", "/3"] },
    ]);
  });

  test("units that only touch, or stand one behind the other, do not overlap", () => {
    // 25 figures: 13 files of 1.5 cm abreast, two ranks deep.
    const units = [at(50, 20), at(69.5, 20), at(50, 23), at(50, 40, 45)].map((placement, i) =>
      unit(`u${i}`, { ...own, placement }),
    );
    expect(found(complete({ units }))).toEqual([]);
  });

  test("a bridge over wide water answers the question", () => {
    const features = [
      {
        kind: "stream",
        id: "x1",
        widthCm: 6,
        points: [
          [0, 50],
          [180, 50],
        ],
      },
      {
        kind: "crossing",
        id: "x2",
        crossing: "wood-bridge",
        points: [
          [90, 45],
          [90, 55],
        ],
      },
    ];
    expect(found(complete({ features }))).toEqual([]);
  });

  test("water of exactly 5 cm needs no bridge", () => {
    const features = [
      {
        kind: "stream",
        id: "x1",
        widthCm: 5,
        points: [
          [0, 50],
          [180, 50],
        ],
      },
    ];
    expect(found(complete({ features }))).toEqual([]);
  });
});

describe("accepted findings", () => {
  test("are listed separately with their reason and count no longer", () => {
    const document = complete({
      units: [unit("u1", { ...own, men: 45, placement: at(50, 20) })],
      fields: {
        acceptedFindings: [{ code: "too-few-figures", subject: "u1", reason: "A staff guard" }],
      },
    });
    const report = checkScenario(document);
    expect(report.findings).toEqual([]);
    expect(report.accepted).toMatchObject([
      { finding: { code: "too-few-figures" }, reason: "A staff guard" },
    ]);
    expect(report.summary).toMatchObject({ warnings: 0, accepted: 1, units: 2, men: 545 });
  });

  test("another unit's finding of the same code stays open", () => {
    const units = ["u1", "u2"].map((id, i) =>
      unit(id, { ...own, men: 45, placement: at(50 + i * 30, 20) }),
    );
    const acceptedFindings = [{ code: "too-few-figures", subject: "u1", reason: "" }];
    expect(found(complete({ units, fields: { acceptedFindings } }))).toEqual([
      ["too-few-figures", `${U}/1/men`],
    ]);
  });

  test.each([
    ["/sides/0/formations/0/units/0/men", "u1"],
    ["/sides/0/formations/0/commander", "f1"],
    ["/sides/1", "s2"],
    ["/map/features/0", "w1"],
    ["/bounds", ""],
    ["/sides", ""],
  ])("%s is about %j", (path, subject) => {
    expect(subjectAt(complete(), path)).toBe(subject);
  });
});

test("every finding leads to a place of the document", () => {
  const units = Array.from({ length: 6 }, (_, i) => unit(`u${i}`, { men: null, type: "hussar" }));
  const document = complete({ units, fields: { bounds: null } });
  for (const { path } of checkScenario(document).findings) {
    const value = path
      .slice(1)
      .split("/")
      .reduce<unknown>((each, key) => (each as Record<string, unknown>)[key], document);
    expect(value).not.toBe(undefined);
  }
});
