import { describe, expect, it } from "vitest";
import { commanderOdds, firedAtOdds } from "@/lib/rules/bogowie-wojny/odds/commander-odds";
import { arrivalOdds, delayOdds } from "@/lib/rules/bogowie-wojny/odds/delay-odds";
import type { Odds } from "@/lib/rules/odds/odds";

function share<Value>({ throws, chances }: Odds<Value>, wanted: Value): number {
  const ways = chances.find(({ value }) => value === wanted)?.ways ?? 0n;
  return Number(ways) / Number(throws);
}

describe("the loss of a commander [6.4, 6.5]", () => {
  it.each([
    ["2 or 3 on two dice", { dice: null, modifier: 0, tests: 1 }, 3 / 36],
    ["a trait that makes it 4", { dice: null, modifier: 1, tests: 1 }, 6 / 36],
    ["a trait that leaves the two ones", { dice: null, modifier: -1, tests: 1 }, 1 / 36],
    ["one die that must hit first", { dice: 1, modifier: 0, tests: 1 }, 1 / 24],
    ["three dice, one test for all hits", { dice: 3, modifier: 0, tests: 1 }, (7 / 8) * (1 / 12)],
    ["three tests in a row", { dice: null, modifier: 0, tests: 3 }, 1 - (11 / 12) ** 3],
  ])("%s", (_, test, expected) => {
    expect(share(commanderOdds(test), true)).toBeCloseTo(expected, 12);
  });

  it("asks of no fire whether it hits where that is known", () => {
    expect(share(firedAtOdds(null), true)).toBe(1);
    expect(share(firedAtOdds(2), true)).toBe(0.75);
  });

  it("is what every throw of three dice comes to", () => {
    let lost = 0;
    for (let hit = 1; hit <= 6; hit++) {
      for (let a = 1; a <= 6; a++) {
        for (let b = 1; b <= 6; b++) if (hit >= 4 && a + b <= 3) lost++;
      }
    }
    expect(share(commanderOdds({ dice: 1, modifier: 0, tests: 1 }), true)).toBeCloseTo(lost / 216);
  });
});

describe("delayed artillery [13.3]", () => {
  it("is held up on 4 and more", () => {
    expect(share(delayOdds(), true)).toBe(0.5);
  });

  it("comes on 5+, 4+, 3+ and 2+ from the second turn on, or never", () => {
    const odds = arrivalOdds({ turns: 6, isHeldUp: true });
    expect(share(odds, 2)).toBeCloseTo(1 / 3, 12);
    expect(share(odds, 3)).toBeCloseTo((2 / 3) * (1 / 2), 12);
    expect(share(odds, 4)).toBeCloseTo((2 / 3) * (1 / 2) * (2 / 3), 12);
    expect(share(odds, 5)).toBeCloseTo((2 / 3) * (1 / 2) * (1 / 3) * (5 / 6), 12);
    expect(share(odds, "never")).toBeCloseTo((2 / 3) * (1 / 2) * (1 / 3) * (1 / 6), 12);
    expect(share(odds, "on-time")).toBe(0);
  });

  it("is on time every second time, and never comes after the battle's last turn", () => {
    const odds = arrivalOdds({ turns: 3, isHeldUp: false });
    expect(share(odds, "on-time")).toBe(0.5);
    expect(share(odds, 4)).toBe(0);
    expect(share(odds, "never")).toBeCloseTo((1 / 2) * (2 / 3) * (1 / 2), 12);
    expect(share(arrivalOdds({ turns: 1, isHeldUp: true }), "never")).toBe(1);
  });
});
