import { expect, test } from "vitest";
import { nameForReader } from "@/lib/domain/bogowie-wojny/list/regiment-traits";
import { armyOf } from "./army-of";

const list = armyOf({
  rest: {
    bookEntries: [{ id: "e1", names: { pl: "Szwoleżerowie", en: "Light horse", da: "" } }],
  },
});

test.each([
  ["Szwoleżerowie", "en", "Light horse"],
  ["Light horse", "pl", "Szwoleżerowie"],
  ["Szwoleżerowie", "da", "Szwoleżerowie"],
  ["Kozietulski", "en", "Kozietulski"],
  ["", "en", ""],
] as const)("a regiment called “%s” reads in %s as “%s”", (name, language, shown) => {
  expect(nameForReader({ name, entryId: "e1" }, list, language)).toBe(shown);
});

test("a regiment of no book keeps its player's name", () => {
  expect(nameForReader({ name: "Light horse", entryId: null }, list, "pl")).toBe("Light horse");
});
