import type { z } from "zod";
import {
  type ArmyFormation,
  type ArmyList,
  armyListSchema,
  type corpsSchema,
} from "@/lib/domain/bogowie-wojny/list/army-list";
import { checkArmyList } from "@/lib/domain/bogowie-wojny/list/check";
import type { ArmyListFindingCode } from "@/lib/domain/bogowie-wojny/list/finding";
import type { Upgrade } from "@/lib/rules/bogowie-wojny/tables/upgrades";
import type { UnitKind } from "@/lib/rules/bogowie-wojny/unit-kind";

type RegimentInput = { unitKind: UnitKind; bases?: number } & Partial<
  Omit<ArmyFormation["regiments"][number], "unitKind" | "bases">
>;
type FormationInput = Partial<Omit<ArmyFormation, "regiments" | "general">> & {
  regiments: RegimentInput[];
  /** If left out, a general of the first regiment's arm. */
  general?: ArmyFormation["general"];
};

interface ArmyInput {
  nation?: ArmyList["nation"];
  format?: Partial<ArmyList["format"]>;
  formations?: FormationInput[];
  corps?: z.input<typeof corpsSchema>[];
  upgrades?: [upgrade: Upgrade, count?: number][];
  /** Other fields that differ from a new list. */
  rest?: Partial<z.input<typeof armyListSchema>>;
}

/** A parsed list from its essentials; ids are derived from positions. */
export function armyOf(input: ArmyInput): ArmyList {
  const base = armyListSchema.parse({
    kind: "army-list",
    schemaVersion: 1,
    title: "Test",
    language: "en",
    nation: input.nation ?? "france",
    corps: input.corps ?? [],
    formations: (input.formations ?? []).map((formation, i) => ({
      id: `f${i}`,
      general: {
        kind: /cavalry|lancers|cuirassiers/.test(formation.regiments[0]?.unitKind ?? "")
          ? "cavalry"
          : "infantry",
      },
      ...formation,
      regiments: formation.regiments.map((regiment, j) => ({ id: `f${i}r${j}`, ...regiment })),
    })),
    upgrades: (input.upgrades ?? []).map(([upgrade, count], i) => ({
      id: `u${i}`,
      upgrade,
      count: count ?? 1,
    })),
    ...input.rest,
  });
  return { ...base, format: { ...base.format, ...input.format } };
}

/** This many line bases in regiments of at most five. */
export function lineBases(bases: number): RegimentInput[] {
  const regiments: RegimentInput[] = [];
  for (let left = bases; left > 0; left -= 5) {
    regiments.push({ unitKind: "line-infantry", bases: Math.min(5, left) });
  }
  return regiments;
}

/** The codes of a list's errors and warnings, in its order. */
export function faultsOf(list: ArmyList): ArmyListFindingCode[] {
  return checkArmyList(list)
    .findings.filter(({ severity }) => severity !== "note")
    .map(({ code }) => code);
}
