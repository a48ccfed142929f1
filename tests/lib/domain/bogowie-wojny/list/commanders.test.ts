import { describe, expect, it } from "vitest";
import type { ArmyList } from "@/lib/domain/bogowie-wojny/list/army-list";
import { checkArmyList } from "@/lib/domain/bogowie-wojny/list/check";
import { DEFAULT_READINGS } from "@/lib/rules/bogowie-wojny/format";
import { armyOf, lineBases } from "./army-of";

const general = (name: string, commanderId?: string) => ({
  kind: "infantry" as const,
  source: "historical" as const,
  name,
  ...(commanderId === undefined ? {} : { commanderId }),
});

const found = (list: ArmyList, code: string) =>
  checkArmyList(list)
    .findings.filter((finding) => finding.code === code)
    .map(({ path, rule, severity, params }) => ({ path, rule, severity, params }));

describe("one commander named for two posts [13.4]", () => {
  const two = (first: ReturnType<typeof general>, second: ReturnType<typeof general>) =>
    armyOf({
      formations: [
        { regiments: lineBases(4), general: first },
        { regiments: lineBases(4), general: second, level: "independent-brigade" },
      ],
    });
  const twice = (path: string, name = "Louis Friant") => [
    { path, rule: "13.4", severity: "error", params: { name } },
  ];

  it("is found for a division and an independent brigade, whatever the case and spaces of the name", () => {
    const list = two(general("Louis Friant"), general(" louis  FRIANT"));
    expect(found(list, "commander-twice")).toEqual(
      twice("/formations/1/general", " louis  FRIANT".trim()),
    );
  });

  it("is found for the same commander of the army book", () => {
    const list = two(general("Louis Friant", "friant"), general("Friant", "friant"));
    expect(found(list, "commander-twice")).toEqual(twice("/formations/1/general", "Friant"));
  });

  it("is not found for two people, nor for posts nobody is named for", () => {
    expect(found(two(general("Louis Friant"), general("Morand")), "commander-twice")).toEqual([]);
    expect(found(two(general(""), general("")), "commander-twice")).toEqual([]);
  });

  it("is found for the commander-in-chief and a general", () => {
    const list = two(general("Louis Friant"), general("Morand"));
    const chief = { ...list, commander: { source: "drawn" as const, name: "Louis Friant" } };
    expect(found(chief, "commander-twice")).toEqual(twice("/formations/0/general"));
  });

  const davout = { source: "historical" as const, name: "Davout" };
  const corps = (id: string) => ({ id, name: "", commander: davout });

  it("is found for two corps", () => {
    const list = armyOf({
      corps: [corps("c1"), corps("c2")],
      formations: [
        { corpsId: "c1", regiments: lineBases(4), general: null },
        { corpsId: "c2", regiments: lineBases(4), general: null },
      ],
    });
    expect(found(list, "commander-twice")).toEqual(twice("/corps/1/commander", "Davout"));
  });

  it("lets the commander of the only corps be the army's, as 13.2 has it of a historical corps", () => {
    const list = armyOf({
      corps: [corps("c1")],
      formations: [{ corpsId: "c1", regiments: lineBases(4), general: null }],
      rest: { commander: davout },
    });
    expect(found(list, "commander-twice")).toEqual([]);
  });
});

describe("a historical commander-in-chief [13.2]", () => {
  const chief = { source: "historical" as const, name: "Davout" };
  const army = (rest: Parameters<typeof armyOf>[0]) =>
    armyOf({ ...rest, rest: { commander: chief } });

  it("breaks the rule in an army without a corps", () => {
    const list = army({ formations: [{ regiments: lineBases(4) }] });
    expect(found(list, "historical-chief-without-corps")).toEqual([
      { path: "/commander", rule: "13.2", severity: "error", params: {} },
    ]);
    expect(found(list, "historical-commander")).toEqual([]);
  });

  it("is for the players to look at where no army book describes a corps", () => {
    const list = army({
      corps: [{ id: "c" }],
      formations: [{ corpsId: "c", regiments: lineBases(4), general: null }],
    });
    expect(found(list, "historical-chief-without-corps")).toEqual([]);
    expect(found(list, "historical-commander")).toHaveLength(1);
  });

  it("breaks it where every corps is one of the book and none is whole", () => {
    const body = {
      id: "b",
      names: { en: "III Corps", da: "", pl: "" },
      level: "corps" as const,
      regiments: [{ entryId: "e", name: "", bases: 3 }],
    };
    const list = armyOf({
      corps: [{ id: "c", historicalId: "b" }],
      formations: [{ corpsId: "c", regiments: lineBases(4), general: null }],
      rest: { commander: chief, bookFormations: [body] },
    });
    expect(found(list, "historical-chief-without-corps")).toHaveLength(1);
    expect(found(list, "historical-commander")).toEqual([]);
  });

  it("goes where the format reads 13.2 so", () => {
    const readings = { ...DEFAULT_READINGS, historicalGeneral: "any-units" as const };
    const list = army({ format: { readings }, formations: [{ regiments: lineBases(4) }] });
    expect(found(list, "historical-chief-without-corps")).toEqual([]);
  });
});
