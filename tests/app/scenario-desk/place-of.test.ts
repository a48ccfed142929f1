import { describe, expect, test } from "vitest";
import { deskHref, partOf } from "@/app/(author)/scenarios/[id]/edit/_desk/desk-parts";
import {
  type OrderField,
  placeOf,
  placesOf,
} from "@/app/(author)/scenarios/[id]/edit/_desk/place-of";
import type { ScenarioFindingCode } from "@/lib/domain/belle-alliance/scenario/finding-codes";
import { formation, scenario, side, unit } from "@/tests/lib/domain/belle-alliance/scenario/build";

const battle = scenario({
  sides: [
    side("reds", {
      formations: [formation("brigade", { units: [unit("foot")] })],
      reinforcements: [{ id: "late", brings: ["foot"], bound: 3, entry: [0, 0] }],
    }),
  ],
  map: {
    widthCm: 180,
    depthCm: 120,
    features: [
      {
        id: "wall",
        kind: "wall",
        points: [
          [0, 0],
          [10, 0],
        ],
      },
    ],
  },
});

describe("where a finding is mended", () => {
  test.each<[ScenarioFindingCode, string, string, string | null, OrderField?]>([
    ["sides-missing", "/sides", "overview", "sides"],
    ["name-open", "/sides/0/name", "order-of-battle", "reds", "name"],
    ["tasks-missing", "/sides/0/tasks", "briefs", "reds"],
    ["player-brief-missing", "/sides/0/formations/0/player", "briefs", "brigade"],
    ["units-missing", "/sides/0/formations", "order-of-battle", "reds"],
    ["strength-missing", "/sides/0/formations/0/units/0/men", "order-of-battle", "foot", "men"],
    [
      "commander-missing",
      "/sides/0/formations/0/commander",
      "order-of-battle",
      "brigade",
      "commander",
    ],
    ["valour-doubtful", "/sides/0", "order-of-battle", "reds"],
    ["off-table", "/sides/0/formations/0/units/0/placement", "map", "foot"],
    ["commander-off-table", "/sides/0/formations/0/commander/placement", "map", "brigade"],
    ["emplacement-overfull", "/sides/0/formations/0/units/0/placement", "map", "foot"],
    ["units-not-placed", "/sides/0", "map", "reds"],
    ["arrival-too-late", "/sides/0/reinforcements/0/bound", "schedule", "late"],
    ["wall-height-open", "/map/features/0/height", "map", "wall"],
    ["map-empty", "/map/features", "map", null],
    ["length-missing", "/bounds", "overview", "bounds"],
    ["valour-year-missing", "/date", "overview", "date"],
  ])("%s at %s is mended at %s", (code, path, part, at, field) => {
    expect(placeOf(battle, { code, path })).toEqual(field ? { part, at, field } : { part, at });
  });

  test("a side not yet set up is led to as a whole, for its units are not at fault", () => {
    const paths = ["/sides/0/formations/0/units/0/placement"];
    const finding = { code: "units-not-placed", path: "/sides/0", paths };
    expect(placeOf(battle, finding)).toEqual({ part: "map", at: "reds" });
    expect(placesOf(finding)).toEqual(["/sides/0"]);
  });

  test("a finding about many leads to the first of them", () => {
    const paths = ["/sides/0/formations/0/units/0/type"];
    expect(placeOf(battle, { code: "type-open", path: "/sides/0", paths })).toEqual({
      part: "order-of-battle",
      at: "foot",
      field: "type",
    });
  });
});

test("an address and its part lead to each other", () => {
  expect(partOf(deskHref("s1", "order-of-battle", "foot").split("?")[0] ?? "")).toBe(
    "order-of-battle",
  );
  expect(deskHref("s1", "overview")).toBe("/scenarios/s1/edit");
  expect(partOf("/scenarios/s1/edit")).toBe("overview");
});
