import { describe, expect, test } from "vitest";
import {
  fieldsForType,
  fieldsForWeight,
} from "@/app/(author)/scenarios/[id]/edit/order-of-battle/_inspector/unit-kind-block";
import { unit } from "@/tests/lib/domain/belle-alliance/scenario/build";

const hussars = unit("u", { arm: "cavalry", type: "hussar", weight: "light", light: true });

describe("a new type", () => {
  test.each([
    ["lancer", { weight: "medium", lance: true, light: false }],
    ["cuirassier", { weight: "heavy", lance: false, light: false }],
    ["chasseur", { weight: "light", lance: false, light: true }],
    ["line", { weight: "light", lance: false, light: true }],
  ] as const)("of French hussars, %s, brings what it usually has", (type, usual) => {
    expect(fieldsForType(hussars, type)).toEqual({ type, ...usual });
  });

  test("leaves what its author chose against the usual", () => {
    const odd = { ...hussars, weight: "medium", lance: true, light: true } as const;
    expect(fieldsForType(odd, "cuirassier")).toMatchObject({
      weight: "medium",
      lance: true,
      light: true,
    });
  });

  test("of foot makes jägers light and their line no more", () => {
    const line = unit("u");
    expect(fieldsForType(line, "jaeger")).toEqual({ type: "jaeger", light: true });
    const light = unit("u", { type: "light", light: true });
    expect(fieldsForType(light, "grenadier")).toEqual({ type: "grenadier", light: false });
    const lightLine = unit("u", { light: true });
    expect(fieldsForType(lightLine, "grenadier")).toEqual({ type: "grenadier", light: true });
  });
});

test("another weight of horse is light or not with it", () => {
  expect(fieldsForWeight(hussars, "heavy")).toEqual({ weight: "heavy", light: false });
  const heavy = unit("u", { arm: "cavalry", type: "line", weight: "heavy" });
  expect(fieldsForWeight(heavy, "light")).toEqual({ weight: "light", light: true });
});
