import type { Arm } from "@/lib/rules/belle-alliance/arm";
import { usualWeight } from "@/lib/rules/belle-alliance/horse";
import type { Level } from "@/lib/rules/belle-alliance/level";
import { isUsuallyLight } from "@/lib/rules/belle-alliance/light-troops";
import { splitMen } from "@/lib/rules/belle-alliance/splits";
import type { UnitType } from "@/lib/rules/belle-alliance/unit-type";
import { fieldsForArm } from "../fields-for-arm";
import type { FormationNode } from "../formation";
import type { Side } from "../side";
import type { Unit } from "../unit";
import { type BattalionRead, battalionsRead } from "./battalions-read";
import type { Decision } from "./decision";
import type { PasteDoubt } from "./doubt";

/** A doubt with what was decided about it. */
export interface DecidedDoubt {
  readonly doubt: PasteDoubt;
  readonly decision: Decision;
}

/** The sides as they are after what was decided; what nothing was decided about stays the same object. */
export function applyDecisions(
  sides: readonly Side[],
  { decided, newId }: { readonly decided: readonly DecidedDoubt[]; readonly newId: () => string },
): readonly Side[] {
  const made = decided.filter(({ doubt, decision }) => decision !== "leave" && doubt.about);
  if (made.length === 0) return sides;
  const byId = new Map<string, DecidedDoubt[]>();
  for (const each of made) {
    const id = each.doubt.about ?? "";
    byId.set(id, [...(byId.get(id) ?? []), each]);
  }
  return sides.map((side) => ({
    ...side,
    formations: decideUnder(side.formations, { byId, nation: null, newId }),
  }));
}

interface Under {
  readonly byId: ReadonlyMap<string, readonly DecidedDoubt[]>;
  /** Of the formations above; null where none has one. */
  readonly nation: Unit["nation"] | null;
  readonly newId: () => string;
}

function decideUnder(formations: readonly FormationNode[], under: Under): FormationNode[] {
  return formations.flatMap((each) => {
    const decided = under.byId.get(each.id) ?? [];
    if (decided.some(({ decision }) => decision === "leave-out")) return [];
    const inside = { ...under, nation: each.nation ?? under.nation };
    const isNoGuard = decided.some(({ decision }) => decision === "no-guard");
    const units = isNoGuard ? each.units.map(withoutGuard) : each.units;
    return [
      {
        ...each,
        level: decided.map(({ decision }) => levelIn(decision)).find(Boolean) ?? each.level,
        units: units.flatMap((unit) => decideUnit(unit, inside)),
        formations: decideUnder(each.formations, inside),
      },
    ];
  });
}

function levelIn(decision: Decision): Level | null {
  return decision.startsWith("level:") ? (decision.slice("level:".length) as Level) : null;
}

function withoutGuard(unit: Unit): Unit {
  const type = unit.type === "guard" ? null : unit.type;
  return { ...unit, type, guard: false, guardGrade: null };
}

/** Splits come last, so that the battalions have what else was decided. */
function decideUnit(unit: Unit, under: Under): Unit[] {
  const decided = under.byId.get(unit.id) ?? [];
  if (decided.some(({ decision }) => decision === "leave-out")) return [];
  const whole = decided.reduce((before, each) => changed(before, { ...each, ...under }), unit);
  const split = decided.find(({ decision }) => decision.startsWith("split-"));
  return split ? battalionsOf(whole, { ...split, newId: under.newId }) : [whole];
}

function changed(unit: Unit, { decision, doubt, nation }: DecidedDoubt & Under): Unit {
  const [what, value = ""] = decision.split(":");
  if (what === "nation-of-heading") return { ...unit, nation: nation ?? unit.nation };
  if (what === "count-officers" && unit.men !== null)
    return { ...unit, men: unit.men + Number(doubt.params.officers ?? 0) };
  if (what === "calibre") return { ...unit, calibrePd: Number(value) };
  if (what === "arm") return { ...unit, ...fieldsForArm(unit, value as Arm) };
  return what === "type" ? ofType(unit, value as UnitType) : unit;
}

/** With what troops of that type usually have. */
function ofType(unit: Unit, type: UnitType): Unit {
  const weight = unit.arm === "cavalry" ? (usualWeight(type, unit.nation) ?? unit.weight) : null;
  return { ...unit, type, weight, light: isUsuallyLight({ ...unit, type, weight }) };
}

/** The first battalion keeps the id; shares that no line states are estimates. */
function battalionsOf(
  unit: Unit,
  { doubt, decision, newId }: DecidedDoubt & Pick<Under, "newId">,
): Unit[] {
  const count = unit.battalionsOrSquadrons ?? 1;
  if (count < 2 || (unit.men !== null && unit.men < count)) return [unit];
  const numbered = Array.from({ length: count }, (_, i) => ({
    name: `${i + 1}/${unit.name}`,
    men: null,
  }));
  const parts: readonly BattalionRead[] =
    decision === "split-as-read" ? battalionsRead(doubt.text, { ...unit, count }) : numbered;
  const shares = unit.men === null ? [] : splitMen(unit.men, count);
  return parts.map(({ name, men }, i) => ({
    ...unit,
    id: i === 0 ? unit.id : newId(),
    name,
    men: men ?? shares[i] ?? null,
    estimate: men === null && unit.men !== null ? true : unit.estimate,
    battalionsOrSquadrons: 1,
  }));
}
