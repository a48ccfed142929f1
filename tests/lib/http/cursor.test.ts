import fc from "fast-check";
import { expect, test } from "vitest";
import { z } from "zod";
import { cursorOf, makeCursor } from "@/lib/http/cursor";

const place = z.strictObject({ key: z.string(), id: z.string() });

test("a cursor comes back as the place it was made of", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 80 }), fc.string({ maxLength: 80 }), (key, id) => {
      const cursor = makeCursor({ key, id });
      expect(cursorOf(place).parse(cursor)).toEqual({ key, id });
    }),
  );
});

test.each(["\u0000", "\ud800"])("a place with the text %j was never in a list", (text) => {
  const cursor = makeCursor({ key: text, id: "x" });
  expect(cursorOf(place).safeParse(cursor).success).toBe(false);
});

test("any other text is refused, and the end of a list has none", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(cursorOf(place).safeParse(text).success).toBe(false);
    }),
  );
  expect(makeCursor(null)).toBeNull();
});
