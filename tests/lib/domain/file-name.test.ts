import fc from "fast-check";
import { expect, test } from "vitest";
import { fileNameOf } from "@/lib/domain/file-name";

test.each([
  ["La Haye Sainte, 18. juni", "umpire", "la-haye-sainte-18-juni-umpire"],
  ["Łódź & Århus", "map.svg", "lodz-arhus-map.svg"],
  ["", "roster", "roster"],
  ['"; rm -rf /', "roster", "rm-rf-roster"],
  ["滑铁卢", "roster", "roster"],
])("%s becomes a plain file name", (title, what, name) => {
  expect(fileNameOf(title, what)).toBe(name);
});

test("no title breaks out of its header", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (title) => {
      expect(fileNameOf(title, "map.svg")).toMatch(/^[a-z0-9][a-z0-9-]*\.svg$/);
    }),
  );
});
