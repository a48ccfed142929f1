import { expect, test } from "vitest";
import { TERRAIN_KINDS } from "@/lib/domain/belle-alliance/ground/kinds";
import { blankFormation } from "@/lib/domain/belle-alliance/scenario/blank-formation";
import { blankShape } from "@/lib/domain/belle-alliance/scenario/blank-shape";
import { blankUnit } from "@/lib/domain/belle-alliance/scenario/blank-unit";
import { DEFAULT_SETTINGS } from "@/lib/domain/belle-alliance/scenario/default-settings";
import { featureSchema } from "@/lib/domain/belle-alliance/scenario/feature";
import { formationSchema } from "@/lib/domain/belle-alliance/scenario/formation";
import { settingsSchema } from "@/lib/domain/belle-alliance/scenario/settings";
import { unitSchema } from "@/lib/domain/belle-alliance/scenario/unit";

test("a blank unit is what the schema makes of its name", () => {
  const given = {
    id: "u1",
    name: "1st Guards",
    nation: "britain",
    arm: "infantry",
    type: "guard",
  } as const;
  expect(blankUnit(given)).toEqual(unitSchema.parse(given));
});

test("a unit written before supplies were known of has them full", () => {
  const { supplies, ...older } = blankUnit({
    id: "u1",
    name: "1st Guards",
    nation: "britain",
    arm: "infantry",
    type: "guard",
  });
  expect(unitSchema.parse(older).supplies).toBe(supplies);
  expect(supplies).toBeNull();
  for (const rolls of [3, 2, 1, 0]) {
    expect(unitSchema.parse({ ...older, supplies: rolls }).supplies).toBe(rolls);
  }
  for (const wrong of [4, -1, 1.5, "2", "none"]) {
    expect(unitSchema.safeParse({ ...older, supplies: wrong }).error?.issues[0]?.path).toEqual([
      "supplies",
    ]);
  }
});

test("blank units share nothing that an edit could reach", () => {
  const given = { id: "u1", name: "A", nation: "france", arm: "infantry", type: "line" } as const;
  expect(blankUnit(given).valour).not.toBe(blankUnit(given).valour);
});

test("a blank formation is what the schema makes of its name", () => {
  const given = { id: "f1", name: "Kielmansegge", level: "brigade" } as const;
  expect(blankFormation(given)).toEqual(formationSchema.parse(given));
});

test.each(TERRAIN_KINDS.map(({ kind }) => kind))(
  "a blank %s is what the schema makes of its shape",
  (kind) => {
    const points = [
      [0, 0],
      [10, 0],
      [10, 10],
    ] as [number, number][];
    const level = kind === "hill" ? { level: 1 } : {};
    expect(blankShape(kind, "s1", points)).toEqual(
      featureSchema.parse({ kind, id: "s1", points, ...level }),
    );
  },
);

test("the default settings are those a scenario without any gets", () => {
  expect(settingsSchema.parse({})).toEqual(DEFAULT_SETTINGS);
});
