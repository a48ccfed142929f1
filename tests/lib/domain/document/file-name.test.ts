import fc from "fast-check";
import { expect, test } from "vitest";
import { fileNameOf, plainFileName } from "@/lib/domain/document/file-name";

test.each([
  ["La Haye Sainte, 18. juni", "umpire", "la-haye-sainte-18-juni-umpire.pdf", null],
  ["Łódź & Aarhus", "map", "łódź-aarhus-map.pdf", "lodz-aarhus-map.pdf"],
  [
    "Slaget ved Køge",
    "Danskerne på åsen",
    "slaget-ved-køge-danskerne-på-åsen.pdf",
    "slaget-ved-koge-danskerne-pa-asen.pdf",
  ],
  ["", "roster", "roster.pdf", null],
  ['"; rm -rf /', "roster", "rm-rf-roster.pdf", null],
  ["滑铁卢", "roster", "滑铁卢-roster.pdf", "roster.pdf"],
  ["滑铁卢", "法军", "滑铁卢-法军.pdf", "grundlag.pdf"],
  [
    "III Korpus Marszałka Davouta pod Auerstedt i odwód jazdy 1806",
    "roster",
    "iii-korpus-marszałka-davouta-pod-auerstedt-i-odwód-jazdy-roster.pdf",
    "iii-korpus-marszalka-davouta-pod-auerstedt-i-odwod-jazdy-roster.pdf",
  ],
  ["x".repeat(70), "map", `${"x".repeat(60)}-map.pdf`, null],
  ["../..", "..", "grundlag.pdf", null],
])("%s for %s becomes %s", (title, part, name, plain) => {
  expect(fileNameOf({ title, part, ending: "pdf" })).toBe(name);
  expect(plainFileName(name)).toBe(plain ?? name);
});

test("no title and no side breaks out of its header", () => {
  const words = fc.string({ unit: "binary", maxLength: 90 });
  fc.assert(
    fc.property(words, words, (title, part) => {
      const name = fileNameOf({ title, part, ending: "svg" });
      expect(plainFileName(name)).toMatch(/^[a-z0-9][a-z0-9-]*\.svg$/);
      expect(encodeURIComponent(name)).toMatch(/^[A-Za-z0-9%-]+\.svg$/);
    }),
  );
});
