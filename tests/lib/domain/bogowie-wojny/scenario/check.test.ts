import { describe, expect, test } from "vitest";
import type { BattleScenario } from "@/lib/domain/bogowie-wojny/scenario/battle-scenario";
import {
  checkBattleScenario,
  subjectsOfBattleFinding,
} from "@/lib/domain/bogowie-wojny/scenario/check";
import { removeForce } from "@/lib/domain/bogowie-wojny/scenario/commands";
import {
  BATTLE_SCENARIO_FINDINGS,
  type BattleScenarioFindingCode,
} from "@/lib/domain/bogowie-wojny/scenario/finding-codes";
import { acceptFinding, reopenFinding } from "@/lib/domain/document/accept-finding";
import { applyCommand } from "@/lib/domain/document/command";
import { LANGUAGES } from "@/lib/domain/document/language";
import { textsOf } from "@/lib/domain/kinds/localise";
import { parseDocument } from "@/lib/domain/kinds/parse-document";
import { thingsOf } from "@/lib/domain/kinds/things";
import { translatorFor } from "@/lib/i18n/translator";
import { RASZYN } from "./battle-scenario";

const [polish, austrian] = RASZYN.forces as [
  BattleScenario["forces"][0],
  BattleScenario["forces"][0],
];
const [main, dyke] = RASZYN.objectives as [
  BattleScenario["objectives"][0],
  BattleScenario["objectives"][0],
];
const forceWith = (change: Partial<typeof polish>) => ({
  forces: [{ ...polish, ...change }, austrian],
});
const list = polish.list as NonNullable<typeof polish.list>;

const FAULTS: Record<BattleScenarioFindingCode, Partial<BattleScenario>> = {
  "no-battlefield": { battlefield: null, objectives: [{ ...main, pieceId: null, text: "Las" }] },
  "too-few-forces": { forces: [polish] },
  "force-without-army": forceWith({ list: null, format: null }),
  "list-over-points": forceWith({ list: { ...list, unitPoints: 32.5 } }),
  "list-over-bases": forceWith({ list: { ...list, bases: 21 } }),
  "no-main-objective": { objectives: [dyke] },
  "too-many-objectives": { objectives: [main, { ...dyke, role: "main" }] },
  "objective-without-ground": { objectives: [main, { ...dyke, text: " " }] },
  "objective-unknown-piece": { objectives: [{ ...main, pieceId: "gone" }] },
  "objective-twice": { objectives: [main, { ...dyke, pieceId: "wood" }] },
  "objective-worth-nothing": { objectives: [main, { ...dyke, points: 0 }] },
  "force-without-task": forceWith({ tasks: "", brief: "" }),
};

test("a complete scenario has no findings", () => {
  expect(checkBattleScenario(RASZYN).findings).toEqual([]);
});

describe.each(Object.entries(FAULTS))("%s", (code, change) => {
  const { findings } = checkBattleScenario({ ...RASZYN, ...change });
  test("is found alone, with its rule", () => {
    expect(findings).toMatchObject([
      { code, ...BATTLE_SCENARIO_FINDINGS[code as BattleScenarioFindingCode] },
    ]);
  });
  test.each(LANGUAGES)("is said in %s", (language) => {
    const t = translatorFor(language, "battleScenario");
    const [finding] = findings;
    const said = t(`findings.${finding?.code}` as never, finding?.params as never);
    expect(said).not.toMatch(/[{}]|findings\./);
  });
});

test("an accepted finding no longer counts, and what it was about is accepted alone", () => {
  const reason = "The reserve is meant to be large.";
  const tooMany = [main, { ...dyke, role: "main" as const }];
  const more = [1, 2, 3].map((n) => ({ ...dyke, id: `more-${n}` }));
  const scenario = { ...RASZYN, objectives: [...tooMany, ...more] };
  const [found] = checkBattleScenario(scenario).findings;
  if (!found) throw new Error("Nothing was found.");
  const about = [subjectsOfBattleFinding(found, scenario)];
  const accepted = applyCommand(scenario, acceptFinding, { code: found.code, about, reason });
  const report = checkBattleScenario(accepted);
  expect(report.accepted).toMatchObject([{ reason, finding: { params: { role: "main" } } }]);
  expect(report.findings).toMatchObject([{ params: { role: "secondary" } }]);
  const reopened = applyCommand(accepted, reopenFinding, { code: found.code, about });
  expect(checkBattleScenario(reopened).accepted).toEqual([]);
});

test("what is removed takes the findings accepted about it along", () => {
  const acceptedFindings = [{ code: "force-without-task", subject: "polish", reason: "Later." }];
  const accepted = { ...RASZYN, ...forceWith({ tasks: "", brief: "" }), acceptedFindings };
  expect(applyCommand(accepted, removeForce, { id: "polish" }).acceptedFindings).toEqual([]);
});

test("a scenario is read by its system, and one that names none is of Belle Alliance", () => {
  const read = parseDocument("scenario", JSON.parse(JSON.stringify(RASZYN)));
  expect(read).toEqual({ ok: true, document: RASZYN });
  const named = { kind: "scenario", schemaVersion: 1, language: "en", title: "La Haye Sainte" };
  const other = parseDocument("scenario", named);
  expect(other.ok && other.document.system).toBe("belle-alliance");
});

test("an id used twice and an unknown field are refused with their places", () => {
  const paths = (change: object) => {
    const read = parseDocument("scenario", { ...RASZYN, ...change });
    return read.ok ? [] : read.issues.map(({ path, code }) => `${path} ${code}`);
  };
  expect(paths({ forces: [polish, { ...austrian, id: "polish" }] })).toEqual([
    "/forces/1/id repeated-id",
  ]);
  expect(paths({ sides: [] })).toEqual(["/sides unknown-field"]);
  expect(paths({ system: "chess" })).toEqual(["/system invalid-union"]);
});

test("its texts can be translated and its things have a history", () => {
  const keys = textsOf(RASZYN).map(({ key }) => key);
  expect(keys).toContain("sides/polish/brief");
  expect(keys).toContain("specialRules");
  const changed = { ...RASZYN, ...forceWith({ brief: "Hold the dyke." }) };
  const things = thingsOf("scenario", RASZYN);
  const differ = [...thingsOf("scenario", changed)].filter(
    ([key, thing]) => JSON.stringify(things.get(key)) !== JSON.stringify(thing),
  );
  expect(differ.map(([, { topic }]) => topic)).toEqual(["brief"]);
});
