import { expect, test } from "vitest";
import { BW_ODDS_PAGES, rollOfTable } from "@/lib/domain/bogowie-wojny/odds/pages";
import { BOGOWIE_WOJNY_TABLE_IDS } from "@/lib/usecases/bogowie-wojny/rules/tables";

test("every table a roll points at is there, and points back at a roll", () => {
  const tables = BW_ODDS_PAGES.flatMap((page) => page.tables);
  expect(tables.filter((id) => !BOGOWIE_WOJNY_TABLE_IDS.includes(id))).toEqual([]);
  expect(tables.filter((id) => rollOfTable(id) === null)).toEqual([]);
  expect(rollOfTable("wagomiar")).toBeNull();
});
