import fc from "fast-check";
import { expect, test } from "vitest";
import { instantOf, isTimeZone } from "@/lib/domain/bogowie-wojny/event/wall-clock";

test.each([
  ["2026-12-04T20:00", "Europe/Warsaw", "2026-12-04T19:00:00.000Z"],
  ["2026-07-04T20:00", "Europe/Copenhagen", "2026-07-04T18:00:00.000Z"],
  ["2026-07-04T20:00", "UTC", "2026-07-04T20:00:00.000Z"],
  ["2026-07-04T20:00", "America/St_Johns", "2026-07-04T22:30:00.000Z"],
  // The hour that occurs twice in autumn: the first one is meant.
  ["2026-10-25T02:30", "Europe/Warsaw", "2026-10-25T00:30:00.000Z"],
  // The hour skipped in spring, and dates that do not exist.
  ["2026-03-29T02:30", "Europe/Warsaw", null],
  ["2026-02-30T12:00", "Europe/Warsaw", null],
  ["2026-13-01T12:00", "UTC", null],
])("%s by the clocks of %s is %s", (local, zone, instant) => {
  expect(instantOf(local, zone)?.toISOString() ?? null).toBe(instant);
});

test("what a clock shows at an instant leads back to it, or to the same hour's first coming", () => {
  const zones = ["Europe/Warsaw", "America/New_York", "Australia/Lord_Howe", "Asia/Kathmandu"];
  const minutes = fc.integer({ min: 946_684_800 / 60, max: 2_208_988_800 / 60 });
  fc.assert(
    fc.property(minutes, fc.constantFrom(...zones), (minute, zone) => {
      const shown = new Intl.DateTimeFormat("sv-SE", {
        timeZone: zone,
        dateStyle: "short",
        timeStyle: "short",
      }).format(minute * 60_000);
      const found = instantOf(shown.replace(" ", "T"), zone)?.getTime() ?? Number.NaN;
      expect([0, 30, 60]).toContain(minute - found / 60_000);
    }),
  );
});

test("zones are those the clock knows", () => {
  expect(["Europe/Warsaw", "UTC"].every(isTimeZone)).toBe(true);
  expect(["", "Warsaw", "Europe/Nowhere", "<b>"].some(isTimeZone)).toBe(false);
});
