import type { z } from "zod";
import {
  type ArmyFormation,
  type ArmyList,
  armyListSchema,
  type corpsSchema,
} from "@/lib/domain/army-list/army-list";
import { checkArmyList } from "@/lib/domain/army-list/check";
import type { ArmyListFindingCode } from "@/lib/domain/army-list/finding";
import type { Upgrade } from "@/lib/rules/bogowie-wojny/tables/upgrades";
import type { UnitKind } from "@/lib/rules/bogowie-wojny/unit-kind";

type RegimentInput = { unitKind: UnitKind; bases?: number } & Partial<
  Omit<ArmyFormation["regiments"][number], "unitKind" | "bases">
>;
type FormationInput = Partial<Omit<ArmyFormation, "regiments" | "general">> & {
  regiments: RegimentInput[];
  /** Left out: a general of the arm of the first regiment. */
  general?: ArmyFormation["general"];
};

interface ArmyInput {
  nation?: ArmyList["nation"];
  format?: Partial<ArmyList["format"]>;
  formations?: FormationInput[];
  corps?: z.input<typeof corpsSchema>[];
  upgrades?: [upgrade: Upgrade, count?: number][];
  /** What else of the document differs from a new list. */
  rest?: Partial<z.input<typeof armyListSchema>>;
}

/** A parsed list from its essentials; ids are made from places. */
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

/** So many line bases in regiments of five at most: an army to hang one question on. */
export function lineBases(bases: number): RegimentInput[] {
  const regiments: RegimentInput[] = [];
  for (let left = bases; left > 0; left -= 5) {
    regiments.push({ unitKind: "line-infantry", bases: Math.min(5, left) });
  }
  return regiments;
}

/** The codes of the errors and warnings of a list, in its order. */
export function faultsOf(list: ArmyList): ArmyListFindingCode[] {
  return checkArmyList(list)
    .findings.filter(({ severity }) => severity !== "note")
    .map(({ code }) => code);
}
