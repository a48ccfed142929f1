import { expect, test } from "vitest";
import {
  battleScenarioViewSchema,
  viewBattleScenario,
} from "@/lib/domain/bogowie-wojny/scenario/view-for";
import { summarise } from "@/lib/domain/kinds/summarise";
import { RASZYN } from "./battle-scenario";

const secretsIn = (value: unknown) =>
  [...new Set(JSON.stringify(value).match(/SECRET-[a-z-]+/g))].sort();

const OF_POLES = ["believed", "brief", "list", "tasks"].map((word) => `SECRET-${word}-polish`);

test("each audience reads its own secrets and nobody else's", () => {
  expect(secretsIn(viewBattleScenario(RASZYN, { for: "public" }))).toEqual([]);
  expect(secretsIn(viewBattleScenario(RASZYN, { for: "side", sideId: "polish" }))).toEqual(
    OF_POLES,
  );
  expect(secretsIn(viewBattleScenario(RASZYN, { for: "umpire" }))).toEqual(secretsIn(RASZYN));
});

test("everybody reads what is open", () => {
  const view = viewBattleScenario(RASZYN, { for: "public" });
  expect(battleScenarioViewSchema.parse(view)).toEqual(view);
  expect(view).toMatchObject({
    title: "Raszyn",
    summary: "WORD-summary",
    commonKnowledge: "WORD-common",
    specialRules: "WORD-rules",
    objectives: RASZYN.objectives,
  });
});

test("searches and lists know no secrets", () => {
  const entry = summarise(RASZYN);
  expect(entry).toMatchObject({ system: "bogowie-wojny", year: 1809, playersFrom: 2 });
  expect(entry.searchText).not.toContain("secret");
});
