import { expect, test } from "vitest";
import { clockTime } from "@/app/(author)/scenarios/[id]/edit/_overview/play-part";

test.each([
  ["13:30", "13:30"],
  ["9.05", "09:05"],
  ["0930", "09:30"],
  ["930", "09:30"],
  [" 7 ", "07:00"],
  ["24:00", null],
  ["12:60", null],
  ["noon", null],
  ["1:3", null],
  ["", null],
])("%j on the clock", (written, time) => {
  expect(clockTime(written)).toBe(time);
});
