import { usualWeight } from "@/lib/rules/belle-alliance/horse";
import { isUsuallyLight } from "@/lib/rules/belle-alliance/light-troops";
import type { Nation } from "@/lib/rules/belle-alliance/nation";
import { foldText } from "../../fold-text";
import { LIMITS } from "../../limits";
import { blankUnit } from "../blank-unit";
import type { Unit } from "../unit";
import type { ArrivalRead } from "./arrival-words";
import type { PasteDoubt } from "./doubt";
import { nationOfUnit } from "./nation-of-unit";
import { menCounted, type OfficersChoice, officersIn } from "./officers";
import type { PastedLine } from "./pasted-line";
import { type PastedStrength, readStrength, type StrengthStyle } from "./strength";
import { readTroops, type Troops } from "./troops";

type UnitDoubt = Pick<PasteDoubt, "code" | "params">;

/** More men than a battalion or a regiment of horse had. */
const MANY_MEN = 1_500;

interface Heading {
  /** What a heading above says of its troops; null where none does. */
  readonly nation: Nation | null;
  readonly id: string;
  /** Folded names of the formations above. */
  readonly under: string;
  readonly style: StrengthStyle;
  readonly officers: OfficersChoice;
}

interface ReadUnit {
  /** Null where the line holds no name. Its nation is `other` while nothing says it. */
  readonly unit: Unit | null;
  readonly isNationTold: boolean;
  /** Only the heading says that it is guard. */
  readonly guardByHeading: boolean;
  /** Null where it stands on the table at first. */
  readonly arrives: ArrivalRead | null;
  readonly doubts: readonly UnitDoubt[];
}

type UnitLine = Pick<PastedLine, "content" | "hint" | "facts" | "strength">;

/** A unit read from its line, with the doubts about it. */
export function readUnit(line: UnitLine, heading: Heading): ReadUnit {
  const { content, hint, facts } = line;
  const strength = strengthOf(line, heading);
  const name = strength.name || content;
  if (!/\p{L}|\d/u.test(name)) {
    const doubts = [{ code: "line-unread", params: {} }] as const;
    return { unit: null, isNationTold: true, guardByHeading: false, arrives: null, doubts };
  }
  const folded = foldText(`${content} ${hint}`);
  const { guessed, guardByHeading, ...troops } = readTroops(folded, {
    hasGuns: strength.guns !== null,
    hasWagons: strength.wagons !== null,
    armCounted: strength.armCounted,
    armTold: facts?.arm ?? null,
    under: heading.under,
  });
  const told = nationOfUnit({
    name,
    cell: facts?.nation ?? null,
    above: heading.nation,
    under: heading.under,
  });
  const nation = told.nation ?? "other";
  const weight = weightOf(troops, nation);
  const officersTold = strength.officers && (facts?.officers ?? strength.officers);
  const arrives = facts?.arrives ?? strength.arrives;
  const note = noteOf({ ...strength, officers: officersTold }, facts);
  const unit = blankUnit({
    ...troops,
    weight,
    light: troops.light || isUsuallyLight({ ...troops, weight }),
    ammunition: troops.arm === "train" && (strength.ammunition ?? AMMUNITION.test(folded)),
    ...facts?.traits,
    id: heading.id,
    name: (told.part === null ? name : `${name} (${told.part})`).slice(0, LIMITS.nameLength).trim(),
    nation,
    ...numbersOf(strength, { arm: troops.arm, officers: heading.officers }),
    note: note.slice(0, LIMITS.lineLength),
    source: (facts?.source ?? "").slice(0, LIMITS.lineLength),
    valour: { row: null, pick: null, own: facts?.ownValour ?? null },
  });
  return {
    unit,
    isNationTold: told.nation !== null,
    guardByHeading,
    arrives,
    doubts: [
      ...doubtsAbout(unit, {
        strength,
        guessed,
        officers: heading.officers,
        officersTold,
      }),
      ...withName(unit, [
        ...(told.doubt ? [told.doubt] : []),
        ...(arrives?.several ? [severalTimes(arrives)] : []),
        ...(facts?.doubts ?? []),
        ...(isCut(note, facts) ? [NOTE_CUT] : []),
      ]),
    ],
  };
}

/** Of several times the first was taken. */
export function severalTimes({ words, time }: ArrivalRead): UnitDoubt {
  return { code: "several-times", params: { words, time: time ?? "" } };
}

function strengthOf({ content, strength }: UnitLine, heading: Heading): PastedStrength {
  if (strength === null) return readStrength(content, heading);
  return { ...readStrength(strength, heading), name: content };
}

const NOTE_CUT: UnitDoubt = { code: "note-cut", params: { most: LIMITS.lineLength } };

/** Text that has no field of its own is kept as it was written: officers, and what was not understood. */
function noteOf({ officers, unread }: PastedStrength, facts: UnitLine["facts"]): string {
  return [...(facts?.notes ?? []), ...(officers ? [officers] : []), ...unread].join("; ");
}

function isCut(note: string, facts: UnitLine["facts"]): boolean {
  return Math.max(note.length, facts?.source.length ?? 0) > LIMITS.lineLength;
}

function withName({ name }: Unit, doubts: readonly UnitDoubt[]): UnitDoubt[] {
  return doubts.map(({ code, params }) => ({ code, params: { name, ...params } }));
}

/** Folded words of a train that brings ammunition [5.5.4]. */
const AMMUNITION = /am+uni[ct]|jaszcz|caisson/;

/** Table 21 weighs the same kind of horse differently from nation to nation. */
function weightOf({ arm, type, weight }: Pick<Unit, "arm" | "type" | "weight">, nation: Nation) {
  if (arm !== "cavalry" || type === null) return weight;
  return usualWeight(type, nation) ?? weight;
}

/** A train counts in wagons [1.2.4]; they take the place of model guns. */
function numbersOf(
  strength: PastedStrength,
  { arm, officers }: { readonly arm: Unit["arm"]; readonly officers: OfficersChoice },
): Partial<Unit> {
  return {
    men: within(menCounted(strength, officers), 50_000),
    guns: within(strength.guns, 200),
    ...howitzersOf(strength),
    modelGuns: arm === "train" ? within(strength.wagons, 200) : null,
    calibrePd: within(strength.calibrePd, 48),
    battalionsOrSquadrons: within(strength.battalionsOrSquadrons, 40),
    ...(strength.supplies === null ? {} : { supplies: strength.supplies }),
    estimate: strength.estimate,
  };
}

/** None said is none known. */
function howitzersOf({ guns, howitzers }: PastedStrength): Pick<Unit, "howitzers"> {
  return guns === null || howitzers === 0 ? {} : { howitzers: Math.min(howitzers, guns, 200) };
}

/** A number no unit can have is no strength; the doubt about the missing one covers it. */
function within(value: number | null, most: number): number | null {
  return value !== null && value >= 1 && value <= most ? value : null;
}

function isStrengthMissing({ arm, men, guns, modelGuns }: Unit): boolean {
  if (arm === "train") return men === null && modelGuns === null;
  return arm === "artillery" ? guns === null : men === null;
}

function doubtsAbout(
  unit: Unit,
  read: {
    readonly strength: PastedStrength;
    readonly guessed: Troops["guessed"];
    readonly officers: OfficersChoice;
    /** As they are written. */
    readonly officersTold: string | null;
  },
): UnitDoubt[] {
  const { name, arm, men, battalionsOrSquadrons: count } = unit;
  const { howitzers, ambiguous, officers, unread } = read.strength;
  const outOfRange = read.strength.men !== null && men === null ? [`${read.strength.men}`] : [];
  const uncounted = officers !== null && men === null ? [read.officersTold ?? officers] : [];
  const words = [...unread, ...outOfRange, ...uncounted];
  const isApart = men !== null && read.officers === "apart";
  const several = arm === "infantry" && count !== null && count > 1;
  const all: readonly (readonly [boolean, UnitDoubt["code"], UnitDoubt["params"]?])[] = [
    [isStrengthMissing(unit), "strength-missing"],
    [read.guessed === "arm", "arm-open"],
    [read.guessed === "type", "type-open"],
    [howitzers > 0, "howitzers-counted", { howitzers, beside: read.strength.besideGuns }],
    [arm === "artillery" && unit.calibrePd === null, "calibre-missing"],
    [several, "several-battalions", { count: count ?? 0 }],
    [!several && (men ?? 0) > MANY_MEN, "strength-large", { men: men ?? 0 }],
    [read.strength.name.length > LIMITS.nameLength, "line-too-long", { most: LIMITS.nameLength }],
    [ambiguous && men !== null, "several-numbers", { men: men ?? 0 }],
    [isApart && officers !== null, "officers-apart", apart(read, men ?? 0)],
    ...words.map((each) => [true, "words-unread", { words: each }] as const),
  ];
  return all.flatMap(([holds, code, params]) =>
    holds ? [{ code, params: { name, ...params } }] : [],
  );
}

/** Officers beside the men, with their number for who counts them among these. */
function apart(
  { strength, officersTold }: { strength: PastedStrength; officersTold: string | null },
  men: number,
): UnitDoubt["params"] {
  return { words: officersTold ?? "", men, officers: officersIn(strength.officers ?? "") };
}
