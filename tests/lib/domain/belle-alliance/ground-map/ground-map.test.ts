import { readFileSync } from "node:fs";
import { produce } from "immer";
import { describe, expect, test } from "vitest";
import type { GroundMap } from "@/lib/domain/belle-alliance/ground-map/ground-map";
import { groundView } from "@/lib/domain/belle-alliance/ground-map/ground-view";
import {
  hiddenGround,
  publishedGround,
} from "@/lib/domain/belle-alliance/ground-map/published-ground";
import { checkGroundMap } from "@/lib/domain/belle-alliance/kinds";
import { takeNewGround } from "@/lib/domain/belle-alliance/scenario/commands/ground-origin";
import { resizeTable } from "@/lib/domain/belle-alliance/scenario/commands/resize-table";
import { turnTable } from "@/lib/domain/belle-alliance/scenario/commands/turn-table";
import { newScenario } from "@/lib/domain/belle-alliance/scenario/new-scenario";
import { type Scenario, scenarioSchema } from "@/lib/domain/belle-alliance/scenario/scenario";
import { viewFor } from "@/lib/domain/belle-alliance/scenario/view-for";
import { readDocument } from "@/lib/domain/kinds/codec";

const shippedJson = (id: string) => JSON.parse(readFileSync(`prisma/library/${id}.json`, "utf8"));
const scenario = scenarioSchema.parse(shippedJson("sehested-1813"));
const origin = {
  kind: "scenario",
  id: "sehested",
  title: "Sehested",
  author: "Anna",
  version: 3,
} as const;
const published = publishedGround(scenario, { title: "Sehested", origin, shown: new Set() });
const fromMap = { kind: "map", id: "m1", title: "Sehested", author: "Anna", version: 1 } as const;

function started(): Scenario {
  const begun = newScenario({
    ...{ title: "Again", language: "en" as const, battle: "", date: null, sides: [] },
    table: { widthCm: 180, depthCm: 120 },
    ground: { map: published, origin: fromMap },
  });
  return scenarioSchema.parse(begun);
}

describe("a map of ground", () => {
  test("comes back as it went, and is refused with what it must not hold", () => {
    const read = readDocument("map", JSON.parse(JSON.stringify(published)));
    expect(read).toEqual({ ok: true, document: published });
    const [first, ...rest] = published.map.features;
    const hidden = { ...published.map, features: [{ ...first, hiddenFrom: ["s1"] }, ...rest] };
    expect(readDocument("map", { ...published, map: hidden })).toMatchObject({
      issues: [{ path: "/map/features/0/hiddenFrom", code: "hidden-on-map" }],
    });
    const twice = { ...published.map, features: [first, first] };
    expect(readDocument("map", { ...published, map: twice })).toMatchObject({
      issues: [{ path: "/map/features/1/id", code: "repeated-id" }],
    });
  });

  test("must say whose rules it is for", () => {
    const { system: _, ...silent } = published;
    expect(readDocument("map", silent)).toMatchObject({ issues: [{ path: "/system" }] });
  });

  test("holds the ground, sources and scale of its scenario, and none of its troops", () => {
    const text = JSON.stringify(published);
    expect(published.map.features).toHaveLength(scenario.map.features.length);
    expect(published).toMatchObject({ credits: scenario.credits, place: scenario.place });
    for (const side of scenario.sides) expect(text).not.toContain(side.id);
    expect(text).not.toContain(scenario.umpireNotes.slice(0, 40) || "umpireNotes");
  });

  test("credits the scenario, and the map that scenario began on", () => {
    const again = publishedGround(started(), { title: "Again", origin, shown: new Set() });
    expect(again.map.origin).toEqual({ ...origin, after: fromMap });
  });

  test("leaves out what is hidden from a side unless it is named", () => {
    const [one, two] = scenario.map.features;
    const secret: Scenario = {
      ...scenario,
      map: {
        ...scenario.map,
        features: scenario.map.features.map((each) =>
          each === one || each === two ? { ...each, hiddenFrom: ["s1"] } : each,
        ),
      },
    };
    const hidden = hiddenGround(secret).map(({ id }) => id);
    expect(hidden).toEqual([one?.id, two?.id]);
    const named = publishedGround(secret, { title: "X", origin, shown: new Set([one?.id ?? ""]) });
    expect(named.map.features.find(({ id }) => id === one?.id)?.hiddenFrom).toEqual([]);
    expect(JSON.stringify(named)).not.toContain(`"${two?.id}"`);
  });

  test("is checked for its ground alone, by paths of its own", () => {
    const open: GroundMap = {
      ...published,
      map: {
        ...published.map,
        features: [
          {
            kind: "hedge",
            id: "h1",
            name: "",
            hiddenFrom: [],
            hedge: null,
            points: [
              [1, 1],
              [9, 9],
            ],
          },
        ],
      },
    } as GroundMap;
    const { findings } = checkGroundMap(open);
    expect(findings.map(({ path }) => path)).toContain("/map/features/0/hedge");
    expect(findings.every(({ path }) => path.startsWith("/map/"))).toBe(true);
  });

  test.each([
    ["sehested-ground", "sehested-1813"],
    ["la-haye-sainte-ground", "la-haye-sainte-1815"],
  ])("%s of the library is the ground of %s", (mapId, scenarioId) => {
    const shipped = readDocument("map", shippedJson(mapId));
    const { map } = scenarioSchema.parse(shippedJson(scenarioId));
    expect(shipped.ok && shipped.document).toMatchObject({
      map: { ...map, origin: { id: scenarioId, author: "Grundlag" } },
    });
  });

  test("is drawn as the scenario's ground is", () => {
    const { features, metresPerCm } = groundView(published).map;
    expect(features).toEqual(viewFor(scenario, { for: "umpire" }).map.features);
    expect(metresPerCm).toBe(scenario.settings.metresPerCm);
  });
});

describe("a scenario on a map", () => {
  test("has its ground, place, sources and scale, and remembers it", () => {
    const { map, place, credits, settings } = started();
    expect(map).toEqual({ ...published.map, origin: fromMap });
    expect([place, credits]).toEqual([published.place, published.credits]);
    expect(settings.metresPerCm).toBe(published.settings.metresPerCm);
  });

  test("credits the map to everybody, but to the umpire alone where ground is hidden", () => {
    const open = started();
    expect(viewFor(open, { for: "public" }).groundFrom).toEqual(fromMap);
    const [first] = open.map.features;
    const secret = produce(open, (draft) => {
      for (const each of draft.map.features) if (each.id === first?.id) each.hiddenFrom = ["s1"];
    });
    expect(viewFor(secret, { for: "public" }).groundFrom).toBeNull();
    expect(viewFor(secret, { for: "umpire" }).groundFrom).toEqual(fromMap);
  });

  test.each([
    ["turned", (draft: Scenario) => turnTable.run(draft, { turn: "half" })],
    [
      "moved at its west edge",
      (draft: Scenario) =>
        resizeTable.run(draft, {
          widthCm: draft.map.widthCm + 20,
          depthCm: draft.map.depthCm,
          column: "west",
          row: "north",
        }),
    ],
  ])("says so once it is %s", (_, change) => {
    expect(produce(started(), change).map.origin?.moved).toBe(true);
  });

  test("takes a newer version over with its number, and forgets what went", () => {
    const before = started();
    const [first, ...rest] = before.map.features;
    const { origin: _, ...ground } = { ...before.map, features: rest };
    const after = produce(before, (draft) =>
      takeNewGround.run(draft, { ground, origin: { ...fromMap, version: 2 } }),
    );
    expect(after.map.origin?.version).toBe(2);
    expect(after.map.features).toEqual(rest);
    expect(JSON.stringify(after)).not.toContain(`"${first?.id}"`);
  });
});
