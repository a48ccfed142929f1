import type { Arm } from "@/lib/rules/belle-alliance/arm";
import { usualWeight } from "@/lib/rules/belle-alliance/horse";
import type { Level } from "@/lib/rules/belle-alliance/level";
import { isUsuallyLight } from "@/lib/rules/belle-alliance/light-troops";
import type { Nation } from "@/lib/rules/belle-alliance/nation";
import { splitMen } from "@/lib/rules/belle-alliance/splits";
import type { UnitType } from "@/lib/rules/belle-alliance/unit-type";
import { fieldsForArm } from "../../scenario/fields-for-arm";
import type { FormationNode } from "../../scenario/formation";
import type { Side } from "../../scenario/side";
import type { Unit } from "../../scenario/unit";
import { unitsUnder } from "../../scenario/visible-tree";
import type { OrderRead } from "../read-sides";
import type { TroopsArrival } from "../sides/open-formations";
import { battalionsRead } from "../units/battalions-read";
import type { Decision } from "./decision";
import type { PasteDoubt } from "./doubt";

export interface DecidedDoubt {
  readonly doubt: PasteDoubt;
  readonly decision: Decision;
}

/** The parts of the reading that decisions can change. */
type Decidable = Pick<OrderRead, "sides" | "arrivals">;

/** Sides and arrivals after the decisions; objects without any decision are returned unchanged. */
export function applyDecisions(
  read: Decidable,
  { decided, newId }: { readonly decided: readonly DecidedDoubt[]; readonly newId: () => string },
): Decidable {
  const made = decided.filter(({ decision }) => decision !== "leave");
  if (made.length === 0) return read;
  const parts = new Map<string, readonly string[]>();
  const sides = sidesAfter(read.sides, { made, newId, parts });
  return { sides, arrivals: arrivalsAfter(read.arrivals, { made, parts }) };
}

interface AppliedDecisions {
  readonly made: readonly DecidedDoubt[];
  /** The ids of additional battalions, keyed by the id of their regiment, with which they arrive. */
  readonly parts: Map<string, readonly string[]>;
}

function arrivalsAfter(
  arrivals: readonly TroopsArrival[],
  { made, parts }: AppliedDecisions,
): readonly TroopsArrival[] {
  const second = made.filter(({ decision }) => decision === "second-time");
  const times = new Map(second.map(({ doubt }) => [doubt.about, String(doubt.params.second)]));
  return arrivals.flatMap((arrival) => {
    const one = { ...arrival, time: times.get(arrival.id) ?? arrival.time };
    return [one, ...(parts.get(arrival.id) ?? []).map((id) => ({ ...one, id }))];
  });
}

function sidesAfter(
  sides: readonly Side[],
  { made, newId, parts }: AppliedDecisions & Pick<DecisionContext, "newId">,
): readonly Side[] {
  const byId = new Map<string, DecidedDoubt[]>();
  const onAll = made.filter(({ doubt }) => doubt.about === null);
  for (const each of made) {
    const id = each.doubt.about;
    if (id !== null) byId.set(id, [...(byId.get(id) ?? []), each]);
  }
  return sides.map((side) => ({
    ...side,
    formations: ofBodies(decideUnder(side.formations, { byId, nation: null, newId, parts }), onAll),
  }));
}

interface DecisionContext {
  readonly byId: ReadonlyMap<string, readonly DecidedDoubt[]>;
  /** The nation of the formations above; null if none has one. */
  readonly nation: Unit["nation"] | null;
  readonly newId: () => string;
  readonly parts: AppliedDecisions["parts"];
}

function decideUnder(
  formations: readonly FormationNode[],
  under: DecisionContext,
): FormationNode[] {
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

/** Applies the decisions that concern every unit under some formations. */
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
    const factor = Number(stated) / Number(read);
    if (what === "scale-men") return scaled(before, "men", factor);
    return what === "scale-guns" ? scaled(before, "guns", factor) : before;
  }, formations);
}

/** The formations with a change applied to every unit. */
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

/**
 * Shares what is left of a strength among the units without one; unchanged if there are no such units, or too few men.
 */
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

/** Multiplies men or guns by a factor, rounding up the largest remainders so that the total is the one stated. */
function scaled(
  formations: FormationNode[],
  what: "men" | "guns",
  factor: number,
): FormationNode[] {
  if (!Number.isFinite(factor) || factor <= 0) return formations;
  const counts = unitsUnder(formations).flatMap((unit) => {
    const count = unit[what];
    return count === null ? [] : [{ id: unit.id, exact: count * factor }];
  });
  const floors = counts.map(({ id, exact }) => ({ id, floor: Math.floor(exact), rest: exact % 1 }));
  const sum = Math.round(counts.reduce((total, { exact }) => total + exact, 0));
  const left = sum - floors.reduce((total, { floor }) => total + floor, 0);
  const up = new Set(
    floors
      .toSorted((a, b) => b.rest - a.rest)
      .slice(0, left)
      .map(({ id }) => id),
  );
  const scaledTo = new Map(
    floors.map(({ id, floor }) => [id, Math.max(1, floor + (up.has(id) ? 1 : 0))]),
  );
  return withUnits(formations, (unit) => {
    const count = scaledTo.get(unit.id);
    return count === undefined || count === unit[what]
      ? unit
      : { ...unit, [what]: count, estimate: true, ...howitzersWithin(unit, what, count) };
  });
}

/** Limits the howitzers to the number of guns. */
function howitzersWithin({ howitzers }: Unit, what: "men" | "guns", guns: number): Partial<Unit> {
  return what === "guns" && howitzers ? { howitzers: Math.min(howitzers, guns) } : {};
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

/** Splits are made last, so that the battalions include all other decisions. */
function decideUnit(unit: Unit, under: DecisionContext): Unit[] {
  const decided = under.byId.get(unit.id) ?? [];
  if (decided.some(({ decision }) => decision === "leave-out")) return [];
  const whole = decided.reduce((before, each) => changed(before, { ...each, ...under }), unit);
  const parts = decided.map(({ decision }) => partsIn(decision)).find(Boolean);
  const split = decided.find(({ decision }) => /^(split-|divide:)/.test(decision));
  const counted = { ...whole, battalionsOrSquadrons: parts ?? whole.battalionsOrSquadrons };
  if (!split) return [whole];
  const [first, ...further] = battalionsOf(counted, { ...split, newId: under.newId });
  under.parts.set(
    unit.id,
    further.map(({ id }) => id),
  );
  return first ? [first, ...further] : [];
}

function partsIn(decision: Decision): number | null {
  return decision.startsWith("divide:") ? Number(decision.slice("divide:".length)) : null;
}

function changed(unit: Unit, { decision, doubt, nation }: DecidedDoubt & DecisionContext): Unit {
  const [what, value = ""] = decision.split(":");
  if (what === "nation-of-heading") return { ...unit, nation: nation ?? unit.nation };
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

/** The proposed row with its first or second value; if there is no row, the value itself. */
function valourChosen(valour: Unit["valour"], { doubt, decision }: DecidedDoubt): Unit["valour"] {
  const { row, first } = doubt.params;
  if (row === "") return { ...valour, own: { value: Number(first), reason: TABLE } };
  const pick = decision === "valour-second" ? 1 : decision === "valour-first" ? 0 : valour.pick;
  return { ...valour, row: String(row), pick };
}

/** The valour table, under the name it has in every language. */
const TABLE = "T21";

/** Sets a type, with the weight and lightness that troops of that type usually have. */
function ofType(unit: Unit, type: UnitType): Unit {
  const weight = unit.arm === "cavalry" ? (usualWeight(type, unit.nation) ?? unit.weight) : null;
  return { ...unit, type, weight, light: isUsuallyLight({ ...unit, type, weight }) };
}

const FUSILIERS = { type: "fusilier", light: true } as const;

/** The first battalion keeps the id; strengths that no line states are equal shares, marked as estimates. */
function battalionsOf(
  unit: Unit,
  { doubt, decision, newId }: DecidedDoubt & Pick<DecisionContext, "newId">,
): Unit[] {
  const count = unit.battalionsOrSquadrons ?? 1;
  if (count < 2 || (unit.men !== null && unit.men < count)) return [unit];
  const text = decision === "split-equally" ? "" : doubt.text;
  const parts = battalionsRead(text, { ...unit, count });
  const shares = unit.men === null ? [] : splitMen(unit.men, count);
  return parts.map(({ name, men, isFusiliers }, i) => ({
    ...unit,
    ...(isFusiliers && unit.type === "line" ? FUSILIERS : {}),
    id: i === 0 ? unit.id : newId(),
    name,
    men: men ?? shares[i] ?? null,
    estimate: men === null && unit.men !== null ? true : unit.estimate,
    battalionsOrSquadrons: 1,
  }));
}
