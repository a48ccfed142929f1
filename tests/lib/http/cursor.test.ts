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

test("any other text is refused, and the end of a list has none", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(cursorOf(place).safeParse(text).success).toBe(false);
    }),
  );
  expect(makeCursor(null)).toBeNull();
});
