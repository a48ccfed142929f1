import { describe, expect, it } from "vitest";
import { armyListSchema } from "@/lib/domain/bogowie-wojny/list/army-list";
import { checkArmyList } from "@/lib/domain/bogowie-wojny/list/check";
import { removeFormation } from "@/lib/domain/bogowie-wojny/list/commands/formations";
import {
  moveRegiment,
  removeRegiment,
  setBases,
} from "@/lib/domain/bogowie-wojny/list/commands/regiments";
import { acceptFinding, reopenFinding } from "@/lib/domain/document/accept-finding";
import { applyCommand } from "@/lib/domain/document/command";
import { armyOf, faultsOf } from "./army-of";

const overfull = armyOf({
  formations: [
    { regiments: [{ unitKind: "militia", bases: 21 }] },
    { regiments: [{ unitKind: "foot-6-pounder", bases: 2 }] },
  ],
});
const tooManyBases = { code: "bases-over-limit", about: [[""]] };
const doubleBattery = { code: "battery-of-several-bases", about: [["f1r0"]] };
const agreed = applyCommand(
  applyCommand(overfull, acceptFinding, { ...tooManyBases, reason: "Agreed with Jan." }),
  acceptFinding,
  { ...doubleBattery, reason: "Two half-batteries." },
);

describe("a finding accepted with a reason", () => {
  it("no longer counts and is listed separately with the reason", () => {
    expect(faultsOf(overfull)).toEqual(["bases-over-limit", "battery-of-several-bases"]);
    expect(faultsOf(agreed)).toEqual([]);
    const { accepted } = checkArmyList(agreed);
    expect(accepted.map(({ finding, reason }) => [finding.code, reason])).toEqual([
      ["bases-over-limit", "Agreed with Jan."],
      ["battery-of-several-bases", "Two half-batteries."],
    ]);
  });

  it("is accepted on its own regiment alone, wherever that is moved", () => {
    const moved = applyCommand(agreed, moveRegiment, { id: "f1r0", formationId: "f0", to: 0 });
    expect(faultsOf(moved)).not.toContain("battery-of-several-bases");
    const other = armyOf({
      formations: [{ regiments: [{ unitKind: "foot-6-pounder", bases: 2 }] }],
    });
    const list = { ...other, acceptedFindings: agreed.acceptedFindings };
    expect(faultsOf(list)).toContain("battery-of-several-bases");
  });

  it("takes a new reason in place of the old", () => {
    const again = applyCommand(agreed, acceptFinding, { ...tooManyBases, reason: "Club rule." });
    expect(again.acceptedFindings).toHaveLength(2);
    expect(checkArmyList(again).accepted[0]?.reason).toBe("Club rule.");
  });

  it("counts again when it is reopened", () => {
    expect(faultsOf(applyCommand(agreed, reopenFinding, tooManyBases))).toEqual([
      "bases-over-limit",
    ]);
  });

  it("is silent once the list is mended, and stays agreed", () => {
    const mended = applyCommand(agreed, setBases, { id: "f1r0", bases: 1 });
    expect(checkArmyList(mended).accepted.map(({ finding }) => finding.code)).toEqual([
      "bases-over-limit",
    ]);
    expect(mended.acceptedFindings).toHaveLength(2);
  });

  it("goes with the thing it was about", () => {
    for (const list of [
      applyCommand(agreed, removeRegiment, { id: "f1r0" }),
      applyCommand(agreed, removeFormation, { id: "f1" }),
    ]) {
      expect(list.acceptedFindings.map(({ code }) => code)).toEqual(["bases-over-limit"]);
    }
  });
});

it("opens a list from before findings could be accepted, and writes one out as it came in", () => {
  const { acceptedFindings, ...older } = agreed;
  expect(acceptedFindings).toHaveLength(2);
  expect(armyListSchema.parse(older).acceptedFindings).toEqual([]);
  expect(armyListSchema.parse(JSON.parse(JSON.stringify(agreed)))).toEqual(agreed);
});
