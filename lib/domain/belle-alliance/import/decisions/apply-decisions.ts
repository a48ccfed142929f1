import type { Arm } from "@/lib/rules/belle-alliance/arm";
import { usualWeight } from "@/lib/rules/belle-alliance/horse";
import type { Level } from "@/lib/rules/belle-alliance/level";
import { isUsuallyLight } from "@/lib/rules/belle-alliance/light-troops";
import type { Nation } from "@/lib/rules/belle-alliance/nation";
import { splitMen } from "@/lib/rules/belle-alliance/splits";
import type { UnitType } from "@/lib/rules/belle-alliance/unit-type";
import { LIMITS } from "../../../document/limits";
import { blankUnit } from "../../scenario/blank-unit";
import { fieldsForArm } from "../../scenario/fields-for-arm";
import type { FormationNode } from "../../scenario/formation";
import type { Side } from "../../scenario/side";
import type { Unit } from "../../scenario/unit";
import type { OrderRead } from "../read-sides";
import type { TroopsArrival } from "../sides/open-formations";
import { battalionsRead, batteryNames } from "../units/battalions-read";
import { type DecidedDoubt, type Decision, OTHER_LINES } from "./decision";
import type { PasteDoubt } from "./doubt";
import { decidedForAll, strengthened } from "./for-all-units";
import { withOtherLines } from "./other-lines";
import { withSidesApart } from "./sides-apart";

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
  const sides = withSidesApart(sidesAfter(read.sides, { made, newId, parts }), {
    decided: made,
    newId,
  });
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
    formations: decidedForAll(
      decideUnder(side.formations, { byId, nation: null, newId, parts }),
      onAll,
    ),
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
    const { units: read, ...body } = withOtherLines(each, {
      others: othersIn(under.byId),
      newId: under.newId,
    });
    const units = isNoGuard ? read.map(withoutGuard) : read;
    const made = {
      ...body,
      level: decided.map(({ decision }) => levelIn(decision)).find(Boolean) ?? each.level,
      commander: decided.some(({ decision }) => decision === "no-commander")
        ? null
        : body.commander,
      note: decided.reduce(withoutWords, body.note),
      units: units.flatMap((unit) => decideUnit(unit, inside)),
      formations: decideUnder(body.formations, inside),
    };
    return decidedForAll([made], decided);
  });
}

function othersIn(byId: DecisionContext["byId"]): Parameters<typeof withOtherLines>[1]["others"] {
  const others = [...byId].flatMap(([id, decided]) => {
    const other = OTHER_LINES.find((one) => decided.some(({ decision }) => decision === one));
    return other ? [[id, other] as const] : [];
  });
  return new Map(others);
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
  const guns = decided.find(({ decision }) => decision === "guns-apart");
  if (guns) {
    const section = sectionOf(whole, { ...guns, newId: under.newId });
    under.parts.set(unit.id, [section.id]);
    return [whole, section];
  }
  if (!split) return [whole];
  const count = parts ?? whole.battalionsOrSquadrons ?? 1;
  const [first, ...further] = partsOf(whole, { ...split, count, newId: under.newId });
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
  if (what === "each") return strengthened(unit, Number(value));
  if (what === "strength-open") return { ...unit, men: null, estimate: false };
  if (what === "without-words")
    return { ...unit, note: withoutWords(unit.note, { doubt, decision }) };
  if (what?.startsWith("valour-"))
    return { ...unit, valour: valourChosen(unit.valour, { doubt, decision }) };
  if (what === "calibre") return { ...unit, calibrePd: Number(value) };
  if (what === "arm") return ofArm(unit, { arm: value as Arm, doubt });
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

/** A battery takes over the guns that its line gives. */
function ofArm(
  unit: Unit,
  { arm, doubt }: { readonly arm: Arm; readonly doubt: PasteDoubt },
): Unit {
  const decided = { ...unit, ...fieldsForArm(unit, arm) };
  const { guns, pounds } = doubt.params;
  if (arm !== "artillery" || !guns) return decided;
  return { ...decided, guns: Number(guns), calibrePd: Number(pounds) || null };
}

/** The guns of a battalion or regiment as a section beside it, named after it. */
function sectionOf(
  unit: Unit,
  { doubt, newId }: Pick<DecidedDoubt, "doubt"> & Pick<DecisionContext, "newId">,
): Unit {
  const name = `${unit.name}: ${doubt.params.words}`.slice(0, LIMITS.nameLength);
  const { nation, source } = unit;
  const battery = { arm: "artillery", type: "foot-artillery" } as const;
  return ofArm(blankUnit({ ...battery, id: newId(), name, nation, source }), { ...battery, doubt });
}

const FUSILIERS = { type: "fusilier", light: true } as const;

interface Splitting extends DecidedDoubt, Pick<DecisionContext, "newId"> {
  /** The number of parts. */
  readonly count: number;
}

/**
 * The first part keeps the id; strengths that no line states are equal shares, marked as estimates. Squadrons that
 * cannot be shared equally are left open.
 */
function partsOf(unit: Unit, { doubt, decision, count, newId }: Splitting): Unit[] {
  const { men, guns, howitzers } = unit;
  if (count < 2 || Math.min(men ?? count, guns ?? count) < count) return [unit];
  const text = decision === "split-equally" ? "" : doubt.text;
  const parts = battalionsRead(text, { ...unit, count });
  const names = unit.arm === "artillery" ? batteryNames(unit.name, count) : [];
  const share = (total: number, i: number) => splitMen(total, count)[i] ?? 0;
  return parts.map(({ name, men: stated, isFusiliers }, i) => ({
    ...unit,
    ...(isFusiliers && unit.type === "line" ? FUSILIERS : {}),
    id: i === 0 ? unit.id : newId(),
    name: names[i] ?? name,
    men: stated ?? (men === null ? null : share(men, i)),
    guns: guns === null ? null : share(guns, i),
    howitzers: howitzers ? share(howitzers, i) : howitzers,
    estimate: stated === null && men !== null ? true : unit.estimate,
    battalionsOrSquadrons: countedIn(unit, count),
  }));
}

/** The battalions or squadrons of each part. */
function countedIn({ arm, battalionsOrSquadrons: whole }: Unit, parts: number): number | null {
  if (arm === "infantry") return 1;
  return arm === "cavalry" && whole !== null && whole % parts === 0 ? whole / parts : null;
}
