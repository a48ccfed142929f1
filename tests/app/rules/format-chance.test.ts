import { expect, it } from "vitest";
import { formatFraction } from "@/app/(public)/rules/_odds/format-chance";

it.each([
  [7, 27, "7/27"],
  [1, 1, "1"],
  [-5, 3, "−5/3"],
  [1234, 9999, "1234/9999"],
  [
    "66212886113",
    "68719476736",
    "66\u202F212\u202F886\u202F113/\u200B68\u202F719\u202F476\u202F736",
  ],
  [1, "1267650600228229401", "1/\u200B1\u2009267\u2009650\u2009600\u2009228\u2009229\u2009401"],
])(
  "writes %s of %s so that a line ends at the stroke or between groups",
  (numerator, denominator, text) => {
    expect(formatFraction({ numerator, denominator })).toBe(text);
  },
);
