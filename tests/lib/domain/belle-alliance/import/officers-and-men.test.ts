import { describe, expect, test } from "vitest";
import { read, told, unitOf } from "./reading";

/** The unit read from a line as `name | type men; note`, and its doubts that quote words. */
function readUnit(line: string) {
  const unit = unitOf(line);
  const { doubts } = read(`Brigade A\n  ${line}`);
  const quoted = doubts.filter(({ params }) => params.words !== undefined);
  return {
    unit: `${told(unit)}${unit.note === "" ? "" : `; ${unit.note}`}`,
    asked: quoted.map(({ code, params }) => `${code}: ${params.words}`),
  };
}

describe("officers and men with a sign between them are both read, and the officers are asked about", () => {
  test.each([
    ["54e Ligne 28 + 583", 583, "28 + 583"],
    ["54e Ligne 28+583", 583, "28+583"],
    ["54e Ligne (28+583)", 583, "28+583"],
    ["54e Ligne [28 + 583]", 583, "28 + 583"],
    ["54e Ligne: 28 + 583 men", 583, "28 + 583"],
    ["54e Ligne 28 + 1 083", 1083, "28 + 1 083"],
    ["54e Ligne 3 + 44", 44, "3 + 44"],
    ["54e Ligne 28 & 583", 583, "28 & 583"],
    ["54e Ligne 28 og 583", 583, "28 og 583"],
    ["54e Ligne 28 off. + 583", 583, "28 off."],
    ["54e Ligne 28 Offz. + 583 Mann", 583, "28 Offz."],
    ["54e Ligne 28 offs + 583 ORs", 583, "28 offs"],
    ["54e Ligne 28 off./583 men", 583, "28 off./583"],
    ["54e Ligne, officers 28, men 583", 583, "officers 28"],
    ["54e Ligne 28 + 583 = 611", 583, "28 + 583 = 611"],
    ["54e Ligne 611 (28 + 583)", 583, "28 + 583"],
  ])("%s", (line, men, officers) => {
    expect(readUnit(line)).toEqual({
      unit: `54e Ligne | line ${men}; ${officers}`,
      asked: [`officers-apart: ${officers}`],
    });
  });

  test.each(["IR 20 28 + 583", "IR 20, 28 + 583", "Regiment 45 (28+583)"])(
    "and the number of the regiment stays in its name: %s",
    (line) => {
      const { name, men } = unitOf(line);
      expect([name, men]).toEqual([/^\S+ \d\d/.exec(line)?.[0], 583]);
    },
  );

  test("beside the guns of a battery, which may be so written themselves", () => {
    const battery = "Foot battery | foot-artillery 93 8x?; 4+93";
    for (const line of ["Foot battery (6+2) (4+93)", "Foot battery 8 guns 4+93"])
      expect(readUnit(line)).toEqual({ unit: battery, asked: ["officers-apart: 4+93"] });
    expect(readUnit("Foot battery 6+2").unit).toBe("Foot battery | foot-artillery 8x?");
  });
});

test.each(["583 + 28", "300 + 283", "28 + 480 + 460", "28+583+12", "28 + 583 = 600"])(
  "sums that are no officers and men are asked about whole: %s",
  (sum) => {
    expect(readUnit(`54e Ligne ${sum}`)).toEqual({
      unit: `54e Ligne | line; ${sum}`,
      asked: [`words-unread: ${sum}`],
    });
  },
);

test("battalions with such a sign stay in the name", () => {
  expect(readUnit("54e Ligne 1+2 bns 900").unit).toBe("54e Ligne 1+2 bns | line 900 [2]");
});
