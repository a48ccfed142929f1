import { describe, expect, test, vi } from "vitest";
import {
  formatBattleDate,
  formatClock,
  formatDay,
  formatLocalDay,
  formatNumber,
  formatSigned,
} from "@/lib/i18n/formats";

describe("formats", () => {
  test.each([
    ["en", "18 June 1815"],
    ["da", "18. juni 1815"],
    ["pl", "18 czerwca 1815"],
  ] as const)("a battle's day in %s, whatever the zone of the machine", (language, words) => {
    expect(formatBattleDate(language, "1815-06-18")).toBe(words);
  });

  test.each([
    ["en", 19477, 0, "19,477"],
    ["da", 19477.5, 2, "19.477,50"],
    ["pl", 19477, 0, "19 477"],
    ["pl", 4186, 0, "4186"],
    ["pl", 28.5, 1, "28,5"],
    ["en", -0.55, 2, "−0.55"],
    ["en", 0, 0, "0"],
  ] as const)("in %s %d with %d decimals", (language, value, decimals, text) => {
    expect(formatNumber(language, value, decimals).replaceAll("\u00a0", " ")).toBe(text);
  });

  test.each([
    [3, "+3"],
    [0, "0"],
    [-1, "−1"],
  ])("a valour of %d", (value, text) => {
    expect(formatSigned("en", value)).toBe(text);
  });

  test.each(["en", "da", "pl"] as const)("the clock has a colon in %s", (language) => {
    expect(formatClock(language, new Date(2026, 10, 20, 4, 32))).toBe("04:32");
  });

  test("the day of an instant is the day in UTC", () => {
    expect(formatDay("en", new Date("2026-11-20T23:30:00Z"))).toBe("20 Nov 2026");
  });

  test("the day beside a clock is that of the same clock", () => {
    vi.stubEnv("TZ", "Europe/Warsaw");
    expect(formatLocalDay("en", new Date("2026-11-20T23:30:00Z"))).toBe("21 Nov 2026");
    expect(formatClock("en", new Date("2026-11-20T23:30:00Z"))).toBe("00:30");
    vi.unstubAllEnvs();
  });
});
