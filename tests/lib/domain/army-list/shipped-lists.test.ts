import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { armyListSchema } from "@/lib/domain/army-list/army-list";
import { checkArmyList } from "@/lib/domain/army-list/check";

describe.each([
  ["duchy-of-warsaw-32-8", "pl", 40],
  ["austria-32-8", "en", 39.5],
])("the shipped list %s", (file, language, total) => {
  const text = readFileSync(`prisma/library/${file}.json`, "utf8");
  const list = armyListSchema.parse(JSON.parse(text));

  it("is legal at 32+8, without error or warning", () => {
    const { summary, findings } = checkArmyList(list);
    expect(findings.filter(({ severity }) => severity !== "note")).toEqual([]);
    expect(summary.points).toMatchObject({ total, limit: 40 });
    expect(summary.bases).toMatchObject({ total: 20, artillery: 3 });
  });

  it("is written in full: reading it adds nothing", () => {
    expect(list).toEqual(JSON.parse(text));
    expect(list.language).toBe(language);
  });
});
