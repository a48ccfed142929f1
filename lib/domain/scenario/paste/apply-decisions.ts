import type { Arm } from "@/lib/rules/belle-alliance/arm";
import { usualWeight } from "@/lib/rules/belle-alliance/horse";
import type { Level } from "@/lib/rules/belle-alliance/level";
import { isUsuallyLight } from "@/lib/rules/belle-alliance/light-troops";
import type { Nation } from "@/lib/rules/belle-alliance/nation";
import { splitMen } from "@/lib/rules/belle-alliance/splits";
import type { UnitType } from "@/lib/rules/belle-alliance/unit-type";
import { fieldsForArm } from "../fields-for-arm";
import type { FormationNode } from "../formation";
import type { Side } from "../side";
import type { Unit } from "../unit";
import { unitsUnder } from "../visible-tree";
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
  const made = decided.filter(({ decision }) => decision !== "leave");
  if (made.length === 0) return sides;
  const byId = new Map<string, DecidedDoubt[]>();
  const onAll = made.filter(({ doubt }) => doubt.about === null);
  for (const each of made) {
    const id = each.doubt.about;
    if (id !== null) byId.set(id, [...(byId.get(id) ?? []), each]);
  }
  return sides.map((side) => ({
    ...side,
    formations: ofBodies(decideUnder(side.formations, { byId, nation: null, newId }), onAll),
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
    const made = {
      ...each,
      level: decided.map(({ decision }) => levelIn(decision)).find(Boolean) ?? each.level,
      commander: decided.some(({ decision }) => decision === "no-commander")
        ? null
        : each.commander,
      note: decided.reduce(withoutWords, each.note),
      units: units.flatMap((unit) => decideUnit(unit, inside)),
      formations: decideUnder(each.formations, inside),
    };
    return ofBodies([made], decided);
  });
}

/** What is decided about all the units that stand under bodies of troops. */
function ofBodies(formations: FormationNode[], decided: readonly DecidedDoubt[]): FormationNode[] {
  return decided.reduce((before, { doubt, decision }) => {
    const [what, value] = decision.split(":");
    const { nation, men = 0, stated = 0, read = 0 } = doubt.params;
    if (what === "nation")
      return withUnits(before, (unit) =>
        unit.nation === nation ? { ...unit, nation: value as Nation } : unit,
      );
    if (what === "valour-of-table")
      return withUnits(before, (unit) => ({ ...unit, valour: { ...unit.valour, own: null } }));
    if (what === "share-men") return shared(before, Number(men));
    return what === "scale-men" ? scaled(before, Number(stated) / Number(read)) : before;
  }, formations);
}

function withUnits(
  formations: readonly FormationNode[],
  change: (unit: Unit) => Unit,
): FormationNode[] {
  return formations.map((each) => ({
    ...each,
    units: each.units.map(change),
    formations: withUnits(each.formations, change),
  }));
}

/** What is left of a strength, shared by the units without one; none where there are no such units, or too few men. */
function shared(formations: FormationNode[], men: number): FormationNode[] {
  const units = unitsUnder(formations);
  const open = units.filter((unit) => unit.men === null && unit.arm !== "artillery");
  const left = men - units.reduce((sum, unit) => sum + (unit.men ?? 0), 0);
  if (open.length === 0 || left < open.length) return formations;
  const shares = new Map(splitMen(left, open.length).map((share, i) => [open[i]?.id, share]));
  return withUnits(formations, (unit) => {
    const share = shares.get(unit.id);
    return share === undefined ? unit : { ...unit, men: share, estimate: true };
  });
}

function scaled(formations: FormationNode[], factor: number): FormationNode[] {
  if (!Number.isFinite(factor) || factor <= 0) return formations;
  return withUnits(formations, (unit) =>
    unit.men === null
      ? unit
      : { ...unit, men: Math.max(1, Math.round(unit.men * factor)), estimate: true },
  );
}

/** A note without the words that were not understood. */
function withoutWords(note: string, { doubt, decision }: DecidedDoubt): string {
  if (decision !== "without-words") return note;
  return note
    .split("; ")
    .filter((part) => part !== doubt.params.words)
    .join("; ");
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
  const parts = decided.map(({ decision }) => partsIn(decision)).find(Boolean);
  const split = decided.find(({ decision }) => /^(split-|divide:)/.test(decision));
  const counted = { ...whole, battalionsOrSquadrons: parts ?? whole.battalionsOrSquadrons };
  return split ? battalionsOf(counted, { ...split, newId: under.newId }) : [whole];
}

function partsIn(decision: Decision): number | null {
  return decision.startsWith("divide:") ? Number(decision.slice("divide:".length)) : null;
}

function changed(unit: Unit, { decision, doubt, nation }: DecidedDoubt & Under): Unit {
  const [what, value = ""] = decision.split(":");
  if (what === "nation-of-heading") return { ...unit, nation: nation ?? unit.nation };
  if (what === "count-officers" && unit.men !== null)
    return { ...unit, men: unit.men + Number(doubt.params.officers ?? 0) };
  if (what === "nation") return { ...unit, nation: value as Nation };
  if (what === "howitzers-among" && unit.guns !== null)
    return { ...unit, guns: unit.guns - Number(doubt.params.beside ?? 0) || unit.guns };
  if (what === "no-howitzers") return { ...unit, howitzers: null };
  if (what === "strength-open") return { ...unit, men: null, estimate: false };
  if (what === "without-words")
    return { ...unit, note: withoutWords(unit.note, { doubt, decision }) };
  if (what?.startsWith("valour-"))
    return { ...unit, valour: valourChosen(unit.valour, { doubt, decision }) };
  if (what === "calibre") return { ...unit, calibrePd: Number(value) };
  if (what === "arm") return { ...unit, ...fieldsForArm(unit, value as Arm) };
  return what === "type" ? ofType(unit, value as UnitType) : unit;
}

function valourChosen(valour: Unit["valour"], { doubt, decision }: DecidedDoubt): Unit["valour"] {
  if (decision === "valour-proposed") return { ...valour, row: String(doubt.params.row) || null };
  return { ...valour, pick: decision === "valour-first" ? 0 : 1 };
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
