import fc from "fast-check";
import { produce } from "immer";
import { describe, expect, test } from "vitest";
import { checkScenario, type ScenarioReport } from "@/lib/domain/belle-alliance/scenario/check";
import { addUnit } from "@/lib/domain/belle-alliance/scenario/commands/units";
import { findUnit } from "@/lib/domain/belle-alliance/scenario/find";
import type { ScenarioFindingCode } from "@/lib/domain/belle-alliance/scenario/finding-codes";
import type { Scenario } from "@/lib/domain/belle-alliance/scenario/scenario";
import { viewFor } from "@/lib/domain/belle-alliance/scenario/view-for";
import { acceptFinding, reopenFinding } from "@/lib/domain/document/accept-finding";
import { aboutOf, subjectsOf } from "@/lib/domain/document/accepted-findings";
import { applyCommand } from "@/lib/domain/document/command";
import { battery, formation, scenario, side, unit } from "../build";

const own = { valour: { own: { value: 1, reason: "Veterans" } }, weapon: "musket" };
const unarmed = (id: string) => unit(id, { ...own, weapon: null });
const ids = (count: number) => Array.from({ length: count }, (_, i) => `u${i}`);

const of = (units: ReturnType<typeof unit>[]) =>
  scenario({
    sides: [side("s1", { formations: [formation("f1", { commander: { name: "Ney" }, units })] })],
  });
const withUnarmed = (count: number) => of(ids(count).map(unarmed));

/** Accepts all open findings of a code, like the desk. */
function accepted(document: Scenario, code: ScenarioFindingCode, reason = "Agreed"): Scenario {
  return checkScenario(document)
    .findings.filter((finding) => finding.code === code)
    .reduce(
      (before, finding) =>
        applyCommand(before, acceptFinding, {
          code,
          about: aboutOf(finding, document),
          reason,
        }),
      document,
    );
}

function armed(document: Scenario, id: string): Scenario {
  return produce(document, (draft) => {
    findUnit(draft, id).item.weapon = "musket";
  });
}

/** The subjects of the open and accepted findings of a code. */
function standing(document: Scenario, code: ScenarioFindingCode) {
  const { findings, accepted: set } = checkScenario(document);
  const about = (all: ScenarioReport["findings"]) =>
    all.filter((each) => each.code === code).map((each) => subjectsOf(each, document));
  return { open: about(findings), accepted: about(set.map(({ finding }) => finding)) };
}

describe("an acceptance goes with the thing, however many are reported as one", () => {
  test("of one unit holds once four more are reported together", () => {
    const one = accepted(withUnarmed(1), "weapon-missing");
    const more = produce(one, (draft) => {
      draft.sides[0]?.formations[0]?.units.push(...ids(5).slice(1).map(unarmed));
    });
    expect(standing(more, "weapon-missing")).toEqual({
      open: [["u1", "u2", "u3", "u4"]],
      accepted: [["u0"]],
    });
  });

  test("of many reported together holds for each once one of them is mended", () => {
    const all = accepted(withUnarmed(5), "weapon-missing");
    expect(standing(all, "weapon-missing")).toEqual({ open: [], accepted: [ids(5)] });
    const mended = armed(armed(all, "u0"), "u3");
    expect(standing(mended, "weapon-missing")).toEqual({
      open: [],
      accepted: [["u1"], ["u2"], ["u4"]],
    });
  });

  test("is not widened to a unit that comes later", () => {
    const all = accepted(withUnarmed(5), "weapon-missing");
    const later = applyCommand(all, addUnit, { formationId: "f1", unit: unarmed("new") });
    expect(standing(later, "weapon-missing")).toEqual({ open: [["new"]], accepted: [ids(5)] });
  });

  test("is withdrawn from all that are reported together, and from no other reason's", () => {
    const two = accepted(withUnarmed(2), "weapon-missing", "Sappers");
    const more = produce(two, (draft) => {
      draft.sides[0]?.formations[0]?.units.push(...ids(6).slice(2).map(unarmed));
    });
    const both = accepted(more, "weapon-missing", "Pikes");
    const report = checkScenario(both);
    const pikes = report.accepted.find(({ reason }) => reason === "Pikes");
    expect(pikes?.finding).toMatchObject({ path: "/sides/0", params: { count: 4, name: "u2" } });
    const about = pikes ? aboutOf(pikes.finding, both) : [];
    const reopened = applyCommand(both, reopenFinding, { code: "weapon-missing", about });
    expect(standing(reopened, "weapon-missing")).toEqual({
      open: [["u2", "u3", "u4", "u5"]],
      accepted: [["u0"], ["u1"]],
    });
  });

  test("of a side itself holds for all that is reported of it", () => {
    const whole = produce(withUnarmed(5), (draft) => {
      draft.acceptedFindings = [{ code: "weapon-missing", subject: "s1", reason: "Pikes" }];
    });
    expect(standing(whole, "weapon-missing").open).toEqual([]);
    expect(standing(armed(armed(whole, "u0"), "u1"), "weapon-missing").open).toEqual([]);
  });

  test("whichever are faulty and whichever accepted, the rest is open", () => {
    const some = fc.subarray(ids(9));
    fc.assert(
      fc.property(some, some, (faulty, agreed) => {
        const units = ids(9).map((id) => (faulty.includes(id) ? unarmed(id) : unit(id, own)));
        const document = produce(of(units), (draft) => {
          draft.acceptedFindings = agreed.map((subject) => ({
            code: "weapon-missing",
            subject,
            reason: "Agreed",
          }));
        });
        const { open, accepted: set } = standing(document, "weapon-missing");
        expect(open.flat()).toEqual(faulty.filter((id) => !agreed.includes(id)));
        expect(set.flat()).toEqual(faulty.filter((id) => agreed.includes(id)));
        expect(open.length).toBeLessThanOrEqual(3);
      }),
    );
  });
});

describe("findings that are reported together in other ways", () => {
  const at = (xCm: number, yCm: number) => ({ xCm, yCm, facingDeg: 0, formation: "line" });
  const placed = (id: string, xCm: number, yCm: number) =>
    unit(id, { ...own, placement: at(xCm, yCm) });

  test("units far from their commander, one note a brigade", () => {
    const document = produce(of([placed("u0", 30, 10), placed("u1", 80, 10)]), (draft) => {
      const commander = draft.sides[0]?.formations[0]?.commander;
      if (commander) commander.placement = { xCm: 60, yCm: 100 };
    });
    const both = accepted(document, "units-out-of-reach");
    expect(standing(both, "units-out-of-reach")).toEqual({ open: [], accepted: [["u0", "u1"]] });
    const third = applyCommand(both, addUnit, {
      formationId: "f1",
      unit: placed("u2", 130, 10),
    });
    expect(standing(third, "units-out-of-reach").open).toEqual([["u2"]]);
  });

  test("a pair that overlaps, of which one is overlapped by a third later", () => {
    const pair = accepted(of([placed("u0", 50, 20), placed("u1", 55, 20)]), "units-overlap");
    expect(standing(pair, "units-overlap")).toEqual({ open: [], accepted: [["u0", "u1"]] });
    const third = applyCommand(pair, addUnit, { formationId: "f1", unit: placed("u2", 40, 20) });
    expect(standing(third, "units-overlap").open).toContainEqual(["u0", "u2"]);
  });

  test("pairs that overlap, many reported as one, and units of two pairs on one ground later", () => {
    const pairs = ids(8).map((id, i) => placed(id, 20 + 50 * Math.floor(i / 2) + (i % 2), 20));
    const wide = produce(of(pairs), (draft) => {
      draft.map.widthCm = 400;
    });
    expect(standing(wide, "units-overlap").open).toEqual([ids(8)]);
    const agreed = accepted(wide, "units-overlap");
    expect(standing(agreed, "units-overlap").open).toEqual([]);
    const met = produce(agreed, (draft) => {
      const { placement } = findUnit(draft, "u2").item;
      if (placement) placement.xCm = 20;
    });
    expect(standing(met, "units-overlap").open).toEqual([
      ["u0", "u2"],
      ["u1", "u2"],
    ]);
    const [first] = checkScenario(agreed).accepted;
    const about = first ? aboutOf(first.finding, agreed) : [];
    const reopened = applyCommand(agreed, reopenFinding, { code: "units-overlap", about });
    expect(standing(reopened, "units-overlap").open).toEqual([ids(8)]);
  });

  test("a pair accepted of each, as documents were written once, stays accepted", () => {
    const pair = produce(of([placed("u0", 50, 20), placed("u1", 55, 20)]), (draft) => {
      draft.acceptedFindings = ["u0", "u1"].map((subject) => ({
        code: "units-overlap",
        subject,
        reason: "Agreed",
      }));
    });
    expect(standing(pair, "units-overlap")).toEqual({ open: [], accepted: [["u0", "u1"]] });
    const about = [["u0", "u1"]];
    const reopened = applyCommand(pair, reopenFinding, { code: "units-overlap", about });
    expect(reopened.acceptedFindings).toEqual([]);
  });

  test("units of a row with two values, when the first is decided", () => {
    const guns = (id: string) => battery(id, { nation: "prussia" });
    const document = produce(of([guns("u0"), guns("u1")]), (draft) => {
      draft.date = "1815-06-18";
    });
    expect(standing(document, "valour-undecided").open).toEqual([["u0", "u1"]]);
    const both = accepted(document, "valour-undecided");
    const decided = produce(both, (draft) => {
      findUnit(draft, "u0").item.valour.pick = 0;
    });
    expect(standing(decided, "valour-undecided")).toEqual({ open: [], accepted: [["u1"]] });
  });

  test("units not placed, when another one is raised", () => {
    const reserve = accepted(of([unit("u0", own), unit("u1", own)]), "units-not-placed");
    expect(standing(reserve, "units-not-placed").open).toEqual([]);
    const raised = applyCommand(reserve, addUnit, { formationId: "f1", unit: unit("u2", own) });
    expect(standing(raised, "units-not-placed").open).toEqual([["u2"]]);
  });

  test("commanders with no units under them: three apart, four as one", () => {
    const staffs = (count: number) =>
      scenario({
        sides: [
          side("s1", {
            formations: ids(count).map((id) =>
              formation(id, { name: `Staff ${id}`, commander: { name: "Ney" } }),
            ),
          }),
        ],
      });
    const idle = (count: number) =>
      checkScenario(staffs(count))
        .findings.filter(({ code }) => code === "commander-idle")
        .map(({ path, params }) => [path, params]);
    const apart = { name: "Staff u0", commander: "Ney", named: "yes", count: 1 };
    expect(idle(3)).toHaveLength(3);
    expect(idle(3)[0]).toEqual(["/sides/0/formations/0/commander", apart]);
    expect(idle(4)).toEqual([["/sides/0", { ...apart, count: 4 }]]);
  });
});

describe("the umpire's pack", () => {
  const listed = (document: Scenario) =>
    viewFor(document, { for: "umpire" }).umpire?.acceptedFindings.map(
      ({ subject, reason, finding }) => [subject, reason, finding?.params.count ?? null],
    );

  test("lists what was accepted together in one line", () => {
    expect(listed(accepted(withUnarmed(5), "weapon-missing", "Pikes"))).toEqual([
      ["s1", "Pikes", 5],
    ]);
  });

  test("lists what is found no longer in one line, with its names", () => {
    const all = accepted(withUnarmed(5), "weapon-missing", "Pikes");
    const mended = ids(5).slice(0, 2).reduce(armed, all);
    expect(listed(mended)).toEqual([
      ["u2", "Pikes", 1],
      ["u3", "Pikes", 1],
      ["u4", "Pikes", 1],
      ["u0, u1", "Pikes", null],
    ]);
  });
});
